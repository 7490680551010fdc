//! Review in the results: a point for each turn, and a sentence for each kind of decision.

use cant_stop_bots::{Opponent, Slip};
use cant_stop_rules::{Action, Columns, Game, Seat, ToAct, Variant};
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use super::*;
use crate::core::settings::Language;

/// Finished game of bots that decide quickly.
fn played(seed: u64, seats: u8) -> GameLog {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let start = Game::new(Variant::default(), seats).expect("a legal number of seats");
    let (mut game, mut actions) = (start, Vec::new());
    loop {
        let mut face = || generator.random_range(1..=6);
        let action = match game.to_act() {
            ToAct::Seat(_) => Opponent::Magpie.bot().decide(&game),
            ToAct::Chance(cant_stop_rules::ChanceKind::RollOff) => {
                Action::RollOff([face(), face()])
            }
            ToAct::Chance(_) => Action::Dice([(); 4].map(|()| face())),
            ToAct::None => {
                return GameLog {
                    climb: None,
                    start,
                    actions,
                    by_hand: Default::default(),
                    seed,
                };
            }
        };
        actions.push(action);
        game = game.apply(action).expect("a legal action").0;
    }
}

fn plans(count: usize) -> Seats {
    let names = ["Ada", "Bruno", "Chiara", "Dani"];
    let plan = |(name, mark): (&str, Mark)| SeatPlan {
        name: name.to_owned(),
        mark,
        kind: SeatKind::Bot(Opponent::Magpie),
    };
    let plans = names.into_iter().zip(Mark::ALL).map(plan);
    Seats(plans.take(count).collect())
}

fn position(line: &str) -> Game {
    line.parse().expect("a position")
}

fn slip(taken: Action, better: Action) -> Slip {
    Slip {
        place: 0,
        turn: 12,
        seat: Seat::ALL[0],
        taken,
        better,
        cost: 0.09,
    }
}

#[test]
fn the_drawing_has_a_point_for_every_turn_and_one_for_the_end() {
    let game = played(3, 2);
    let review = cant_stop_bots::review(&game.start, &game.actions).expect("a legal game");
    let last = game.before(game.actions.len());
    let chart = chances::chart(&review, &plans(2), Palette::default(), 560.0, 1.0);
    for plan in plans(2).0 {
        let lines = chart
            .drawing
            .points_of_lines(Palette::default().color(Role::Player(plan.mark)));
        assert_eq!(
            lines,
            [last.turn_number() as usize + 1],
            "one for each seat"
        );
    }
}

#[test]
fn every_kind_of_decision_has_its_sentence() {
    let pairing = position("3 .........../........... 6:4,10:1 A pair 2435");
    let options = pairing.legal_moves();
    let all: Vec<_> = Columns::ALL.iter().collect();
    let keep = |from: usize| Action::Keep(all[from..from + 3].iter().copied().collect());
    let climbing = position("3 .........../........... 6:1,7:1,8:1 A decide");
    let begun = position("3 .........../........... - A decide");
    let say = |words: &Words, language| Locale(language).say(words);
    for (slip, game, parts) in [
        (
            slip(Action::Roll, Action::Stop),
            climbing,
            ["3 steps", "stopping", "9 more"],
        ),
        (
            slip(Action::Stop, Action::Roll),
            climbing,
            ["stopped", "rolling again", "9 more"],
        ),
        (
            slip(Action::Choose(options[0]), Action::Choose(options[1])),
            pairing,
            ["took", "would have won", "9 more"],
        ),
        (
            slip(keep(0), keep(1)),
            begun,
            ["kept 2", "3\u{a0}·\u{a0}4", "9 more"],
        ),
    ] {
        let words = slips::sentence(&slip, &game, "Ada");
        let english = say(&words, Language::En);
        assert!(english.starts_with("Turn 12, Ada"), "{english}");
        for part in parts {
            assert!(english.contains(part), "{english}");
        }
        for language in Language::ALL {
            let said = say(&words, language);
            assert!(!said.contains("results-") && !said.contains('{'), "{said}");
            assert!(said.contains("12") && said.contains('9') && said.contains("Ada"));
        }
    }
}

#[test]
fn only_decisions_that_cost_something_are_told() {
    let game = played(5, 3);
    let review = cant_stop_bots::review(&game.start, &game.actions).expect("a legal game");
    assert!((1..=3).contains(&slips::counted(&review).count()));
    assert!(slips::counted(&review).all(|slip| (100.0 * slip.cost).round() >= 1.0));
    for slip in slips::counted(&review) {
        let before = game.before(slip.place);
        assert_eq!(before.to_act(), ToAct::Seat(slip.seat));
        assert_eq!(game.actions[slip.place], slip.taken);
    }
}
