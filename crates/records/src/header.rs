//! The first line of a record.

use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Landing, Obligation, Seat, Variant};
use serde::{Deserialize, Serialize};

use crate::RecordProblem;
use crate::chain::{parse, read_line};
use crate::words::{clean_key, clean_name};

const FORMAT: &str = "cant-stop-record";

/// Beginning of every first line; one that has it and still makes no sense has been damaged.
pub(crate) const BEGINNING: &[u8] = br#"{"body":{"format":"cant-stop-record","#;

/// Newest version; `FORMAT.md` has what each of them added.
const VERSION: u64 = 4;
/// Version of games with two seats and more, so that an older program reads them.
const OF_TABLES: u64 = 3;
/// The first version that knows throws by hand.
const BY_HAND: u64 = 3;

/// Parts of a first line that tell whether this version reads the rest; memory is taken for nothing else.
#[derive(Deserialize)]
struct Glance {
    body: GlanceBody,
}

#[derive(Deserialize)]
struct GlanceBody {
    format: String,
    version: u64,
}

/// All that a game needs besides its actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    format: String,
    version: u64,
    /// The physics that threw the dice.
    pub engine: String,
    /// Seed of all throws.
    pub seed: u64,
    // The parts of the variant one by one, and left out where they are the common ones: the first version wrote only this one, and
    // the checksum is that of the line as it is written.
    columns_to_win: u8,
    #[serde(default, skip_serializing_if = "is_default")]
    landing: Landing,
    #[serde(default, skip_serializing_if = "is_default")]
    obligation: Obligation,
    #[serde(default, skip_serializing_if = "is_default")]
    three_pawns: bool,
    /// The seat that begins without a roll-off, counted from 0; the dice say who begins if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<u8>,
    #[serde(default, skip_serializing_if = "is_default")]
    inherited: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    day: Option<String>,
    pub(crate) seats: Vec<RecordedSeat>,
}

/// A seat as a record keeps it. Marks and bots go by their names, so that they may come and go between versions.
///
/// A record may hold any text; what is read from one is cleaned as [`clean_name`] says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedSeat {
    /// Name of the player, at most [`NAME_LENGTH`](crate::NAME_LENGTH) characters.
    pub name: String,
    /// The name of the player's shape and colour.
    pub mark: String,
    /// Key of the computer opponent; `None` for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

impl RecordedSeat {
    /// A seat of a person.
    pub fn person(name: &str, mark: &str) -> RecordedSeat {
        RecordedSeat {
            name: name.to_owned(),
            mark: mark.to_owned(),
            bot: None,
        }
    }

    /// The seat with words that can be shown anywhere.
    fn clean(self) -> RecordedSeat {
        RecordedSeat {
            name: clean_name(&self.name),
            mark: clean_key(&self.mark),
            bot: self.bot.as_deref().map(clean_key),
        }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Header {
    /// The header of a new record.
    pub fn new(engine: &str, seed: u64, variant: Variant, seats: Vec<RecordedSeat>) -> Header {
        Header {
            format: FORMAT.to_owned(),
            version: if seats.len() == 1 { VERSION } else { OF_TABLES },
            engine: engine.to_owned(),
            seed,
            columns_to_win: variant.columns_to_win,
            landing: variant.landing,
            obligation: variant.obligation,
            three_pawns: variant.three_pawns,
            first: None,
            inherited: 0,
            day: None,
            seats,
        }
    }

    /// The same for a game with the dice of this day, written as 2026-11-24.
    pub fn of_day(self, day: String) -> Header {
        Header {
            version: VERSION,
            day: Some(day),
            ..self
        }
    }

    /// The same for a game that this seat begins without a roll-off, if it is one.
    pub fn begun_by(self, first: Option<Seat>) -> Header {
        Header {
            version: self.version.max(OF_TABLES),
            first: first.map(|seat| seat.index() as u8),
            ..self
        }
    }

    /// The same for a game whose first `actions` come from another game.
    pub fn going_on_after(self, actions: usize) -> Header {
        Header {
            version: self.version.max(OF_TABLES),
            inherited: u32::try_from(actions).unwrap_or(u32::MAX),
            ..self
        }
    }

    /// Number of the first actions that come from another game.
    pub fn inherited(&self) -> u32 {
        self.inherited
    }

    /// Day of the dice, written as 2026-11-24; `None` for any dice.
    pub fn day(&self) -> Option<&str> {
        self.day.as_deref()
    }

    /// Seats in order of play; a single one begins without a roll-off.
    pub fn seats(&self) -> &[RecordedSeat] {
        &self.seats
    }

    /// The same seats, to name them anew.
    pub fn seats_mut(&mut self) -> &mut [RecordedSeat] {
        &mut self.seats
    }

    /// Returns `true` if a record of this version keeps the state of dice thrown by hand.
    pub fn knows_throws_by_hand(&self) -> bool {
        self.version >= BY_HAND
    }

    /// The game before its first action; `None` if the variant does not allow this number of seats, or the first seat is
    /// not among them.
    pub(crate) fn beginning(&self) -> Option<Playthrough> {
        let seats = u8::try_from(self.seats.len()).ok()?;
        match self.first {
            None if seats == 1 => Playthrough::alone(self.variant()).ok(),
            None => Playthrough::new(self.variant(), seats).ok(),
            Some(first) => Playthrough::begun_by(self.variant(), seats, Seat::new(first)?).ok(),
        }
    }

    /// The variant the game is played by.
    pub fn variant(&self) -> Variant {
        Variant {
            columns_to_win: self.columns_to_win,
            landing: self.landing,
            obligation: self.obligation,
            three_pawns: self.three_pawns,
        }
    }

    /// The header with words that can be shown anywhere.
    fn clean(self) -> Header {
        Header {
            engine: clean_key(&self.engine),
            day: self.day.as_deref().map(clean_key),
            seats: self.seats.into_iter().map(RecordedSeat::clean).collect(),
            ..self
        }
    }

    /// Reads a first line, given without its end; gives its checksum too.
    ///
    /// The checksum is that of the line as it is written; the words are cleaned afterwards.
    pub(crate) fn read(text: &[u8]) -> Result<(Header, u32), RecordProblem> {
        match parse::<Glance>(text).map(|glance| glance.body) {
            Some(body) if body.format != FORMAT => Err(RecordProblem::Foreign),
            Some(body) if body.version > VERSION => Err(RecordProblem::Newer),
            Some(body) if body.version > 0 => {
                let (header, check) = read_line::<Header>(text, 0, 1)?;
                Ok((header.clean(), check))
            }
            None if !text.starts_with(BEGINNING) => Err(RecordProblem::Foreign),
            _ => Err(RecordProblem::Damaged { line: 1 }),
        }
    }
}
