//! Counts of the dice of all games on this device, read again from their records each time the page is opened.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};

use super::Counts;
use crate::referee::{RecordFolder, recorded_dice};
use crate::ui::records::RECORDS;

/// The dice of all recorded games.
#[derive(Resource, Default)]
pub(super) struct RecordedDice {
    /// Finished counts; `None` while the records are read.
    pub(super) counts: Option<Counts>,
    reading: Option<Task<Counts>>,
}

fn begin(mut recorded: ResMut<RecordedDice>, folder: Res<RecordFolder>) {
    let Some(folder) = folder.path().map(ToOwned::to_owned) else {
        recorded.counts = Some(Counts::default());
        return;
    };
    recorded.counts = None;
    recorded.reading = Some(AsyncComputeTaskPool::get().spawn(async move {
        let mut counts = Counts::default();
        recorded_dice(&folder, |faces| counts.add(faces));
        counts
    }));
}

fn finish(mut recorded: ResMut<RecordedDice>) {
    let Some(reading) = &mut recorded.reading else {
        return;
    };
    if let Some(counts) = check_ready(reading) {
        recorded.counts = Some(counts);
        recorded.reading = None;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<RecordedDice>()
        .add_systems(OnEnter(RECORDS), begin)
        .add_systems(Update, finish.run_if(in_state(RECORDS)));
}
