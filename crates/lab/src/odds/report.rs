//! The table of bust chances, in words and as JSON.

use std::fmt::{self, Display};

use cant_stop_rules::{BustChance, Columns};
use serde::Serialize;

use super::Line;

/// The table.
#[derive(Serialize)]
pub(crate) struct Report {
    rolls: u16,
    claimed: Columns,
    table: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    runners: Columns,
    /// How many of the rolls bust.
    bust: u16,
    /// How many of the rolls move a runner.
    go: u16,
    bust_percent: f64,
}

impl Report {
    pub(crate) fn new(claimed: Columns, lines: &[Line]) -> Report {
        let row = |line: &Line| Row {
            runners: line.runners,
            bust: line.chance.busts,
            go: BustChance::ROLLS - line.chance.busts,
            bust_percent: 100.0 * f64::from(line.chance.busts) / f64::from(BustChance::ROLLS),
        };
        Report {
            rolls: BustChance::ROLLS,
            claimed,
            table: lines.iter().map(row).collect(),
        }
    }

    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a report holds nothing that JSON cannot")
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if !self.claimed.is_empty() {
            writeln!(f, "Claimed: {}\n", self.claimed)?;
        }
        writeln!(
            f,
            "{:<11} {:>8} {:>8} {:>8}",
            "runners", "bust", "go on", "chance"
        )?;
        for row in &self.table {
            let runners = match row.runners.is_empty() {
                true => "none".to_owned(),
                false => row.runners.to_string(),
            };
            writeln!(
                f,
                "{runners:<11} {:>8} {:>8} {:>6.2} %",
                row.bust, row.go, row.bust_percent
            )?;
        }
        write!(f, "\nof {} ordered rolls of four dice", self.rolls)
    }
}
