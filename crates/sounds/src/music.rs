//! The music: slow chords, a plucked melody and the echo of the valley, in a loop without a seam.

use fundsp::prelude::{Frame, cos, reverb_stereo, sin};

use crate::audio::{Audio, SAMPLE_RATE};
use crate::random::Random;
use crate::score::{BEAT, CHORD_BEATS, SECTIONS, Section};
use crate::timbre::{CHIME, HARP, Sustained};
use crate::track::{Track, samples_in};

/// The chords, each growing out of the one before.
const PAD: Sustained = Sustained {
    attack: 3.2,
    hold: 4.2,
    release: 5.2,
    partials: 7,
    softness: 1.55,
    detune: 6.0,
};

/// The lowest voice.
const BASS: Sustained = Sustained {
    attack: 1.6,
    hold: 5.4,
    release: 3.6,
    partials: 4,
    softness: 1.5,
    detune: 2.0,
};

/// Seconds that the echo takes to die away; also how long it is fed before the loop begins.
const ECHO: f64 = 4.5;

/// The one loop that plays under the whole game.
pub(crate) fn music_loop() -> Audio {
    let seconds = SECTIONS.len() as f64 * CHORD_BEATS * BEAT;
    let mut stage = Stage::new(seconds);
    let mut random = Random::new(3000);
    for (index, section) in SECTIONS.iter().enumerate() {
        play(
            &mut stage,
            index as f64 * CHORD_BEATS * BEAT,
            section,
            &mut random,
        );
    }
    stage.finish()
}

fn play(stage: &mut Stage, start: f64, section: &Section, random: &mut Random) {
    // The chord begins early, so that it stands in full on its first beat.
    let early = start - 1.6;
    for (voice, pitch) in section.chord.iter().enumerate() {
        let side = [-0.6, 0.35, -0.25, 0.6][voice];
        let note = PAD.note(*pitch, random.between(0.0, 1.0));
        stage.add(early, 0.11, side, 0.5, &note);
    }
    stage.add(start - 0.8, 0.14, 0.0, 0.15, &BASS.note(section.bass, 0.0));

    // A quiet figure marks the two bars.
    let root = section.bass + 12.0;
    let fifth = root + 7.0;
    let figure = [
        (0.0, root, 0.5),
        (0.5, fifth, 0.34),
        (4.0, root, 0.4),
        (4.5, fifth, 0.3),
    ];
    for (beat, pitch, strength) in figure {
        let at = start + beat * BEAT + random.between(0.0, 0.02);
        stage.add(at, 0.16 * strength, -0.2, 0.35, &HARP.note(pitch, 2.8));
    }
    for (beat, pitch, strength) in section.melody {
        let at = start + beat * BEAT + random.between(0.0, 0.03);
        let side = random.between(0.05, 0.3);
        stage.add(at, 0.34 * strength, side, 0.6, &HARP.note(*pitch, 2.6));
    }
    // The last note of a phrase is answered from afar, an octave higher.
    if let Some((beat, pitch, _)) = section.melody.last() {
        let at = start + (beat + 1.0) * BEAT + random.between(0.0, 0.05);
        stage.add(at, 0.028, -0.5, 1.6, &CHIME.note(pitch + 12.0, 2.4));
    }
}

/// Two channels of sound, and what they send into the echo.
struct Stage {
    dry: [Track; 2],
    wet: [Track; 2],
    seconds: f64,
}

impl Stage {
    fn new(seconds: f64) -> Self {
        let pair = || [Track::looped(seconds), Track::looped(seconds)];
        Self {
            dry: pair(),
            wet: pair(),
            seconds,
        }
    }

    /// Adds `sound` at `at` seconds. `side` runs from -1 (left) to 1 (right), equally loud everywhere; `echo` is the
    /// share sent into the echo.
    fn add(&mut self, at: f64, gain: f64, side: f64, echo: f64, sound: &[f64]) {
        let angle = (side + 1.0) * core::f64::consts::FRAC_PI_4;
        for (channel, share) in [cos(angle), sin(angle)].into_iter().enumerate() {
            self.dry[channel].lay(at, gain * share, sound);
            self.wet[channel].lay(at, gain * share * echo, sound);
        }
    }

    fn finish(mut self) -> Audio {
        let mut echo = reverb_stereo(20.0, ECHO, 0.6);
        echo.set_sample_rate(f64::from(SAMPLE_RATE));
        let length = samples_in(self.seconds);
        let mut tails = [Vec::with_capacity(length), Vec::with_capacity(length)];
        // The valley still holds the end of the loop when it begins again.
        let before = samples_in(ECHO).min(length);
        for index in (length - before..length).chain(0..length) {
            let input = [
                self.wet[0].samples()[index] as f32,
                self.wet[1].samples()[index] as f32,
            ];
            let output = echo.tick(&Frame::from(input));
            for (channel, tail) in tails.iter_mut().enumerate() {
                tail.push(f64::from(output[channel]));
            }
        }
        for (track, tail) in self.dry.iter_mut().zip(&tails) {
            track.lay(0.0, 1.0, &tail[before..]);
        }
        let [left, right] = self.dry;
        Audio::new(vec![left.finish(0.0), right.finish(0.0)])
    }
}
