//! What Summit and a field of players need on the mountains of days, worked out away from the main thread.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::tasks::futures_lite::future::yield_now;
use cant_stop_days::{Day, Field, PLAYERS, par};

use crate::core::background::BackgroundTask;
use crate::core::settings::{StoredDay, StoredDays};
use crate::core::states::{Menu, Screen};

/// So many players climb before others may go first.
const AT_ONCE: u32 = 20;

/// What a day is measured by.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DayMeasure {
    /// The turns that Summit needs.
    pub(crate) par: u32,
    /// The turns that others need.
    pub(crate) field: Field,
}

/// The measures of the days that somebody asked about.
#[derive(Resource, Default)]
pub struct DayMeasures(BTreeMap<Day, BackgroundTask<DayMeasure>>);

impl DayMeasures {
    /// The measure of a day; `None` while it is worked out.
    pub(crate) fn about(&mut self, day: Day) -> Option<&DayMeasure> {
        let begin = || BackgroundTask::begin(measure(day));
        self.0.entry(day).or_insert_with(begin).look()
    }

    /// Whether nothing is being worked out.
    pub fn is_settled(&self) -> bool {
        self.0.values().all(BackgroundTask::is_done)
    }
}

async fn measure(day: Day) -> DayMeasure {
    let par = par(day);
    let mut field = Field::default();
    for first in (0..PLAYERS).step_by(AT_ONCE as usize) {
        yield_now().await;
        field.join(day, first..PLAYERS.min(first + AT_ONCE));
    }
    DayMeasure { par, field }
}

/// Adds their measures to the days that count, one after the other, the latest first.
fn add_to_diary(mut measures: ResMut<DayMeasures>, mut days: ResMut<StoredDays>) {
    let measures = measures.bypass_change_detection();
    let is_open = |stored: &&StoredDay| stored.field.is_empty();
    let mut open = days
        .days
        .iter()
        .rev()
        .filter(is_open)
        .filter_map(StoredDay::day);
    let Some(day) = open.next() else { return };
    if let Some(measure) = measures.about(day) {
        days.measure(day, measure.par, &measure.field);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DayMeasures>().add_systems(
        Update,
        add_to_diary.run_if(in_state(Menu::Alone).or_else(in_state(Screen::Results))),
    );
}
