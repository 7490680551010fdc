//! Measures of days: the turns of Summit and of a field of players, computed in the background.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::tasks::futures_lite::future::yield_now;
use cant_stop_days::{Day, Field, PLAYERS, par};

use crate::core::background::BackgroundTask;

/// Number of players that climb before the task yields.
const AT_ONCE: u32 = 20;

/// Measure of a day.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DayMeasure {
    /// Turns that Summit needs.
    pub(crate) par: u32,
    /// Turns that other players need.
    pub(crate) field: Field,
}

/// Measures of the days that were asked for.
#[derive(Resource, Default)]
pub struct DayMeasures(BTreeMap<Day, BackgroundTask<DayMeasure>>);

impl DayMeasures {
    /// Measure of a day; `None` while it is computed, from the first call on.
    pub(crate) fn about(&mut self, day: Day) -> Option<&DayMeasure> {
        let begin = || BackgroundTask::begin(measure(day));
        self.0.entry(day).or_insert_with(begin).look()
    }

    /// Returns `true` if nothing is being computed.
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

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DayMeasures>();
}
