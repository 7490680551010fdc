//! One sound of the game: its name, what is asked of it and how it is made.

use std::borrow::Cow;

use crate::audio::Audio;
use crate::encode::{CodecError, QUALITY, encode_at};
use crate::level::{levelled, loudness, mean_loudness};

/// Function that makes a sound.
#[derive(Clone, Copy)]
pub(crate) enum Make {
    /// There is only one.
    Once(fn() -> Audio),
    /// One of several takes, by its number from 1.
    Take(fn(u64) -> Audio, u64),
    /// One of several takes of something that is there several times itself: both numbers from 1.
    KeyTake(fn(u64, u64) -> Audio, u64, u64),
}

/// Format in which a sound is stored.
#[derive(Clone, Copy)]
pub(crate) struct Form {
    /// One or two.
    pub(crate) channels: usize,
    /// It has half the samples per second.
    pub(crate) half: bool,
    /// Its end runs on into its beginning.
    pub(crate) loops: bool,
    /// Vorbis quality, -0.2 to 1.
    pub(crate) quality: f32,
}

/// One sound of the game.
#[derive(Clone)]
pub struct Sound {
    /// Its name, lower case with underscores; also the name of its file, without `.ogg`.
    pub name: Cow<'static, str>,
    /// Its end runs on into its beginning.
    pub loops: bool,
    /// The loudness it is given in LUFS: over its loudest 400 ms, or over the whole where `bed` says so. Short and
    /// sharp sounds may stay below it, because their highest point must not be cut off.
    pub loudness: f64,
    /// Its loudness is that of the whole, as for wind, whose gain the game moves.
    pub bed: bool,
    /// The shortest and the longest it may be, in seconds.
    pub seconds: (f64, f64),
    /// Number of channels, one or two.
    pub channels: usize,
    half: bool,
    quality: f32,
    make: Make,
}

impl Sound {
    /// A sound of one channel that plays once: its loudness in LUFS over its loudest 400 ms, the shortest and the
    /// longest it may be in seconds, and how it is made.
    pub const fn new(
        name: &'static str,
        loudness: f64,
        seconds: (f64, f64),
        make: fn() -> Audio,
    ) -> Self {
        Self {
            name: Cow::Borrowed(name),
            loops: false,
            loudness,
            bed: false,
            seconds,
            channels: 1,
            half: false,
            quality: QUALITY,
            make: Make::Once(make),
        }
    }

    /// The same sound with two channels.
    #[must_use]
    pub const fn stereo(mut self) -> Self {
        self.channels = 2;
        self
    }

    /// The same sound as a loop.
    #[must_use]
    pub const fn looping(mut self) -> Self {
        self.loops = true;
        self
    }

    /// The same sound, encoded with another quality, -0.2 to 1.
    #[must_use]
    pub const fn with_quality(mut self, quality: f32) -> Self {
        self.quality = quality;
        self
    }

    pub(crate) fn of(
        name: String,
        loudness: f64,
        seconds: (f64, f64),
        form: Form,
        make: Make,
    ) -> Self {
        Self {
            name: Cow::Owned(name),
            loops: form.loops,
            loudness,
            bed: form.loops,
            seconds,
            channels: form.channels,
            half: form.half,
            quality: form.quality,
            make,
        }
    }

    /// The name of its file.
    pub fn file(&self) -> String {
        format!("{}.ogg", self.name)
    }

    /// Makes the sound anew, at its proper loudness. The same samples every time.
    pub fn render(&self) -> Audio {
        let mut audio = match self.make {
            Make::Once(make) => make(),
            Make::Take(make, take) => make(take),
            Make::KeyTake(make, key, take) => make(key, take),
        };
        if self.half {
            audio = audio.halved(self.loops);
        }
        let found = if self.bed {
            mean_loudness(&audio)
        } else {
            loudness(&audio)
        };
        levelled(&audio, found, self.loudness)
    }

    /// Encodes `audio`, which [`render`](Self::render) made, as faithfully as this sound needs it.
    ///
    /// # Errors
    ///
    /// Those of [`encode`](crate::encode()).
    pub fn encode(&self, audio: &Audio) -> Result<Vec<u8>, CodecError> {
        encode_at(self.quality, audio)
    }
}
