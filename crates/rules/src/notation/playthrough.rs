//! A whole game: its variant, seats and actions.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use super::fields::{Shorthand, letter, write_dice};
use super::reader::Reader;
use super::{NotationError, Problem};
use crate::{
    Action, Columns, Event, Game, IllegalAction, Move, Position, PositionError, Seat, Stage,
    Variant, VariantError,
};

/// A game from its first action on, finished or not; see the [notation](crate::notation).
///
/// Its actions are legal one after the other, so that it can be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Playthrough {
    start: Game,
    actions: Vec<Action>,
    game: Game,
}

impl Playthrough {
    /// A game in which nothing has been done yet.
    ///
    /// # Errors
    ///
    /// If this number of seats cannot play by this variant.
    pub fn new(variant: Variant, seats: u8) -> Result<Playthrough, VariantError> {
        Ok(Playthrough::from_start(Game::new(variant, seats)?))
    }

    /// A game that this seat begins without a roll-off, as the next of several does, and in which nothing has been done yet.
    ///
    /// # Errors
    ///
    /// If this number of seats cannot play by this variant, or this seat is not among them.
    pub fn begun_by(
        variant: Variant,
        seats: u8,
        first: Seat,
    ) -> Result<Playthrough, PositionError> {
        let position = Position {
            turn: first,
            ..Position::start(variant, seats).map_err(PositionError::Variant)?
        };
        Ok(Playthrough::from_start(Game::try_from(position)?))
    }

    /// A game for one seat alone in which nothing has been done yet.
    ///
    /// # Errors
    ///
    /// As [`Game::alone`].
    pub fn alone(variant: Variant) -> Result<Playthrough, VariantError> {
        Ok(Playthrough::from_start(Game::alone(variant)?))
    }

    fn from_start(start: Game) -> Playthrough {
        Playthrough {
            start,
            actions: Vec::new(),
            game: start,
        }
    }

    /// A game from its beginning on; `None` if this is no beginning, or the rules do not allow one of the actions.
    pub fn of(start: Game, actions: &[Action]) -> Option<Playthrough> {
        let (variant, seats) = (start.variant(), start.seats());
        let mut played = match (seats, start.stage()) {
            (1, _) => Playthrough::alone(variant).ok()?,
            (_, Stage::RollOff) => Playthrough::new(variant, seats).ok()?,
            _ => Playthrough::begun_by(variant, seats, start.turn()).ok()?,
        };
        let begins = played.start == start;
        let goes_on = actions
            .iter()
            .all(|&action| begins && played.play(action).is_ok());
        (begins && goes_on).then_some(played)
    }

    /// The seat that begins without a roll-off; `None` where the dice say who begins, and where there is only one.
    pub fn first(&self) -> Option<Seat> {
        let is_called = self.start.stage() != Stage::RollOff && self.start.seats() > 1;
        is_called.then_some(self.start.turn())
    }

    /// Adds an action; gives what it caused.
    ///
    /// # Errors
    ///
    /// If the action is not legal now; the playthrough is as it was.
    pub fn play(&mut self, action: Action) -> Result<crate::Events, IllegalAction> {
        let (game, events) = self.game.apply(action)?;
        self.actions.push(action);
        self.game = game;
        Ok(events)
    }

    /// The game before the first action.
    pub fn start(&self) -> Game {
        self.start
    }

    /// All that was done, in order.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The game after the last action.
    pub fn game(&self) -> Game {
        self.game
    }
}

impl fmt::Display for Playthrough {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variant = self.start.variant();
        write!(f, "{}:{}", Shorthand(variant), self.start.seats())?;
        if let Some(first) = self.first() {
            write!(f, "{}", letter(first))?;
        }
        let mut game = self.start;
        let mut actions = self.actions.iter().peekable();
        while let Some(&action) = actions.next() {
            let Ok((next, events)) = game.apply(action) else {
                return Err(fmt::Error);
            };
            game = next;
            match action {
                Action::RollOff([a, b]) => write!(f, " ({a}{b})")?,
                Action::Roll if actions.peek().is_none() => f.write_str(" ~")?,
                Action::Roll => f.write_str(" ")?,
                Action::Dice(dice) => {
                    write_dice(f, &dice)?;
                    f.write_str(if is_bust(&events) { "x" } else { "" })?;
                }
                Action::Choose(mv) => {
                    f.write_str("=")?;
                    write_list(f, mv.columns().iter(), "+")?;
                }
                Action::Stop => f.write_str(" .")?,
                Action::Keep(columns) => {
                    f.write_str(" k")?;
                    write_list(f, columns.iter(), ",")?;
                }
            }
        }
        Ok(())
    }
}

fn write_list<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    items: impl Iterator<Item = T>,
    between: &str,
) -> fmt::Result {
    for (place, item) in items.enumerate() {
        write!(f, "{}{item}", if place == 0 { "" } else { between })?;
    }
    Ok(())
}

fn is_bust(events: &[Event]) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::Busted { .. }))
}

impl FromStr for Playthrough {
    type Err = NotationError;

    fn from_str(line: &str) -> Result<Playthrough, NotationError> {
        let mut reader = Reader::new(line);
        let start = reader;
        let variant = reader.variant()?;
        reader.demand(":", "a colon and the number of seats")?;
        let seats = reader.one("the number of seats, 1 to 4", |c| {
            c.to_digit(10).map(|seats| seats as u8)
        })?;
        let mut played = match seats {
            1 => Playthrough::alone(variant),
            _ => Playthrough::new(variant, seats),
        }
        .map_err(|error| start.error(Problem::Variant(error)))?;
        if matches!(reader.peek(), Some('A'..='D')) {
            let here = reader;
            let first = reader.seat()?;
            played = Playthrough::begun_by(variant, seats, first)
                .map_err(|error| here.error(Problem::Position(error)))?;
        }
        while !reader.is_at_end() {
            reader.demand(" ", "a space and the next step")?;
            played.read_step(&mut reader)?;
        }
        Ok(played)
    }
}

impl Playthrough {
    fn read_step(&mut self, reader: &mut Reader<'_>) -> Result<(), NotationError> {
        let here = *reader;
        match reader.peek() {
            Some('(') => {
                reader.take("(");
                let dice = reader.dice()?;
                reader.demand(")", "a closing bracket")?;
                self.step(Action::RollOff(dice), &here)?;
            }
            Some('.') => {
                reader.take(".");
                self.step(Action::Stop, &here)?;
            }
            Some('k') => {
                reader.take("k");
                let columns = read_columns(reader)?;
                self.step(Action::Keep(columns), &here)?;
            }
            Some('~') => {
                reader.take("~");
                self.step(Action::Roll, &here)?;
                reader.end()?;
            }
            Some('1'..='6') => {
                let dice = reader.dice()?;
                self.step(Action::Roll, &here)?;
                let events = self.step(Action::Dice(dice), &here)?;
                let busts = is_bust(&events);
                match reader.peek() {
                    Some('x') if !busts => return Err(reader.error(Problem::NoBust)),
                    Some('x') => {
                        reader.take("x");
                    }
                    _ if busts => return Err(reader.error(Problem::Bust)),
                    None | Some(' ') => {}
                    Some(_) => {
                        reader.demand("=", "= and the move chosen")?;
                        let place = *reader;
                        let mv = read_move(reader)?;
                        self.step(Action::Choose(mv), &place)?;
                    }
                }
            }
            _ => {
                return Err(here.expected(
                    "two dice in brackets, four dice, a full stop, k and columns, or ~",
                ));
            }
        }
        Ok(())
    }

    /// Plays an action that stands at a place of the line.
    fn step(&mut self, action: Action, place: &Reader<'_>) -> Result<crate::Events, NotationError> {
        self.play(action)
            .map_err(|refused| place.error(Problem::Illegal(refused.reason)))
    }
}

fn read_move(reader: &mut Reader<'_>) -> Result<Move, NotationError> {
    let first = reader.board_column()?;
    if !reader.take("+") {
        return Ok(Move::one(first));
    }
    let place = *reader;
    let second = reader.board_column()?;
    match first <= second {
        true => Ok(Move::two(first, second)),
        false => Err(place.expected("columns in ascending order")),
    }
}

fn read_columns(reader: &mut Reader<'_>) -> Result<Columns, NotationError> {
    let mut columns = Columns::EMPTY;
    let mut last = None;
    loop {
        let place = *reader;
        let column = reader.board_column()?;
        if last.is_some_and(|last| last >= column) {
            return Err(place.expected("columns in ascending order"));
        }
        last = Some(column);
        columns = columns.with(column);
        if !reader.take(",") {
            return Ok(columns);
        }
    }
}
