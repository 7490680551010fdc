//! The table being set: who sits where, with which name and mark, and by which rules they play.

mod seating;
mod usual;

use bevy::prelude::*;
use cant_stop_bots::Opponent;
use cant_stop_records::{NAME_LENGTH, is_hidden};
use cant_stop_rules::Settings;

use crate::core::cycle::cycle_index;
use crate::core::locale::Words;
use crate::core::seats::{Mark, SeatKind, SeatPlan};
use crate::core::settings::{LastPlace, LastTable};
use crate::input::Device;
use crate::play::house_rules::{TableRule, agreed, landing_key, obligation_key, recall_wish};

/// Number of places at a table.
pub(super) const PLACES: usize = 4;

/// The names offered, the first four to the four places.
const NAMES: [&str; 16] = [
    "Ada", "Bruno", "Chiara", "Dani", "Elena", "Fede", "Gina", "Hugo", "Inés", "Leo", "Marta",
    "Nico", "Olga", "Paula", "Rita", "Tomás",
];

/// Occupant of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Person,
    Bot(Opponent),
    Empty,
}

impl Who {
    /// Everybody who can sit at a place, in the order in which they are offered.
    fn all() -> Vec<Who> {
        let bots = Opponent::ALL.into_iter().map(Who::Bot);
        std::iter::once(Who::Person).chain(bots).collect()
    }

    /// The bot, if one sits there.
    pub(super) fn opponent(self) -> Option<Opponent> {
        match self {
            Who::Bot(opponent) => Some(opponent),
            Who::Person | Who::Empty => None,
        }
    }

    fn key(self) -> &'static str {
        match self {
            Who::Person => "person",
            Who::Bot(opponent) => opponent.key(),
            Who::Empty => "empty",
        }
    }

    fn from_key(key: &str) -> Option<Who> {
        match key {
            "person" => Some(Who::Person),
            "empty" => Some(Who::Empty),
            _ => Opponent::seated_as(key).map(Who::Bot),
        }
    }
}

/// A place at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// At most [`NAME_LENGTH`] characters; empty while a name is being typed.
    pub(super) name: String,
    /// No two places have the same one.
    pub(super) mark: Mark,
    pub(super) who: Who,
    /// Device of a person there; `None` for one that is passed around, and for that of the host.
    device: Option<Device>,
    /// `false` for a guest who has asked the others to wait.
    pub(super) is_ready: bool,
}

/// The table being set.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub(super) struct TableSetup {
    places: [Place; PLACES],
    /// Device that controls this screen: the one that opened it.
    host: Option<Device>,
    /// Earlier players, the last first, each with their mark.
    known: Vec<(String, Mark)>,
    /// Requested rules; see [`TableSetup::rules`] for those in force.
    wish: Settings,
}

impl Default for TableSetup {
    fn default() -> TableSetup {
        TableSetup {
            places: std::array::from_fn(|index| Place {
                name: NAMES[index].to_owned(),
                mark: Mark::ALL[index],
                who: if index < 2 { Who::Person } else { Who::Empty },
                device: None,
                is_ready: true,
            }),
            host: None,
            known: Vec::new(),
            wish: Settings::default(),
        }
    }
}

impl TableSetup {
    /// The table as it was last left, as far as it makes sense.
    pub(super) fn recall(last: &LastTable) -> TableSetup {
        let mut setup = TableSetup::default();
        for (index, kept) in last.places.iter().take(PLACES).enumerate() {
            let place = &mut setup.places[index];
            let name = shorten(kept.name.trim());
            if !name.is_empty() {
                place.name = name;
            }
            if let Some(who) = Who::from_key(&kept.who) {
                place.who = who;
            }
            if let Some(mark) = Mark::ALL.get(usize::from(kept.mark)) {
                setup.set_mark(index, *mark);
            }
        }
        setup.wish = recall_wish(last);
        if setup.taken() < 2 {
            setup.places[0].who = Who::Person;
            setup.places[1].who = Who::Person;
        }
        setup
    }

    /// State to store for the next setup.
    pub(super) fn remember(&self) -> LastTable {
        LastTable {
            places: self
                .places
                .iter()
                .enumerate()
                .map(|(index, place)| LastPlace {
                    name: self.name(index),
                    mark: place.mark.index() as u8,
                    who: place.who.key().to_owned(),
                })
                .collect(),
            columns_to_win: self.wish.columns_to_win,
            landing: landing_key(self.wish.landing).to_owned(),
            obligation: obligation_key(self.wish.obligation).to_owned(),
            three_pawns: self.wish.three_pawns,
        }
    }

    pub(super) fn place(&self, index: usize) -> &Place {
        &self.places[index]
    }

    /// Number of taken places.
    pub(super) fn taken(&self) -> usize {
        self.places
            .iter()
            .filter(|place| place.who != Who::Empty)
            .count()
    }

    /// Number of seats the rules are for; at least two, even while a player is still missing.
    pub(super) fn seat_count(&self) -> u8 {
        self.taken().max(2) as u8
    }

    /// Rules in force: the wish, as far as it fits the number of seats.
    pub(super) fn rules(&self) -> Settings {
        agreed(self.wish, self.seat_count())
    }

    /// Why there is nothing to choose about a rule, if so.
    pub(super) fn closed(&self, rule: TableRule) -> Option<Words> {
        rule.closed(self.wish, self.seat_count())
    }

    pub(super) fn step_rule(&mut self, rule: TableRule, by: i32) {
        self.wish = rule.step(self.wish, self.seat_count(), by);
    }

    /// Back to the common game.
    pub(super) fn reset_rules(&mut self) {
        self.wish = Settings::default();
    }

    /// Puts a bot at a place: the gentlest that is not at the table yet.
    pub(super) fn call_bot(&mut self, index: usize) {
        let sits = |bot: &Opponent| self.places.iter().any(|place| place.who == Who::Bot(*bot));
        let bot = Opponent::ALL.into_iter().find(|bot| !sits(bot));
        self.put(index, Who::Bot(bot.unwrap_or(Opponent::ALL[0])));
    }

    /// Puts the next kind of player at a place (`by` 1), or the one before (-1), round and round.
    pub(super) fn step_who(&mut self, index: usize, by: i32) {
        let all = Who::all();
        let here = all.iter().position(|who| *who == self.places[index].who);
        let next = here.map_or(0, |here| cycle_index(here, by, all.len()));
        self.put(index, all[next]);
    }

    /// Gives a place a mark; a place that had it gets the one that becomes free.
    pub(super) fn set_mark(&mut self, index: usize, mark: Mark) {
        let given_up = self.places[index].mark;
        for place in &mut self.places {
            if place.mark == mark {
                place.mark = given_up;
            }
        }
        self.places[index].mark = mark;
    }

    /// Tells who has played here before.
    pub(super) fn know(&mut self, known: &[(String, Mark)]) {
        known.clone_into(&mut self.known);
    }

    /// Offers a place another name, the next free one: first those of earlier players, with their
    /// marks unless they are taken at another place.
    pub(super) fn step_name(&mut self, index: usize, by: i32) {
        let known = self.known.iter().map(|(name, _)| name.as_str());
        let new = NAMES
            .iter()
            .copied()
            .filter(|name| !self.known.iter().any(|(known, _)| known == name));
        let offered: Vec<&str> = known.chain(new).collect();
        let count = offered.len();
        // After a name that is none of these comes the first, and before it the last.
        let here = offered
            .iter()
            .position(|name| *name == self.places[index].name)
            .unwrap_or(if by > 0 { count - 1 } else { 0 });
        let free = (1..=count as i32)
            .map(|step| offered[cycle_index(here, by * step, count)])
            .find(|name| !self.places.iter().any(|place| place.name == *name));
        let Some(name) = free.map(str::to_owned) else {
            return;
        };
        let known = self.known.iter().find(|(known, _)| *known == name);
        if let Some(&(_, mark)) = known
            && self.is_free(index, mark)
        {
            self.set_mark(index, mark);
        }
        self.places[index].name = name;
    }

    /// Returns `true` if no other taken place has this mark.
    fn is_free(&self, index: usize, mark: Mark) -> bool {
        let others = self.places.iter().enumerate();
        !others
            .filter(|(other, place)| *other != index && place.who != Who::Empty)
            .any(|(_, place)| place.mark == mark)
    }

    /// Gives a place the name that was written, as far as there is room.
    pub(super) fn set_name(&mut self, index: usize, name: &str) {
        self.places[index].name = shorten(name);
    }

    /// The name of a place, or the one it gets if none was typed.
    pub(super) fn name(&self, index: usize) -> String {
        let typed = self.places[index].name.trim();
        if typed.is_empty() {
            NAMES[index].to_owned()
        } else {
            typed.to_owned()
        }
    }

    /// The seats of the game; none while fewer than two places are taken.
    pub(super) fn seats(&self) -> Option<Vec<SeatPlan>> {
        let seats: Vec<SeatPlan> = self
            .places
            .iter()
            .enumerate()
            .filter_map(|(index, place)| {
                let kind = match place.who {
                    Who::Person => SeatKind::Person,
                    Who::Bot(opponent) => SeatKind::Bot(opponent),
                    Who::Empty => return None,
                };
                Some(SeatPlan {
                    name: self.name(index),
                    mark: place.mark,
                    kind,
                })
            })
            .collect();
        (seats.len() >= 2).then_some(seats)
    }
}

fn shorten(name: &str) -> String {
    name.chars()
        .filter(|&c| !c.is_control() && !is_hidden(c))
        .take(NAME_LENGTH)
        .collect()
}

#[cfg(test)]
mod tests;
