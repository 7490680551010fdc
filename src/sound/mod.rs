//! What is heard: cues from the table and the interface, the music, and the mixer they go through.

mod beats;
mod captions;
mod cue;
mod dice;
mod interface;
mod mixer;

use bevy::prelude::*;

/// Whether there is anything to hear with; without, cues are given and nobody plays them.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SoundOutput {
    /// The system's sound device; if there is none the game plays on silently.
    Device,
    /// No sound.
    Silent,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        captions::plugin,
        cue::plugin,
        dice::plugin,
        interface::plugin,
        beats::plugin,
    ));
    if app.world().get_resource::<SoundOutput>() == Some(&SoundOutput::Device) {
        app.add_plugins(mixer::plugin);
    }
}
