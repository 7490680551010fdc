//! One sound of the game: its name, what is asked of it and how it is made.

use std::borrow::Cow;

use crate::audio::Audio;
use crate::encode::encode;
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
pub struct Form {
    /// One or two.
    pub channels: usize,
    /// It has half the samples per second.
    pub half: bool,
    /// Its end runs on into its beginning.
    pub loops: bool,
    /// Vorbis quality, -0.2 to 1.
    pub quality: f32,
}

/// One sound of the game.
#[derive(Clone)]
pub struct Sound {
    /// Its name, lower case with underscores; also the name of its file, without `.ogg`.
    pub name: Cow<'static, str>,
    /// The loudness it is given in LUFS, as [`measure`](Self::measure) has it. Short and sharp sounds may stay below it,
    /// because their highest point must not be cut off.
    pub loudness: f64,
    /// The shortest and the longest it may be, in seconds.
    pub seconds: (f64, f64),
    /// Form in which it is stored.
    pub form: Form,
    pub(crate) make: Make,
}

impl Sound {
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
        if self.form.half {
            audio = audio.halved(self.form.loops);
        }
        levelled(&audio, self.measure(&audio), self.loudness)
    }

    /// The loudness of `audio` in LUFS over its loudest 400 ms, and over the whole of a loop, whose gain the game moves.
    pub fn measure(&self, audio: &Audio) -> f64 {
        if self.form.loops {
            mean_loudness(audio)
        } else {
            loudness(audio)
        }
    }

    /// Encodes `audio`, which [`render`](Self::render) made, as faithfully as this sound needs it.
    pub fn encode(&self, audio: &Audio) -> Result<Vec<u8>, String> {
        encode(self.form.quality, audio)
    }
}
