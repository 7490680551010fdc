//! Sound of the game: cues from the table and the interface, wind and score that follow the risk, and the engine that
//! mixes them.

mod audition;
mod beats;
mod captions;
mod catalogue;
mod cue;
mod dice;
mod engine;
mod files;
mod fire;
mod interface;
mod score;
mod settings;
mod tension;
mod throws;
mod tones;
mod wind;

pub(crate) use engine::UndampedDialogs;
pub use engine::{SoundOutput, SoundRecording, SoundedCue, begin_recording};

use bevy::prelude::*;

use crate::core::setting::SettingApp as _;

pub(crate) fn plugin(app: &mut App) {
    app.add_settings(settings::settings());
    app.add_plugins((
        audition::plugin,
        beats::plugin,
        captions::plugin,
        cue::plugin,
        dice::plugin,
        fire::plugin,
        interface::plugin,
        tension::plugin,
    ));
    app.add_systems(Update, throws::say_throw.in_set(cue::SoundSystems::Cue));
    if app.world().get_resource::<SoundOutput>() != Some(&SoundOutput::Silent) {
        app.add_plugins((
            engine::plugin,
            files::plugin,
            score::plugin,
            throws::plugin,
            wind::plugin,
        ));
    }
}

/// Returns `true` once every sound file is read or has failed.
pub fn sounds_are_read(world: &World) -> bool {
    engine::is_read(world) && score::is_read(world) && wind::is_read(world)
}
