//! The options that say by which rules a table plays.

use cant_stop_rules::{Landing, Obligation, Variant};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::de::DeserializeOwned;

/// The rules of the table.
#[derive(Args, Clone, Copy)]
#[command(next_help_heading = "Rules")]
pub(crate) struct TableRules {
    /// Columns that win: 3, or 4 or 5 with two or three seats
    #[arg(long, value_name = "COLUMNS", default_value_t = 3)]
    target: u8,

    /// Rule where another player's square is in the way
    #[arg(long, default_value = "share", value_parser = one_of::<3, Landing>(["share", "jump", "press_on"]))]
    landing: Landing,

    /// Extent of the duty to bring free runners on to the board
    #[arg(long, default_value = "after_split", value_parser = one_of::<2, Obligation>(["after_split", "before_split"]))]
    obligation: Obligation,

    /// A player owns only three squares in all; claimed columns keep theirs
    #[arg(long)]
    three_pawns: bool,
}

/// Parses a value by its name in the protocol.
fn one_of<const N: usize, T>(names: [&'static str; N]) -> impl TypedValueParser<Value = T>
where
    T: DeserializeOwned + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(names).try_map(|name| serde_json::from_value(name.into()))
}

impl TableRules {
    /// The variant for a table of this number of seats, or one sentence that says what does not go together.
    pub(crate) fn variant(&self, seats: u8) -> Result<Variant, String> {
        let variant = Variant {
            columns_to_win: self.target,
            landing: self.landing,
            obligation: self.obligation,
            three_pawns: self.three_pawns,
        };
        variant.check(seats).map_err(|error| error.to_string())?;
        Ok(variant)
    }
}
