//! Poisson binomial distribution: the number of successes in trials that each have a chance of their own.

use std::collections::BTreeMap;

use statrs::distribution::{Binomial, DiscreteCDF};

/// Largest number of trials with an exact range. Above, the normal distribution gives the same range to within one
/// count, and at once.
const EXACT_TRIALS: u64 = 10_000;

/// Half-width of 95 % of the normal distribution, in standard deviations.
const Z: f64 = 1.959_963_984_540_054;

/// As much as a range of 95 % may leave out at either end.
const TAIL: f64 = 0.025;

/// Probabilities below this are dropped while the distribution is worked out.
const NEGLIGIBLE: f64 = 1e-16;

/// Trials that do not depend on each other, each with a chance of its own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trials {
    /// Number of trials of each chance, which is given as two whole numbers.
    counts: BTreeMap<(u32, u32), u64>,
}

impl Trials {
    /// `count` trials of one chance: `part` in `whole`, which is 1 or more.
    pub fn of(part: u32, whole: u32, count: u64) -> Trials {
        let mut trials = Trials::default();
        trials.add(part, whole, count);
        trials
    }

    /// Adds `count` trials of a chance: `part` in `whole`, which is 1 or more.
    pub fn add(&mut self, part: u32, whole: u32, count: u64) {
        if count > 0 {
            *self.counts.entry((part, whole)).or_default() += count;
        }
    }

    /// Adds all of these as well.
    pub fn join(&mut self, others: &Trials) {
        for (&(part, whole), &count) in &others.counts {
            self.add(part, whole, count);
        }
    }

    /// Number of trials.
    pub fn count(&self) -> u64 {
        self.counts.values().sum()
    }

    /// The chances, 0 to 1, each with its number of trials.
    fn chances(&self) -> impl Iterator<Item = (f64, u64)> {
        self.counts
            .iter()
            .map(|(&(part, whole), &count)| (f64::from(part) / f64::from(whole), count))
    }

    /// Expected number of successes: the sum of the chances.
    pub fn expected(&self) -> f64 {
        self.chances().map(|(p, count)| p * count as f64).sum()
    }

    /// Variance of the number of successes: the sum of p (1 − p).
    pub fn variance(&self) -> f64 {
        self.chances()
            .map(|(p, count)| p * (1.0 - p) * count as f64)
            .sum()
    }

    /// Range in which the count stays with 95 % or more, leaving out at most 2.5 % at either end.
    ///
    /// Exact where all chances are equal (binomial) or there are at most 10,000 of them (the distribution is
    /// multiplied up, trial by trial); otherwise by the normal distribution, corrected by half a count since counts are
    /// whole.
    pub fn range_95(&self) -> [u64; 2] {
        let count = self.count();
        let mut chances = self.chances();
        match (chances.next(), chances.next()) {
            (None, _) => [0, 0],
            (Some((p, _)), None) => equal_chances(p, count),
            _ if count <= EXACT_TRIALS => self.exact(),
            _ => self.normal(),
        }
    }

    fn normal(&self) -> [u64; 2] {
        let reach = Z * self.variance().sqrt();
        // A negative number becomes 0 and what is too large the largest.
        let low = (self.expected() - reach + 0.5).floor() as u64;
        let high = (self.expected() + reach - 0.5).ceil() as u64;
        [low, high.min(self.count())]
    }

    fn exact(&self) -> [u64; 2] {
        let (first, shares) = self.distribution();
        let mut below = 0.0;
        let low = shares.iter().take_while(|&&share| {
            below += share;
            below <= TAIL
        });
        let low = low.count() as u64;
        let mut above = 0.0;
        let high = shares.iter().rev().take_while(|&&share| {
            above += share;
            above <= TAIL
        });
        let high = (shares.len() - 1) as u64 - high.count() as u64;
        [first + low, first + high]
    }

    /// The chance of each count, from the first that is not negligible on.
    fn distribution(&self) -> (u64, Vec<f64>) {
        let mut first = 0;
        let mut shares = vec![1.0];
        for (p, count) in self.chances() {
            for _ in 0..count {
                shares.push(0.0);
                for at in (1..shares.len()).rev() {
                    shares[at] = shares[at] * (1.0 - p) + shares[at - 1] * p;
                }
                shares[0] *= 1.0 - p;
                while shares.len() > 1 && shares.last().is_some_and(|&share| share < NEGLIGIBLE) {
                    shares.pop();
                }
                let gone = shares.iter().take_while(|&&share| share < NEGLIGIBLE);
                // Only now and then: what is gone at the front moves all the rest.
                let gone = gone.count().min(shares.len() - 1);
                if gone > 16 {
                    shares.drain(..gone);
                    first += gone as u64;
                }
            }
        }
        (first, shares)
    }
}

/// The range of `count` trials of one chance.
fn equal_chances(p: f64, count: u64) -> [u64; 2] {
    let Ok(distribution) = Binomial::new(p.clamp(0.0, 1.0), count) else {
        return [0, count];
    };
    [
        first_where(count, |k| distribution.cdf(k) > TAIL),
        first_where(count, |k| distribution.sf(k) <= TAIL),
    ]
}

/// The first number up to `most` from which on something holds.
fn first_where(most: u64, holds: impl Fn(u64) -> bool) -> u64 {
    let (mut low, mut high) = (0, most);
    while low < high {
        let middle = low + (high - low) / 2;
        match holds(middle) {
            true => high = middle,
            false => low = middle + 1,
        }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_range_matches_known_values() {
        // By hand from the binomial distribution: 10 tosses of a coin, P(0 or 1) = 11/1024, P(2) = 45/1024.
        assert_eq!(Trials::of(1, 2, 10).range_95(), [2, 8]);
        // P(0) = 0.0282 with three dice in twenty to a six: never below 0.
        assert_eq!(Trials::of(1, 6, 20).range_95(), [0, 7]);
        assert_eq!(Trials::of(1, 2, 1).range_95(), [0, 1]);
        assert_eq!(Trials::default().range_95(), [0, 0]);
        assert_eq!(Trials::of(0, 9, 7).range_95(), [0, 0]);
        assert_eq!(Trials::of(9, 9, 7).range_95(), [7, 7]);
    }

    #[test]
    fn expectation_and_variance_are_sums() {
        let mut trials = Trials::of(1, 2, 2);
        trials.add(1, 4, 4);
        trials.add(3, 4, 0);
        assert_eq!(trials.count(), 6);
        assert!((trials.expected() - 2.0).abs() < 1e-12);
        assert!((trials.variance() - (0.5 + 0.75)).abs() < 1e-12);
    }
}
