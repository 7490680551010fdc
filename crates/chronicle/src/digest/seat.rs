//! Counts of one seat in one game.

use cant_stop_records::RecordedSeat;
use cant_stop_rules::Columns;
use serde::{Deserialize, Serialize};

/// Counts of one seat in one game. The player of a seat may change during a game; all counts go to the last one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatDigest {
    /// Name of the player.
    pub name: String,
    /// The name of the player's shape and colour.
    pub mark: String,
    /// Key of the computer opponent that decides; absent for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
    /// The columns it claimed.
    pub claimed: Columns,
    /// By column, the ended turns in which a runner of the seat moved there, whether that was banked or lost.
    pub visited: [u32; 11],
    /// Ended turns by their number of rolls: those of one roll first.
    pub lengths: Vec<u32>,
    /// Number of its rolls, and so of its turns, that busted.
    pub busts: u32,
    /// The spaces by which its squares rose.
    pub banked: u32,
    /// The spaces that runners climbed and a bust took.
    pub lost: u32,
    /// Rolls by risk, ascending: number of the 1,296 ordered rolls that bust, and number of its rolls of that risk.
    pub risks: Vec<(u16, u32)>,
    /// The highest risk it took of its own will and got away with; the earliest such.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub survived: Option<Bold>,
    /// The highest risk it took of its own will and busted by; the earliest such.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fell: Option<Bold>,
    /// Dice taken two by two in the order of the record, by the face of the first and of the second: every die of the
    /// game is in one couple, those of the roll-off too.
    pub couples: [[u32; 6]; 6],
}

/// A roll that could have been left: stopping was allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bold {
    /// Number of the 1,296 ordered rolls that would have busted.
    pub busts: u16,
    /// The number of the turn, from 1.
    pub turn: u32,
}

impl SeatDigest {
    /// A seat that has not done anything yet.
    pub(super) fn of(seat: &RecordedSeat) -> SeatDigest {
        SeatDigest {
            name: seat.name.clone(),
            mark: seat.mark.clone(),
            bot: seat.bot.clone(),
            ..SeatDigest::default()
        }
    }

    /// Number of its ended turns.
    pub fn turns(&self) -> u64 {
        self.lengths.iter().map(|&count| u64::from(count)).sum()
    }
}
