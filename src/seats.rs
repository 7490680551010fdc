//! Who sits where: a person or a bot, with a name and a mark.

use bevy::prelude::*;
use cant_stop_bots::Opponent;
use cant_stop_rules::Seat;
use serde::{Deserialize, Serialize};

/// A player's shape; its colour goes with it everywhere, so that neither is needed to tell players apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// A disc, sky blue.
    Disc,
    /// A square, yellow.
    Square,
    /// A triangle, vermilion.
    Triangle,
    /// A diamond, pink.
    Diamond,
}

impl Mark {
    /// All marks, in the order in which seats get them.
    pub const ALL: [Mark; 4] = [Mark::Disc, Mark::Square, Mark::Triangle, Mark::Diamond];

    /// The place in [`Mark::ALL`], 0 to 3.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatKind {
    /// Somebody on the couch.
    Person,
    /// A computer opponent.
    Bot(Opponent),
}

/// A seat as a record stores it: bots by their key, so that opponents may come and go between versions.
#[derive(Serialize, Deserialize)]
struct StoredSeat {
    name: String,
    mark: Mark,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bot: Option<String>,
}

/// One seat of the table before the game begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "StoredSeat", into = "StoredSeat")]
pub struct SeatPlan {
    /// What the player is called.
    pub name: String,
    /// The player's shape and colour.
    pub mark: Mark,
    /// Person or bot.
    pub kind: SeatKind,
}

impl From<SeatPlan> for StoredSeat {
    fn from(plan: SeatPlan) -> StoredSeat {
        StoredSeat {
            name: plan.name,
            mark: plan.mark,
            bot: match plan.kind {
                SeatKind::Person => None,
                SeatKind::Bot(opponent) => Some(opponent.key().to_owned()),
            },
        }
    }
}

impl TryFrom<StoredSeat> for SeatPlan {
    type Error = String;

    fn try_from(stored: StoredSeat) -> Result<SeatPlan, String> {
        let kind = match stored.bot {
            None => SeatKind::Person,
            Some(key) => SeatKind::Bot(
                Opponent::from_key(&key).ok_or_else(|| format!("no opponent is called {key}"))?,
            ),
        };
        Ok(SeatPlan {
            name: stored.name,
            mark: stored.mark,
            kind,
        })
    }
}

/// The seats of the game on the table, in order of play.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Seats(pub Vec<SeatPlan>);

impl Seats {
    /// The plan of `seat`.
    ///
    /// # Panics
    ///
    /// If the game has fewer seats: a seat comes from the game itself, so it is always one of these.
    pub fn get(&self, seat: Seat) -> &SeatPlan {
        self.0
            .get(seat.index())
            .expect("a seat of the game has a plan")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_survive_storing() {
        for kind in [SeatKind::Person, SeatKind::Bot(Opponent::RuleOf28)] {
            let plan = SeatPlan {
                name: "Ada".to_owned(),
                mark: Mark::Triangle,
                kind,
            };
            let text = serde_json::to_string(&plan).expect("plans serialise");
            assert_eq!(serde_json::from_str::<SeatPlan>(&text).ok(), Some(plan));
        }
    }

    #[test]
    fn an_unknown_bot_is_named() {
        let text = r#"{"name":"X","mark":"disc","bot":"no-such"}"#;
        let error = serde_json::from_str::<SeatPlan>(text).expect_err("no such bot");
        assert!(error.to_string().contains("no-such"));
    }
}
