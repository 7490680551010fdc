//! A low-pass whose frequency may move while it works.

use crate::clock::RATE;

/// A stereo low-pass of two poles without resonance, as a state-variable filter: it stays calm while its frequency moves.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lowpass {
    /// The two states of each channel.
    states: [[f32; 2]; 2],
    a1: f32,
    a2: f32,
    a3: f32,
}

/// Damping of a filter that is flat as far as it goes.
const DAMPING: f32 = core::f32::consts::SQRT_2;

impl Lowpass {
    /// Sets the frequency in Hz above which it takes away.
    pub(crate) fn tune(&mut self, hz: f32) {
        let g = (core::f32::consts::PI * hz.clamp(20.0, 20e3) / RATE as f32).tan();
        self.a1 = 1.0 / (1.0 + g * (g + DAMPING));
        self.a2 = g * self.a1;
        self.a3 = g * self.a2;
    }

    pub(crate) fn pass(&mut self, frame: [f32; 2]) -> [f32; 2] {
        let mut passed = frame;
        for (sample, state) in passed.iter_mut().zip(&mut self.states) {
            let high = *sample - state[1];
            let band = self.a1 * state[0] + self.a2 * high;
            let low = state[1] + self.a2 * state[0] + self.a3 * high;
            *state = [2.0 * band - state[0], 2.0 * low - state[1]].map(heard);
            *sample = heard(low);
        }
        passed
    }

    pub(crate) fn clear(&mut self) {
        self.states = [[0.0; 2]; 2];
    }
}

/// Flushes inaudible values to 0: they would decay to denormal numbers, which are slow.
fn heard(value: f32) -> f32 {
    if value.abs() < 1e-15 { 0.0 } else { value }
}
