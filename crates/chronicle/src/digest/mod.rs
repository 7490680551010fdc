//! One game in short: what a list of games shows, and counts that can be added up over games.

mod seat;
mod walk;

use cant_stop_records::Reading;
use cant_stop_rules::{BustChance, Seat, SeatSet, Stage, Variant};
use serde::{Deserialize, Serialize};

pub use seat::{Bold, SeatDigest};

use crate::quality::SeatQuality;

fn is_none(count: &u32) -> bool {
    *count == 0
}

/// One game in short.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Digest {
    /// The rules the table played by.
    #[serde(rename = "settings")]
    pub variant: Variant,
    /// Number of first actions that come from another game, which this one continues.
    #[serde(default, skip_serializing_if = "is_none")]
    pub inherited: u32,
    /// The players in order, and their counts.
    pub seats: Vec<SeatDigest>,
    /// The number of the last turn, 1 for the first of the game; 0 if no turn began.
    pub turns: u32,
    /// Seat to move, or of the last turn.
    pub turn: Seat,
    /// The game has been played to its end.
    pub is_over: bool,
    /// Winners: empty while the game is not over, several where a full board was shared.
    pub winners: SeatSet,
    /// By seat, quality of its decisions, once the game was looked back at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quality: Option<Vec<SeatQuality>>,
}

impl Digest {
    /// A game in short.
    pub fn new(reading: &Reading) -> Digest {
        let game = reading.playthrough.game();
        let mut seats: Vec<SeatDigest> =
            reading.header.seats().iter().map(SeatDigest::of).collect();
        walk::count(&reading.playthrough, &mut seats);
        Digest {
            variant: game.variant(),
            inherited: reading.header.inherited(),
            seats,
            turns: game.turn_number(),
            turn: game.turn(),
            is_over: game.stage() == Stage::Over,
            winners: game.winners(),
            quality: None,
        }
    }

    /// The seats that play, each with what it did.
    pub fn each_seat(&self) -> impl Iterator<Item = (Seat, &SeatDigest)> {
        Seat::ALL.into_iter().zip(&self.seats)
    }

    /// Returns `true` if all parts fit together; a file may hold anything.
    pub(crate) fn is_sound(&self) -> bool {
        let seats = self.seats.len();
        let is_chance = |&(busts, _): &(u16, u32)| busts <= BustChance::ROLLS;
        u8::try_from(seats).is_ok_and(|seats| self.variant.check(seats).is_ok())
            && self.turn.index() < seats
            && self.winners.iter().all(|seat| seat.index() < seats)
            && self.is_over != self.winners.is_empty()
            && self
                .seats
                .iter()
                .all(|seat| seat.risks.iter().all(is_chance))
            && self
                .quality
                .as_ref()
                .is_none_or(|found| found.len() == seats)
    }

    /// Returns `true` if the game continues another one from an earlier position. It counts for no player: much of it
    /// is in the other one already, and it may have begun all but won.
    pub fn is_played_on(&self) -> bool {
        self.inherited > 0
    }

    /// Returns `true` if a bot sits in any of the seats.
    pub fn has_bots(&self) -> bool {
        self.seats.iter().any(|seat| seat.bot.is_some())
    }
}
