//! Seeded chance: the same seed gives the same numbers on every machine.

use fundsp::prelude::rnd1;

/// A sequence of numbers that its seed decides.
pub(crate) struct Random {
    next: u64,
}

impl Random {
    /// Starts the sequence of `seed`.
    pub(crate) fn new(seed: u64) -> Self {
        // Far apart, so that neighbouring seeds share no numbers.
        Self { next: seed << 32 }
    }

    /// The next number, uniform from `low` up to `high`.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        self.next += 1;
        low + (high - low) * rnd1(self.next)
    }

    /// The next factor, uniform around one: `spread` 0.05 gives 0.95 up to 1.05.
    pub(crate) fn factor(&mut self, spread: f64) -> f64 {
        self.between(1.0 - spread, 1.0 + spread)
    }
}
