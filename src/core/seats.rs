//! Who sits where: a person or a bot, with a name and a mark.

use bevy::prelude::*;
use cant_stop_bots::Opponent;
use cant_stop_records::RecordedSeat;
use cant_stop_rules::Seat;

/// A player's shape; its colour goes with it everywhere, so that neither is needed to tell players apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
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

    /// The mark's name in records.
    pub const fn key(self) -> &'static str {
        match self {
            Mark::Disc => "disc",
            Mark::Square => "square",
            Mark::Triangle => "triangle",
            Mark::Diamond => "diamond",
        }
    }

    /// The place in [`Mark::ALL`], 0 to 3.
    pub fn index(self) -> usize {
        self as usize
    }
}

/// Somebody has sat down.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct SatDown;

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatKind {
    /// Somebody on the couch.
    Person,
    /// A computer opponent.
    Bot(Opponent),
}

impl SeatKind {
    /// The bot, if it is one.
    pub fn opponent(self) -> Option<Opponent> {
        match self {
            SeatKind::Person => None,
            SeatKind::Bot(opponent) => Some(opponent),
        }
    }
}

/// One seat of the table before the game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPlan {
    /// What the player is called.
    pub name: String,
    /// The player's shape and colour.
    pub mark: Mark,
    /// Person or bot.
    pub kind: SeatKind,
}

impl From<&SeatPlan> for RecordedSeat {
    fn from(plan: &SeatPlan) -> RecordedSeat {
        RecordedSeat {
            name: plan.name.clone(),
            mark: plan.mark.key().to_owned(),
            bot: match plan.kind {
                SeatKind::Person => None,
                SeatKind::Bot(opponent) => Some(opponent.key().to_owned()),
            },
        }
    }
}

impl SeatPlan {
    /// The seat that a record keeps; `None` if its mark or its bot is not known here.
    pub fn recorded(seat: RecordedSeat) -> Option<SeatPlan> {
        Some(SeatPlan {
            mark: Mark::ALL.into_iter().find(|mark| mark.key() == seat.mark)?,
            kind: match seat.bot {
                None => SeatKind::Person,
                Some(key) => SeatKind::Bot(Opponent::from_key(&key)?),
            },
            name: seat.name,
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
    fn seats_survive_recording() {
        for (mark, kind) in Mark::ALL.into_iter().flat_map(|mark| {
            [
                (mark, SeatKind::Person),
                (mark, SeatKind::Bot(Opponent::RuleOf28)),
            ]
        }) {
            let plan = SeatPlan {
                name: "Ada".to_owned(),
                mark,
                kind,
            };
            assert_eq!(SeatPlan::recorded((&plan).into()), Some(plan));
        }
    }

    #[test]
    fn what_is_not_known_here_is_not_guessed() {
        let bot = |key: &str| RecordedSeat {
            bot: Some(key.to_owned()),
            ..RecordedSeat::person("X", "disc")
        };
        assert!(SeatPlan::recorded(bot("rule-of-28")).is_some());
        assert_eq!(SeatPlan::recorded(bot("no-such")), None);
        assert_eq!(SeatPlan::recorded(RecordedSeat::person("X", "star")), None);
    }
}
