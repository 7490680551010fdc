//! A game at one moment in plain fields, to set up a game from.

use crate::runners::Runners;
use crate::{
    Column, Columns, Game, PositionError, RUNNERS, RollOff, Seat, SeatSet, Stage, Variant,
    VariantError,
};

/// Board, seat to move and stage past the roll-off: enough to play on from, without history.
///
/// The fields may hold anything; making a [`Game`] of them checks that it is a game of Can't Stop.
///
/// ```
/// use cant_stop_rules::{Game, Position, Variant};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let mut position = Position::start(Variant::default(), 2)?;
/// position.squares[0][4] = 5; // the first seat's square in column 6
/// position.runners[4] = Some(6);
/// let game = Game::try_from(position)?;
/// assert_eq!(game.runners_free(), 2);
///
/// position.runners[4] = Some(5);
/// let refused = Game::try_from(position).unwrap_err();
/// assert_eq!(refused.to_string(), "the runner in column 6 is at 5, not above the square at 5");
/// # Ok(())
/// # }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The variant the game is played by.
    pub variant: Variant,
    /// Number of seats, 2 to 4.
    pub seats: u8,
    /// Seat to move; when the game is over, the seat of the last turn.
    pub turn: Seat,
    /// Height of each seat's square by column (index 0 for column 2), 0 for none.
    pub squares: [[u8; 11]; 4],
    /// Owner of each column.
    pub owners: [Option<Seat>; 11],
    /// Height of the runner in each column.
    pub runners: [Option<u8>; 11],
    /// Decision or dice that the game waits for; not [`Stage::RollOff`].
    pub stage: Stage,
    /// The roll that waits for a pairing: four faces at [`Stage::Pairing`], none at any other.
    pub dice: Option<[u8; 4]>,
}

impl Position {
    /// The beginning of the first turn: an empty board, and the first seat decides.
    ///
    /// # Errors
    ///
    /// If this number of seats cannot play by this variant.
    pub fn start(variant: Variant, seats: u8) -> Result<Position, VariantError> {
        variant.check(seats)?;
        Ok(Position {
            variant,
            seats,
            turn: Seat::ALL[0],
            squares: [[0; 11]; 4],
            owners: [None; 11],
            runners: [None; 11],
            stage: Stage::Deciding,
            dice: None,
        })
    }
}

impl Game {
    /// Plain fields of the game; `None` during the roll-off and in a snapshot between two events of one action.
    pub fn position(&self) -> Option<Position> {
        (self.stage != Stage::RollOff && self.unfinished == 0).then(|| Position {
            variant: self.variant,
            seats: self.seats,
            turn: self.turn,
            squares: self.squares,
            owners: Column::ALL.map(|column| self.owner(column)),
            runners: Column::ALL.map(|column| self.runner(column)),
            stage: self.stage,
            dice: self.dice(),
        })
    }
}

impl TryFrom<Position> for Game {
    type Error = PositionError;

    /// The game of this position, its first turn under way; its roll-off is not known.
    fn try_from(position: Position) -> Result<Game, PositionError> {
        position.variant.check(position.seats)?;
        position.check_seats()?;
        for column in Column::ALL {
            position.check_column(column)?;
        }
        let mut game = Game {
            variant: position.variant,
            seats: position.seats,
            stage: position.stage,
            unfinished: 0,
            turn: position.turn,
            turn_number: 1,
            squares: position.squares,
            owned: [Columns::EMPTY; 4],
            runners: Runners::NONE,
            last_roll: position.dice,
            roll_off: RollOff::among(SeatSet::EMPTY),
            winners: SeatSet::EMPTY,
        };
        for column in Column::ALL {
            if let Some(owner) = position.owners[column.index()] {
                let owned = &mut game.owned[owner.index()];
                *owned = owned.with(column);
            }
            if let Some(height) = position.runners[column.index()] {
                game.runners.put(column, height);
            }
        }
        game.check_pawns()?;
        game.check_stage(position.dice)?;
        game.winners = game.verdict();
        Ok(game)
    }
}

impl Position {
    fn check_seats(&self) -> Result<(), PositionError> {
        let plays = |seat: Seat| seat.index() < usize::from(self.seats);
        let owners = self.owners.iter().flatten();
        if let Some(&seat) = core::iter::once(&self.turn)
            .chain(owners)
            .find(|&&seat| !plays(seat))
        {
            return Err(PositionError::NotAtTheTable(seat));
        }
        let stray = |seat: &Seat| !plays(*seat) && self.squares[seat.index()] != [0; 11];
        match Seat::ALL.into_iter().find(stray) {
            Some(seat) => Err(PositionError::NotAtTheTable(seat)),
            None if self.runners.iter().flatten().count() > usize::from(RUNNERS) => {
                Err(PositionError::Runners)
            }
            None => Ok(()),
        }
    }

    fn check_column(&self, column: Column) -> Result<(), PositionError> {
        let top = column.height();
        let owner = self.owners[column.index()];
        for seat in Seat::ALL {
            let square = self.squares[seat.index()][column.index()];
            match owner {
                _ if square > top => {
                    return Err(PositionError::TooHigh {
                        column,
                        height: square,
                    });
                }
                Some(owner) if owner == seat && square < top => {
                    return Err(PositionError::OwnerNotOnTop { column, seat });
                }
                Some(owner) if owner != seat && square > 0 => {
                    return Err(PositionError::SquareInClaimed { column, seat });
                }
                None if square == top => return Err(PositionError::NotClaimed { column, seat }),
                _ => {}
            }
        }
        let Some(runner) = self.runners[column.index()] else {
            return Ok(());
        };
        let square = self.squares[self.turn.index()][column.index()];
        if owner.is_some() {
            Err(PositionError::RunnerInClaimed(column))
        } else if runner > top {
            Err(PositionError::TooHigh {
                column,
                height: runner,
            })
        } else if runner <= square {
            Err(PositionError::RunnerTooLow {
                column,
                runner,
                square,
            })
        } else {
            Ok(())
        }
    }
}

impl Game {
    /// No more squares than pawns, but for the seat that is just choosing which to keep, or has just won.
    fn check_pawns(&self) -> Result<(), PositionError> {
        let choosing =
            |seat: Seat| matches!(self.stage, Stage::Keeping | Stage::Over) && seat == self.turn;
        match self
            .each_seat()
            .find(|&seat| !choosing(seat) && self.surplus(seat).is_some())
        {
            Some(seat) => Err(PositionError::TooManySquares(seat)),
            None => Ok(()),
        }
    }

    fn check_stage(&self, dice: Option<[u8; 4]>) -> Result<(), PositionError> {
        let is_won = !self.verdict().is_empty();
        if is_won != (self.stage == Stage::Over) {
            return Err(match is_won {
                true => PositionError::Won,
                false => PositionError::NotWon,
            });
        }
        let ends_turn = matches!(self.stage, Stage::Over | Stage::Keeping);
        if ends_turn && !self.runners.placed().is_empty() {
            return Err(PositionError::RunnersAfterStop);
        }
        match (self.stage, dice) {
            (Stage::RollOff, _) => Err(PositionError::RollOff),
            (Stage::Pairing, None) => Err(PositionError::NoDice),
            (Stage::Pairing, Some(dice)) => {
                if !dice.iter().all(|die| (1..=6).contains(die)) {
                    Err(PositionError::NoSuchFace)
                } else if self.usable().missed_by(dice) {
                    Err(PositionError::Bust)
                } else {
                    Ok(())
                }
            }
            (_, Some(_)) => Err(PositionError::DiceTooMany),
            (Stage::Keeping, None) if self.surplus(self.turn).is_none() => {
                Err(PositionError::NothingToGiveUp)
            }
            (_, None) => Ok(()),
        }
    }
}
