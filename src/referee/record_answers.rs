//! Answers of the disk, which release the beats that wait for them.

use bevy::prelude::*;

use super::{BeatQueue, Match, Notices, RefereeSystems};
use crate::core::background::ShortWork;
use crate::ui::motion;

/// Releases beats whose actions are on disk; after a timeout, all that wait for the disk.
fn take_answers(
    time: Res<Time<Real>>,
    short_work: Res<ShortWork>,
    mut current: If<ResMut<Match>>,
    mut queue: ResMut<BeatQueue>,
    mut notices: ResMut<Notices>,
    mut waited: Local<f32>,
) {
    // Neither writes nor answers change the match or the queue for other systems.
    let current = current.bypass_change_detection();
    let queue = queue.bypass_change_detection();
    let waits = *short_work == ShortWork::AtOnce;
    queue.release(current.take_answers(waits, notices.bypass_change_detection()));
    if !queue.is_waiting_for_disk() {
        *waited = 0.0;
        return;
    }
    notices
        .bypass_change_detection()
        .wait_for_disk(&mut waited, &time);
    if *waited >= motion::DISK_PATIENCE {
        current.give_up_waiting(notices.bypass_change_detection());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take_answers.in_set(RefereeSystems::Pace));
}
