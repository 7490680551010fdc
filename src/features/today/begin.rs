//! What can be done with a day: climb it, go on, practise, watch again, copy the result.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};
use cant_stop_days::Day;

use super::{ClimbsOnDisk, StartClimb, record_of_climb};
use super::{DayInView, copy};
use crate::core::day::TodayIs;
use crate::core::locale::Words;
use crate::core::settings::{LastTable, StoredDays};
use crate::core::solo_seat::solo_seat;
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::features::alone::{AlonePage, BackToAlone};
use crate::input::DeviceAssignment;
use crate::referee::{RecordFolder, WatchGame};
use crate::ui::widgets::{ButtonLook, button};

/// Somebody wants to climb the mountain of this day.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Climb(pub(crate) Day);

/// The buttons of a day.
pub(super) fn buttons(
    row: &mut ChildSpawnerCommands,
    day: Day,
    today: Day,
    days: &StoredDays,
    climbs: &ClimbsOnDisk,
) {
    let counts = counts(day, today, days);
    let key = match (climbs.is_under_way(day, counts), counts) {
        (true, _) => texts::ALONE_GO_ON,
        (false, true) => texts::ALONE_CLIMB,
        (false, false) => texts::ALONE_PRACTISE,
    };
    let look = if counts {
        ButtonLook::Primary
    } else {
        ButtonLook::Secondary
    };
    row.spawn((
        button(Words::new(key), look),
        observe(
            |_: On<Activate>, in_view: Res<DayInView>, mut commands: Commands| {
                commands.trigger(Climb(in_view.0));
            },
        ),
    ));
    if days.get(day).is_none() {
        return;
    }
    let more = |key: TextKey| button(Words::new(key), ButtonLook::Secondary);
    row.spawn((more(texts::WATCH_AGAIN), observe(watch)));
    row.spawn((more(texts::ALONE_COPY), observe(copy::copy)));
}

/// Whether a climb of this day would be the one that counts.
fn counts(day: Day, today: Day, days: &StoredDays) -> bool {
    day == today && days.may_count(day)
}

fn climb(
    climb: On<Climb>,
    today: Res<TodayIs>,
    days: Res<StoredDays>,
    last: Res<LastTable>,
    mut assignment: ResMut<DeviceAssignment>,
    mut commands: Commands,
) {
    // Whatever is at hand serves who plays alone.
    assignment.set_if_neq(DeviceAssignment::default());
    commands.trigger(StartClimb {
        day: climb.0,
        counts: counts(climb.0, today.today(), &days),
        seat: solo_seat(&last),
    });
}

fn watch(
    _: On<Activate>,
    in_view: Res<DayInView>,
    folder: Res<RecordFolder>,
    mut back: ResMut<BackToAlone>,
    mut commands: Commands,
) {
    if let Some(path) = record_of_climb(&folder, in_view.0) {
        back.0 = Some(AlonePage::Today);
        commands.trigger(WatchGame { path });
    }
}

/// Lets the title open with this page after the climb.
fn come_back(_: On<StartClimb>, mut back: ResMut<BackToAlone>) {
    back.0 = Some(AlonePage::Today);
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(climb).add_observer(come_back);
}
