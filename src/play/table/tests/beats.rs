//! Beats of whole games, for tests to show.

use std::sync::Arc;

use cant_stop_dice::{Recording, Throw, simulate};
use cant_stop_rules::{Action, ChanceKind, Game, ToAct, Variant};

use crate::referee::Beat;

/// The beats of an action, and the game after it; the first one shows the throw.
fn beats_of(game: Game, action: Action, throw: Option<Arc<Recording>>) -> (Vec<Beat>, Game) {
    let (after, events) = game.apply(action).unwrap();
    let mut before = game;
    let mut throw = throw.into_iter();
    let beat = |event| {
        let beat = Beat {
            event,
            before,
            after: before.after(&event),
            throw: throw.next(),
            by_hand: false,
        };
        before = beat.after;
        beat
    };
    (events.into_iter().map(beat).collect(), after)
}

/// A roll that leaves nothing to choose, with three runners out.
pub(super) fn bust() -> Beat {
    let game = "3 .........../........... 2:2,3:3,12:2 A roll".parse();
    let (beats, _) = beats_of(game.unwrap(), Action::Dice([4; 4]), None);
    beats[1].clone()
}

/// The beats of a game in which every seat takes the first choice and stops after its second.
pub(super) fn beats_of_a_game() -> Vec<Beat> {
    beats_by(Variant::default())
}

/// The same by other rules.
pub(super) fn beats_by(rules: Variant) -> Vec<Beat> {
    let mut game = Game::new(rules, 2).unwrap();
    let mut beats = Vec::new();
    let mut choices = 0;
    for seed in 0.. {
        let (action, throw) = match game.to_act() {
            ToAct::None => break,
            ToAct::Chance(kind) => {
                let count = if kind == ChanceKind::RollOff { 2 } else { 4 };
                let throw = Arc::new(simulate(&Throw::automatic(seed, count)));
                let action = match throw.faces[..] {
                    [a, b] => Action::RollOff([a, b]),
                    [a, b, c, d] => Action::Dice([a, b, c, d]),
                    _ => unreachable!(),
                };
                (action, Some(throw))
            }
            ToAct::Seat(_) if game.keep_choice().is_some() => {
                let choices = game.keep_choice().unwrap().choices();
                (Action::Keep(choices.last().unwrap()), None)
            }
            ToAct::Seat(_) if !game.legal_moves().is_empty() => {
                choices += 1;
                (Action::Choose(game.legal_moves()[0]), None)
            }
            ToAct::Seat(_) if game.may_stop() && choices >= 2 => {
                choices = 0;
                (Action::Stop, None)
            }
            ToAct::Seat(_) => (Action::Roll, None),
        };
        let (shown, after) = beats_of(game, action, throw);
        beats.extend(shown);
        game = after;
    }
    beats
}
