//! The raw materials: things that ring when struck, noise, filters and envelopes.
//!
//! Sine, exponential and power come from `fundsp`, never from the standard library: the former compute the same bits
//! on every machine, the latter are those of the platform.

use fundsp::numeric_array::typenum::{U1, U3};
use fundsp::prelude::{
    An, AudioNode, Frame, bandpass, bandpass_hz, clamp01, cos, exp, highpass_hz, lowpass_hz, noise,
    sin, smooth3, tan,
};

use crate::audio::SAMPLE_RATE;
use crate::track::samples_in;

/// One way in which a struck thing vibrates.
#[derive(Clone, Copy)]
pub(crate) struct Mode {
    /// Frequency in Hz.
    pub(crate) hz: f64,
    /// Amplitude at the stroke.
    pub(crate) gain: f64,
    /// Seconds until it has fallen by 60 dB.
    pub(crate) ring: f64,
}

/// Shorthand for a [`Mode`].
pub(crate) const fn mode(hz: f64, gain: f64, ring: f64) -> Mode {
    Mode { hz, gain, ring }
}

/// Sound of a struck body with these modes. `contact` is the time in seconds that the stroke takes to give its force:
/// short is hard, long is soft.
pub(crate) fn strike(modes: &[Mode], contact: f64) -> Vec<f64> {
    let longest = modes.iter().map(|mode| mode.ring).fold(0.0, f64::max);
    let mut sound = vec![0.0; samples_in(longest)];
    for mode in modes {
        let turn = core::f64::consts::TAU * mode.hz / f64::from(SAMPLE_RATE);
        let fall = falling(1.0 / f64::from(SAMPLE_RATE), mode.ring);
        let (along, across) = (fall * cos(turn), fall * sin(turn));
        let (mut x, mut y) = (mode.gain, 0.0);
        for sample in sound.iter_mut().take(samples_in(mode.ring)) {
            *sample += y;
            (x, y) = (x * along - y * across, y * along + x * across);
        }
    }
    shaped(&sound, |time| rising(time, contact))
}

/// The same modes with every frequency multiplied by `pitch` and every ring by `ring`.
pub(crate) fn scaled(modes: &[Mode], pitch: f64, ring: f64) -> Vec<Mode> {
    modes
        .iter()
        .map(|m| mode(m.hz * pitch, m.gain, m.ring * ring))
        .collect()
}

/// White noise of amplitude one.
pub(crate) fn white(seed: u64, seconds: f64) -> Vec<f64> {
    let mut node = noise().seed(seed);
    (0..samples_in(seconds))
        .map(|_| f64::from(node.get_mono()))
        .collect()
}

/// A short breath of noise around `hz`: it rises within `attack` seconds and is gone after `ring`.
pub(crate) fn puff(seed: u64, hz: f64, q: f64, attack: f64, ring: f64) -> Vec<f64> {
    let sound = band(&white(seed, attack + ring), hz, q);
    shaped(&sound, |time| {
        rising(time, attack) * falling((time - attack).max(0.0), ring)
    })
}

/// Every sample multiplied by what `envelope` says for its time in seconds.
pub(crate) fn shaped(sound: &[f64], envelope: impl Fn(f64) -> f64) -> Vec<f64> {
    let gain =
        |(index, sample): (usize, &f64)| sample * envelope(index as f64 / f64::from(SAMPLE_RATE));
    sound.iter().enumerate().map(gain).collect()
}

/// Smoothly from 0 to 1 within `attack` seconds.
pub(crate) fn rising(time: f64, attack: f64) -> f64 {
    smooth3(clamp01(time / attack.max(1e-6)))
}

/// From 1 evenly downwards in decibels, by 60 dB in `ring` seconds.
pub(crate) fn falling(time: f64, ring: f64) -> f64 {
    exp(-core::f64::consts::LN_10 * 3.0 * time / ring)
}

/// Band-pass at `hz`, narrower with greater `q`. The level at `hz` itself stays.
pub(crate) fn band(sound: &[f64], hz: f64, q: f64) -> Vec<f64> {
    shaped(&filtered(sound, bandpass_hz(hz, q)), |_| 1.0 / q)
}

/// Low-pass at `hz`.
pub(crate) fn below(sound: &[f64], hz: f64) -> Vec<f64> {
    filtered(sound, lowpass_hz(hz, 0.7))
}

/// High-pass at `hz`.
pub(crate) fn above(sound: &[f64], hz: f64) -> Vec<f64> {
    filtered(sound, highpass_hz(hz, 0.7))
}

/// Like [`band`], with the frequency that `hz` gives for each time in seconds.
pub(crate) fn moving_band(sound: &[f64], q: f64, hz: impl Fn(f64) -> f64) -> Vec<f64> {
    let mut node = bandpass::<f64>();
    node.set_sample_rate(f64::from(SAMPLE_RATE));
    let through = |(index, sample): (usize, &f64)| {
        let centre = hz(index as f64 / f64::from(SAMPLE_RATE));
        let input: Frame<f32, U3> = [*sample as f32, centre as f32, q as f32].into();
        f64::from(node.tick(&input)[0]) / q
    };
    sound.iter().enumerate().map(through).collect()
}

/// A resonance that moves, and with it the edge above which nothing is left: what wind is made of. `hz` gives its
/// frequency for each time in seconds. A sound that `loops` is heard once before, so that its end is remembered.
pub(crate) fn wandering(sound: &[f64], q: f64, loops: bool, hz: impl Fn(f64) -> f64) -> Vec<f64> {
    let rate = f64::from(SAMPLE_RATE);
    let (mut peak, mut edge) = (Filter::default(), Filter::default());
    let before = if loops {
        sound.len().min(samples_in(1.0))
    } else {
        0
    };
    let mut through = Vec::with_capacity(sound.len() + before);
    for index in (sound.len() - before..sound.len()).chain(0..sound.len()) {
        if index % 16 == 0 {
            let centre = hz(index as f64 / rate);
            peak.tune(centre, q);
            edge.tune(2.0 * centre, 0.7);
        }
        let (_, resonant) = peak.pass(sound[index]);
        through.push(edge.pass(resonant / q).0);
    }
    through.split_off(before)
}

/// A filter of second order that can be tuned while it runs (Zavalishin's topology).
#[derive(Default)]
struct Filter {
    gains: [f64; 3],
    memory: [f64; 2],
}

impl Filter {
    fn tune(&mut self, hz: f64, q: f64) {
        let g = tan(core::f64::consts::PI * hz / f64::from(SAMPLE_RATE));
        let first = 1.0 / (1.0 + g * (g + 1.0 / q));
        self.gains = [first, g * first, g * g * first];
    }

    /// Low-pass and band-pass of the next sample.
    fn pass(&mut self, sample: f64) -> (f64, f64) {
        let rest = sample - self.memory[1];
        let band = self.gains[0] * self.memory[0] + self.gains[1] * rest;
        let low = self.memory[1] + self.gains[1] * self.memory[0] + self.gains[2] * rest;
        self.memory = [2.0 * band - self.memory[0], 2.0 * low - self.memory[1]];
        (low, band)
    }
}

fn filtered<X>(sound: &[f64], mut node: An<X>) -> Vec<f64>
where
    X: AudioNode<Inputs = U1, Outputs = U1>,
{
    node.set_sample_rate(f64::from(SAMPLE_RATE));
    sound
        .iter()
        .map(|sample| f64::from(node.filter_mono(*sample as f32)))
        .collect()
}
