//! A value that moves evenly to where it is told.

use crate::clock::QUANTUM;

pub(crate) struct Ramp {
    now: f32,
    target: f32,
    /// Quanta until it is there.
    left: u64,
}

impl Ramp {
    pub(crate) fn at(value: f32) -> Self {
        Self {
            now: value,
            target: value,
            left: 0,
        }
    }

    /// Sends it to `target`, to be there in `frames`.
    pub(crate) fn aim(&mut self, target: f32, frames: u64) {
        self.target = target;
        self.left = (frames / QUANTUM).max(1);
    }

    pub(crate) fn target(&self) -> f32 {
        self.target
    }

    /// Its value before and after the next quantum.
    pub(crate) fn step(&mut self) -> (f32, f32) {
        let before = self.now;
        if self.left > 1 {
            self.now += (self.target - self.now) / self.left as f32;
            self.left -= 1;
        } else {
            self.now = self.target;
            self.left = 0;
        }
        (before, self.now)
    }
}
