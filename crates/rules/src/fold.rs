//! How one event changes the game.

use crate::{Event, Game, RollOff, Stage};

impl Game {
    /// The game right after one event.
    ///
    /// Folding all events of an [`apply`](Game::apply) gives the game it returned; on the way lie the snapshots to
    /// show. In those nobody may act. A roll that busts leaves the stage at [`Stage::Pairing`], with the dice to read
    /// and nothing to choose; a bust and everything after a stop leave it at [`Stage::Deciding`] until the next turn.
    ///
    /// Events are trusted: one that did not come from this game gives a game without meaning, but never a panic.
    pub fn after(&self, event: &Event) -> Game {
        let mut game = *self;
        match *event {
            Event::RollOffRolled { seat, dice } => {
                game.roll_off = self.roll_off.with(seat, dice);
                match game.roll_off.next() {
                    Some(next) => game.turn = next,
                    None => game.unfinished = 1,
                }
            }
            Event::RollOffTied { seats } => {
                game.roll_off = RollOff::among(seats);
                game.turn = game.roll_off.next().unwrap_or(self.turn);
                game.unfinished = 0;
            }
            Event::TurnBegan { seat } => {
                game.stage = Stage::Deciding;
                game.turn = seat;
                game.turn_number = self.turn_number.saturating_add(1);
                game.unfinished = 0;
            }
            Event::RollCalled { .. } => game.stage = Stage::Rolling,
            Event::Rolled { dice, .. } => {
                game.stage = Stage::Pairing;
                game.last_roll = Some(dice);
                game.unfinished = u8::from(self.usable().missed_by(dice));
            }
            Event::Chose { mv, .. } => {
                game.stage = Stage::Deciding;
                game.unfinished = mv.columns().len() as u8;
            }
            Event::RunnerPlaced { column, to, .. } | Event::RunnerAdvanced { column, to, .. } => {
                game.runners[column.index()] = Some(to);
                game.unfinished = self.unfinished.saturating_sub(1);
            }
            Event::Busted { .. } => {
                game.stage = Stage::Deciding;
                game.runners = [None; 11];
                game.unfinished = 1;
            }
            Event::Stopped { .. } => game.unfinished = 1,
            Event::Banked {
                seat,
                column,
                height,
            } => {
                game.squares[seat.index()][column.index()] = height;
                game.runners[column.index()] = None;
            }
            Event::Claimed { seat, column } => {
                game.owners[column.index()] = Some(seat);
                for other in game.each_seat().filter(|&other| other != seat) {
                    game.squares[other.index()][column.index()] = 0;
                }
            }
            Event::Won { winners } => {
                game.stage = Stage::Over;
                game.winners = winners;
                game.unfinished = 0;
            }
        }
        game
    }
}
