//! The change of the game by one event.

use crate::runners::Runners;
use crate::{Event, Game, RollOff, Stage};

impl Game {
    /// The game right after one event.
    ///
    /// Folding all events of an [`apply`](Game::apply) gives the game it returned; on the way lie the snapshots to
    /// show. In those no seat may act. A roll that busts leaves the stage at [`Stage::Pairing`], with the dice to read
    /// and nothing to choose; a bust and everything after a stop leave it at [`Stage::Deciding`] until the next turn.
    ///
    /// Events are trusted: one that did not come from this game gives a game without meaning, but never a panic.
    pub fn after(&self, event: &Event) -> Game {
        let mut game = *self;
        game.change_by(event);
        game
    }

    /// Changes the game by one event. In line, so that searching without events never makes one.
    #[inline(always)]
    pub(crate) fn change_by(&mut self, event: &Event) {
        match *event {
            Event::RollOffRolled { seat, dice } => {
                self.roll_off = self.roll_off.with(seat, dice);
                match self.roll_off.next() {
                    Some(next) => self.turn = next,
                    None => self.unfinished = 1,
                }
            }
            Event::RollOffTied { seats } => {
                self.roll_off = RollOff::among(seats);
                self.turn = self.roll_off.next().unwrap_or(self.turn);
                self.unfinished = 0;
            }
            Event::TurnBegan { seat } => {
                self.stage = Stage::Deciding;
                self.turn = seat;
                self.turn_number = self.turn_number.saturating_add(1);
                self.unfinished = 0;
            }
            Event::RollCalled { .. } => self.stage = Stage::Rolling,
            Event::Rolled { dice, .. } => {
                self.stage = Stage::Pairing;
                self.last_roll = Some(dice);
                self.unfinished = u8::from(self.usable().missed_by(dice));
            }
            Event::Chose { mv, .. } => {
                self.stage = Stage::Deciding;
                self.unfinished = mv.columns().len() as u8;
            }
            Event::RunnerPlaced { column, to, .. } | Event::RunnerAdvanced { column, to, .. } => {
                self.runners.put(column, to);
                self.unfinished = self.unfinished.saturating_sub(1);
            }
            Event::Busted { .. } => {
                self.stage = Stage::Deciding;
                self.runners = Runners::NONE;
                self.unfinished = 1;
            }
            Event::Stopped { .. } => self.unfinished = 1,
            Event::Banked {
                seat,
                column,
                height,
            } => {
                self.squares[seat.index()][column.index()] = height;
                self.runners.take(column);
            }
            Event::Claimed { seat, column } => {
                self.owned[seat.index()] = self.owned[seat.index()].with(column);
                for other in self.each_seat().filter(|&other| other != seat) {
                    self.squares[other.index()][column.index()] = 0;
                }
            }
            Event::KeepCalled { .. } => {
                self.stage = Stage::Keeping;
                self.unfinished = 0;
            }
            Event::Kept { .. } => {
                self.stage = Stage::Deciding;
                self.unfinished = 1;
            }
            Event::GaveUp { seat, column, .. } => self.squares[seat.index()][column.index()] = 0,
            Event::Won { winners } => {
                self.stage = Stage::Over;
                self.winners = winners;
                self.unfinished = 0;
            }
        }
    }
}
