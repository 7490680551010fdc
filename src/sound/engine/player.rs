//! Plays cues: which take of a sound, on which bus, on which sixteenth.

use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use bevy_kira_audio::prelude::AudioSource;
use kira::{Decibels, Panning, PlaybackRate, StartTime};
use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::recording::{SoundRecording, SoundedCue};
use super::{Engine, SIXTEENTH, has_sound};
use crate::referee::BeatsCut;
use crate::sound::audition::AUDITION;
use crate::sound::catalogue::Sound;
use crate::sound::cue::{Cue, SoundSystems, When};
use crate::sound::files::Kept;

/// A tone this close before a sixteenth, in sixteenths, waits for the one after: the device would get to it too late.
const TOO_LATE: f64 = 0.1;
/// Sixteenths for which a tone waits for those before it, at most: where games are played without animation, tones are
/// cued faster than they can be heard one after the other.
const LONGEST_WAIT: u64 = 24;

/// Sixteenth of the last tone that was planned.
#[derive(Resource, Default)]
struct LastTone(u64);

/// A file of a sound.
enum Take {
    Reading(Handle<AudioSource>),
    Read(Kept),
}

/// Every sound that has files, read or on the way.
#[derive(Resource)]
struct SoundFiles(HashMap<Sound, Vec<Take>>);

impl FromWorld for SoundFiles {
    fn from_world(world: &mut World) -> SoundFiles {
        let server = world.resource::<AssetServer>();
        let load = |file: &String| Take::Reading(server.load(format!("audio/{file}.ogg")));
        let takes = |sound: Sound| (sound, sound.files().iter().map(load).collect());
        SoundFiles(Sound::all().map(takes).collect())
    }
}

/// Returns `true` once every cued sound is read or has failed.
pub(in crate::sound) fn is_read(world: &World) -> bool {
    let server = world.resource::<AssetServer>();
    let mut files = world.resource::<SoundFiles>().0.values().flatten();
    files.all(|take| match take {
        Take::Reading(file) => server.load_state(file).is_failed(),
        Take::Read(_) => true,
    })
}

/// Keeps what is read, so that the engine lets go of it.
fn keep(mut files: ResMut<SoundFiles>, mut sources: ResMut<Assets<AudioSource>>) {
    for take in files.0.values_mut().flatten() {
        if let Take::Reading(file) = take
            && let Some(kept) = Kept::take(file, &mut sources)
        {
            *take = Take::Read(kept);
        }
    }
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
        .init_resource::<LastTone>()
        .add_observer(hush)
        .add_systems(
            Update,
            (
                keep.run_if(on_message::<AssetEvent<AudioSource>>),
                play_cues.run_if(has_sound),
            )
                .chain()
                .in_set(SoundSystems::Play),
        );
}

/// Silences the table, also the tones that wait for their sixteenth.
fn hush(_: On<BeatsCut>, mut engine: If<ResMut<Engine>>, mut last_tone: ResMut<LastTone>) {
    engine.voices.fade(|cue| cue.seat.is_some());
    *last_tone = LastTone::default();
}

fn play_cues(
    mut cues: MessageReader<Cue>,
    mut engine: ResMut<Engine>,
    mut takes: ResMut<Takes>,
    mut last_tone: ResMut<LastTone>,
    mut recording: Option<ResMut<SoundRecording>>,
    files: Res<SoundFiles>,
) {
    let mut heard: HashSet<(Sound, Option<u64>)> = HashSet::default();
    for cue in cues.read() {
        let sixteenth = sixteenth_of(cue, engine.graph.sixteenths(), &mut last_tone);
        // Cues with a delay are not duplicates of each other.
        let is_staggered = matches!(cue.when, When::In(_));
        if cue.sound.is_alone() && !is_staggered && !heard.insert((cue.sound, sixteenth)) {
            continue;
        }
        let of_sound = &files.0[&cue.sound];
        let read = of_sound.iter().filter_map(|take| match take {
            Take::Read(kept) => Some(kept),
            Take::Reading(_) => None,
        });
        let read: Vec<&Kept> = read.collect();
        let take = takes.next(cue.sound, read.len());
        let played = read
            .get(take)
            .is_some_and(|kept| play(&mut engine, cue, sixteenth, kept));
        if let Some(recording) = &mut recording
            && (played || of_sound.is_empty())
        {
            let at = match (cue.when, sixteenth) {
                (_, Some(sixteenth)) => sixteenth as f64 * SIXTEENTH,
                (When::In(seconds), _) => recording.now() + f64::from(seconds),
                _ => recording.now(),
            };
            let waited = at - recording.now();
            let sounded = SoundedCue {
                at,
                waited,
                sound: format!("{:?}", cue.sound),
                take,
                level: cue.level,
                rate: cue.rate,
                pan: cue.pan,
                why: cue.why,
                sixteenth,
            };
            recording.log(sounded, engine.voices.len());
        }
    }
}

/// Sixteenth on which a cue is heard, where it waits for one.
fn sixteenth_of(cue: &Cue, now: f64, last: &mut LastTone) -> Option<u64> {
    let next = (now + TOO_LATE).floor() as u64 + 1;
    let at = match cue.when {
        When::Sixteenth(after) => next + u64::from(after),
        When::AfterTones(after) => {
            let turn = last.0 + u64::from(after);
            if turn > next + LONGEST_WAIT {
                next
            } else {
                turn.max(next)
            }
        }
        When::Now | When::In(_) => return None,
    };
    last.0 = if at > next + LONGEST_WAIT || last.0 > next + LONGEST_WAIT {
        at
    } else {
        last.0.max(at)
    };
    Some(at)
}

/// Plays a cue, and returns `true` if there was room for it.
fn play(engine: &mut Engine, cue: &Cue, sixteenth: Option<u64>, sound: &Kept) -> bool {
    if cue.why == AUDITION {
        engine.voices.fade(|cue| cue.why == AUDITION);
    }
    if !engine.voices.make_room(cue.sound.priority()) {
        return false;
    }
    let begins: StartTime = match (cue.when, sixteenth) {
        (_, Some(sixteenth)) => engine.graph.sixteenth(sixteenth).into(),
        (When::In(seconds), _) => std::time::Duration::from_secs_f32(seconds.max(0.0)).into(),
        _ => StartTime::Immediate,
    };
    let bus = cue.bus.unwrap_or(cue.sound.bus());
    let data = sound
        .widened()
        .volume(Decibels(cue.level))
        .playback_rate(PlaybackRate(f64::from(cue.rate)))
        .panning(Panning(cue.pan))
        .start_time(begins);
    match engine.graph.bus(bus).track.play(data) {
        Ok(handle) => {
            engine.voices.add(handle, *cue);
            true
        }
        Err(error) => {
            warn!("{:?} is not heard: {error}", cue.sound);
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use cant_stop_rules::Seat;

    use super::super::voices::tests::Fake;
    use super::*;
    use crate::sound::engine::Playing;

    #[test]
    fn another_position_silences_the_table_alone() {
        let mut engine = Engine::offline(&mut SoundRecording::default());
        let [table, button] = [Seat::new(0), None].map(|seat| {
            let fake = Fake::default();
            let cue = Cue {
                seat,
                ..Cue::plain(Sound::Press, "test")
            };
            engine.voices.add(fake.clone(), cue);
            fake
        });
        let mut app = App::new();
        app.insert_resource(engine).insert_resource(LastTone(90));
        app.add_observer(hush);
        app.world_mut().trigger(BeatsCut);
        assert!(table.is_over() && !button.is_over());
        assert_eq!(app.world().resource::<LastTone>().0, 0);
    }
}
