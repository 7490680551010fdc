//! Variant of the rules that a table agrees on before it begins.

use core::error::Error;
use core::fmt;

/// The variant of one game; the default is the common game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct Variant {
    /// Number of columns a seat must own to win: 3, or 4 or 5 with two or three seats.
    pub columns_to_win: u8,
    /// Rule for a step on to another player's square.
    pub landing: Landing,
    /// Scope of the duty to place free runners.
    pub obligation: Obligation,
    /// Each player has only three squares in all; claimed columns keep theirs. Only with three columns to win.
    pub three_pawns: bool,
}

impl Default for Variant {
    fn default() -> Variant {
        Variant {
            columns_to_win: 3,
            landing: Landing::Share,
            obligation: Obligation::AfterSplit,
            three_pawns: false,
        }
    }
}

/// Rule for a step on to another player's square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Landing {
    /// Nothing: runners and squares share a space.
    #[default]
    Share,
    /// Each step goes on past every space that holds another player's square.
    Jump,
    /// A turn cannot be stopped while a runner stands on another player's square.
    PressOn,
}

impl Landing {
    /// All ways to play, the common one first.
    pub const ALL: [Landing; 3] = [Landing::Share, Landing::Jump, Landing::PressOn];
}

/// Scope of the duty to place free runners: the pairing chosen, or all pairings of the roll.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Obligation {
    /// It binds inside the pairing chosen only: both sums are used whenever both can be.
    #[default]
    AfterSplit,
    /// While runners are free, only the options that bring the most new ones on may be chosen.
    BeforeSplit,
}

impl Obligation {
    /// All ways to play, the common one first.
    pub const ALL: [Obligation; 2] = [Obligation::AfterSplit, Obligation::BeforeSplit];
}

impl Variant {
    /// Every variant with every number of seats that can play by it: 60 tables.
    pub fn tables() -> impl Iterator<Item = (Variant, u8)> {
        let variants = (3..=5).flat_map(|columns_to_win| {
            Landing::ALL.into_iter().flat_map(move |landing| {
                Obligation::ALL.into_iter().flat_map(move |obligation| {
                    [false, true].map(|three_pawns| Variant {
                        columns_to_win,
                        landing,
                        obligation,
                        three_pawns,
                    })
                })
            })
        });
        let tables = variants.flat_map(|variant| (2..=4).map(move |seats| (variant, seats)));
        tables.filter(|(variant, seats)| variant.check(*seats).is_ok())
    }

    /// Checks that a table of `seats` seats can play by this variant.
    ///
    /// # Errors
    ///
    /// The first conflict found.
    pub fn check(self, seats: u8) -> Result<(), VariantError> {
        if !(2..=4).contains(&seats) {
            return Err(VariantError::Seats(seats));
        }
        match self.columns_to_win {
            3 => Ok(()),
            4 | 5 if self.three_pawns => {
                Err(VariantError::ColumnsForThreePawns(self.columns_to_win))
            }
            4 | 5 if seats < 4 => Ok(()),
            4 | 5 => Err(VariantError::ColumnsForFour(self.columns_to_win)),
            _ => Err(VariantError::Columns(self.columns_to_win)),
        }
    }
}

/// Reason to refuse a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum VariantError {
    /// This is not a number of seats.
    Seats(u8),
    /// This is not a number of columns to win.
    Columns(u8),
    /// Four seats cannot play to this many columns.
    ColumnsForFour(u8),
    /// Three squares in all cannot claim this many columns.
    ColumnsForThreePawns(u8),
}

impl fmt::Display for VariantError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VariantError::Seats(seats) => {
                write!(f, "{seats} seats cannot play: the game is for two to four")
            }
            VariantError::Columns(columns) => {
                write!(
                    f,
                    "a game cannot be played to {columns} columns: it takes 3, 4 or 5"
                )
            }
            VariantError::ColumnsForFour(columns) => {
                write!(
                    f,
                    "four seats cannot play to {columns} columns: only two or three can"
                )
            }
            VariantError::ColumnsForThreePawns(columns) => {
                write!(
                    f,
                    "three pawns cannot claim {columns} columns: with them a game is played to 3"
                )
            }
        }
    }
}

impl Error for VariantError {}
