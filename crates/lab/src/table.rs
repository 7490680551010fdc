//! The options that say by which rules a table plays.

use cant_stop_rules::{Landing, Obligation, Settings};
use clap::{Args, ValueEnum};

/// The rules of the table.
#[derive(Args, Clone, Copy)]
#[command(next_help_heading = "Rules")]
pub(crate) struct TableRules {
    /// Columns that win: 3, or 4 or 5 with two or three seats
    #[arg(long, value_name = "COLUMNS", default_value_t = 3)]
    target: u8,

    /// Rule where another player's square is in the way
    #[arg(long, value_enum, default_value_t = LandingName::Share)]
    landing: LandingName,

    /// Extent of the duty to bring free runners on to the board
    #[arg(long, value_enum, default_value_t = ObligationName::AfterSplit)]
    obligation: ObligationName,

    /// A player owns only three squares in all; claimed columns keep theirs
    #[arg(long)]
    three_pawns: bool,
}

// The help lists the values without what they mean, lest it take a line for each: crates/rules/README.md says it.

/// The ways to land, by their names in the protocol.
#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum LandingName {
    // Runners and squares share a space.
    Share,
    // Each step goes on past every space that holds another player's square.
    Jump,
    // No stopping while a runner stands on another player's square.
    PressOn,
}

/// Extent of the duty, by its names in the protocol.
#[derive(Clone, Copy, ValueEnum)]
#[value(rename_all = "snake_case")]
enum ObligationName {
    // It binds inside the pairing chosen only.
    AfterSplit,
    // Only the options that bring the most new runners on may be chosen.
    BeforeSplit,
}

impl TableRules {
    /// The settings for a table of this number of seats.
    ///
    /// # Errors
    ///
    /// One sentence that says what does not go together.
    pub(crate) fn settings(&self, seats: u8) -> Result<Settings, String> {
        let settings = Settings {
            columns_to_win: self.target,
            landing: match self.landing {
                LandingName::Share => Landing::Share,
                LandingName::Jump => Landing::Jump,
                LandingName::PressOn => Landing::PressOn,
            },
            obligation: match self.obligation {
                ObligationName::AfterSplit => Obligation::AfterSplit,
                ObligationName::BeforeSplit => Obligation::BeforeSplit,
            },
            three_pawns: self.three_pawns,
        };
        settings
            .check(seats)
            .map_err(|error| error.to_string())
            .map(|()| settings)
    }
}
