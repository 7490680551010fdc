//! The solver beside the rules: the same moves, and the same value by asking about every roll.

use std::collections::BTreeSet;

use cant_stop_rules::{Action, Column, Game, Landing, Obligation, Position, Settings, Stage};
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

/// Every table of two or three, as far as the turn is concerned.
fn tables() -> Vec<(Settings, u8)> {
    let mut tables = Vec::new();
    for landing in Landing::ALL {
        for obligation in Obligation::ALL {
            for seats in [2, 3] {
                tables.push((
                    Settings {
                        landing,
                        obligation,
                        ..Settings::default()
                    },
                    seats,
                ));
            }
        }
    }
    tables
}

/// Calls at every decision to roll or stop of games that are played at random.
fn at_decisions(
    settings: Settings,
    seats: u8,
    random: &mut Random,
    mut see: impl FnMut(&Game, &mut Random),
) {
    let mut game = Game::try_from(Position::start(settings, seats).unwrap()).unwrap();
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
                let options = game.options();
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
    for (settings, seats) in tables() {
        for _ in 0..6 {
            at_decisions(settings, seats, &mut random, |game, random| {
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
                    .options()
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

/// A made-up value of the ends of a turn, in which no two boards are alike.
struct MadeUp(Board);

fn made_up(standing: &Standing) -> f64 {
    let each = standing.iter().map(|&(column, height)| {
        let progress = f64::from(height) / f64::from(crate::board::HEIGHTS[column]);
        progress * (0.11 + 0.013 * (column as f64 * 2.7).sin())
    });
    0.3 + each.sum::<f64>()
}

impl Leaf<f64> for MadeUp {
    fn bust(&mut self) -> f64 {
        0.3
    }

    fn fill(&mut self, lanes: &Lanes, columns: &[usize], values: &mut [f64]) {
        for (cell, value) in values.iter_mut().enumerate() {
            let mut rest = cell;
            let mut standing = Standing::new();
            for &column in columns.iter().rev() {
                let lane = &lanes.each[column];
                standing.push((column, lane.heights[rest % (lane.top + 1)]));
                rest /= lane.top + 1;
            }
            standing.sort_unstable();
            *value = made_up(&standing);
        }
        assert_eq!(self.0.turn, 0, "the first seat moves in this test");
    }
}

/// The value of a decision, found by asking the rules about every roll.
fn by_the_rules(game: &Game, known: &mut std::collections::HashMap<Standing, f64>) -> f64 {
    let standing = standing_in(game);
    if let Some(&value) = known.get(&standing) {
        return value;
    }
    let mut roll = 0.0;
    for dice in (0..1296).map(|roll| [roll / 216, roll / 36 % 6, roll / 6 % 6, roll % 6]) {
        let mut rolled = *game;
        rolled.play_unchecked(Action::Roll);
        rolled.play_unchecked(Action::Dice(dice.map(|face: u16| face as u8 + 1)));
        let mut best: Option<f64> = None;
        for &mv in rolled.options().iter() {
            let mut next = rolled;
            next.play_unchecked(Action::Choose(mv));
            let value = by_the_rules(&next, known);
            best = Some(best.map_or(value, |best| best.max(value)));
        }
        roll += best.unwrap_or(0.3) / 1296.0;
    }
    let value = match game.may_stop() {
        true => roll.max(made_up(&standing)),
        false => roll,
    };
    known.insert(standing, value);
    value
}

/// A board on which both seats have two spaces at most to go in every open column.
fn nearly_over(settings: Settings) -> Game {
    let mut position = Position::start(settings, 2).unwrap();
    for column in Column::ALL {
        let left = 1 + (column.index() as u8 * 7) % 3 % 2;
        for seat in 0..2 {
            position.squares[seat][column.index()] =
                column.height() - left - seat as u8 * (left - 1);
        }
    }
    for (index, seat) in [(0, 0), (1, 1), (8, 0), (9, 1)] {
        position.owners[index] = Some(cant_stop_rules::Seat::ALL[seat]);
        position.squares[seat][index] = Column::ALL[index].height();
        position.squares[1 - seat][index] = 0;
    }
    Game::try_from(position).unwrap()
}

#[test]
fn a_turn_is_worth_what_asking_the_rules_about_every_roll_gives() {
    for (settings, seats) in tables() {
        if seats == 2 {
            let game = nearly_over(settings);
            let board = Board::of(&game);
            let lanes = Lanes::of(&game, &board);
            let turn = Turn::solve(lanes, &mut MadeUp(board), &mut PairCache::default());
            let expected = by_the_rules(&game, &mut std::collections::HashMap::new());
            assert!(
                (turn.best() - expected).abs() < 1e-12,
                "{settings:?}: {} {expected}",
                turn.best()
            );
        }
    }
}
