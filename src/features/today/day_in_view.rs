//! Day on the page, and its measure.

use bevy::prelude::*;
use cant_stop_days::Day;

use crate::core::day::TodayIs;
use crate::opponents::{DayMeasure, DayMeasures};
use crate::referee::GameLog;

#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct DayInView(pub(super) Day);

/// Measure of the day on the page, or of the finished climb; `None` while it is computed.
#[derive(Resource, Default)]
pub(super) struct Measure(pub(super) Option<DayMeasure>);

pub(super) fn view_today(today: Res<TodayIs>, mut commands: Commands) {
    commands.insert_resource(DayInView(today.today()));
}

/// Follows the calendar at midnight: a page with today goes on to the next day.
pub(super) fn follow_midnight(
    today: Res<TodayIs>,
    mut in_view: ResMut<DayInView>,
    mut before: Local<Option<Day>>,
) {
    let today = today.today();
    if let Some(before) = before.replace(today).filter(|before| *before != today) {
        let day = in_view.0;
        // In any case the page is drawn anew.
        in_view.0 = if day == before { today } else { day };
    }
}

/// Requests the measure of the day on the page, and takes it when it is there.
pub(super) fn take_measure(
    in_view: Res<DayInView>,
    measures: ResMut<DayMeasures>,
    measure: ResMut<Measure>,
) {
    take(Some(in_view.0), measures, measure);
}

/// Requests the measure of the finished climb, and takes it when it is there.
pub(super) fn take_measure_of_climb(
    log: If<Res<GameLog>>,
    measures: ResMut<DayMeasures>,
    measure: ResMut<Measure>,
) {
    take(log.climb.map(|climb| climb.day), measures, measure);
}

fn take(day: Option<Day>, mut measures: ResMut<DayMeasures>, mut measure: ResMut<Measure>) {
    let measures = measures.bypass_change_detection();
    let there = day.and_then(|day| measures.about(day));
    if measure.0.as_ref() != there {
        measure.0 = there.cloned();
    }
}
