//! Beats of whole games, for tests to show.

use cant_stop_dice::{Throw, simulate};
use cant_stop_rules::{Action, ChanceKind, Game, Settings as Rules, ToAct};

use crate::referee::Beat;

/// A roll that leaves nothing to choose, with three runners out.
pub(super) fn bust() -> Beat {
    let game: Game = "3 .........../........... 2:2,3:3,12:2 A roll"
        .parse()
        .unwrap();
    let (_, events) = game.apply(Action::Dice([4; 4])).unwrap();
    let before = game.after(&events[0]);
    Beat {
        event: events[1],
        before,
        after: before.after(&events[1]),
        throw: None,
        by_hand: false,
    }
}

/// The beats of a game in which every seat takes the first choice and stops after its second.
pub(super) fn beats_of_a_game() -> Vec<Beat> {
    beats_by(Rules::default())
}

/// The same by other rules.
pub(super) fn beats_by(rules: Rules) -> Vec<Beat> {
    let mut game = Game::new(rules, 2).unwrap();
    let mut beats = Vec::new();
    let mut choices = 0;
    for seed in 0.. {
        let action = match game.to_act() {
            ToAct::None => break,
            ToAct::Chance(kind) => {
                let count = if kind == ChanceKind::RollOff { 2 } else { 4 };
                let throw = std::sync::Arc::new(simulate(&Throw::automatic(seed, count)));
                let action = match throw.faces[..] {
                    [a, b] => Action::RollOff([a, b]),
                    [a, b, c, d] => Action::Dice([a, b, c, d]),
                    _ => unreachable!(),
                };
                let (after, events) = game.apply(action).unwrap();
                let mut before = game;
                for (index, event) in events.into_iter().enumerate() {
                    let next = before.after(&event);
                    beats.push(Beat {
                        event,
                        before,
                        after: next,
                        throw: (index == 0).then(|| throw.clone()),
                        by_hand: false,
                    });
                    before = next;
                }
                game = after;
                continue;
            }
            ToAct::Seat(_) if game.keep_choice().is_some() => {
                Action::Keep(game.keep_choice().unwrap().choices().last().unwrap())
            }
            ToAct::Seat(_) if !game.options().is_empty() => {
                choices += 1;
                Action::Choose(game.options()[0])
            }
            ToAct::Seat(_) if game.may_stop() && choices >= 2 => {
                choices = 0;
                Action::Stop
            }
            ToAct::Seat(_) => Action::Roll,
        };
        let (after, events) = game.apply(action).unwrap();
        let mut before = game;
        for event in events {
            let next = before.after(&event);
            beats.push(Beat {
                event,
                before,
                after: next,
                throw: None,
                by_hand: false,
            });
            before = next;
        }
        game = after;
    }
    beats
}
