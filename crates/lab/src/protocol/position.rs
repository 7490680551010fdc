//! A position: what a program is told, and tells, about the table.

use std::fmt;

use cant_stop_rules::{Game, Landing, Obligation, PositionError, Seat, Stage, Variant};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::read::{Number, exactly, number, object};
use super::squares::{Runners, Squares};

/// Version of the protocol; the versions differ in the form of a position and in nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Version {
    /// An object, [`Fields`].
    One,
    /// A line in the notation of the rules.
    Two,
}

/// All versions, as programs are told of them.
pub(crate) const VERSIONS: [u8; 2] = [1, 2];

/// A position in either version of the protocol. It may hold anything until it is made a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Position {
    Fields(Fields),
    Notation(Game),
}

impl Position {
    /// Position of a game between two actions, past the roll-off.
    pub(crate) fn of(game: &Game, version: Version) -> Position {
        match version {
            Version::One => Position::Fields(
                Fields::of(game).expect("a game between two actions, past the roll-off"),
            ),
            Version::Two => Position::Notation(*game),
        }
    }

    pub(crate) fn version(&self) -> Version {
        match self {
            Position::Fields(_) => Version::One,
            Position::Notation(_) => Version::Two,
        }
    }

    /// The game that stands there, or one sentence that says why this is no position of a game under way.
    pub(crate) fn game(&self) -> Result<Game, String> {
        match self {
            Position::Fields(fields) => fields.game(),
            Position::Notation(game) => match game.stage() {
                Stage::RollOff => Err(PositionError::RollOff.to_string()),
                Stage::Over => Err(PositionError::Won.to_string()),
                _ => Ok(*game),
            },
        }
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, output: S) -> Result<S::Ok, S::Error> {
        match self {
            Position::Fields(fields) => fields.serialize(output),
            Position::Notation(game) => output.collect_str(game),
        }
    }
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Position, D::Error> {
        struct Reader;
        impl<'de> Visitor<'de> for Reader {
            type Value = Position;

            fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
                f.write_str("an object, or a line of notation")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Position, A::Error> {
                Fields::deserialize(MapAccessDeserializer::new(map)).map(Position::Fields)
            }

            fn visit_str<E: Error>(self, line: &str) -> Result<Position, E> {
                let refused = |error| E::custom(format_args!("in the position, {error}"));
                line.parse().map(Position::Notation).map_err(refused)
            }
        }
        input.deserialize_any(Reader)
    }
}

/// A position of version 1, in which the seat to move decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fields {
    #[serde(deserialize_with = "object")]
    rules: Rules,
    #[serde(deserialize_with = "number")]
    players: u8,
    #[serde(deserialize_with = "number")]
    to_move: u8,
    squares: Squares,
    #[serde(deserialize_with = "owners")]
    claimed: [Option<u8>; 11],
    runners: Runners,
}

/// The variant, in the words of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Rules(#[serde(with = "Words")] pub Variant);

#[derive(Serialize, Deserialize)]
#[serde(remote = "Variant", deny_unknown_fields)]
struct Words {
    #[serde(rename = "target", deserialize_with = "number")]
    columns_to_win: u8,
    landing: Landing,
    obligation: Obligation,
    #[serde(default)]
    three_pawns: bool,
}

impl Fields {
    /// Position of a game; `None` during the roll-off and in a snapshot between two events of one action.
    fn of(game: &Game) -> Option<Fields> {
        let position = game.position()?;
        Some(Fields {
            rules: Rules(position.variant),
            players: position.seats,
            to_move: position.turn.into(),
            squares: Squares {
                rows: position.squares,
                seats: usize::from(position.seats),
            },
            claimed: position.owners.map(|owner| owner.map(u8::from)),
            runners: Runners(position.runners),
        })
    }

    /// The game that stands there, its seat to move about to decide.
    fn game(&self) -> Result<Game, String> {
        let Rules(variant) = self.rules;
        variant
            .check(self.players)
            .map_err(|error| error.to_string())?;
        if self.squares.seats != usize::from(self.players) {
            return Err(format!(
                "there are {} players, but squares of {}",
                self.players, self.squares.seats
            ));
        }
        let turn = self.seat(self.to_move, "to move")?;
        let mut owners = [None; 11];
        for (owner, &claimed) in owners.iter_mut().zip(&self.claimed) {
            if let Some(seat) = claimed {
                *owner = Some(self.seat(seat, "said to own a column")?);
            }
        }
        let position = cant_stop_rules::Position {
            variant,
            seats: self.players,
            turn,
            squares: self.squares.rows,
            owners,
            runners: self.runners.0,
            stage: Stage::Deciding,
            dice: None,
        };
        Game::try_from(position).map_err(|error| error.to_string())
    }

    fn seat(&self, number: u8, role: &str) -> Result<Seat, String> {
        let seat = Seat::new(number).filter(|_| number < self.players);
        seat.ok_or_else(|| {
            format!(
                "seat {number} is {role}, but the seats of {} players are 0 to {}",
                self.players,
                self.players - 1
            )
        })
    }
}

/// Reads who owns each column.
fn owners<'de, D: Deserializer<'de>>(input: D) -> Result<[Option<u8>; 11], D::Error> {
    let owners = exactly(input, "eleven owners or nulls, one for each column")?;
    Ok(owners.map(|owner: Option<Number>| owner.map(|Number(seat)| seat)))
}
