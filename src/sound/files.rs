//! Sound files: those still being read, what is kept of them, and a notice about one that is missing or damaged.

use std::sync::Arc;

use bevy::{asset::AssetLoadFailedEvent, prelude::*};
use bevy_kira_audio::prelude::AudioSource;
use cant_stop_score::{FULL_SCALE, rounded};
use kira::Frame;
use kira::sound::static_sound::{StaticSoundData, StaticSoundSettings};

use crate::referee::Notices;
use crate::ui::prelude::*;

/// A sound as it is kept: its own channels at 16 bits, a half or a quarter of what kira plays.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Kept {
    /// Samples, those of a frame one after the other.
    pub(super) samples: Arc<[i16]>,
    channels: usize,
    rate: u32,
}

impl Kept {
    /// Takes a file that is read away from the engine, and keeps its sound.
    pub(super) fn take(
        file: &Handle<AudioSource>,
        sources: &mut Assets<AudioSource>,
    ) -> Option<Kept> {
        let sound = sources.remove(file)?.sound;
        let is_stereo = sound.frames.iter().any(|frame| frame.left != frame.right);
        let channels = if is_stereo { 2 } else { 1 };
        let sides = |frame: &Frame| [frame.left, frame.right].into_iter().take(channels);
        let samples = sound.frames.iter().flat_map(sides);
        Some(Kept {
            samples: samples.map(rounded).collect(),
            channels,
            rate: sound.sample_rate,
        })
    }

    /// Returns the sound as kira plays it.
    pub(super) fn widened(&self) -> StaticSoundData {
        let wide = |sample: i16| f32::from(sample) / FULL_SCALE;
        let frames = self.samples.chunks_exact(self.channels);
        let frame = |sides: &[i16]| Frame::new(wide(sides[0]), wide(sides[self.channels - 1]));
        StaticSoundData {
            sample_rate: self.rate,
            frames: frames.map(frame).collect(),
            settings: StaticSoundSettings::default(),
            slice: None,
        }
    }
}

/// Returns `true` once a file is read or has failed.
pub(super) fn is_settled(
    file: &Handle<AudioSource>,
    sources: &Assets<AudioSource>,
    server: &AssetServer,
) -> bool {
    sources.contains(file) || server.load_state(file).is_failed()
}

/// Names every file that fails in the log, and the first one in a notice.
fn report_failures(
    mut failures: MessageReader<AssetLoadFailedEvent<AudioSource>>,
    mut notices: ResMut<Notices>,
    mut has_noticed: Local<bool>,
) {
    for failure in failures.read() {
        let file = failure.path.to_string();
        warn!("{file} is missing or damaged; the game plays on without it.");
        if !*has_noticed {
            notices.push(Words::new(texts::NOTICE_SOUND_FILE).with("file", file));
            *has_noticed = true;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, report_failures);
}

#[cfg(test)]
mod tests {
    use bevy::asset::{AssetId, AssetLoadError, AssetPath};

    use super::*;

    #[test]
    fn a_sound_is_kept_small_and_played_as_it_was() {
        let mut sources = Assets::<AudioSource>::default();
        for (right, count) in [(0.25, 2000), (-1.0, 4000)] {
            let sound = StaticSoundData {
                sample_rate: 24_000,
                frames: std::iter::repeat_n(Frame::new(0.25, right), 2000).collect(),
                settings: StaticSoundSettings::default(),
                slice: None,
            };
            let wanted = sound.frames.clone();
            let file = sources.add(AudioSource { sound });
            let kept = Kept::take(&file, &mut sources).expect("it is read");
            assert!(sources.is_empty(), "the engine keeps none of it");
            assert_eq!(kept.samples.len(), count);
            let played = kept.widened();
            assert_eq!((played.sample_rate, played.frames.len()), (24_000, 2000));
            let off = |(one, other): (&Frame, &Frame)| {
                (*one - *other).left.abs() + (*one - *other).right.abs()
            };
            let mut frames = played.frames.iter().zip(&*wanted);
            assert!(frames.all(|pair| off(pair) < 1e-4));
        }
    }

    #[test]
    fn the_first_missing_sound_is_named_in_a_notice() {
        let mut app = App::new();
        app.init_resource::<Notices>()
            .add_message::<AssetLoadFailedEvent<AudioSource>>()
            .add_plugins(plugin);
        for name in ["audio/roll_1.ogg", "audio/roll_2.ogg"] {
            let path = AssetPath::parse(name);
            app.world_mut().write_message(AssetLoadFailedEvent {
                id: AssetId::<AudioSource>::invalid(),
                path: path.clone(),
                error: AssetLoadError::CannotLoadProcessedAsset { path },
            });
            app.update();
        }
        let mut notices = app.world_mut().resource_mut::<Notices>();
        let file = "audio/roll_1.ogg".to_owned();
        let expected = Words::new(texts::NOTICE_SOUND_FILE).with("file", file);
        assert_eq!(notices.pop(), Some((expected, None)));
        assert_eq!(notices.pop(), None);
    }
}
