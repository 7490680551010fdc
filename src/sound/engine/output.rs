//! Output of the sound: the system's device, looked for again when it is lost, or none.

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task};
use kira::AudioManager;
use kira::backend::DefaultBackend;
use kira::backend::cpal::CpalBackendSettings;
use kira::backend::cpal::cpal::{default_host, traits::HostTrait};

use super::backend::Offline;
use super::graph::Graph;
use super::recording::SoundRecording;
use super::voices::Voices;
use crate::ui::motion;

/// Output of the sound.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoundOutput {
    /// To the system's sound device; while there is none the game plays on silently.
    Device,
    /// Nowhere: nothing is played.
    Silent,
    /// Nowhere, but all of it is worked out on the game's clock and kept in a [`SoundRecording`].
    Offline,
}

/// Keeps the stream open.
#[expect(dead_code, reason = "a manager works as long as it lives")]
enum Stream {
    Device(AudioManager<DefaultBackend>),
    Offline(AudioManager<Offline>),
}

/// The stream, its graph, and what is heard right now.
#[derive(Resource)]
pub(in crate::sound) struct Engine {
    pub(in crate::sound) graph: Graph,
    pub(in crate::sound) voices: Voices,
    _stream: Stream,
}

impl Engine {
    fn open() -> Option<Engine> {
        // Left to choose, kira opens the default device twice a second to see if it is still the same. On Linux that one
        // always is: the sound server moves its stream. A device that is lost is replaced in any case.
        let chosen = cfg!(target_os = "linux").then(|| default_host().default_output_device());
        let settings = CpalBackendSettings {
            device: chosen.flatten(),
            config: None,
        };
        match Graph::build::<DefaultBackend>(settings, None) {
            Ok((manager, graph)) => Some(Engine::new(graph, Stream::Device(manager))),
            Err(error) => {
                debug!("No sound device: {error}");
                None
            }
        }
    }

    pub(super) fn offline(recording: &mut SoundRecording) -> Engine {
        let renderer = recording.renderer.clone();
        let Ok((manager, graph)) = Graph::build::<Offline>(renderer, Some(&mut recording.tapes));
        Engine::new(graph, Stream::Offline(manager))
    }

    fn new(graph: Graph, stream: Stream) -> Engine {
        Engine {
            graph,
            voices: Voices::default(),
            _stream: stream,
        }
    }
}

/// Run condition: an engine plays.
pub(in crate::sound) fn has_sound(engine: Option<Res<Engine>>) -> bool {
    engine.is_some()
}

/// Looks for a device, off the main thread: systems without one take their time to say so.
#[derive(Resource)]
struct Looking(Task<Option<Engine>>);

/// Time of the last search for a device, the searches in vain, and the last time at which the stream ran.
#[derive(Resource, Default)]
struct Watch {
    looked: Option<f32>,
    in_vain: u8,
    frames: u64,
    ran: f32,
}

impl Watch {
    /// Seconds until a device is looked for again: some systems write a page each time there is none.
    fn pause(&self) -> f32 {
        motion::SOUND_DEVICE_AGAIN * f32::from(1u8 << self.in_vain.min(LONGEST_PAUSE))
    }
}

/// So often the pause between two looks doubles.
const LONGEST_PAUSE: u8 = 3;

pub(super) fn plugin(app: &mut App) {
    if app.world().get_resource::<SoundOutput>() == Some(&SoundOutput::Device) {
        app.init_resource::<Watch>()
            .add_systems(First, (find_device, lose_device).chain());
    }
}

fn find_device(
    time: Res<Time<Real>>,
    engine: Option<Res<Engine>>,
    looking: Option<ResMut<Looking>>,
    mut watch: ResMut<Watch>,
    mut commands: Commands,
) {
    let now = time.elapsed_secs();
    if let Some(mut looking) = looking {
        if let Some(found) = check_ready(&mut looking.0) {
            commands.remove_resource::<Looking>();
            if let Some(engine) = found {
                (watch.ran, watch.frames, watch.in_vain) = (now, 0, 0);
                commands.insert_resource(engine);
            } else {
                if watch.looked.is_none() {
                    warn!(
                        "There is no sound device; the game plays on silently until there is one."
                    );
                }
                watch.in_vain = watch.in_vain.saturating_add(1);
            }
            watch.looked = Some(now);
        }
        return;
    }
    let is_due = watch
        .looked
        .is_none_or(|looked| now - looked >= watch.pause());
    if engine.is_none() && is_due {
        let task = IoTaskPool::get().spawn(async { Engine::open() });
        commands.insert_resource(Looking(task));
    }
}

/// A stream whose device is gone stands still; it is given up, and another one looked for.
fn lose_device(
    time: Res<Time<Real>>,
    engine: Option<Res<Engine>>,
    mut watch: ResMut<Watch>,
    mut commands: Commands,
) {
    let Some(engine) = engine else { return };
    let (now, frames) = (time.elapsed_secs(), engine.graph.meter().frames());
    if frames != watch.frames {
        watch.frames = frames;
        watch.ran = now;
    } else if now - watch.ran >= motion::SOUND_DEVICE_LOST {
        warn!("The sound device is gone; the game plays on silently until there is one.");
        watch.looked = Some(now);
        commands.remove_resource::<Engine>();
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    /// Returns `true` if the engine is kept after `seconds` in which the stream runs or stands still.
    fn is_kept(seconds: u64, runs: bool) -> bool {
        let mut recording = SoundRecording::default();
        let engine = Engine::offline(&mut recording);
        let mut app = App::new();
        app.init_resource::<Time<Real>>()
            .init_resource::<Watch>()
            .insert_resource(engine)
            .add_systems(Update, lose_device);
        for _ in 0..10 * seconds {
            let step = Duration::from_millis(100);
            app.world_mut()
                .resource_mut::<Time<Real>>()
                .update_with_duration(step);
            if runs {
                recording.record(step.as_secs_f64());
            }
            app.update();
        }
        app.world().contains_resource::<Engine>()
    }

    #[test]
    fn a_stream_that_stands_still_is_given_up() {
        assert!(is_kept(5, true));
        assert!(is_kept(1, false), "a moment is no loss");
        assert!(!is_kept(5, false));
    }

    #[test]
    fn a_device_is_looked_for_less_and_less_often_but_always_again() {
        let pause = |in_vain| {
            let watch = Watch {
                in_vain,
                ..Watch::default()
            };
            watch.pause()
        };
        assert!(pause(0) < pause(1) && pause(1) < pause(3));
        assert_eq!(pause(3), pause(200));
        assert!(pause(200) <= 30.0);
    }
}
