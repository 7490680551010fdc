//! Why games end: every roll that holds and every stop brings the board nearer to a bound.
//!
//! Within a turn each roll that does not bust moves a runner up at least one space, and there are at most three runners,
//! so that at most 13 + 11 + 11 rolls of a turn can hold.
//!
//! Over the turns let a claimed column be worth its height times the seats, and any other column the sum of the heights of
//! its squares. A stop raises some square and lowers none, or claims a column that was worth less, so that the worth of the
//! board grows with every stop; it never shrinks, and all columns together have 83 spaces, so that there are at most
//! 83 stops per seat. With three pawns squares are given up, and only the claims stay; there is no such bound then.

use cant_stop_rules::{Action, Column, Game, Stage};

const MOST_ROLLS_THAT_HOLD: u32 = 13 + 11 + 11;
const SPACES: u32 = 83;

/// Counts of a game so far.
#[derive(Default)]
pub struct Progress {
    held: u32,
    stops: u32,
}

impl Progress {
    pub fn watch(&mut self, game: &Game, action: Action, next: &Game) {
        match action {
            Action::Choose(_) => {
                self.held += 1;
                assert!(height_of_runners(next) > height_of_runners(game));
                assert!(self.held <= MOST_ROLLS_THAT_HOLD);
            }
            Action::Stop => {
                self.stops += 1;
                assert!(worth(next) > worth(game));
                let bound = SPACES * u32::from(game.seats());
                assert!(worth(next) <= bound);
                assert!(game.variant().three_pawns || self.stops <= bound);
            }
            Action::Keep(_) => assert!(next.claimed() == game.claimed()),
            _ => assert!(worth(next) == worth(game)),
        }
        if next.stage() == Stage::Deciding && next.turn_number() != game.turn_number() {
            self.held = 0;
        }
    }
}

fn height_of_runners(game: &Game) -> u32 {
    let above = |column: Column| {
        let height = game.runner(column)?;
        Some(u32::from(height - game.square(game.turn(), column)))
    };
    Column::ALL.into_iter().filter_map(above).sum()
}

fn worth(game: &Game) -> u32 {
    let column_worth = |column: Column| match game.owner(column) {
        Some(_) => u32::from(column.height()) * u32::from(game.seats()),
        None => game
            .each_seat()
            .map(|seat| u32::from(game.square(seat, column)))
            .sum(),
    };
    Column::ALL.into_iter().map(column_worth).sum()
}
