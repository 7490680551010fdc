//! The fire between the tents, heard on the title and on the screen where seats are taken.

use bevy::prelude::*;
use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::catalogue::Sound;
use super::cue::{Cue, SoundSystems, When};
use super::engine::SoundOutput;
use crate::core::seats::SatDown;
use crate::core::states::Screen;

/// Shortest and longest time between two crackles, in seconds.
const CRACKLES: [f32; 2] = [0.25, 1.9];
/// Range of their levels in decibels, downwards from that of their files.
const QUIETER: f32 = 9.0;
/// Place of the fire: a little right of the middle.
const PLACE: f32 = 0.08;
/// Times after which a newcomer's steps, its tent and the sparks of the fire are heard, in seconds.
const STEPS: [f32; 2] = [0.0, 0.24];
const TENT: f32 = 0.42;
const SPARKS: f32 = 0.6;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(hear_newcomer);
    // Not in an offline recording: the crackle would depend on the time that files took to load.
    if app.world().get_resource::<SoundOutput>() != Some(&SoundOutput::Offline) {
        app.add_systems(
            Update,
            crackle
                .run_if(in_state(Screen::Title).or_else(in_state(Screen::Join)))
                .in_set(SoundSystems::Cue),
        );
    }
}

fn crackle(
    time: Res<Time<Real>>,
    mut left: Local<f32>,
    mut chance: Local<Option<SmallRng>>,
    mut cues: MessageWriter<Cue>,
) {
    *left -= time.delta_secs();
    if *left > 0.0 {
        return;
    }
    let chance = chance.get_or_insert_with(|| SmallRng::seed_from_u64(3));
    let mut vary = || chance.next_u32() as f32 / u32::MAX as f32;
    let [least, most] = CRACKLES;
    let wait = vary();
    *left = least + (most - least) * wait * wait;
    cues.write(Cue {
        level: -QUIETER * vary(),
        rate: 0.9 + 0.25 * vary(),
        pan: PLACE + 0.1 * (vary() - 0.5),
        ..Cue::plain(Sound::Crackle, "fire")
    });
}

/// A runner walks in, its tent goes up, and the fire throws sparks.
fn hear_newcomer(_: On<SatDown>, mut cues: MessageWriter<Cue>) {
    let after = |sound, seconds| Cue {
        when: When::In(seconds),
        ..Cue::plain(sound, "newcomer")
    };
    cues.write_batch(STEPS.map(|seconds| after(Sound::Step, seconds)));
    cues.write(after(Sound::Bank, TENT));
    cues.write(after(Sound::Crackle, SPARKS));
}
