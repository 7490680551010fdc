//! Counts of the dice of all games on this device, read again from their records each time the page comes into view.

use bevy::prelude::*;

use super::{Counts, PAGE};
use crate::core::background::{BackgroundTask, take_result};
use crate::referee::{RecordFolder, recorded_dice};
use crate::ui::records::is_on;

#[derive(Resource, Default)]
pub(super) struct RecordedDice {
    /// Finished counts; `None` before the records have been read.
    pub(super) counts: Option<Counts>,
    reading: Option<BackgroundTask<Counts>>,
}

fn begin(mut recorded: ResMut<RecordedDice>, folder: Res<RecordFolder>) {
    if recorded.reading.is_some() {
        return;
    }
    let Some(folder) = folder.path().map(ToOwned::to_owned) else {
        recorded.counts = Some(Counts::default());
        return;
    };
    recorded.reading = Some(BackgroundTask::on_disk(async move {
        let mut counts = Counts::default();
        recorded_dice(&folder, |faces| counts.add(faces));
        counts
    }));
}

fn finish(mut recorded: ResMut<RecordedDice>) {
    if let Some(counts) = take_result(&mut recorded.bypass_change_detection().reading) {
        recorded.counts = Some(counts);
    }
}

pub(crate) fn plugin(app: &mut App) {
    let comes_into_view = condition_changed_to(true, is_on(PAGE));
    app.init_resource::<RecordedDice>()
        .add_systems(Update, (begin.run_if(comes_into_view), finish).chain());
}
