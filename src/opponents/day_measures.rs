//! Measures of days: the turns of Summit and of a field of players, computed in the background.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy::tasks::futures_lite::future::yield_now;
use cant_stop_days::{Day, Field, PLAYERS, par};

use crate::core::background::BackgroundTask;

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
pub struct DayMeasures {
    tasks: BTreeMap<Day, BackgroundTask<DayMeasure>>,
    /// Last two days asked for, that of the page and the latest in the diary without a measure; the others are given up.
    asked: [Option<Day>; 2],
}

impl DayMeasures {
    /// Measure of a day; `None` while it is computed, from the first call on.
    pub(crate) fn about(&mut self, day: Day) -> Option<&DayMeasure> {
        if !self.asked.contains(&Some(day)) {
            self.asked = [Some(day), self.asked[0]];
            let asked = self.asked;
            self.tasks
                .retain(|day, task| task.is_done() || asked.contains(&Some(*day)));
        }
        let begin = || BackgroundTask::begin(measure(day));
        self.tasks.entry(day).or_insert_with(begin).look()
    }

    /// Returns `true` if nothing is being computed.
    pub fn is_settled(&self) -> bool {
        self.tasks.values().all(BackgroundTask::is_done)
    }
}

async fn measure(day: Day) -> DayMeasure {
    let par = par(day);
    let mut field = Field::default();
    for player in 0..PLAYERS {
        // Dice and bots wait for their turn in the same pool.
        yield_now().await;
        field.join(day, player..player + 1);
    }
    DayMeasure { par, field }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DayMeasures>();
}

#[cfg(test)]
mod tests {
    use bevy::tasks::{AsyncComputeTaskPool, TaskPool};

    use super::*;

    #[test]
    fn days_that_were_only_passed_by_are_given_up() {
        AsyncComputeTaskPool::get_or_init(TaskPool::new);
        let mut measures = DayMeasures::default();
        let first: Day = "2026-11-24".parse().expect("a day");
        for day in std::iter::successors(Some(first), |day| Some(day.next())).take(30) {
            measures.about(day);
        }
        assert_eq!(measures.tasks.len(), 2);
    }
}
