//! Slow chance: curves that wander smoothly, as wind does.

use crate::random::Random;

/// A smooth curve through random points, mostly between -1 and 1. Its end runs on into its beginning.
pub(crate) struct Drift {
    points: Vec<f64>,
    /// Points per second.
    rate: f64,
}

impl Drift {
    /// A curve that repeats after `seconds`, with a point about every `step` seconds.
    pub(crate) fn new(seed: u64, seconds: f64, step: f64) -> Self {
        let count = (seconds / step + 0.5).max(4.0) as usize;
        let mut random = Random::new(seed);
        Self {
            points: (0..count).map(|_| random.between(-1.0, 1.0)).collect(),
            rate: count as f64 / seconds,
        }
    }

    /// Its value at `time` in seconds, which is not negative.
    pub(crate) fn at(&self, time: f64) -> f64 {
        let place = time * self.rate;
        let first = place as usize;
        let t = place - first as f64;
        let point = |offset: usize| self.points[(first + offset) % self.points.len()];
        // A cubic B-spline never overshoots its points; the factor gives back the reach that it takes.
        let near = (1.0 - t) * (1.0 - t) * (1.0 - t) * point(0) + t * t * t * point(3);
        let middle = (3.0 * t * t * t - 6.0 * t * t + 4.0) * point(1)
            + (-3.0 * t * t * t + 3.0 * t * t + 3.0 * t + 1.0) * point(2);
        1.4 * (near + middle) / 6.0
    }
}
