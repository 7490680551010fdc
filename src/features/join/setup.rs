//! The table being set: who sits where, with which name and mark, and by which rules they play.

mod seating;

use bevy::prelude::*;
use cant_stop_records::{NAME_LENGTH, clean_name, is_hidden};

use crate::core::settings::{KnownPlayers, LastPlace};
use crate::input::Device;
use crate::play::house_rules::{TableRule, agreed, recall_wish, remember_wish};
use crate::ui::prelude::*;

pub(super) const PLACES: usize = 4;

/// Names on offer, the first four for the four places.
const NAMES: [&str; 16] = [
    "Ada", "Bruno", "Chiara", "Dani", "Elena", "Fede", "Gina", "Hugo", "Inés", "Leo", "Marta",
    "Nico", "Olga", "Paula", "Rita", "Tomás",
];

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// At most [`NAME_LENGTH`] characters; empty while a name is being typed.
    pub(super) name: String,
    /// Mark, different at each place.
    pub(super) mark: Mark,
    /// `None` at a free place.
    pub(super) who: Option<SeatKind>,
    /// Device of a person there; `None` for one that is passed around, and for that of the host.
    device: Option<Device>,
    /// `false` for a guest who has asked the others to wait.
    pub(super) is_ready: bool,
}

#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub(super) struct TableSetup {
    places: [Place; PLACES],
    /// Names on offer: [`NAMES`] without former names, under which games count for other players.
    names: Vec<&'static str>,
    /// Device that controls this screen: the one that opened it.
    host: Option<Device>,
    /// Requested rules; see [`TableSetup::rules`] for those in force.
    wish: Variant,
}

impl Default for TableSetup {
    fn default() -> TableSetup {
        TableSetup {
            places: std::array::from_fn(|index| Place {
                name: NAMES[index].to_owned(),
                mark: Mark::ALL[index],
                who: (index < 2).then_some(SeatKind::Person),
                device: None,
                is_ready: true,
            }),
            names: NAMES.to_vec(),
            host: None,
            wish: Variant::default(),
        }
    }
}

/// Occupant of a place by its key in the file of the last table; `None` if the key is unknown.
fn from_key(key: &str) -> Option<Option<SeatKind>> {
    match key {
        "person" => Some(Some(SeatKind::Person)),
        "empty" => Some(None),
        _ => Some(Some(SeatKind::Bot(Opponent::seated_as(key)?))),
    }
}

fn key(who: Option<SeatKind>) -> &'static str {
    match who {
        Some(SeatKind::Person) => "person",
        Some(SeatKind::Bot(opponent)) => opponent.key(),
        None => "empty",
    }
}

impl TableSetup {
    /// Last table, as far as it makes sense.
    pub(super) fn recall(last: &LastTable, roster: &StoredRoster) -> TableSetup {
        let mut setup = TableSetup::default();
        setup.names.retain(|name| roster.now(name) == *name);
        let is_kept = |it: &&LastPlace| it.who != key(None) || roster.now(&it.name) == it.name;
        for (index, place) in setup.places.iter_mut().enumerate() {
            let kept = last.places.get(index).filter(is_kept);
            place.name = kept.map_or_else(String::new, |kept| shorten(kept.name.trim()));
        }
        for index in 0..PLACES {
            setup.places[index].name = setup.name(index);
        }
        for (index, kept) in last.places.iter().take(PLACES).enumerate() {
            let place = &mut setup.places[index];
            place.who = from_key(&kept.who).unwrap_or(place.who);
            if let Some(mark) = Mark::ALL.get(usize::from(kept.mark)) {
                setup.set_mark(index, *mark);
            }
        }
        setup.wish = recall_wish(last);
        if setup.taken() < 2 {
            setup.places[0].who = Some(SeatKind::Person);
            setup.places[1].who = Some(SeatKind::Person);
        }
        setup
    }

    /// State to store for the next setup.
    pub(super) fn remember(&self) -> LastTable {
        let places = self.places.iter().enumerate();
        let places = places.map(|(index, place)| LastPlace {
            name: self.name(index),
            mark: place.mark.index() as u8,
            who: key(place.who).to_owned(),
        });
        remember_wish(self.wish, places.collect())
    }

    pub(super) fn place(&self, index: usize) -> &Place {
        &self.places[index]
    }

    fn taken(&self) -> usize {
        let places = self.places.iter();
        places.filter(|place| place.who.is_some()).count()
    }

    /// Number of seats the rules are for; at least two, even while a player is still missing.
    pub(super) fn seat_count(&self) -> u8 {
        self.taken().max(2) as u8
    }

    /// Rules in force: the wish, as far as it fits the number of seats.
    pub(super) fn rules(&self) -> Variant {
        agreed(self.wish, self.seat_count())
    }

    /// Reason why there is nothing to choose about a rule, if so.
    pub(super) fn closed(&self, rule: TableRule) -> Option<Words> {
        rule.closed(self.wish, self.seat_count())
    }

    pub(super) fn step_rule(&mut self, rule: TableRule, by: i32) {
        self.wish = rule.step(self.wish, self.seat_count(), by);
    }

    /// Restores the common game.
    pub(super) fn reset_rules(&mut self) {
        self.wish = Variant::default();
    }

    /// Puts a bot at a place: the gentlest that is not at the table yet.
    pub(super) fn call_bot(&mut self, index: usize) {
        let mut bots = Opponent::ALL.map(SeatKind::Bot).into_iter().map(Some);
        let bot = bots.find(|bot| self.places.iter().all(|place| place.who != *bot));
        self.put(index, bot.unwrap_or(Some(SeatKind::Bot(Opponent::ALL[0]))));
    }

    /// Puts the next kind of player at a place (`by` 1), or the one before (-1), in a cycle.
    pub(super) fn step_who(&mut self, index: usize, by: i32) {
        let all = SeatKind::all().map(Some).collect::<Vec<_>>();
        let here = all.iter().position(|who| *who == self.places[index].who);
        let next = here.map_or(0, |here| cycle_index(here, by, all.len()));
        self.put(index, all[next]);
    }

    /// Gives a place a mark; a place that had it gets the one that becomes free.
    pub(super) fn set_mark(&mut self, index: usize, mark: Mark) {
        if let Some(other) = self.places.iter().position(|place| place.mark == mark) {
            self.places[other].mark = self.places[index].mark;
        }
        self.places[index].mark = mark;
    }

    /// Offers a place another name, the next free one: first those of earlier players (`known`, the last first), with their
    /// marks unless they are taken at another place.
    pub(super) fn step_name(&mut self, index: usize, by: i32, known: &KnownPlayers) {
        let is_known = |name: &&str| known.0.iter().any(|(known, _)| known == name);
        let new = self.names.iter().copied().filter(|name| !is_known(name));
        let earlier = known.0.iter().map(|(name, _)| name.as_str());
        let offered: Vec<&str> = earlier.chain(new).collect();
        let count = offered.len();
        // After a name that is none of these comes the first, and before it the last.
        let here = offered
            .iter()
            .position(|name| *name == self.places[index].name)
            .unwrap_or(if by > 0 { count.saturating_sub(1) } else { 0 });
        let free = (1..=count as i32)
            .map(|step| offered[cycle_index(here, by * step, count)])
            .find(|name| self.places.iter().all(|place| place.name != *name));
        if let Some(name) = free {
            self.seat_player(index, name, known);
        }
    }

    /// Gives a place the name of a player, with the mark of an earlier one if no other taken place has it.
    fn seat_player(&mut self, index: usize, name: &str, known: &KnownPlayers) {
        let player = known.0.iter().find(|(known, _)| known == name);
        if let Some(&(_, mark)) = player {
            let owner = self.places.iter().position(|place| place.mark == mark);
            if owner.is_none_or(|at| at == index || self.places[at].who.is_none()) {
                self.set_mark(index, mark);
            }
        }
        name.clone_into(&mut self.places[index].name);
    }

    /// Gives a place the name that was written, as far as there is room.
    pub(super) fn set_name(&mut self, index: usize, name: &str) {
        self.places[index].name = shorten(name);
    }

    /// Name of a place as a record gives it back, or the one it gets if none was typed.
    pub(super) fn name(&self, index: usize) -> String {
        match self.places[index].name.trim() {
            "" => self.free_name(index).to_owned(),
            typed => clean_name(typed),
        }
    }

    /// Name for a place without one, which no other place has or gets.
    fn free_name(&self, index: usize) -> &'static str {
        let nameless = |place: &&Place| place.name.trim().is_empty();
        let before = self.places[..index].iter().filter(nameless).count();
        let is_free = |name: &&str| self.places.iter().all(|it| it.name.trim() != *name);
        let mut free = self.names.iter().copied().filter(is_free);
        free.nth(before).unwrap_or(NAMES[index])
    }

    /// Seats of the game; `None` while fewer than two places are taken.
    pub(super) fn seats(&self) -> Option<Vec<SeatPlan>> {
        let plan = |(index, place): (usize, &Place)| {
            Some(SeatPlan {
                name: self.name(index),
                mark: place.mark,
                kind: place.who?,
            })
        };
        let seats: Vec<SeatPlan> = self.places.iter().enumerate().filter_map(plan).collect();
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
