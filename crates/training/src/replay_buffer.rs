//! The boards that a run learned of last, to be learned from again.

use rand::RngExt;
use serde::{Deserialize, Serialize};

use crate::learner::Sample;
use crate::random::Random;

/// A buffer in which new samples take the place of the oldest.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub(crate) struct ReplayBuffer {
    samples: Vec<Sample>,
    /// Where the next sample goes once the buffer is full.
    oldest: usize,
}

impl ReplayBuffer {
    /// Adds samples to a buffer that holds so many at most.
    pub(crate) fn extend(&mut self, samples: impl IntoIterator<Item = Sample>, most: usize) {
        for sample in samples {
            if self.samples.len() < most {
                self.samples.push(sample);
            } else {
                self.samples[self.oldest] = sample;
                self.oldest = (self.oldest + 1) % most;
            }
        }
    }

    /// How many samples there are.
    pub(crate) fn len(&self) -> usize {
        self.samples.len()
    }

    /// Any of them; there must be one.
    pub(crate) fn draw(&self, random: &mut Random) -> &Sample {
        &self.samples[random.random_range(0..self.samples.len())]
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        *self = ReplayBuffer::default();
    }
}

#[cfg(test)]
mod tests {
    use cant_stop_bots::Board;
    use cant_stop_rules::Settings;

    use super::*;
    use crate::config::start;

    #[test]
    fn new_samples_take_the_place_of_the_oldest() {
        let board = Board::of(&start(Settings::default(), 2));
        let sample = |number: u8| Sample {
            board,
            target: [f32::from(number); 4],
        };
        let mut buffer = ReplayBuffer::default();
        buffer.extend((0..5).map(sample), 3);
        let held: Vec<f32> = buffer
            .samples
            .iter()
            .map(|sample| sample.target[0])
            .collect();
        assert_eq!(held, [3.0, 4.0, 2.0]);
        assert_eq!(buffer.len(), 3);
    }
}
