//! Plays cues: which take of a sound, on which bus, on which eighth.

use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use bevy_kira_audio::prelude::AudioSource;
use kira::sound::static_sound::StaticSoundData;
use kira::{Decibels, Panning, PlaybackRate, StartTime};
use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::graph::Graph;
use super::recording::{SoundRecording, SoundedCue};
use super::{EIGHTH, Engine, has_sound};
use crate::sound::catalogue::Sound;
use crate::sound::cue::{Cue, SoundSystems, When};

/// A tone this close before an eighth, in eighths, waits for the one after: the device would get to it too late.
const TOO_LATE: f64 = 0.12;

/// Every sound that has files, loaded or on the way.
#[derive(Resource)]
struct SoundFiles(HashMap<Sound, Vec<Handle<AudioSource>>>);

impl FromWorld for SoundFiles {
    fn from_world(world: &mut World) -> SoundFiles {
        let server = world.resource::<AssetServer>();
        let load = |file: &String| server.load(format!("audio/{file}.ogg"));
        let takes = |sound: Sound| (sound, sound.files().iter().map(load).collect());
        SoundFiles(Sound::all().map(takes).collect())
    }
}

/// Whether every sound that is cued has been read.
pub(in crate::sound) fn is_read(world: &World) -> bool {
    let (Some(files), Some(sources)) = (
        world.get_resource::<SoundFiles>(),
        world.get_resource::<Assets<AudioSource>>(),
    ) else {
        return false;
    };
    let mut all = files.0.values().flatten();
    all.all(|file| sources.contains(file))
}

/// Chooses among the takes of a sound, never the same twice running. Which one is heard means nothing, so it needs no
/// seed of the game's.
#[derive(Resource)]
struct Takes {
    chance: SmallRng,
    last: HashMap<Sound, usize>,
}

impl Default for Takes {
    fn default() -> Takes {
        Takes {
            chance: SmallRng::seed_from_u64(0),
            last: HashMap::default(),
        }
    }
}

impl Takes {
    fn next(&mut self, sound: Sound, count: usize) -> usize {
        let mut take = self.chance.next_u32() as usize % count.max(1);
        if count > 1 && self.last.get(&sound) == Some(&take) {
            take = (take + 1) % count;
        }
        self.last.insert(sound, take);
        take
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SoundFiles>()
        .init_resource::<Takes>()
        .add_systems(
            Update,
            play_cues.run_if(has_sound).in_set(SoundSystems::Play),
        );
}

fn play_cues(
    mut cues: MessageReader<Cue>,
    mut engine: ResMut<Engine>,
    mut takes: ResMut<Takes>,
    mut recording: Option<ResMut<SoundRecording>>,
    files: Res<SoundFiles>,
    sources: Res<Assets<AudioSource>>,
) {
    let mut heard: HashSet<(Sound, Option<u64>)> = HashSet::default();
    for cue in cues.read() {
        let eighth = eighth_of(cue, &engine.graph);
        if cue.sound.is_alone() && !heard.insert((cue.sound, eighth)) {
            continue;
        }
        let of_sound = &files.0[&cue.sound];
        let take = takes.next(cue.sound, of_sound.len());
        let source = of_sound.get(take).and_then(|handle| sources.get(handle));
        let played = source.is_some_and(|source| play(&mut engine, cue, eighth, &source.sound));
        if let Some(recording) = &mut recording
            && (played || of_sound.is_empty())
        {
            let at = match (cue.when, eighth) {
                (_, Some(eighth)) => eighth as f64 * EIGHTH,
                (When::In(seconds), _) => recording.now() + f64::from(seconds),
                _ => recording.now(),
            };
            recording.log(SoundedCue {
                at,
                sound: format!("{:?}", cue.sound),
                take,
                level: cue.level,
                rate: cue.rate,
                pan: cue.pan,
                why: cue.why,
                eighth,
            });
            recording.count_voices(engine.voices.len());
        }
    }
}

/// The eighth on which a cue is heard, where it waits for one.
fn eighth_of(cue: &Cue, graph: &Graph) -> Option<u64> {
    let When::Eighth(after) = cue.when else {
        return None;
    };
    let next = (graph.eighths() + TOO_LATE).floor() as u64 + 1;
    Some(next + u64::from(after))
}

/// Whether there was room for it.
fn play(engine: &mut Engine, cue: &Cue, eighth: Option<u64>, sound: &StaticSoundData) -> bool {
    let priority = cue.sound.priority();
    if !engine.voices.make_room(priority) {
        return false;
    }
    let begins: StartTime = match (cue.when, eighth) {
        (_, Some(eighth)) => engine.graph.eighth(eighth).into(),
        (When::In(seconds), _) => std::time::Duration::from_secs_f32(seconds.max(0.0)).into(),
        _ => StartTime::Immediate,
    };
    let bus = cue.bus.unwrap_or(cue.sound.bus());
    let data = sound
        .volume(Decibels(cue.level))
        .playback_rate(PlaybackRate(f64::from(cue.rate)))
        .panning(Panning(cue.pan))
        .start_time(begins);
    match engine.graph.bus(bus).track.play(data) {
        Ok(handle) => {
            engine.voices.add(handle, priority, cue.level);
            true
        }
        Err(error) => {
            warn!("{:?} is not heard: {error}", cue.sound);
            false
        }
    }
}
