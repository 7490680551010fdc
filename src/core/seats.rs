//! Seats: a person or a bot, with a name and a mark.

use bevy::prelude::*;
use cant_stop_bots::Opponent;
use cant_stop_records::RecordedSeat;
use cant_stop_rules::Seat;

/// Shape of a player. Colour follows shape, so that players can be told apart by either.
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

    /// Name of the mark in records.
    pub const fn key(self) -> &'static str {
        match self {
            Mark::Disc => "disc",
            Mark::Square => "square",
            Mark::Triangle => "triangle",
            Mark::Diamond => "diamond",
        }
    }

    /// Index in [`Mark::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A person has taken a seat, or is ready again.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct SatDown;

/// A person has changed the mark or name of their seat.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct SeatDressed;

/// Decider of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatKind {
    /// Local player.
    Person,
    /// Computer opponent.
    Bot(Opponent),
}

impl SeatKind {
    /// All kinds, a person first, in the order to offer them.
    pub(crate) fn all() -> impl Iterator<Item = SeatKind> {
        let bots = Opponent::ALL.into_iter().map(SeatKind::Bot);
        std::iter::once(SeatKind::Person).chain(bots)
    }

    /// Returns the bot; `None` for a person.
    pub fn opponent(self) -> Option<Opponent> {
        match self {
            SeatKind::Person => None,
            SeatKind::Bot(opponent) => Some(opponent),
        }
    }
}

/// Setup of one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPlan {
    /// Name of the player.
    pub name: String,
    /// Shape and colour.
    pub mark: Mark,
    /// Person or bot.
    pub kind: SeatKind,
}

impl From<&SeatPlan> for RecordedSeat {
    fn from(plan: &SeatPlan) -> RecordedSeat {
        RecordedSeat {
            name: plan.name.clone(),
            mark: plan.mark.key().to_owned(),
            bot: plan.kind.opponent().map(|bot| bot.key().to_owned()),
        }
    }
}

impl SeatPlan {
    /// Reads a seat from a record; `None` if its mark or bot is unknown. A bot that the game no longer seats gives its place to
    /// the nearest that it does.
    pub fn recorded(seat: RecordedSeat) -> Option<SeatPlan> {
        Some(SeatPlan {
            mark: Mark::ALL.into_iter().find(|mark| mark.key() == seat.mark)?,
            kind: match seat.bot {
                None => SeatKind::Person,
                Some(key) => SeatKind::Bot(Opponent::seated_as(&key)?),
            },
            name: seat.name,
        })
    }

    /// Reads all seats of a record; `None` if a mark or bot is unknown.
    pub fn all_recorded(seats: &[RecordedSeat]) -> Option<Vec<SeatPlan>> {
        seats.iter().cloned().map(SeatPlan::recorded).collect()
    }
}

/// Seats of the current game, in order of play.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Seats(pub Vec<SeatPlan>);

impl Seats {
    /// Returns the plan of `seat`. Panics if the game has fewer seats; a [`Seat`] of the game itself always has a plan.
    pub fn get(&self, seat: Seat) -> &SeatPlan {
        let plan = self.0.get(seat.index());
        plan.expect("a seat of the game has a plan")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_survive_recording() {
        for mark in Mark::ALL {
            for kind in SeatKind::all() {
                let plan = SeatPlan {
                    name: "Ada".to_owned(),
                    mark,
                    kind,
                };
                assert_eq!(SeatPlan::recorded((&plan).into()), Some(plan));
            }
        }
    }

    fn bot(key: &str) -> RecordedSeat {
        RecordedSeat {
            bot: Some(key.to_owned()),
            ..RecordedSeat::person("Elena", "disc")
        }
    }

    #[test]
    fn an_unknown_mark_or_bot_is_rejected() {
        assert_eq!(SeatPlan::recorded(bot("no-such")), None);
        assert_eq!(SeatPlan::recorded(RecordedSeat::person("X", "star")), None);
    }

    #[test]
    fn bots_of_earlier_records_keep_their_names_and_are_played_by_the_nearest() {
        for (key, nearest) in [
            ("rule-of-28", Opponent::Magpie),
            ("constant", Opponent::Owl),
            ("linear", Opponent::Owl),
        ] {
            let plan = SeatPlan::recorded(bot(key)).expect("earlier records are read");
            assert_eq!(plan.kind, SeatKind::Bot(nearest));
            assert_eq!(plan.name, "Elena");
        }
    }
}
