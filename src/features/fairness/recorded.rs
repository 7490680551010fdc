//! Counts of the dice of all games on this device, read again from their records each time the page is opened.

use bevy::prelude::*;

use super::Counts;
use crate::core::background::{BackgroundTask, take_result};
use crate::referee::{RecordFolder, recorded_dice};
use crate::ui::records::RECORDS;

#[derive(Resource, Default)]
pub(super) struct RecordedDice {
    /// Finished counts; `None` while the records are read.
    pub(super) counts: Option<Counts>,
    reading: Option<BackgroundTask<Counts>>,
}

fn begin(mut recorded: ResMut<RecordedDice>, folder: Res<RecordFolder>) {
    let Some(folder) = folder.path().map(ToOwned::to_owned) else {
        recorded.counts = Some(Counts::default());
        return;
    };
    recorded.counts = None;
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
    app.init_resource::<RecordedDice>()
        .add_systems(OnEnter(RECORDS), begin)
        .add_systems(Update, finish.run_if(in_state(RECORDS)));
}
