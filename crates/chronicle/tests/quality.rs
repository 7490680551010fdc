//! Loss by decisions: little for Summit, more for random play, none without a choice.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use cant_stop_bots::{Opponent, review};
use cant_stop_chronicle::quality::{SeatQuality, quality};
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, ChanceKind, ToAct, Variant};
use support::Table;

/// A game of Summit, in the first seat, against random play; and the number of real choices of each.
fn game(seed: u64) -> (Playthrough, [u64; 2]) {
    let mut table = Table::new(seed);
    let mut played = Playthrough::new(Variant::default(), 2).unwrap();
    let mut summit = Opponent::Summit.bot();
    let mut choices = [0; 2];
    loop {
        let game = played.game();
        let mut die = || table.below(6) as u8 + 1;
        let action = match game.to_act() {
            ToAct::None => return (played, choices),
            ToAct::Chance(ChanceKind::RollOff) => Action::RollOff([die(), die()]),
            ToAct::Chance(ChanceKind::Roll) => Action::Dice([die(), die(), die(), die()]),
            ToAct::Seat(seat) => {
                // All that could be done, found by trying.
                let options = game.legal_moves();
                let moves = options.iter().map(|&mv| Action::Choose(mv));
                let all: Vec<Action> = moves
                    .chain([Action::Roll, Action::Stop])
                    .filter(|&action| game.apply(action).is_ok())
                    .collect();
                choices[seat.index()] += u64::from(all.len() > 1);
                match seat.index() {
                    0 => summit.decide(&game),
                    _ => all[table.below(all.len())],
                }
            }
        };
        played.play(action).unwrap();
    }
}

#[test]
fn summit_loses_less_than_random_play() {
    let mut sums = [SeatQuality::default(); 2];
    for seed in 0..3 {
        let (played, choices) = game(seed);
        let found = quality(&played);
        let skill = review(&played.start(), played.actions()).unwrap().skill;
        for seat in 0..2 {
            assert_eq!(found[seat].decisions, choices[seat], "{seed}");
            assert!((found[seat].lost + skill[seat]).abs() < 1e-9);
            sums[seat].add(&found[seat]);
        }
    }
    let [summit, anything] = sums.map(|sum| sum.per_hundred().unwrap());
    assert!(summit < 0.3 && anything > 1.0, "{summit} {anything}");
}

#[test]
fn who_never_decided_lost_nothing() {
    let played: Playthrough = "3:2 (65) (31)".parse().unwrap();
    let found = quality(&played);
    assert_eq!(found, [SeatQuality::default(); 2]);
    assert_eq!(found[0].per_hundred(), None);
    assert!(found[0].lost.is_sign_positive());
}
