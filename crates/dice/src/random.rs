//! Random streams drawn from one seed that cannot influence each other, and the few draws that dice need.

use chacha20::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rapier3d::prelude::{Rotation, Vector};

/// Use of a stream of random numbers; each use has a stream of its own.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    /// Starting poses and velocities of an automatic throw.
    Start = 1,
    /// Nudging and throwing again dice that lie badly.
    Rescue = 2,
    /// The labels, which nothing else may depend on.
    Labels = 3,
    /// The motion of a toss that a hand left out.
    Toss = 4,
}

/// A stream of random numbers.
pub(crate) struct Stream(ChaCha8Rng);

impl Stream {
    pub(crate) fn new(seed: u64, purpose: Purpose) -> Stream {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(purpose as u64);
        Stream(generator)
    }

    /// A whole number below `bound` (1 to 32), each as likely as the others.
    pub(crate) fn below(&mut self, bound: u8) -> u8 {
        loop {
            // Drawing again rather than wrapping is what keeps the numbers equally likely.
            let draw = (self.0.next_u32() >> 27) as u8;
            if draw < bound {
                return draw;
            }
        }
    }

    /// A number from `low` up to but not including `high`.
    pub(crate) fn between(&mut self, low: f32, high: f32) -> f32 {
        let unit = (self.0.next_u32() >> 8) as f32 / (1u32 << 24) as f32;
        low + (high - low) * unit
    }

    /// Numbers up to this far from zero.
    pub(crate) fn around_zero<const N: usize>(&mut self, reach: f32) -> [f32; N] {
        std::array::from_fn(|_| self.between(-reach, reach))
    }

    /// A vector of length at most one, even over the ball.
    pub(crate) fn in_ball(&mut self) -> Vector {
        loop {
            let point = Vector::from_array(self.around_zero(1.0));
            if point.length_squared() <= 1.0 {
                return point;
            }
        }
    }

    /// A rotation, all equally likely.
    pub(crate) fn rotation(&mut self) -> Rotation {
        loop {
            let draw = Rotation::from_array(self.around_zero(1.0));
            // Rejecting the corners makes the direction even; rejecting the middle keeps the division exact enough.
            if (0.01..=1.0).contains(&draw.length_squared()) {
                return draw.normalize();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streams_of_one_seed_differ() {
        let draw = |purpose| {
            let mut stream = Stream::new(5, purpose);
            [(); 16].map(|()| stream.below(32))
        };
        assert_ne!(draw(Purpose::Start), draw(Purpose::Labels));
        assert_ne!(draw(Purpose::Rescue), draw(Purpose::Labels));
        assert_eq!(draw(Purpose::Labels), draw(Purpose::Labels));
    }

    #[test]
    fn below_reaches_every_number_and_no_other() {
        let mut stream = Stream::new(1, Purpose::Labels);
        let mut seen = [0; 24];
        for _ in 0..2400 {
            seen[usize::from(stream.below(24))] += 1;
        }
        assert!(
            seen.iter().all(|count| (60..140).contains(count)),
            "{seen:?}"
        );
    }
}
