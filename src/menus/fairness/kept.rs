//! What the dice of all games on this device showed, counted anew from their records whenever the page is opened.

use bevy::{
    prelude::*,
    tasks::{AsyncComputeTaskPool, Task, futures::check_ready},
};

use super::Counts;
use crate::ground::states::Menu;
use crate::referee::{RecordFolder, recorded_dice};

/// The dice of all kept games.
#[derive(Resource, Default)]
pub(super) struct Kept {
    /// What has been counted; `None` while the records are read.
    pub(super) counts: Option<Counts>,
    reading: Option<Task<Counts>>,
}

fn begin(mut kept: ResMut<Kept>, folder: Res<RecordFolder>) {
    let Some(folder) = folder.path().map(ToOwned::to_owned) else {
        kept.counts = Some(Counts::default());
        return;
    };
    kept.counts = None;
    kept.reading = Some(AsyncComputeTaskPool::get().spawn(async move {
        let mut counts = Counts::default();
        recorded_dice(&folder, |faces| counts.add(faces));
        counts
    }));
}

fn finish(mut kept: ResMut<Kept>) {
    let Some(reading) = &mut kept.reading else {
        return;
    };
    if let Some(counts) = check_ready(reading) {
        kept.counts = Some(counts);
        kept.reading = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Kept>()
        .add_systems(OnEnter(Menu::Fairness), begin)
        .add_systems(Update, finish.run_if(in_state(Menu::Fairness)));
}
