//! The score as kira plays it, what the game tells it, and how it keeps to the clock that tones wait for.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use bevy_kira_audio::prelude::AudioSource;
use cant_stop_score::{Mood, Player, RATE, SAMPLE_NAMES, Samples, Scene};
use kira::Frame;
use kira::clock::ClockId;
use kira::info::Info;
use kira::sound::Sound as KiraSound;

use super::catalogue::{Bus, Sound};
use super::cue::{Cue, SoundSystems};
use super::engine::{Engine, Live, SIXTEENTH, SoundOutput, has_sound};
use super::files::Kept;
use super::tension::Tension;
use crate::core::states::Screen;

/// More than is ever said between two looks of the player.
const UNHEARD: usize = 64;
/// The most frames that are worked out in one go.
const BLOCK: usize = 128;
/// Added to every sample, far below what is heard: in silence the filter of the bus would reckon with denormal numbers,
/// which are slow.
const FAINT: f32 = 1e-15;
/// Further than this from the clock, in seconds, the player goes on where the clock is.
const ASTRAY: f64 = 0.004;

/// The samples of the instruments, by name: the files still being read, and what is kept of the others.
#[derive(Resource)]
struct ScoreFiles {
    reading: Vec<(&'static str, Handle<AudioSource>)>,
    read: Samples,
}

impl FromWorld for ScoreFiles {
    fn from_world(world: &mut World) -> ScoreFiles {
        let server = world.resource::<AssetServer>();
        let load = |name: &&'static str| (*name, server.load(format!("audio/score/{name}.ogg")));
        ScoreFiles {
            reading: SAMPLE_NAMES.iter().map(load).collect(),
            read: Samples::default(),
        }
    }
}

/// The samples once they are read, shared by every player there will be.
#[derive(Resource)]
struct Instruments(Samples);

/// The player under way, and what it was told last.
#[derive(Resource, Default)]
struct Conductor {
    orders: Option<SyncSender<Order>>,
    mood: Option<Mood>,
}

/// Message to the player of the score on the audio thread.
#[derive(Clone, Copy, Debug)]
enum Order {
    Mood(Mood),
    Bust,
    Claim,
    Win,
}

/// Tells the wind if the score is heard.
#[derive(Resource, Clone, Default)]
pub(super) struct ScorePlays(Arc<AtomicBool>);

impl ScorePlays {
    /// Returns `true` while a section is under way.
    pub(super) fn is_heard(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ScoreFiles>()
        .init_resource::<Conductor>()
        .init_resource::<ScorePlays>()
        .add_systems(
            Update,
            gather_instruments.run_if(not(resource_exists::<Instruments>)),
        )
        .add_systems(
            Update,
            (
                leave.run_if(resource_added::<Engine>),
                begin.run_if(resource_exists::<Instruments>),
                conduct,
            )
                .chain()
                .run_if(has_sound)
                .in_set(SoundSystems::Play),
        );
}

/// Returns `true` once the instruments are loaded.
pub(super) fn is_read(world: &World) -> bool {
    world.contains_resource::<Instruments>()
}

/// Keeps each sample, of one channel, as soon as it is read, so that the engine lets go of it. Notes whose sample cannot
/// be read are left out.
fn gather_instruments(
    mut files: ResMut<ScoreFiles>,
    mut sources: ResMut<Assets<AudioSource>>,
    server: Res<AssetServer>,
    mut commands: Commands,
) {
    let ScoreFiles { reading, read } = &mut *files;
    reading.retain(|(name, file)| match Kept::take(file, &mut sources) {
        Some(kept) => {
            read.insert(name, kept.samples);
            false
        }
        None => !server.load_state(file).is_failed(),
    });
    if reading.is_empty() {
        commands.insert_resource(Instruments(std::mem::take(read)));
    }
}

/// In a new stream nothing is played yet.
fn leave(mut conductor: ResMut<Conductor>) {
    *conductor = Conductor::default();
}

fn begin(
    instruments: Res<Instruments>,
    output: Res<SoundOutput>,
    plays: Res<ScorePlays>,
    mut engine: ResMut<Engine>,
    mut conductor: ResMut<Conductor>,
) {
    if conductor.orders.is_some() {
        return;
    }
    let (orders, heard) = sync_channel(UNHEARD);
    let player = Player::new(instruments.0.clone(), seed(*output));
    let begun = engine.graph.sixteenths() * SIXTEENTH * f64::from(RATE);
    let sound = Live(ScoreSound {
        player: player.starting_at(begun as u64),
        plays: plays.clone(),
        orders: heard,
        clock: engine.graph.clock_id(),
        last: [[0.0; 2]; 2],
        between: 1.0,
    });
    if engine.graph.bus(Bus::Score).track.play(sound).is_ok() {
        conductor.orders = Some(orders);
    }
}

/// Seed of a concert: another one at every start, and always the same where it is worked out to be measured.
fn seed(output: SoundOutput) -> u64 {
    if output == SoundOutput::Offline {
        return 0;
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |now| now.as_nanos() as u64)
}

/// Tells the player what the match is like, and what has happened in it.
fn conduct(
    tension: Res<Tension>,
    screen: Res<State<Screen>>,
    mut cues: MessageReader<Cue>,
    mut conductor: ResMut<Conductor>,
) {
    let conductor = conductor.bypass_change_detection();
    let Some(orders) = &conductor.orders else {
        cues.clear();
        return;
    };
    for cue in cues.read() {
        let order = match cue.sound {
            Sound::Bust => Order::Bust,
            Sound::Claim => Order::Claim,
            Sound::Win => Order::Win,
            _ => continue,
        };
        // A player that is gone hears nothing; another one begins with the stream.
        let _ = orders.try_send(order);
    }
    let mood = mood(&tension, *screen.get());
    if conductor.mood != Some(mood) && orders.try_send(Order::Mood(mood)).is_ok() {
        conductor.mood = Some(mood);
    }
}

fn mood(tension: &Tension, screen: Screen) -> Mood {
    Mood {
        scene: match screen {
            Screen::Loading => Scene::Silent,
            Screen::Title | Screen::Join => Scene::Title,
            Screen::Play => Scene::Play,
            Screen::Results => Scene::Results,
        },
        risk: tension.risk,
        decisive: tension.decisive,
        bots: tension.bots,
        preview: tension.previewed,
        late: tension.late,
        over: tension.over,
    }
}

/// The player as kira plays it, at whatever rate the device has.
struct ScoreSound {
    player: Player,
    plays: ScorePlays,
    orders: Receiver<Order>,
    clock: ClockId,
    /// The two frames between which the device is, and how far: at the rate of the player that is always the second.
    last: [[f32; 2]; 2],
    between: f64,
}

impl KiraSound for ScoreSound {
    fn on_start_processing(&mut self) {
        while let Ok(order) = self.orders.try_recv() {
            match order {
                Order::Mood(mood) => self.player.set_mood(mood),
                Order::Bust => self.player.bust(),
                Order::Claim => self.player.claim(),
                Order::Win => self.player.win(),
            }
        }
        let plays = self.player.section().is_some();
        self.plays.0.store(plays, Ordering::Relaxed);
    }

    fn process(&mut self, out: &mut [Frame], dt: f64, info: &Info) {
        let Some(clock) = info.clock_info(self.clock).filter(|clock| clock.ticking) else {
            out.fill(Frame::ZERO);
            return;
        };
        let sixteenths = clock.time.ticks as f64 + clock.time.fraction;
        self.keep_up(sixteenths * SIXTEENTH - dt * out.len() as f64);
        let step = dt * f64::from(RATE);
        if (step - 1.0).abs() < 1e-9 {
            self.play(out);
        } else {
            self.resample(out, step);
        }
        out.iter_mut()
            .for_each(|frame| *frame += Frame::from_mono(FAINT));
    }

    fn finished(&self) -> bool {
        false
    }
}

impl ScoreSound {
    /// Plays on unheard up to the second where the clock is, which ran on while the player was on its way.
    fn keep_up(&mut self, clock: f64) {
        let mut unheard = [[0.0; 2]; BLOCK];
        while self.player.position() as f64 / f64::from(RATE) < clock - ASTRAY {
            self.player.render(&mut unheard);
        }
    }

    fn play(&mut self, out: &mut [Frame]) {
        for block in out.chunks_mut(BLOCK) {
            let mut frames = [[0.0; 2]; BLOCK];
            self.player.render(&mut frames[..block.len()]);
            for (out, [left, right]) in block.iter_mut().zip(frames) {
                *out = Frame::new(left, right);
            }
        }
    }

    fn resample(&mut self, out: &mut [Frame], step: f64) {
        for out in out {
            while self.between >= 1.0 {
                self.between -= 1.0;
                self.last[0] = self.last[1];
                self.player.render(&mut self.last[1..]);
            }
            let share = self.between as f32;
            let [before, after] = self.last;
            let mix = |side: usize| before[side] + share * (after[side] - before[side]);
            *out = Frame::new(mix(0), mix(1));
            self.between += step;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_of_the_tones_is_that_of_the_score() {
        let eighth = cant_stop_score::EIGHTH as f64 / f64::from(RATE);
        assert!((eighth - 2.0 * SIXTEENTH).abs() < 1e-12);
    }
}
