//! The mixer: plays cues and music through kira, each at master, bus and own volume.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_kira_audio::prelude::*;
use rand::{Rng, SeedableRng, rngs::SmallRng};

use super::cue::{Bus, Cue, Sound};
use crate::settings::Settings;
use crate::theme::motion;

/// At and below this many decibels kira is silent.
const SILENCE: f32 = -60.0;
/// The loudest setting of a volume.
const FULL: f32 = 10.0;
/// Music stays under everything that means something, in decibels.
const MUSIC_LEVEL: f32 = -6.0;

/// Music has a channel of its own, since a channel's volume is set for all that plays on it.
#[derive(Resource)]
struct Music;

/// Everything short.
#[derive(Resource)]
struct Effects;

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
            sounds: Sound::ALL
                .into_iter()
                .map(|sound| (sound, sound.files().iter().map(|file| load(file)).collect()))
                .collect(),
            music: load("music_loop"),
        }
    }
}

/// Chooses among the takes of a sound. Which one is heard means nothing, so it needs no seed of the game's.
#[derive(Resource)]
struct Takes(SmallRng);

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(AudioPlugin)
        .add_audio_channel::<Music>()
        .add_audio_channel::<Effects>()
        .init_resource::<SoundAssets>()
        .insert_resource(Takes(SmallRng::seed_from_u64(0)))
        .add_systems(Startup, start_music)
        .add_systems(
            Update,
            (
                play_cues,
                set_music_volume.run_if(resource_changed::<Settings>),
            ),
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

fn start_music(music: Res<AudioChannel<Music>>, assets: Res<SoundAssets>) {
    music
        .play(assets.music.clone())
        .looped()
        .fade_in(AudioTween::linear(motion::MUSIC_FADE));
}

fn set_music_volume(music: Res<AudioChannel<Music>>, settings: Res<Settings>) {
    let volume = decibels(f32::from(settings.music));
    music.set_volume((volume + MUSIC_LEVEL).max(SILENCE));
}

fn play_cues(
    mut cues: MessageReader<Cue>,
    effects: Res<AudioChannel<Effects>>,
    assets: Res<SoundAssets>,
    settings: Res<Settings>,
    mut takes: ResMut<Takes>,
) {
    for cue in cues.read() {
        let volume = match cue.sound.bus() {
            Bus::Table => settings.table,
            Bus::Interface => settings.interface,
        };
        let level = decibels(f32::from(volume)) + 20.0 * cue.gain.max(0.001).log10();
        let takes_of = &assets.sounds[&cue.sound];
        if level <= SILENCE || takes_of.is_empty() {
            continue;
        }
        let take = takes.0.next_u32() as usize % takes_of.len();
        effects
            .play(takes_of[take].clone())
            .with_volume(level)
            .with_playback_rate(f64::from(cue.rate))
            .with_panning(cue.panning);
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
}
