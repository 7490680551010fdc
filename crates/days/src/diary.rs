//! Streaks and averages over the days that a player climbed.

use std::collections::{BTreeMap, HashMap};

use crate::Day;

/// A day that was climbed and counts.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Played {
    /// The turns it took.
    pub turns: u32,
    /// Mean and standard deviation of the turns that the field of that day needed; `None` if unknown.
    pub field: Option<(f64, f64)>,
}

/// The days that count, each once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Diary {
    days: BTreeMap<Day, Played>,
}

/// Days climbed one after the other; one day that is missed in a week, from Monday to Sunday, is forgiven.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The days climbed in the streak that goes on, forgiven ones not counted; 0 if none does.
    pub now: u32,
    /// The same of the longest there was.
    pub longest: u32,
}

/// Averages of the days whose field is known, beside what luck explains.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Averages {
    /// The mean number of turns.
    pub turns: f64,
    /// The mean number of turns that the fields needed.
    pub field: f64,
    /// Between these two lies the mean of 95 in 100 players of the field on as many days.
    pub luck: (f64, f64),
}

impl Diary {
    /// Collects the days that a player climbed; if a day is there twice, the first counts.
    pub fn of(days: impl IntoIterator<Item = (Day, Played)>) -> Diary {
        let mut diary = Diary::default();
        for (day, played) in days {
            diary.days.entry(day).or_insert(played);
        }
        diary
    }

    /// The day, if it was climbed.
    pub fn get(&self, day: Day) -> Option<Played> {
        self.days.get(&day).copied()
    }

    /// Number of days climbed.
    pub fn len(&self) -> usize {
        self.days.len()
    }

    /// Returns `true` if no day was climbed.
    pub fn is_empty(&self) -> bool {
        self.days.is_empty()
    }

    /// Returns `true` if a climb of this day would count: the diary does not have it, and it is not before the latest
    /// day begun, as after a clock was set back.
    pub fn may_count(&self, day: Day, latest_begun: Option<Day>) -> bool {
        !self.days.contains_key(&day) && latest_begun.is_none_or(|latest| latest <= day)
    }

    /// The streaks as they stand today; today itself is not missed before it is over.
    pub fn streak(&self, today: Day) -> Streak {
        let mut streak = Streak::default();
        let mut missed: HashMap<Day, u32> = HashMap::new();
        let mut next = self.days.keys().next().copied();
        while let Some(day) = next.filter(|&day| day <= today) {
            if self.days.contains_key(&day) {
                streak.now += 1;
            } else if day < today && streak.now > 0 {
                let in_week = missed.entry(day.monday()).or_default();
                *in_week += 1;
                if *in_week > 1 {
                    streak.now = 0;
                    missed.clear();
                }
            }
            streak.longest = streak.longest.max(streak.now);
            let after = Some(day.next()).filter(|&after| after > day);
            next = match streak.now {
                // Without a streak, no missed day matters: a file may hold days that are far apart.
                0 => after.and_then(|after| Some(*self.days.range(after..).next()?.0)),
                _ => after,
            };
        }
        streak
    }

    /// The averages; `None` while no field is known.
    pub fn averages(&self) -> Option<Averages> {
        let known = self.days.values();
        let known: Vec<(f64, f64, f64)> = known
            .filter_map(|played| {
                let (mean, deviation) = played.field?;
                Some((f64::from(played.turns), mean, deviation))
            })
            .collect();
        let days = u32::try_from(known.len()).ok().filter(|&days| days > 0)?;
        let count = f64::from(days);
        let turns = known.iter().map(|day| day.0).sum::<f64>() / count;
        let field = known.iter().map(|day| day.1).sum::<f64>() / count;
        let variance: f64 = known.iter().map(|day| day.2.powi(2)).sum();
        // The normal approximation of the mean of independent days, 95 in 100.
        let reach = 1.96 * variance.sqrt() / count;
        Some(Averages {
            turns,
            field,
            luck: (field - reach, field + reach),
        })
    }
}
