//! Throws as heard: every contact of the recording made into sound before it is shown, off the main thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use cant_stop_acoustics::{Hit, Impact, Struck, Throw, render};
use cant_stop_dice::{Recording, Surface, TIME_STEP, tray};
use kira::Frame;
use kira::info::Info;
use kira::sound::Sound as KiraSound;

use super::catalogue::{Bus, Sound};
use super::cue::{Cue, SoundSystems};
use super::engine::{Engine, Live, Playing, has_sound};
use crate::referee::BeatQueue;
use crate::referee::throw::{ThrowClock, ThrowShown};

/// Level of the hits beside that which they are worked out at, in decibels: a usual throw then has -16 LUFS at its
/// loudest.
const LEVEL: f32 = 2.3;
/// Sample up to which nothing is pressed together where many dice hit at once, and the one that is never reached: left to
/// the limiter, they would take the music with them.
const KNEE: f32 = 0.28;
const MOST: f32 = 0.52;
/// The slab is right of the middle, and so wide.
const MIDDLE: f32 = 0.4;
const WIDTH: f32 = 0.3;
/// The most frames that are worked out in one go.
const BLOCK: usize = 128;

/// The hits of a recording, each at its second of the recording.
struct Baked {
    recording: Arc<Recording>,
    hits: Task<Vec<Hit>>,
}

/// The hits of the throws that wait to be shown.
#[derive(Resource, Default)]
struct Ready {
    baked: Vec<Baked>,
    /// The throw that is heard now, whose hits are there.
    made: Option<Arc<Recording>>,
}

/// The throw that is heard now.
#[derive(Resource, Default)]
struct Heard {
    recording: Option<Arc<Recording>>,
    link: Option<Arc<Link>>,
}

impl Heard {
    /// Lets the throw go: it is cut off, or has been shown.
    fn leave(&mut self) {
        if let Some(link) = self.link.take() {
            link.left.store(true, Ordering::Relaxed);
        }
        self.recording = None;
    }
}

/// State that the game shares with the throw that is heard.
struct Link {
    /// Speed of its clock, in thousandths of real time.
    speed: AtomicU32,
    /// Position in microseconds.
    clock: AtomicU64,
    /// Set once the throw is no longer shown: it begins no further hit.
    left: AtomicBool,
    over: AtomicBool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ready>().init_resource::<Heard>();
    app.add_systems(
        Update,
        (bake, play, steer)
            .chain()
            .run_if(has_sound)
            .in_set(SoundSystems::Play),
    );
}

/// A throw is one cue, however many hits it has. In a roll-off one follows the other without a frame between them.
pub(super) fn say_throw(
    throw: Option<Res<ThrowShown>>,
    mut said: Local<Option<Arc<Recording>>>,
    mut cues: MessageWriter<Cue>,
) {
    let now = throw.as_ref().map(|throw| throw.shared_recording());
    let is_new = match (now, &*said) {
        (Some(now), Some(said)) => !Arc::ptr_eq(now, said),
        (now, _) => now.is_some(),
    };
    *said = now.cloned();
    if let Some(throw) = throw.filter(|_| is_new) {
        cues.write(cue(&throw));
    }
}

fn cue(throw: &ThrowShown) -> Cue {
    Cue {
        seat: Some(throw.seat()),
        ..Cue::plain(Sound::Throw, "rolled")
    }
}

/// Begins to work on a throw as soon as it waits to be shown.
fn bake(queue: Res<BeatQueue>, engine: Res<Engine>, mut ready: ResMut<Ready>) {
    let ready = ready.bypass_change_detection();
    let throws: Vec<&Arc<Recording>> = queue.throws().collect();
    let waits = |baked: &Baked| throws.iter().any(|it| Arc::ptr_eq(it, &baked.recording));
    ready.baked.retain(waits);
    for recording in throws {
        let is_known = |known: &Arc<Recording>| Arc::ptr_eq(known, recording);
        let made = ready.made.as_ref().is_some_and(is_known);
        if made || ready.baked.iter().any(|baked| is_known(&baked.recording)) {
            continue;
        }
        let rate = engine.graph.meter().sample_rate();
        let worked_on = recording.clone();
        ready.baked.push(Baked {
            recording: recording.clone(),
            hits: AsyncComputeTaskPool::get().spawn(async move { hits(&worked_on, rate) }),
        });
    }
}

/// Every contact as heard, at its second of the recording.
fn hits(recording: &Recording, sample_rate: u32) -> Vec<Hit> {
    let gain = 10f32.powf(LEVEL / 20.0);
    let contacts = recording.contacts.iter().enumerate();
    contacts
        .map(|(number, contact)| {
            let at = contact.step as f32 * TIME_STEP;
            let pose = recording.pose_at(usize::from(contact.die), at);
            let across = (pose.position[0] / tray::HALF_WIDTH).clamp(-1.0, 1.0);
            let along = (pose.position[2] / tray::HALF_DEPTH).clamp(-1.0, 1.0);
            let (struck, place) = match contact.other {
                Surface::Floor => (Struck::Rock, across),
                Surface::Wall if across.abs() > along.abs() => (Struck::Snow, along),
                Surface::Wall => (Struck::Snow, across),
                Surface::Die(_) => (Struck::Die, along),
            };
            let impact = Impact {
                struck,
                strength: contact.strength,
                place,
                die: contact.die,
                seed: (number as u64) << 32 | u64::from(contact.step),
            };
            let mut sound = render(&impact, sample_rate);
            sound.iter_mut().for_each(|sample| *sample *= gain);
            Hit {
                at,
                pan: MIDDLE + WIDTH * across,
                sound,
            }
        })
        .collect()
}

/// Plays the throw being shown once its hits are there; what came before that is past.
fn play(
    throw: Option<Res<ThrowShown>>,
    mut ready: ResMut<Ready>,
    mut heard: ResMut<Heard>,
    mut engine: ResMut<Engine>,
) {
    let shown = throw.as_ref().map(|throw| throw.shared_recording());
    if heard.recording.as_ref().map(Arc::as_ptr) == shown.map(Arc::as_ptr) {
        return;
    }
    heard.leave();
    ready.made = None;
    let (Some(throw), Some(recording)) = (&throw, shown) else {
        return;
    };
    let mine = |baked: &Baked| Arc::ptr_eq(&baked.recording, recording);
    let Some(index) = ready.baked.iter().position(mine) else {
        return;
    };
    let Some(hits) = check_ready(&mut ready.baked[index].hits) else {
        return;
    };
    ready.baked.swap_remove(index);
    ready.made = Some(recording.clone());
    heard.recording = Some(recording.clone());
    let clock = throw.clock();
    let hits: Arc<[Hit]> = on_clock(hits, clock).into();
    let link = Arc::new(Link {
        speed: AtomicU32::new(1000),
        clock: AtomicU64::new(microseconds(throw.elapsed())),
        left: AtomicBool::new(false),
        over: AtomicBool::new(false),
    });
    let sound = Live(ThrowSound {
        throw: Throw::new(hits, throw.elapsed()),
        link: link.clone(),
        known: microseconds(throw.elapsed()),
    });
    let priority = Sound::Throw.priority();
    if engine.voices.make_room(priority) && engine.graph.bus(Bus::Table).track.play(sound).is_ok() {
        engine.voices.add(ThrowHandle(link.clone()), cue(throw));
        heard.link = Some(link);
    }
}

/// The hits that are shown, each at its second of the throw's own clock.
fn on_clock(hits: Vec<Hit>, clock: &ThrowClock) -> Vec<Hit> {
    let begin = clock.recorded(0.0);
    hits.into_iter()
        .filter(|hit| hit.at >= begin)
        .map(|hit| Hit {
            at: clock.elapsed(hit.at),
            ..hit
        })
        .collect()
}

fn microseconds(seconds: f32) -> u64 {
    (f64::from(seconds.max(0.0)) * 1e6) as u64
}

/// Lets the throw be heard as fast as it is shown.
fn steer(time: Res<Time<Virtual>>, throw: Option<Res<ThrowShown>>, heard: Res<Heard>) {
    if let (Some(throw), Some(link)) = (throw, &heard.link) {
        let speed = if time.is_paused() {
            0.0
        } else {
            time.relative_speed()
        };
        link.speed.store((speed * 1000.0) as u32, Ordering::Relaxed);
        link.clock
            .store(microseconds(throw.elapsed()), Ordering::Relaxed);
    }
}

/// A throw as kira plays it.
struct ThrowSound {
    throw: Throw,
    link: Arc<Link>,
    /// The clock as it was last told.
    known: u64,
}

impl KiraSound for ThrowSound {
    fn on_start_processing(&mut self) {
        let clock = self.link.clock.load(Ordering::Relaxed);
        if clock != self.known {
            self.known = clock;
            self.throw.follow(clock as f64 / 1e6);
        }
        if self.link.left.load(Ordering::Relaxed) {
            self.throw.end();
        }
    }

    fn process(&mut self, out: &mut [Frame], dt: f64, _: &Info) {
        let speed = f64::from(self.link.speed.load(Ordering::Relaxed)) / 1000.0;
        for block in out.chunks_mut(BLOCK) {
            let mut mixed = [[0.0; 2]; BLOCK];
            self.throw.add_to(&mut mixed[..block.len()], dt * speed);
            for (frame, [left, right]) in block.iter_mut().zip(mixed) {
                *frame = Frame::new(pressed(left), pressed(right));
            }
        }
        if self.throw.is_over() {
            self.link.over.store(true, Ordering::Relaxed);
        }
    }

    fn finished(&self) -> bool {
        self.link.over.load(Ordering::Relaxed)
    }
}

/// The sample, bent towards [`MOST`] above the knee.
fn pressed(sample: f32) -> f32 {
    let over = sample.abs() - KNEE;
    if over <= 0.0 {
        return sample;
    }
    let room = MOST - KNEE;
    (KNEE + room * over / (over + room)).copysign(sample)
}

/// A throw among the voices.
struct ThrowHandle(Arc<Link>);

impl Playing for ThrowHandle {
    fn is_over(&self) -> bool {
        self.0.over.load(Ordering::Relaxed)
    }

    /// Ends the throw at once, without a fade.
    fn fade(&mut self, _: f32) {
        self.0.over.store(true, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kira::info::MockInfoBuilder;

    #[test]
    fn a_throw_that_is_cut_off_rattles_no_more() {
        let link = Arc::new(Link {
            speed: AtomicU32::new(1000),
            clock: AtomicU64::new(0),
            left: AtomicBool::new(false),
            over: AtomicBool::new(false),
        });
        let hits = [0.0, 0.001].map(|at| Hit {
            at,
            pan: 0.0,
            sound: vec![0.5; 24],
        });
        let mut sound = ThrowSound {
            throw: Throw::new(hits.into(), 0.0),
            link: link.clone(),
            known: 0,
        };
        let mut next = || {
            let mut out = [Frame::ZERO; 24];
            sound.on_start_processing();
            sound.process(&mut out, 1.0 / 48_000.0, &MockInfoBuilder::new().build());
            (out[0].left > 0.0, sound.finished())
        };
        assert_eq!(next(), (true, false));
        // Behind a menu its clock stands still.
        link.speed.store(0, Ordering::Relaxed);
        let mut heard = Heard {
            link: Some(link),
            ..Heard::default()
        };
        heard.leave();
        assert_eq!(next(), (false, true));
    }
}
