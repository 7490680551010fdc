//! Delay line: samples come out in order after a fixed time.

/// Samples under way.
#[derive(Clone, Debug)]
pub(crate) struct Delay {
    samples: Vec<f32>,
    next: usize,
}

impl Delay {
    /// Silent line of `seconds`, at least one sample long.
    pub(crate) fn new(seconds: f32, sample_rate: u32) -> Delay {
        let length = (seconds * sample_rate as f32).round().max(1.0) as usize;
        Delay {
            samples: vec![0.0; length],
            next: 0,
        }
    }

    /// Length in samples.
    pub(crate) fn len(&self) -> usize {
        self.samples.len()
    }

    /// The sample that comes out next.
    pub(crate) fn out(&self) -> f32 {
        self.samples[self.next]
    }

    /// Takes the sample out that comes next, and puts one in.
    pub(crate) fn push(&mut self, sample: f32) -> f32 {
        let out = std::mem::replace(&mut self.samples[self.next], sample);
        self.next += 1;
        if self.next == self.samples.len() {
            self.next = 0;
        }
        out
    }
}
