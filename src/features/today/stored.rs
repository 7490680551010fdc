//! Diary on disk: the climbed days with their turns.

use bevy::prelude::*;
use cant_stop_days::{Day, Diary, Field, Played, Strip};

use crate::core::store::Stored;

/// Most days by which a clock is taken to have been set back. Days farther ahead were begun under a clock that was wrong.
const SET_BACK: i64 = 31;

/// A day that counts.
#[derive(Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub struct StoredDay {
    /// Date, as 2026-11-24.
    pub day: String,
    /// A character for each turn: see [`Strip`].
    pub turns: String,
    /// Turns that Summit needs; 0 while that is not known.
    pub par: u8,
    /// Number of players of the field for each number of turns, from 0; empty while that is not known.
    pub field: Vec<u32>,
}

/// Days that count, in the order in which they were climbed.
///
/// A day that is lost here is read from the record of its climb again.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredDays {
    /// Latest day that was begun, so that a clock that was set back gives no second try; empty before the first.
    pub latest: String,
    /// One entry per day.
    pub days: Vec<StoredDay>,
}

impl StoredDay {
    /// Date; `None` in a file that was edited.
    pub fn day(&self) -> Option<Day> {
        self.day.parse().ok()
    }

    /// Turns of the climb.
    pub fn strip(&self) -> Strip {
        self.turns.parse().unwrap_or_default()
    }

    pub(super) fn turn_count(&self) -> u32 {
        u32::try_from(self.strip().0.len()).unwrap_or(u32::MAX)
    }

    fn played(&self) -> Played {
        let field = Field::known(self.field.clone());
        Played {
            turns: self.turn_count(),
            field: (field.players() > 0).then(|| (field.mean(), field.deviation())),
        }
    }
}

impl Stored for StoredDays {
    const FILE: &str = "days.toml";
    const GROUP: &str = "days";
}

impl StoredDays {
    /// Totals of all days.
    pub fn diary(&self) -> Diary {
        let days = self.days.iter();
        Diary::of(days.filter_map(|stored| Some((stored.day()?, stored.played()))))
    }

    /// Entry of this day, if it was climbed.
    pub fn get(&self, day: Day) -> Option<&StoredDay> {
        self.days.iter().find(|stored| stored.day() == Some(day))
    }

    /// Latest day that was begun, without those farther ahead of `day` than a clock is set back.
    fn latest(&self, day: Day) -> Option<Day> {
        let in_reach = |begun: &Day| begun.number() - day.number() <= SET_BACK;
        let latest = self.latest.parse().ok().filter(in_reach);
        // Only a file that was lost or edited holds none.
        let known = self.days.iter().filter_map(StoredDay::day);
        latest.or_else(|| known.filter(in_reach).max())
    }

    /// Returns `true` if a climb of this day, begun now, can count.
    pub fn may_count(&self, day: Day) -> bool {
        self.diary().may_count(day, self.latest(day))
    }

    /// Returns `true` if a climb of this day would be the attempt that counts. One that `is_under_way` at midnight still
    /// does on the day after, even if that day was begun too.
    pub(super) fn counts_on(&self, day: Day, today: Day, is_under_way: bool) -> bool {
        day == today && self.may_count(day)
            || is_under_way && day.next() == today && self.get(day).is_none()
    }

    /// Stores that a day was begun.
    pub fn begin(&mut self, day: Day) {
        if self.latest(day).is_none_or(|latest| latest < day) {
            self.latest = day.to_string();
        }
    }

    /// Adds a climbed day; an entry that is there already stays as it is.
    pub fn add(&mut self, day: Day, strip: &Strip) {
        if self.get(day).is_none() {
            self.days.push(StoredDay {
                day: day.to_string(),
                turns: strip.to_string(),
                ..default()
            });
        }
    }

    /// Adds the measure of a day that counts.
    pub fn measure(&mut self, day: Day, par: u32, field: &Field) {
        let mut days = self.days.iter_mut();
        if let Some(stored) = days.find(|stored| stored.day() == Some(day)) {
            stored.par = u8::try_from(par).unwrap_or(u8::MAX);
            stored.field = field.counts().to_vec();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().expect("a day")
    }

    #[test]
    fn a_day_counts_once_and_a_clock_set_back_gives_no_second_try() {
        let mut stored = StoredDays::default();
        let today = day("2026-11-24");
        assert!(stored.may_count(today));
        stored.begin(today);
        assert!(stored.may_count(today), "what was begun goes on");
        for is_under_way in [false, true] {
            let counts = stored.counts_on(today, today.next(), is_under_way);
            assert_eq!(counts, is_under_way, "over midnight");
        }
        let mut next_begun = stored.clone();
        next_begun.begin(today.next());
        assert!(next_begun.counts_on(today, today.next(), true));
        assert!(!next_begun.counts_on(today, today.next(), false));
        assert!(!stored.counts_on(today, today.next().next(), true));
        assert!(!stored.may_count(today.previous()));
        stored.add(today, &"0x111".parse().expect("turns"));
        stored.add(today, &"3".parse().expect("turns"));
        let played = stored.diary().get(today).map(|played| played.turns);
        assert_eq!(played, Some(5));
        assert!(!stored.may_count(today) && stored.may_count(today.next()));
        stored.latest.clear();
        assert!(!stored.may_count(today.previous()), "the days tell");
        // The clock was far ahead once.
        stored.begin(day("2031-01-01"));
        stored.add(day("2031-01-01"), &Strip::default());
        assert!(stored.may_count(today.next()));
        stored.begin(today.next());
        assert!(!stored.may_count(today), "set back by a day");
        stored.begin(day("2030-12-24"));
        assert!(stored.may_count(day("2030-12-25")), "soon it is there");
    }

    #[test]
    fn what_is_known_of_a_day_is_added_to_one_that_counts() {
        let mut stored = StoredDays::default();
        let today = day("2026-11-24");
        let field = Field::known(vec![0, 0, 0, 1, 3]);
        stored.measure(today, 4, &field);
        assert_eq!(stored, StoredDays::default());
        stored.add(today, &Strip::default());
        assert_eq!(stored.diary().averages(), None);
        stored.measure(today, 4, &field);
        assert_eq!(stored.get(today).map(|stored| stored.par), Some(4));
        assert!(stored.diary().averages().is_some());
    }

    #[test]
    fn a_file_that_was_edited_is_no_trouble() {
        let odd = StoredDays {
            latest: "yesterday".to_owned(),
            days: vec![StoredDay {
                day: "2026-02-31".to_owned(),
                turns: "what".to_owned(),
                ..default()
            }],
        };
        assert!(odd.diary().is_empty() && odd.may_count(day("2026-11-24")));
    }
}
