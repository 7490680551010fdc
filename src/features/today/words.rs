//! Texts of a day: its state, its turns, its measure.

use cant_stop_days::Day;

use super::stored::StoredDays;
use crate::opponents::DayMeasure;
use crate::ui::prelude::*;

pub(crate) fn turns(turns: u32) -> Words {
    texts::ALONE_TURNS.with("turns", turns)
}

pub(crate) fn beside_par(turns: u32, par: u32) -> Words {
    let key = match turns.cmp(&par) {
        std::cmp::Ordering::Less => texts::ALONE_UNDER_PAR,
        std::cmp::Ordering::Equal => texts::ALONE_AT_PAR,
        std::cmp::Ordering::Greater => texts::ALONE_OVER_PAR,
    };
    Words::new(key).with("by", turns.abs_diff(par))
}

/// Measure of a day, a sentence for each part; the place of these turns in the field first.
pub(crate) fn measured(measure: &DayMeasure, turns: Option<u32>) -> Vec<Words> {
    let place = turns.map(|turns| {
        texts::ALONE_BEHIND
            .with("beside", beside_par(turns, measure.par))
            .with("percent", percent(measure.field.behind(turns)))
    });
    let par = texts::ALONE_PAR.with("par", measure.par);
    let field = texts::ALONE_FIELD.with("mean", decimal(measure.field.mean()));
    place.into_iter().chain([par, field]).collect()
}

/// Whole per cent: none or all only where it is.
fn percent(exact: f64) -> f64 {
    let is_all_or_none = exact <= 0.0 || exact >= 100.0;
    if is_all_or_none {
        exact
    } else {
        exact.round().clamp(1.0, 99.0)
    }
}

/// State of a day; `is_begun` if the attempt that counts is under way.
pub(super) fn account(day: Day, today: Day, days: &StoredDays, is_begun: bool) -> Words {
    Words::new(match days.get(day) {
        Some(_) if day == today => texts::ALONE_DONE,
        Some(_) => texts::ALONE_OTHER_DAY,
        None if is_begun && days.counts_on(day, today, is_begun) => texts::ALONE_BEGUN,
        None if day != today => texts::ALONE_OTHER_DAY,
        None if days.may_count(day) => texts::ALONE_GOAL,
        None => texts::ALONE_CLOCK_BACK,
    })
}
