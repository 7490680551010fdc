//! Counts of each face, and their deviation from fair dice.

/// Number of dice that showed each of 1 to 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts(pub(super) [u64; 6]);

/// All six faces of fair dice lie this many standard deviations from the middle or nearer 19 times in 20: each alone leaves
/// it once in 120 times, by the normal distribution.
pub(super) const BAND: f64 = 2.638;

impl Counts {
    /// Adds what dice showed; what is no face is left out.
    pub(super) fn add(&mut self, faces: &[u8]) {
        for &face in faces {
            if let Some(count) = self.0.get_mut(usize::from(face).wrapping_sub(1)) {
                *count += 1;
            }
        }
    }

    pub(super) fn total(&self) -> u64 {
        self.0.iter().sum()
    }

    /// The share of a face, 0 to 1; zero where nothing was thrown.
    pub(super) fn share(&self, face: usize) -> f64 {
        match self.total() {
            0 => 0.0,
            total => self.0[face] as f64 / total as f64,
        }
    }

    /// Deviation of a face from one time in six, in standard deviations; negative if it came up less often.
    pub(super) fn deviation(&self, face: usize) -> f64 {
        let total = self.total() as f64;
        let (mean, variance) = (total / 6.0, total * 5.0 / 36.0);
        if total > 0.0 {
            (self.0[face] as f64 - mean) / variance.sqrt()
        } else {
            0.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_counted_and_nothing_else() {
        let mut counts = Counts::default();
        counts.add(&[1, 6, 6, 0, 7, 255]);
        assert_eq!(counts, Counts([1, 0, 0, 0, 0, 2]));
        assert_eq!(counts.total(), 3);
        assert!((counts.share(5) - 2.0 / 3.0).abs() < 1e-12);
    }

    #[test]
    fn deviations_are_those_of_the_binomial_distribution() {
        // 720 dice: 120 of each expected, with a standard deviation of 10.
        let counts = Counts([130, 110, 120, 120, 120, 120]);
        assert!((counts.deviation(0) - 1.0).abs() < 1e-12);
        assert!((counts.deviation(1) + 1.0).abs() < 1e-12);
        assert!(counts.deviation(2).abs() < 1e-12);
        assert!(Counts::default().deviation(0).abs() < 1e-12);
    }

    #[test]
    fn a_loaded_die_leaves_the_band_and_a_fair_one_does_not() {
        let loaded = Counts([600, 680, 680, 680, 680, 680]);
        assert!(loaded.deviation(0) < -BAND);
        let fair = Counts([651, 680, 671, 655, 668, 675]);
        assert!((0..6).all(|face| fair.deviation(face).abs() < BAND));
    }
}
