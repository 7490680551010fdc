//! Random tables, dice and positions met in play, and a position of the crate in the words of the rulebook.

use cant_stop_rules::{
    Action, ChanceKind, Column, Game, Landing, Obligation, Stage, ToAct, Variant,
};
use chacha20::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

use crate::rulebook::{Table, top};

/// Three pawns can be carried about for ever.
const LONGEST_GAME: u32 = 400;

/// Games between random players.
pub struct Play {
    random: ChaCha8Rng,
    game: Game,
    /// Stops in ten decisions that allow one.
    caution: u8,
}

impl Play {
    pub fn new(seed: u64) -> Play {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let (variant, seats) = variant(&mut random);
        Play {
            random,
            game: Game::new(variant, seats).unwrap(),
            caution: 3,
        }
    }

    /// A later position at which a seat decides to roll or stop.
    pub fn next_position(&mut self) -> Game {
        loop {
            match self.action() {
                Some(action) if self.game.turn_number() <= LONGEST_GAME => {
                    self.game = self.game.apply(action).unwrap().0;
                }
                _ => {
                    let (variant, seats) = variant(&mut self.random);
                    self.game = Game::new(variant, seats).unwrap();
                    self.caution = self.random.random_range(1..=9);
                }
            }
            // Not each of them: neighbours are much alike.
            if self.game.stage() == Stage::Deciding && self.random.random_range(0..3) == 0 {
                return self.game;
            }
        }
    }

    fn action(&mut self) -> Option<Action> {
        let random = &mut self.random;
        Some(match (self.game.to_act(), self.game.stage()) {
            (ToAct::None, _) => return None,
            (ToAct::Chance(ChanceKind::RollOff), _) => Action::RollOff(dice(random)),
            (ToAct::Chance(ChanceKind::Roll), _) => Action::Dice(dice(random)),
            (ToAct::Seat(_), Stage::Pairing) => {
                Action::Choose(*self.game.legal_moves().choose(random).unwrap())
            }
            (ToAct::Seat(_), Stage::Keeping) => {
                let choices: Vec<_> = self.game.keep_choice().unwrap().choices().collect();
                Action::Keep(*choices.choose(random).unwrap())
            }
            _ if self.game.may_stop() && random.random_range(0..10) < self.caution => Action::Stop,
            _ => Action::Roll,
        })
    }
}

pub fn dice<const N: usize>(random: &mut ChaCha8Rng) -> [u8; N] {
    std::array::from_fn(|_| random.random_range(1..=6))
}

/// Any variant for any number of seats that can play by it.
pub fn variant(random: &mut ChaCha8Rng) -> (Variant, u8) {
    *Variant::tables()
        .collect::<Vec<_>>()
        .choose(random)
        .unwrap()
}

/// The same position in the words of the rulebook.
pub fn table(game: &Game) -> Table {
    let variant = game.variant();
    let squares = |seat| {
        let height = |column: Column| (column.number(), game.square(seat, column));
        Column::ALL
            .into_iter()
            .map(height)
            .filter(|(_, height)| *height > 0)
            .collect()
    };
    let runner = |column: Column| Some((column.number(), game.runner(column)?));
    let table = Table {
        target: usize::from(variant.columns_to_win),
        landing: match variant.landing {
            Landing::Share => "share",
            Landing::Jump => "jump",
            Landing::PressOn => "press on",
        },
        before_split: variant.obligation == Obligation::BeforeSplit,
        three_pawns: variant.three_pawns,
        to_move: game.turn().index(),
        squares: game.each_seat().map(squares).collect(),
        runners: Column::ALL.into_iter().filter_map(runner).collect(),
    };
    for column in Column::ALL {
        assert_eq!(top(column.number()), column.height());
        assert_eq!(
            table.owner(column.number()),
            game.owner(column).map(|seat| seat.index()),
            "{column} of {game}"
        );
    }
    table
}
