//! The words that positions and whole games share.

use core::fmt;

use super::reader::Reader;
use super::{NotationError, Problem};
use crate::{Column, Landing, Obligation, Seat, Variant};

const LETTERS: [char; 4] = ['A', 'B', 'C', 'D'];

/// A variant as it is written.
pub(super) struct Shorthand(pub(super) Variant);

impl fmt::Display for Shorthand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Shorthand(variant) = self;
        let landing = match variant.landing {
            Landing::Share => "",
            Landing::Jump => "j",
            Landing::PressOn => "o",
        };
        let obligation = match variant.obligation {
            Obligation::AfterSplit => "",
            Obligation::BeforeSplit => "b",
        };
        let pawns = if variant.three_pawns { "p" } else { "" };
        write!(f, "{}{landing}{obligation}{pawns}", variant.columns_to_win)
    }
}

pub(super) fn letter(seat: Seat) -> char {
    LETTERS[seat.index()]
}

pub(super) fn write_dice(f: &mut fmt::Formatter<'_>, dice: &[u8]) -> fmt::Result {
    dice.iter().try_for_each(|die| write!(f, "{die}"))
}

impl Reader<'_> {
    /// Reads a variant; the caller checks that its parts go together.
    pub(super) fn variant(&mut self) -> Result<Variant, NotationError> {
        let columns_to_win = self.one("the columns to win, 3, 4 or 5", |c| {
            c.to_digit(10).map(|digit| digit as u8)
        })?;
        let landing = match () {
            () if self.take("j") => Landing::Jump,
            () if self.take("o") => Landing::PressOn,
            () => Landing::Share,
        };
        let obligation = match self.take("b") {
            true => Obligation::BeforeSplit,
            false => Obligation::AfterSplit,
        };
        Ok(Variant {
            columns_to_win,
            landing,
            obligation,
            three_pawns: self.take("p"),
        })
    }

    pub(super) fn seat(&mut self) -> Result<Seat, NotationError> {
        self.one("a seat, A to D", |c| {
            Seat::ALL.into_iter().find(|&seat| letter(seat) == c)
        })
    }

    pub(super) fn board_column(&mut self) -> Result<Column, NotationError> {
        self.number("a column, 2 to 12", |number| {
            Column::new(u8::try_from(number).ok()?)
        })
    }

    pub(super) fn dice<const N: usize>(&mut self) -> Result<[u8; N], NotationError> {
        let mut dice = [0; N];
        for die in &mut dice {
            *die = self.one("a die, 1 to 6", |c| match c.to_digit(10)? {
                face @ 1..=6 => Some(face as u8),
                _ => None,
            })?;
        }
        Ok(dice)
    }

    /// Makes sure that nothing follows.
    pub(super) fn end(&self) -> Result<(), NotationError> {
        match self.is_at_end() {
            true => Ok(()),
            false => Err(self.error(Problem::TooLong)),
        }
    }
}
