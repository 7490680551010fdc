//! Dice that repeat from a seed.

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

    /// Faces of four dice, each 1 to 6.
    pub(crate) fn dice(&mut self) -> [u8; 4] {
        let roll: u32 = self.0.random_range(..6 * 6 * 6 * 6);
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
    fn every_die_shows_every_face_equally_often() {
        let mut stream = Stream::new(9, 1);
        let mut seen = [[0; 6]; 4];
        for _ in 0..6000 {
            for (counts, face) in seen.iter_mut().zip(stream.dice()) {
                counts[usize::from(face) - 1] += 1;
            }
        }
        // Five standard deviations.
        let is_fair = |count| (850..1150).contains(count);
        assert!(seen.as_flattened().iter().all(is_fair), "{seen:?}");
    }
}
