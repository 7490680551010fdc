//! Random positions: met in play, and put together at random.

use cant_stop_rules::{
    Action, ChanceKind, Column, Game, Landing, Obligation, Position, Settings, Stage, ToAct,
};
use chacha20::ChaCha8Rng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

use crate::rulebook::{Table, top};

pub struct Positions {
    pub random: ChaCha8Rng,
    game: Game,
    /// How often in ten the players stop where they may.
    caution: u8,
}

impl Positions {
    pub fn new(seed: u64) -> Positions {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let game = new_game(&mut random);
        Positions {
            random,
            game,
            caution: 3,
        }
    }

    pub fn dice<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.random.random_range(1..=6))
    }

    /// The next position at which a seat decides to roll or stop, met in random play.
    pub fn met(&mut self) -> Game {
        loop {
            let action = match self.game.to_act() {
                ToAct::Chance(ChanceKind::RollOff) => Action::RollOff(self.dice()),
                ToAct::Chance(ChanceKind::Roll) => Action::Dice(self.dice()),
                ToAct::Nobody => {
                    self.game = new_game(&mut self.random);
                    self.caution = self.random.random_range(1..=9);
                    continue;
                }
                ToAct::Seat(_) => match self.game.stage() {
                    Stage::Pairing => {
                        Action::Choose(*self.game.options().choose(&mut self.random).unwrap())
                    }
                    Stage::Keeping => {
                        let choices: Vec<_> = self.game.keep_choice().unwrap().choices().collect();
                        Action::Keep(*choices.choose(&mut self.random).unwrap())
                    }
                    _ if self.game.may_stop() && self.random.random_range(0..10) < self.caution => {
                        Action::Stop
                    }
                    _ => Action::Roll,
                },
            };
            self.game = self.game.apply(action).unwrap().0;
            // Three pawns can be carried about for ever.
            if self.game.turn_number() > 400 {
                self.game = new_game(&mut self.random);
            }
            if self.game.stage() == Stage::Deciding && self.random.random_range(0..3) == 0 {
                return self.game;
            }
        }
    }

    /// A position put together at random.
    pub fn made(&mut self) -> Game {
        loop {
            let (settings, seats) = settings(&mut self.random);
            let mut position = Position::start(settings, seats).unwrap();
            let random = &mut self.random;
            position.turn = cant_stop_rules::Seat::new(random.random_range(0..seats)).unwrap();
            let mut columns = Column::ALL;
            columns.shuffle(random);
            let squares = random.random_range(0..=11);
            for &column in &columns[..squares] {
                let index = column.index();
                if random.random_range(0..4) == 0 {
                    let owner = cant_stop_rules::Seat::new(random.random_range(0..seats)).unwrap();
                    position.owners[index] = Some(owner);
                    position.squares[owner.index()][index] = column.height();
                } else {
                    for seat in 0..usize::from(seats) {
                        position.squares[seat][index] = random.random_range(0..column.height());
                    }
                }
            }
            columns.shuffle(random);
            for &column in &columns[..random.random_range(0..=3)] {
                let own = position.squares[position.turn.index()][column.index()];
                if position.owners[column.index()].is_none() {
                    position.runners[column.index()] =
                        Some(random.random_range(own + 1..=column.height()));
                }
            }
            if let Ok(game) = Game::try_from(position) {
                return game;
            }
        }
    }
}

fn new_game(random: &mut ChaCha8Rng) -> Game {
    let (settings, seats) = settings(random);
    Game::new(settings, seats).unwrap()
}

/// Any settings for any table that can play by them.
fn settings(random: &mut ChaCha8Rng) -> (Settings, u8) {
    loop {
        let settings = Settings {
            columns_to_win: random.random_range(3..=5),
            landing: *Landing::ALL.choose(random).unwrap(),
            obligation: *Obligation::ALL.choose(random).unwrap(),
            three_pawns: random.random(),
        };
        let seats = random.random_range(2..=4);
        if settings.check(seats).is_ok() {
            return (settings, seats);
        }
    }
}

/// The same position in the words of the rulebook.
pub fn table(game: &Game) -> Table {
    let settings = game.settings();
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
        target: usize::from(settings.columns_to_win),
        landing: match settings.landing {
            Landing::Share => "share",
            Landing::Jump => "jump",
            Landing::PressOn => "press on",
        },
        before_split: settings.obligation == Obligation::BeforeSplit,
        three_pawns: settings.three_pawns,
        to_move: game.turn().index(),
        squares: game.each_seat().map(squares).collect(),
        runners: Column::ALL.into_iter().filter_map(runner).collect(),
    };
    for column in Column::ALL {
        assert_eq!(top(column.number()), column.height());
        assert_eq!(table.claimed(column.number()), game.owner(column).is_some());
    }
    table
}
