//! The one output stream of the game: kira's manager, the buses everything is mixed on, and what is heard right now.
//!
//! bevy_kira_audio reads the files; it has no buses, effects or clocks, which is why the game has a manager of its own.

mod backend;
mod ducking;
mod effects;
mod graph;
mod offline;
mod output;
mod player;
mod recording;
mod voices;
mod volumes;

pub(crate) use ducking::UndampedDialogs;
pub(super) use effects::Live;
pub(super) use graph::tween;
pub use offline::begin_recording;
pub use output::SoundOutput;
pub(super) use output::{Engine, has_sound};
pub(super) use player::is_read;
pub use recording::{SoundRecording, SoundedCue};
pub(super) use voices::Playing;

use bevy::prelude::*;
use bevy_kira_audio::prelude::{AudioSource, OggLoader};

/// Samples per second of everything that is made at run time.
pub(super) const SAMPLE_RATE: u32 = 48_000;
/// Gain of everything together over its parts, in dB: a game then has between -20 and -19 LUFS.
pub(super) const MAKEUP: f32 = 4.6;
/// Length of a sixteenth of the score, in seconds: everything that is tuned comes on one.
pub(super) const SIXTEENTH: f64 = 0.15;

pub(super) fn plugin(app: &mut App) {
    app.init_asset::<AudioSource>()
        .init_asset_loader::<OggLoader>();
    app.add_plugins((
        output::plugin,
        offline::plugin,
        volumes::plugin,
        ducking::plugin,
        player::plugin,
    ));
}
