//! Chance that repeats from a seed: dice and equally likely choices.

use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// A stream of random numbers.
pub(crate) struct Stream(ChaCha8Rng);

impl Stream {
    /// The stream of this number among those of a seed; none of them tells anything about another.
    pub(crate) fn new(seed: u64, number: u64) -> Stream {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(number);
        Stream(generator)
    }

    /// A whole number below `bound` (1 or more), each as likely as the others.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        self.0.random_range(..bound)
    }

    /// Faces of four dice, each 1 to 6.
    pub(crate) fn dice(&mut self) -> [u8; 4] {
        let roll = self.below(6 * 6 * 6 * 6);
        [roll / 216, roll / 36 % 6, roll / 6 % 6, roll % 6].map(|die| die as u8 + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_repeats_and_is_like_no_other() {
        let draw = |seed, number| {
            let mut stream = Stream::new(seed, number);
            [(); 16].map(|()| stream.dice())
        };
        assert_eq!(draw(1, 2), draw(1, 2));
        assert_ne!(draw(1, 2), draw(1, 3));
        assert_ne!(draw(1, 2), draw(2, 2));
    }

    #[test]
    fn numbers_are_equally_likely() {
        for bound in [1, 3, 6, 7] {
            let mut stream = Stream::new(5, 0);
            let mut seen = vec![0; bound as usize];
            for _ in 0..6000 {
                seen[stream.below(bound) as usize] += 1;
            }
            let fair = 6000.0 / f64::from(bound);
            // Five standard deviations.
            assert!(
                seen.iter()
                    .all(|&count| (f64::from(count) - fair).abs() < 5.0 * fair.sqrt()),
                "{seen:?}"
            );
        }
    }

    #[test]
    fn every_die_shows_every_face() {
        let mut stream = Stream::new(9, 1);
        let mut seen = [[0; 6]; 4];
        for _ in 0..6000 {
            for (counts, face) in seen.iter_mut().zip(stream.dice()) {
                counts[usize::from(face) - 1] += 1;
            }
        }
        assert!(
            seen.as_flattened()
                .iter()
                .all(|count| (850..1150).contains(count)),
            "{seen:?}"
        );
    }
}
