//! The mixer: plays cues and music through kira, each at master, bus and own volume.

use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_kira_audio::prelude::*;
use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::cue::{Bus, Cue, Hush, Sound, SoundSystems};
use crate::ground::settings::Settings;
use crate::theme::motion;

/// At and below this many decibels kira is silent.
const SILENCE: f32 = -60.0;
/// The loudest setting of a volume.
const FULL: f32 = 10.0;
/// What is kept free above everything, in decibels: panned to a side a sound is up to 3 dB louder there, several come at
/// once, and what goes above full scale is cut off.
const HEADROOM: f32 = -7.0;
/// Music is heard 7 to 11 LU under the table where both are set as they are at first; in decibels.
const MUSIC_LEVEL: f32 = 5.0;

/// Music has a channel of its own, since a channel's volume is set for all that plays on it.
#[derive(Resource)]
struct Music;

/// Everything short.
#[derive(Resource)]
struct Effects;

/// The music under way.
#[derive(Resource)]
struct Playing {
    music: Handle<AudioInstance>,
    /// Whether it is the same on both ears.
    mono: bool,
}

/// Every sound, loaded.
#[derive(Resource)]
struct SoundAssets {
    sounds: HashMap<Sound, Vec<Handle<AudioSource>>>,
    music: Handle<AudioSource>,
}

impl FromWorld for SoundAssets {
    fn from_world(world: &mut World) -> SoundAssets {
        let server = world.resource::<AssetServer>();
        let load = |file: &str| server.load(format!("audio/{file}.ogg"));
        SoundAssets {
            sounds: Sound::all()
                .map(|sound| {
                    (
                        sound,
                        sound
                            .files()
                            .iter()
                            .map(|file| load(file.as_str()))
                            .collect(),
                    )
                })
                .collect(),
            music: load("music_loop"),
        }
    }
}

/// Chooses among the takes of a sound. Which one is heard means nothing, so it needs no seed of the game's.
#[derive(Resource)]
struct Takes(SmallRng);

/// The rattle of the dice that are shaken now.
#[derive(Resource, Default)]
struct UnderWay(Option<Handle<AudioInstance>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UnderWay>();
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Music>()
        .add_audio_channel::<Effects>()
        .init_resource::<SoundAssets>()
        .insert_resource(Takes(SmallRng::seed_from_u64(0)))
        .add_systems(Startup, start_music)
        .add_systems(
            Update,
            (
                mix_music.run_if(resource_exists::<Playing>),
                (play_cues, hush).chain(),
                set_music_volume,
            )
                .chain()
                .in_set(SoundSystems::Play),
        );
}

/// A volume of 0 to 10 in decibels.
fn decibels(volume: f32) -> f32 {
    if volume <= 0.0 {
        SILENCE
    } else {
        (40.0 * (volume / FULL).log10()).max(SILENCE)
    }
}

/// Whether nothing is to be heard: another window has the focus, and the settings ask for it.
fn is_muted(settings: &Settings, focused: bool) -> bool {
    settings.mute_unfocused && !focused
}

/// What one hears at what volume: in decibels.
fn music_level(settings: &Settings, focused: bool) -> f32 {
    if is_muted(settings, focused) {
        return SILENCE;
    }
    (decibels(f32::from(settings.music)) + HEADROOM + MUSIC_LEVEL).max(SILENCE)
}

fn start_music(music: Res<AudioChannel<Music>>, assets: Res<SoundAssets>, mut commands: Commands) {
    let playing = music
        .play(assets.music.clone())
        .looped()
        .fade_in(AudioTween::linear(motion::MUSIC_FADE))
        .handle();
    commands.insert_resource(Playing {
        music: playing,
        mono: false,
    });
}

/// The same sound for both ears: half of what is on each side.
fn mixed(source: &AudioSource) -> AudioSource {
    let mut source = source.clone();
    let both = source.sound.frames.iter().map(|frame| {
        let mut frame = *frame;
        let middle = (frame.left + frame.right) / 2.0;
        (frame.left, frame.right) = (middle, middle);
        frame
    });
    source.sound.frames = both.collect();
    source
}

/// Goes on with the music in the other way of hearing, where it was. Everything short has one channel, and is only not
/// panned.
fn mix_music(
    settings: Res<Settings>,
    music: Res<AudioChannel<Music>>,
    assets: Res<SoundAssets>,
    mut sources: ResMut<Assets<AudioSource>>,
    mut playing: ResMut<Playing>,
) {
    if playing.mono == settings.mono {
        return;
    }
    let Some(position) = music.state(&playing.music).position() else {
        return; // not yet begun
    };
    let source = match settings.mono {
        true => match sources.get(&assets.music).map(mixed) {
            Some(source) => sources.add(source),
            None => return,
        },
        false => assets.music.clone(),
    };
    music.stop();
    let handle = music.play(source).looped().start_from(position).handle();
    *playing = Playing {
        music: handle,
        mono: settings.mono,
    };
}

/// What is begun now has the volume of its channel as it was set last.
fn set_music_volume(
    settings: Res<Settings>,
    window: Query<&Window, With<PrimaryWindow>>,
    music: Res<AudioChannel<Music>>,
    playing: Option<Res<Playing>>,
    mut level: Local<Option<f32>>,
) {
    let focused = window.iter().all(|window| window.focused);
    let now = music_level(&settings, focused);
    let begun = playing.is_some_and(|playing| playing.is_changed());
    if begun || *level != Some(now) {
        *level = Some(now);
        music.set_volume(now);
    }
}

fn play_cues(
    mut cues: MessageReader<Cue>,
    effects: Res<AudioChannel<Effects>>,
    assets: Res<SoundAssets>,
    settings: Res<Settings>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut takes: ResMut<Takes>,
    mut under_way: ResMut<UnderWay>,
) {
    if is_muted(&settings, window.iter().all(|window| window.focused)) {
        cues.clear();
    }
    let mut heard: HashSet<Sound> = HashSet::default();
    for cue in cues.read() {
        if !heard.insert(cue.sound) && cue.sound.is_alone() {
            continue;
        }
        let volume = match cue.sound.bus() {
            Bus::Table => settings.table,
            Bus::Interface => settings.interface,
        };
        let level = HEADROOM + decibels(f32::from(volume)) + 20.0 * cue.gain.max(0.001).log10();
        let takes_of = &assets.sounds[&cue.sound];
        if level <= SILENCE || takes_of.is_empty() {
            continue;
        }
        let take = takes.0.next_u32() as usize % takes_of.len();
        let handle = effects
            .play(takes_of[take].clone())
            .with_volume(level)
            .with_playback_rate(f64::from(cue.rate))
            .with_panning(if settings.mono { 0.0 } else { cue.panning })
            .handle();
        if cue.sound == Sound::Rattle {
            under_way.0 = Some(handle);
        }
    }
}

/// What is to be quiet fades at once; a sound cut off would click.
fn hush(
    mut hushes: MessageReader<Hush>,
    mut under_way: ResMut<UnderWay>,
    mut instances: ResMut<Assets<AudioInstance>>,
) {
    if hushes.read().any(|Hush(sound)| *sound == Sound::Rattle)
        && let Some(handle) = under_way.0.take()
        && let Some(mut instance) = instances.get_mut(&handle)
    {
        instance.stop(AudioTween::linear(motion::HUSH));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn volumes_run_from_silent_to_unchanged() {
        assert_eq!(decibels(0.0), SILENCE);
        assert!(decibels(FULL).abs() < 1e-6);
        let levels: Vec<f32> = (0..=10).map(|volume| decibels(volume as f32)).collect();
        assert!(levels.windows(2).all(|pair| pair[0] < pair[1]));
    }

    #[test]
    fn the_game_is_silent_in_the_background_only_if_asked() {
        let loud = Settings::default();
        let quiet = Settings {
            mute_unfocused: true,
            ..Settings::default()
        };
        assert!(music_level(&loud, false) > SILENCE);
        assert_eq!(music_level(&quiet, false), SILENCE);
        assert_eq!(music_level(&quiet, true), music_level(&loud, true));
        assert!(is_muted(&quiet, false) && !is_muted(&loud, false));
    }
}
