//! Recording of the mix without a device, frame by frame on the game's clock.

use bevy::prelude::*;

use super::output::{Engine, SoundOutput};
use super::recording::SoundRecording;
use crate::referee::Risk;

pub(super) fn plugin(app: &mut App) {
    if app.world().get_resource::<SoundOutput>() == Some(&SoundOutput::Offline) {
        app.add_systems(Last, record.run_if(resource_exists::<SoundRecording>));
    }
}

/// Begins a [`SoundRecording`]; sounds that began before are not in it.
pub fn begin_recording(world: &mut World) {
    let mut recording = SoundRecording::default();
    let engine = Engine::offline(&mut recording);
    world.insert_resource(recording);
    world.insert_resource(engine);
}

fn record(
    time: Res<Time<Real>>,
    risk: Res<Risk>,
    engine: Res<Engine>,
    mut recording: ResMut<SoundRecording>,
) {
    let now = recording.now();
    if recording
        .risks
        .last()
        .is_none_or(|(_, last)| *last != risk.0)
    {
        recording.risks.push((now, risk.0));
    }
    recording.record(time.delta_secs_f64());
    recording.firm_frames = engine.graph.meter().firm_frames();
}
