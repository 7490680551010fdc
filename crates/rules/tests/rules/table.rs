//! A table to script: what is rolled and decided, in words short enough to read like play.

use cant_stop_rules::{Action, Column, Columns, Event, Game, Move, Reason, Seat, Settings};

/// A game in play and what the last action caused.
pub struct Table {
    pub game: Game,
    pub events: Vec<Event>,
}

pub fn column(number: u8) -> Column {
    Column::new(number).unwrap()
}

pub fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub fn columns(numbers: &[u8]) -> Columns {
    numbers.iter().map(|&number| column(number)).collect()
}

/// The move that advances these columns.
pub fn mv(columns: &[u8]) -> Move {
    match *columns {
        [one] => Move::one(column(one)),
        [first, second] => Move::two(column(first), column(second)),
        _ => panic!("no move: {columns:?}"),
    }
}

/// Moves as the rule text writes them.
pub fn words(moves: &[Move]) -> String {
    moves
        .iter()
        .map(Move::to_string)
        .collect::<Vec<_>>()
        .join(", ")
}

impl Table {
    /// A table that waits for the roll-off.
    pub fn set(seats: u8, columns_to_win: u8) -> Table {
        let game = Game::new(
            Settings {
                columns_to_win,
                ..Settings::default()
            },
            seats,
        )
        .unwrap();
        Table {
            game,
            events: Vec::new(),
        }
    }

    /// A table at which the position of this line lies.
    pub fn at(line: &str) -> Table {
        let game = line
            .parse()
            .unwrap_or_else(|error| panic!("{line}: {error}"));
        Table {
            game,
            events: Vec::new(),
        }
    }

    /// A table at which the first seat has won the roll-off.
    pub fn begun(seats: u8, columns_to_win: u8) -> Table {
        let mut table = Table::set(seats, columns_to_win);
        table.act(Action::RollOff([6, 6]));
        for _ in 1..seats {
            table.act(Action::RollOff([1, 1]));
        }
        assert_eq!(table.game.turn_number(), 1);
        table
    }

    pub fn act(&mut self, action: Action) -> &mut Table {
        let (game, events) = self
            .game
            .apply(action)
            .unwrap_or_else(|refused| panic!("{action:?}: {refused}"));
        (self.game, self.events) = (game, events.to_vec());
        self
    }

    /// The seat rolls and the dice show this.
    pub fn roll(&mut self, dice: [u8; 4]) -> &mut Table {
        self.act(Action::Roll).act(Action::Dice(dice))
    }

    pub fn choose(&mut self, columns: &[u8]) -> &mut Table {
        self.act(Action::Choose(mv(columns)))
    }

    pub fn stop(&mut self) -> &mut Table {
        self.act(Action::Stop)
    }

    /// Why an action is refused.
    pub fn refusal(&self, action: Action) -> Reason {
        self.game.apply(action).expect_err("it is not legal").reason
    }

    /// The seat brings its runner to the top of the column, two steps at a time.
    pub fn climb(&mut self, number: u8) -> &mut Table {
        let (low, high) = (number / 2, number.div_ceil(2));
        while !self.game.would_claim().contains(column(number)) {
            self.roll([low, high, low, high]);
            let double = mv(&[number, number]);
            let single = mv(&[number]);
            let step = if self.game.options().contains(&double) {
                double
            } else {
                single
            };
            self.act(Action::Choose(step));
        }
        self
    }

    /// The seat claims the column in one turn.
    pub fn claim(&mut self, number: u8) -> &mut Table {
        self.climb(number).stop()
    }

    pub fn options(&self) -> String {
        words(&self.game.options())
    }

    pub fn runner(&self, number: u8) -> Option<u8> {
        self.game.runner(column(number))
    }

    pub fn square(&self, of: u8, number: u8) -> u8 {
        self.game.square(seat(of), column(number))
    }

    pub fn owner(&self, number: u8) -> Option<Seat> {
        self.game.owner(column(number))
    }
}
