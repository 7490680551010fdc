//! What the results say to one who climbed alone: the turns one by one, beside par and a field of players.

use bevy::prelude::*;
use cant_stop_days::Strip;
use cant_stop_rules::Seat;

use super::summary;
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::texts;
use crate::features::today::{field, strip};
use crate::opponents::DayMeasure;
use crate::referee::GameLog;
use crate::ui::color::Role;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::medium_label;

/// The headline.
pub(super) fn headline(winners: &[Seat], seats: &Seats) -> Words {
    let names: Vec<&str> = winners
        .iter()
        .map(|seat| seats.get(*seat).name.as_str())
        .collect();
    Words::new(texts::ALONE_HEADLINE).with("name", summary::list(&names))
}

/// The result, and where it stands once the day has been measured.
pub(super) fn tell(
    rows: &mut ChildSpawnerCommands,
    log: &GameLog,
    measure: Option<&DayMeasure>,
    text_scale: f32,
) {
    let turns = Strip::of(&log.actions);
    strip::result(rows, &turns);
    let line = |key| medium_label(Words::new(key), TextSize::Small, Role::PaperDim);
    let Some(climb) = log.climb else { return };
    if !climb.counts {
        rows.spawn(line(texts::ALONE_PRACTISED));
    }
    match measure {
        Some(measure) => {
            let count = u32::try_from(turns.0.len()).ok();
            field::tell(rows, measure, count, text_scale);
        }
        None => _ = rows.spawn(line(texts::ALONE_MEASURING)),
    }
}
