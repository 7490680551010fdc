//! A position: what a program is told, and tells, about the table.

use cant_stop_rules::{Game, Landing, Obligation, Seat, Settings, Stage};
use serde::{Deserialize, Deserializer, Serialize};

use super::read::{Number, exactly, number, object};
use super::squares::{Runners, Squares};

/// A position in which the seat to move decides, as JSON has it; it may hold anything until it is made a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Position {
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

/// The settings, in the words of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rules {
    #[serde(deserialize_with = "number")]
    target: u8,
    landing: Landing,
    obligation: Obligation,
    #[serde(default)]
    three_pawns: bool,
}

impl From<Settings> for Rules {
    fn from(settings: Settings) -> Rules {
        Rules {
            target: settings.columns_to_win,
            landing: settings.landing,
            obligation: settings.obligation,
            three_pawns: settings.three_pawns,
        }
    }
}

impl From<Rules> for Settings {
    fn from(rules: Rules) -> Settings {
        Settings {
            columns_to_win: rules.target,
            landing: rules.landing,
            obligation: rules.obligation,
            three_pawns: rules.three_pawns,
        }
    }
}

impl Position {
    /// Position of a game; `None` during the roll-off and in a snapshot between two events of one action.
    pub(crate) fn of(game: &Game) -> Option<Position> {
        let position = game.position()?;
        Some(Position {
            rules: position.settings.into(),
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
    ///
    /// # Errors
    ///
    /// One sentence that says why this is no position of a game under way.
    pub(crate) fn game(&self) -> Result<Game, String> {
        let settings = Settings::from(self.rules);
        let refused = |error: &dyn std::fmt::Display| error.to_string();
        settings
            .check(self.players)
            .map_err(|error| refused(&error))?;
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
            settings,
            seats: self.players,
            turn,
            squares: self.squares.rows,
            owners,
            runners: self.runners.0,
            stage: Stage::Deciding,
            dice: None,
        };
        Game::try_from(position).map_err(|error| refused(&error))
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
