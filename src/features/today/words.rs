//! How a day stands, in words.

use cant_stop_days::Day;

use super::ClimbsOnDisk;
use crate::core::locale::Words;
use crate::core::numbers::decimal;
use crate::core::settings::StoredDays;
use crate::core::texts;
use crate::opponents::DayMeasure;

/// So many turns.
pub(crate) fn turns(turns: u32) -> Words {
    Words::new(texts::ALONE_TURNS).with("turns", turns)
}

/// How a number of turns stands beside par.
pub(crate) fn beside_par(turns: u32, par: u32) -> Words {
    let by = turns.abs_diff(par);
    let key = match turns.cmp(&par) {
        std::cmp::Ordering::Less => texts::ALONE_UNDER_PAR,
        std::cmp::Ordering::Equal => texts::ALONE_AT_PAR,
        std::cmp::Ordering::Greater => texts::ALONE_OVER_PAR,
    };
    Words::new(key).with("by", by)
}

/// What a day is measured by, in a sentence each; first where a number of turns stands in it.
pub(crate) fn measured(measure: &DayMeasure, turns: Option<u32>) -> Vec<Words> {
    let place = turns.map(|turns| {
        Words::new(texts::ALONE_BEHIND)
            .with("beside", beside_par(turns, measure.par))
            .with("percent", measure.field.behind(turns).round())
    });
    let par = Words::new(texts::ALONE_PAR).with("par", measure.par);
    let field = Words::new(texts::ALONE_FIELD).with("mean", decimal(measure.field.mean()));
    place.into_iter().chain([par, field]).collect()
}

/// How a day stands.
pub(super) fn account(day: Day, today: Day, days: &StoredDays, climbs: &ClimbsOnDisk) -> Words {
    if let Some(climbed) = days.get(day) {
        let count = u32::try_from(climbed.strip().0.len()).unwrap_or(u32::MAX);
        return Words::new(texts::ALONE_DONE).with("turns", count);
    }
    Words::new(if day != today {
        texts::ALONE_OTHER_DAY
    } else if climbs.is_under_way(day, true) {
        texts::ALONE_BEGUN
    } else if days.may_count(day) {
        texts::ALONE_GOAL
    } else {
        texts::ALONE_CLOCK_BACK
    })
}
