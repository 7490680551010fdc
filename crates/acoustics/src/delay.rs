//! Delay line: samples come out in order after a fixed time.

use std::collections::VecDeque;

/// Samples under way, the one that comes out next first.
#[derive(Clone, Debug)]
pub(crate) struct Delay(VecDeque<f32>);

impl Delay {
    /// Silent line of `seconds`, at least one sample long.
    pub(crate) fn new(seconds: f32, sample_rate: u32) -> Delay {
        let length = (seconds * sample_rate as f32).round().max(1.0) as usize;
        Delay(vec![0.0; length].into())
    }

    /// Length in samples.
    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    /// The sample that comes out next.
    pub(crate) fn out(&self) -> f32 {
        self.0[0]
    }

    /// Takes the sample out that comes next, and puts one in.
    pub(crate) fn push(&mut self, sample: f32) -> f32 {
        let out = self.0.pop_front();
        self.0.push_back(sample);
        out.unwrap_or_default()
    }
}
