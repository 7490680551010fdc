//! The days whose mountain somebody climbed, each with how it went.

use bevy::prelude::*;
use cant_stop_days::{Day, Diary, Field, Played, Strip};

use crate::core::store::Stored;

/// A day that counts.
#[derive(Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub struct StoredDay {
    /// The day, as 2026-11-24.
    pub day: String,
    /// Every turn in a character: see [`Strip`].
    pub turns: String,
    /// The turns that Summit needs; 0 while that is not known.
    pub par: u8,
    /// Of a field of players, how many needed no turn, one, two and so on; empty while that is not known.
    pub field: Vec<u32>,
}

/// The days that count, in the order in which they were climbed.
///
/// The records of the climbs say the same; what is lost here is read from them again.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredDays {
    /// The latest day that was ever begun, so that a clock that was set back gives no second try; empty before the first.
    pub latest: String,
    /// The days.
    pub days: Vec<StoredDay>,
}

impl StoredDay {
    /// The day; `None` in a file that was edited.
    pub fn day(&self) -> Option<Day> {
        self.day.parse().ok()
    }

    /// Its turns.
    pub fn strip(&self) -> Strip {
        self.turns.parse().unwrap_or_default()
    }

    fn played(&self) -> Played {
        let field = Field::known(self.field.clone());
        Played {
            turns: u32::try_from(self.strip().0.len()).unwrap_or(u32::MAX),
            field: (field.players() > 0).then(|| (field.mean(), field.deviation())),
        }
    }
}

impl Stored for StoredDays {
    const FILE: &str = "days.toml";
    const GROUP: &str = "days";
}

impl StoredDays {
    /// What all days add up to.
    pub fn diary(&self) -> Diary {
        let days = self.days.iter();
        Diary::of(days.filter_map(|stored| Some((stored.day()?, stored.played()))))
    }

    /// How this day went, if it was climbed.
    pub fn get(&self, day: Day) -> Option<&StoredDay> {
        self.days.iter().find(|stored| stored.day() == Some(day))
    }

    /// The latest day that was begun.
    pub fn latest(&self) -> Option<Day> {
        let known = self.days.iter().filter_map(StoredDay::day).max();
        known.max(self.latest.parse().ok())
    }

    /// Whether a climb of this day, begun now, would count.
    pub fn may_count(&self, day: Day) -> bool {
        self.diary().may_count(day, self.latest())
    }

    /// Remembers that a day was begun.
    pub fn begin(&mut self, day: Day) {
        if self.latest().is_none_or(|latest| latest < day) {
            self.latest = day.to_string();
        }
    }

    /// Adds a day that was climbed; one that counts already stays as it is.
    pub fn add(&mut self, day: Day, strip: &Strip) {
        if self.get(day).is_none() {
            self.days.push(StoredDay {
                day: day.to_string(),
                turns: strip.to_string(),
                ..default()
            });
        }
    }

    /// Adds what is known now of a day that counts.
    pub fn measure(&mut self, day: Day, par: u32, field: &Field) {
        let counted = self
            .days
            .iter_mut()
            .find(|stored| stored.day() == Some(day));
        if let Some(stored) = counted {
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
        assert!(!stored.may_count(today.previous()));
        stored.add(today, &"0x111".parse().expect("turns"));
        stored.add(today, &"3".parse().expect("turns"));
        assert_eq!(
            stored.diary().get(today).map(|played| played.turns),
            Some(5)
        );
        assert!(!stored.may_count(today) && stored.may_count(today.next()));
        stored.latest.clear();
        assert!(
            !stored.may_count(today.previous()),
            "the days themselves tell"
        );
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
        assert!(odd.diary().is_empty() && odd.latest().is_none());
    }
}
