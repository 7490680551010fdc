//! Recording without a device, rendered on the game's own clock: the mix, every bus, and the time of every cue.

use std::time::{Duration, Instant};

use bevy::prelude::*;

use super::backend::SharedRenderer;
use super::graph::Tapes;
use super::{MAKEUP, SAMPLE_RATE, effects::Taped};
use crate::sound::catalogue::Bus;

/// As many frames as a device asks for at a time.
const CALLBACK: usize = 480;

/// A cue that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct SoundedCue {
    /// Beginning in seconds since the recording began.
    pub at: f64,
    /// Seconds from its cause to its beginning.
    pub waited: f64,
    /// Name of the sound.
    pub sound: String,
    /// Index of its take, from 0.
    pub take: usize,
    /// Level relative to the sound as made, in decibels.
    pub level: f32,
    /// Playback rate; 1 as made.
    pub rate: f32,
    /// From -1, left, to 1, right.
    pub pan: f32,
    /// Reason in one word.
    pub why: &'static str,
    /// Sixteenth of the score that it waited for, if any.
    pub sixteenth: Option<u64>,
}

/// Everything that would have been heard since the start.
#[derive(Resource, Default)]
pub struct SoundRecording {
    pub(super) renderer: SharedRenderer,
    pub(super) tapes: Tapes,
    cues: Vec<SoundedCue>,
    pub(super) risks: Vec<(f64, f32)>,
    frames: u64,
    /// Frames that are due but not whole yet.
    owed: f64,
    most_voices: usize,
    pub(super) firm_frames: u64,
    /// Time spent on rendering.
    spent: Duration,
    out: Vec<f32>,
}

impl SoundRecording {
    /// Samples per second.
    pub const SAMPLE_RATE: u32 = SAMPLE_RATE;

    /// Gain over its bus with which everything is heard at the usual volumes, in dB.
    pub const MAKEUP: f32 = MAKEUP;

    /// Seconds that have been recorded.
    pub fn now(&self) -> f64 {
        self.frames as f64 / f64::from(SAMPLE_RATE)
    }

    /// The whole mix, as it goes to the loudspeakers.
    pub fn mix(&self) -> Vec<[f32; 2]> {
        read(&self.tapes.mix)
    }

    /// Every bus by its name, before its volume.
    pub fn buses(&self) -> Vec<(String, Vec<[f32; 2]>)> {
        let named = |bus: Bus| {
            let taped = self.tapes.buses.get(&bus).map(read).unwrap_or_default();
            (format!("{bus:?}").to_lowercase(), taped)
        };
        Bus::ALL.into_iter().map(named).collect()
    }

    /// Every cue that was played, in the order in which they were given.
    pub fn cues(&self) -> &[SoundedCue] {
        &self.cues
    }

    /// The chance that the next roll busts, 0 to 1, from each of these seconds on.
    pub fn risks(&self) -> &[(f64, f32)] {
        &self.risks
    }

    /// The most sounds that were heard at once, beside score and wind.
    pub fn most_voices(&self) -> usize {
        self.most_voices
    }

    /// The share of the time in which the limiter took away 3 dB or more, 0 to 1.
    pub fn limited(&self) -> f64 {
        self.firm_frames as f64 / self.frames.max(1) as f64
    }

    /// Share of a processor's core that rendering took, 0 to 1, in this build.
    pub fn cost(&self) -> f64 {
        self.spent.as_secs_f64() / self.now().max(f64::EPSILON)
    }

    /// Adds a cue that is played, and counts the voices that are heard with it.
    pub(super) fn log(&mut self, cue: SoundedCue, voices: usize) {
        self.cues.push(cue);
        self.most_voices = self.most_voices.max(voices);
    }

    /// Works out the next seconds.
    pub(super) fn record(&mut self, seconds: f64) {
        let begun = Instant::now();
        self.owed += seconds * f64::from(SAMPLE_RATE);
        let mut due = self.owed as usize;
        self.owed -= due as f64;
        let renderer = self.renderer.clone();
        let mut renderer = renderer.lock().unwrap_or_else(|held| held.into_inner());
        let Some(renderer) = renderer.as_mut() else {
            return;
        };
        while due > 0 {
            let now = due.min(CALLBACK);
            self.out.resize(2 * now, 0.0);
            renderer.on_start_processing();
            renderer.process(&mut self.out, 2);
            self.frames += now as u64;
            due -= now;
        }
        self.spent += begun.elapsed();
    }
}

fn read(taped: &Taped) -> Vec<[f32; 2]> {
    let taped = taped.lock().unwrap_or_else(|held| held.into_inner());
    taped.clone()
}
