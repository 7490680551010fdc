//! Buttons of a day: climb, go on, practise, watch again, copy the result.

use bevy::prelude::*;

use super::climb::StartClimb;
use super::day_in_view::DayInView;
use super::on_disk::{ClimbsOnDisk, record_of};
use super::{PAGE, copy, stored::StoredDays};
use crate::core::day::TodayIs;
use crate::input::DeviceAssignment;
use crate::referee::{RecordFolder, WatchGame};
use crate::ui::prelude::*;
use crate::ui::solo::{PageButtons, ReturnPage, SoloPage};

#[derive(PartialEq)]
pub(super) struct Buttons {
    /// A climb would be the attempt that counts.
    counts: bool,
    is_under_way: bool,
    is_climbed: bool,
}

impl View for Buttons {
    type Container = PageButtons;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let key = match (self.is_under_way, self.counts) {
            (true, _) => texts::ALONE_GO_ON,
            (false, true) => texts::ALONE_CLIMB,
            (false, false) => texts::ALONE_PRACTISE,
        };
        let more = ButtonLook::Secondary;
        let look = [more, ButtonLook::Primary][usize::from(self.counts)];
        if self.is_climbed {
            parts.spawn(button(texts::WATCH_AGAIN, more, watch));
            parts.spawn(button(texts::ALONE_COPY, more, copy::copy));
        }
        parts.spawn((button(Words::new(key), look, climb), FocusFirst));
    }
}

pub(super) fn buttons(
    page: Res<InView<SoloPage>>,
    in_view: Res<DayInView>,
    today: Res<TodayIs>,
    days: Res<StoredDays>,
    climbs: Res<ClimbsOnDisk>,
) -> Option<Buttons> {
    let day = in_view.0;
    (page.0 == PAGE).then(|| {
        let counts = days.counts_on(day, today.today(), climbs.is_under_way(day, true));
        Buttons {
            counts,
            is_under_way: climbs.is_under_way(day, counts),
            is_climbed: days.get(day).is_some(),
        }
    })
}

fn climb(
    in_view: Res<DayInView>,
    today: Res<TodayIs>,
    days: Res<StoredDays>,
    climbs: Res<ClimbsOnDisk>,
    last: Res<LastTable>,
    mut assignment: ResMut<DeviceAssignment>,
    mut commands: Commands,
) {
    // One person plays, with any device.
    assignment.set_if_neq(DeviceAssignment::default());
    let day = in_view.0;
    commands.trigger(StartClimb {
        day,
        counts: days.counts_on(day, today.today(), climbs.is_under_way(day, true)),
        seat: solo_seat(&last),
    });
}

fn watch(in_view: Res<DayInView>, folder: Res<RecordFolder>, mut commands: Commands) {
    if let Some(folder) = folder.path() {
        let path = folder.join(record_of(in_view.0));
        commands.trigger(WatchGame { path });
        // After the request, which forgets the page that one before was to lead back to.
        commands.insert_resource(ReturnPage(Some(PAGE)));
    }
}

/// Lets the title open with this page after the climb.
pub(super) fn return_to_page(_: On<StartClimb>, mut back: ResMut<ReturnPage>) {
    back.0 = Some(PAGE);
}
