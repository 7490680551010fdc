//! The stems at their levels, and all of them together.

use crate::clock::{QUANTUM, millis};
use crate::cues::Aim;
use crate::filter::Lowpass;
use crate::levels::{factor, levels};
use crate::ramp::Ramp;
use crate::stem::{STEMS, Stem};
use crate::voices::Buses;

/// Frames in which everything closes for a decisive roll or becomes quieter for a bot, and back.
const CLOSING: u64 = millis(300);

/// The sample up to which nothing is pressed together, and the one that is never reached: -3.1 dB of full scale.
const KNEE: f32 = 0.5;
const CEILING: f32 = 0.7;

pub(crate) struct Mixer {
    stems: [Ramp; STEMS],
    /// The logarithm of the frequency that harp and lead are low-passed at.
    lowpass: Ramp,
    harp: Lowpass,
    lead: Lowpass,
    master: Ramp,
    /// The logarithm of the frequency that everything is low-passed at.
    closed: Ramp,
    whole: Lowpass,
    /// Falls to 0 at a bust.
    cut: Ramp,
}

impl Mixer {
    /// Open, with the levels of no risk.
    pub(crate) fn new() -> Self {
        let levels = levels(0.0);
        Self {
            stems: levels.stems.map(Ramp::at),
            lowpass: Ramp::at(levels.lowpass.ln()),
            harp: Lowpass::default(),
            lead: Lowpass::default(),
            master: Ramp::at(0.0),
            closed: Ramp::at(20e3_f32.ln()),
            whole: Lowpass::default(),
            cut: Ramp::at(1.0),
        }
    }

    pub(crate) fn aim(&mut self, aim: &Aim) {
        for (ramp, level) in self.stems.iter_mut().zip(aim.levels.stems) {
            ramp.aim(level, aim.frames);
        }
        self.lowpass.aim(aim.levels.lowpass.ln(), aim.frames);
    }

    /// Sends the whole to `decibels`, closed above `hz`.
    pub(crate) fn set_master(&mut self, (decibels, hz): (f32, f32)) {
        if self.master.target() != decibels {
            self.master.aim(decibels, CLOSING);
        }
        if self.closed.target() != hz.ln() {
            self.closed.aim(hz.ln(), CLOSING);
        }
    }

    /// Fades everything out within `frames`.
    pub(crate) fn cut(&mut self, frames: u64) {
        self.cut.aim(0.0, frames);
    }

    /// Opens again after a cut, with nothing left of what was heard before.
    pub(crate) fn open(&mut self) {
        self.cut = Ramp::at(1.0);
        self.harp.clear();
        self.lead.clear();
        self.whole.clear();
    }

    /// Mixes one quantum of the stems into `out`.
    pub(crate) fn mix(&mut self, buses: &mut Buses, out: &mut [[f32; 2]; QUANTUM as usize]) {
        let hz = self.lowpass.step().1.exp();
        for (filter, stem) in [(&mut self.harp, Stem::Harp), (&mut self.lead, Stem::Lead)] {
            filter.tune(hz);
            for frame in &mut buses[stem.index()] {
                *frame = filter.pass(*frame);
            }
        }
        *out = [[0.0; 2]; QUANTUM as usize];
        for (ramp, bus) in self.stems.iter_mut().zip(buses.iter()) {
            let (before, after) = ramp.step();
            add(out, bus, factor(before), factor(after));
        }
        self.finish(out);
    }

    fn finish(&mut self, out: &mut [[f32; 2]; QUANTUM as usize]) {
        let (before, after) = self.master.step();
        let (open, shut) = self.cut.step();
        let (mut level, last) = (factor(before) * open, factor(after) * shut);
        let step = (last - level) / QUANTUM as f32;
        self.whole.tune(self.closed.step().1.exp());
        for frame in out {
            *frame = self
                .whole
                .pass(*frame)
                .map(|sample| pressed(sample * level));
            level += step;
        }
    }
}

/// Adds `bus` to `out` at a level that moves evenly from `before` to `after`.
fn add(out: &mut [[f32; 2]], bus: &[[f32; 2]], before: f32, after: f32) {
    if before == 0.0 && after == 0.0 {
        return;
    }
    let step = (after - before) / QUANTUM as f32;
    let mut level = before;
    for (sum, frame) in out.iter_mut().zip(bus) {
        sum[0] += level * frame[0];
        sum[1] += level * frame[1];
        level += step;
    }
}

/// Soft clipping: bends samples above the knee towards the ceiling. Only the dawn is that loud.
fn pressed(sample: f32) -> f32 {
    let over = sample.abs() - KNEE;
    if over <= 0.0 {
        return sample;
    }
    let room = CEILING - KNEE;
    (KNEE + room * over / (over + room)).copysign(sample)
}
