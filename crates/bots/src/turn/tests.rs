//! The solver beside the rules: the same moves. Values by asking about every roll are in `tests/endgame.rs`.

use std::collections::BTreeSet;

use cant_stop_rules::{Action, Column, Game, Position, Stage, Variant};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use super::*;
use crate::board::Board;

struct Random(ChaCha8Rng);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0.next_u32() as usize % bound
    }

    fn dice(&mut self) -> [u8; 4] {
        std::array::from_fn(|_| 1 + self.below(6) as u8)
    }
}

/// Calls at every decision to roll or stop of games that are played at random.
fn at_decisions(
    variant: Variant,
    seats: u8,
    random: &mut Random,
    mut see: impl FnMut(&Game, &mut Random),
) {
    let mut game = Game::try_from(Position::start(variant, seats).unwrap()).unwrap();
    while game.winners().is_empty() {
        let action = match game.stage() {
            Stage::Deciding => {
                see(&game, random);
                match game.may_stop() && random.below(3) == 0 {
                    true => Action::Stop,
                    false => Action::Roll,
                }
            }
            Stage::Rolling => Action::Dice(random.dice()),
            _ => {
                let options = game.legal_moves();
                Action::Choose(options[random.below(options.len())])
            }
        };
        game = game.apply(action).unwrap().0;
    }
}

/// Runners on the board: columns and heights.
type Standing = Vec<(usize, u8)>;

fn standing_in(game: &Game) -> Standing {
    let runner = |column: Column| game.runner(column).map(|height| (column.index(), height));
    Column::ALL.into_iter().filter_map(runner).collect()
}

#[test]
fn the_solver_moves_as_the_rules_do() {
    let mut random = Random(ChaCha8Rng::seed_from_u64(4));
    let mut seen = 0;
    let tables = Variant::tables().filter(|(variant, seats)| {
        variant.columns_to_win == 3 && !variant.three_pawns && *seats < 4
    });
    for (variant, seats) in tables {
        for _ in 0..6 {
            at_decisions(variant, seats, &mut random, |game, random| {
                let lanes = Lanes::of(game, &Board::of(game));
                let dice = random.dice();
                let [a, b, c, d] = dice.map(|face| face - 1);
                let roll = Roll {
                    splits: [[a + b, c + d], [a + c, b + d], [a + d, b + c]],
                    chance: 1.0,
                };
                let heights = |runners: &Runners| -> Standing {
                    let each =
                        (0..runners.count).map(|at| (runners.columns[at], runners.levels[at]));
                    each.map(|(column, level)| (column, lanes.each[column].heights[level]))
                        .collect()
                };
                let here = standing(&lanes);
                let ours: BTreeSet<Standing> =
                    lanes.moves(&here, &roll).iter().map(heights).collect();
                let rolled = game.apply(Action::Roll).unwrap().0;
                let rolled = rolled.apply(Action::Dice(dice)).unwrap().0;
                let theirs: BTreeSet<Standing> = rolled
                    .legal_moves()
                    .iter()
                    .map(|&mv| standing_in(&rolled.apply(Action::Choose(mv)).unwrap().0))
                    .collect();
                assert_eq!(ours, theirs, "{dice:?} in {game:?}");
                seen += 1;
            });
        }
    }
    assert!(seen > 1000);
}

#[test]
fn every_triple_has_a_place_of_its_own() {
    assert!(triples().map(triple_place).eq(0..TRIPLES));
}
