//! Reading a position.

use core::str::FromStr;

use super::position::{WAITING, height};
use super::reader::Reader;
use super::{NotationError, Problem};
use crate::{Column, Game, Position, PositionError, RollOff, Seat, SeatSet, Stage, VariantError};

/// Reads a position in the [notation](crate::notation).
impl FromStr for Game {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Game, NotationError> {
        Line::read(line)?.game()
    }
}

/// The fields of a line, and where they begin.
struct Line {
    /// The position as it is written, with the last roll at any stage.
    position: Position,
    turn_number: u32,
    roll_off: RollOff,
    begins: Begins,
}

/// The columns in which fields of a line begin.
#[derive(Default)]
struct Begins {
    board: usize,
    /// By column of the board.
    runners: [usize; 11],
    seat: usize,
    waiting: usize,
    dice: usize,
    turn: usize,
    roll_off: usize,
}

const SPACE: &str = "a space";

impl Line {
    fn read(line: &str) -> Result<Line, NotationError> {
        let mut reader = Reader::new(line);
        let mut begins = Begins::default();
        let variant = reader.variant()?;
        reader.demand(" ", SPACE)?;

        begins.board = reader.column();
        let (seats, squares) = read_board(&mut reader)?;
        variant.check(seats).map_err(|error| NotationError {
            column: 1,
            problem: Problem::Variant(error),
        })?;
        reader.demand(" ", SPACE)?;

        let runners = read_runners(&mut reader, &mut begins.runners)?;
        reader.demand(" ", SPACE)?;

        begins.seat = reader.column();
        let turn = reader.seat()?;
        reader.demand(" ", SPACE)?;

        begins.waiting = reader.column();
        let stage = reader.word("begin, decide, roll, pair, keep or over", |word| {
            let (stage, _) = WAITING.into_iter().find(|(_, name)| *name == word)?;
            Some(stage)
        })?;

        begins.dice = reader.column();
        let mut dice = None;
        if reader.take(" ") {
            begins.dice = reader.column();
            dice = match reader.take("-") {
                true => None,
                false => Some(reader.dice()?),
            };
        }
        begins.turn = reader.column();
        let mut turn_number = u32::from(stage != Stage::RollOff);
        if reader.take(" ") {
            begins.turn = reader.column();
            turn_number = reader.number("the number of the turn", Some)?;
        }
        begins.roll_off = reader.column();
        let mut roll_off = RollOff::among(match stage {
            Stage::RollOff => Seat::ALL.into_iter().take(usize::from(seats)).collect(),
            _ => SeatSet::EMPTY,
        });
        if reader.take(" ") {
            begins.roll_off = reader.column();
            roll_off = read_roll_off(&mut reader)?;
        }
        reader.end()?;
        let owner = |column: Column| {
            let owns = |seat: &Seat| squares[seat.index()][column.index()] == column.height();
            Seat::ALL.into_iter().find(owns)
        };
        Ok(Line {
            position: Position {
                variant,
                seats,
                turn,
                squares,
                owners: Column::ALL.map(owner),
                runners,
                stage,
                dice,
            },
            turn_number,
            roll_off,
            begins,
        })
    }

    fn game(self) -> Result<Game, NotationError> {
        self.check_round()?;
        let Position { stage, dice, .. } = self.position;
        let position = Position {
            stage: match stage {
                Stage::RollOff => Stage::Deciding,
                stage => stage,
            },
            dice: dice.filter(|_| stage == Stage::Pairing),
            ..self.position
        };
        let mut game = Game::try_from(position).map_err(|error| self.blame(error))?;
        game.stage = stage;
        game.last_roll = dice;
        game.turn_number = self.turn_number;
        game.roll_off = self.roll_off;
        Ok(game)
    }

    /// Checks that the roll-off, the turn and the stage fit together.
    fn check_round(&self) -> Result<(), NotationError> {
        let wrong = |column, what| {
            Err(NotationError {
                column,
                problem: Problem::Expected(what),
            })
        };
        let Position {
            seats,
            turn,
            squares,
            runners,
            stage,
            dice,
            ..
        } = self.position;
        let begins = stage == Stage::RollOff;
        let round = &self.roll_off;
        if round
            .still_in()
            .iter()
            .any(|seat| seat.index() >= usize::from(seats))
        {
            return wrong(self.begins.roll_off, "only seats that play");
        }
        if (self.turn_number == 0) != begins {
            return wrong(self.begins.turn, "0 before the first turn, else 1 or more");
        }
        if begins {
            let is_empty = squares == [[0; 11]; 4] && runners == [None; 11];
            match round.next() {
                _ if round.still_in().len() < 2 => {
                    wrong(self.begins.roll_off, "two or more seats to roll")
                }
                None => wrong(self.begins.roll_off, "a seat that has not rolled"),
                _ if !round.is_in_order() => {
                    wrong(self.begins.roll_off, "seats to roll one after the other")
                }
                Some(next) if next != turn => wrong(self.begins.seat, "the seat that rolls next"),
                _ if !is_empty => wrong(self.begins.board, "an empty board before the first turn"),
                _ if dice.is_some() => wrong(self.begins.dice, "no dice before the first turn"),
                _ => Ok(()),
            }
        } else if !round.still_in().is_empty()
            && (round.next().is_some() || round.highest().only().is_none())
        {
            wrong(
                self.begins.roll_off,
                "a round that every seat rolled in and one won",
            )
        } else {
            Ok(())
        }
    }

    /// Adds the column of the line that the error concerns.
    fn blame(&self, error: PositionError) -> NotationError {
        let begins = &self.begins;
        let Position {
            squares, runners, ..
        } = self.position;
        let square = |column: Column, seat: Seat| begins.board + 12 * seat.index() + column.index();
        let column = match error {
            PositionError::Variant(_) => 1,
            PositionError::NotAtTheTable(_) => begins.seat,
            PositionError::TooHigh { column, .. }
                if runners[column.index()].is_some_and(|height| height > column.height()) =>
            {
                begins.runners[column.index()]
            }
            PositionError::TooHigh { column, height } => Seat::ALL
                .into_iter()
                .find(|seat| squares[seat.index()][column.index()] == height)
                .map_or(begins.board, |seat| square(column, seat)),
            PositionError::OwnerNotOnTop { column, seat }
            | PositionError::SquareInClaimed { column, seat }
            | PositionError::NotClaimed { column, seat } => square(column, seat),
            PositionError::RunnerInClaimed(column) | PositionError::RunnerTooLow { column, .. } => {
                begins.runners[column.index()]
            }
            PositionError::TooManySquares(seat) => begins.board + 12 * seat.index(),
            PositionError::Runners | PositionError::RunnersAfterStop => begins
                .runners
                .into_iter()
                .find(|&begin| begin > 0)
                .unwrap_or(begins.waiting),
            PositionError::Won
            | PositionError::NotWon
            | PositionError::RollOff
            | PositionError::NothingToGiveUp => begins.waiting,
            PositionError::NoDice
            | PositionError::DiceTooMany
            | PositionError::NoSuchFace
            | PositionError::Bust => begins.dice,
        };
        NotationError {
            column,
            problem: Problem::Position(error),
        }
    }
}

fn read_board(reader: &mut Reader<'_>) -> Result<(u8, [[u8; 11]; 4]), NotationError> {
    let mut squares = [[0; 11]; 4];
    let mut seats = 0;
    for row in &mut squares {
        for square in row {
            *square = reader.one("a height, . or 1 to 9 or a to d", height)?;
        }
        seats += 1;
        if reader.peek() != Some('/') {
            return match seats {
                1 => Err(reader.error(Problem::Variant(VariantError::Seats(seats)))),
                _ => Ok((seats, squares)),
            };
        }
        if seats == 4 {
            return Err(reader.expected("no more than four rows"));
        }
        reader.take("/");
    }
    Ok((seats, squares))
}

fn read_runners(
    reader: &mut Reader<'_>,
    begins: &mut [usize; 11],
) -> Result<[Option<u8>; 11], NotationError> {
    let mut runners = [None; 11];
    if reader.take("-") {
        return Ok(runners);
    }
    let mut last = None;
    loop {
        let here = *reader;
        let column = reader.board_column()?;
        if last.is_some_and(|last| last >= column) {
            return Err(here.expected("runners in ascending columns"));
        }
        last = Some(column);
        begins[column.index()] = here.column();
        reader.demand(":", "a colon")?;
        runners[column.index()] = Some(reader.number("a height, 1 to 13", |number| {
            u8::try_from(number)
                .ok()
                .filter(|height| (1..=13).contains(height))
        })?);
        if !reader.take(",") {
            return Ok(runners);
        }
    }
}

fn read_roll_off(reader: &mut Reader<'_>) -> Result<RollOff, NotationError> {
    let mut round = RollOff::among(SeatSet::EMPTY);
    if reader.take("-") {
        return Ok(round);
    }
    let mut last = None;
    while !reader.is_at_end() {
        let here = *reader;
        let seat = reader.seat()?;
        if last.is_some_and(|last| last >= seat) {
            return Err(here.expected("seats in ascending order"));
        }
        last = Some(seat);
        let dice = match reader.peek() {
            Some('1'..='6') => Some(reader.dice()?),
            _ => None,
        };
        round = round.joined_by(seat, dice);
    }
    match last {
        Some(_) => Ok(round),
        None => Err(reader.expected("a seat, A to D, or -")),
    }
}
