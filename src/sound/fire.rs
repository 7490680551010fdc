//! The fire between the tents, heard on the title and on the screen where seats are taken.

use bevy::prelude::*;
use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::catalogue::Sound;
use super::cue::{Cue, SoundSystems, When};
use super::engine::{Engine, SoundOutput, has_sound};
use crate::core::seats::SatDown;
use crate::core::states::Screen;

/// Reason of its crackles.
const FIRE: &str = "fire";
/// Reason of the sounds of someone who sits down: they mean nothing that a caption would tell.
pub(super) const NEWCOMER: &str = "newcomer";
/// Shortest and longest time between two crackles, in seconds.
const CRACKLES: [f32; 2] = [0.25, 1.9];
/// Seconds for which crackles are planned: a title at rest is drawn once a second, and they would tick with its frames.
const AHEAD: f32 = 1.5;
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
        let burns = in_state(Screen::Title).or_else(in_state(Screen::Join));
        app.add_systems(Update, crackle.run_if(burns).in_set(SoundSystems::Cue))
            .add_systems(OnEnter(Screen::Play), leave.run_if(has_sound));
    }
}

/// Silences the crackles that were planned: the match is not to hear them.
fn leave(mut engine: ResMut<Engine>) {
    engine.voices.fade(|cue| cue.why == FIRE);
}

fn crackle(
    time: Res<Time<Real>>,
    mut left: Local<f32>,
    mut chance: Local<Option<SmallRng>>,
    mut cues: MessageWriter<Cue>,
) {
    *left = (*left - time.delta_secs()).max(0.0);
    let chance = chance.get_or_insert_with(|| SmallRng::seed_from_u64(3));
    let mut vary = || chance.next_u32() as f32 / u32::MAX as f32;
    let [least, most] = CRACKLES;
    while *left < AHEAD {
        cues.write(Cue {
            when: When::In(*left),
            level: -QUIETER * vary(),
            rate: 0.9 + 0.25 * vary(),
            pan: PLACE + 0.1 * (vary() - 0.5),
            ..Cue::plain(Sound::Crackle, FIRE)
        });
        let wait = vary();
        *left += least + (most - least) * wait * wait;
    }
}

/// A runner walks in, its tent goes up, and the fire throws sparks.
fn hear_newcomer(_: On<SatDown>, mut cues: MessageWriter<Cue>) {
    let after = |sound, seconds| Cue {
        when: When::In(seconds),
        ..Cue::plain(sound, NEWCOMER)
    };
    cues.write_batch(STEPS.map(|seconds| after(Sound::Step, seconds)));
    cues.write(after(Sound::Bank, TENT));
    cues.write(after(Sound::Crackle, SPARKS));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::motion;
    use bevy::ecs::message::Messages;
    use std::time::Duration;

    /// Seconds at which the first crackles are heard where frames are this far apart.
    fn crackles(frame: Duration) -> Vec<f32> {
        let mut app = App::new();
        app.add_message::<Cue>()
            .init_resource::<Time<Real>>()
            .add_systems(Update, crackle);
        let mut all = Vec::new();
        while all.len() < 20 {
            app.update();
            let now = app.world().resource::<Time<Real>>().elapsed_secs();
            let mut cues = app.world_mut().resource_mut::<Messages<Cue>>();
            all.extend(cues.drain().map(|cue| match cue.when {
                When::In(seconds) => now + seconds,
                _ => now,
            }));
            app.world_mut()
                .resource_mut::<Time<Real>>()
                .update_with_duration(frame);
        }
        all.truncate(20);
        all
    }

    #[test]
    fn the_fire_does_not_tick_with_the_frames() {
        let [smooth, still] = [motion::AMBIENT_FRAME, motion::STILL_FRAME].map(crackles);
        let apart = smooth.iter().zip(&still).map(|(one, other)| one - other);
        assert!(apart.map(f32::abs).all(|apart| apart < 0.01), "{still:?}");
    }
}
