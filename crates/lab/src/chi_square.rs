//! The chi-square test of whether counts could come from equally likely outcomes.

use serde::Serialize;
use statrs::distribution::{ChiSquared, ContinuousCDF};

/// The result of a chi-square test.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(crate) struct ChiSquare {
    /// The sum of squared deviations, each divided by what was expected.
    pub statistic: f64,
    /// One less than the number of outcomes.
    pub degrees_of_freedom: u32,
    /// How likely equally likely outcomes are to stray at least this far.
    pub p: f64,
}

impl ChiSquare {
    /// Tests whether the outcomes counted (two or more) are equally likely.
    pub(crate) fn of_uniform(counts: &[u64]) -> ChiSquare {
        let total: u64 = counts.iter().sum();
        let expected = total as f64 / counts.len() as f64;
        let statistic = if total == 0 {
            0.0
        } else {
            let squares = counts
                .iter()
                .map(|&count| (count as f64 - expected).powi(2));
            squares.sum::<f64>() / expected
        };
        let degrees_of_freedom = counts.len() as u32 - 1;
        let distribution = ChiSquared::new(f64::from(degrees_of_freedom))
            .expect("there are at least two outcomes");
        ChiSquare {
            statistic,
            degrees_of_freedom,
            p: distribution.sf(statistic),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_statistic_and_p_match_known_values() {
        // 60 throws of a die: (5² + 2² + 1 + 2² + 0 + 10²) / 10 = 13.4.
        let test = ChiSquare::of_uniform(&[5, 8, 9, 8, 10, 20]);
        assert!((test.statistic - 13.4).abs() < 1e-12);
        assert_eq!(test.degrees_of_freedom, 5);
        assert!((test.p - 0.0199).abs() < 1e-4, "{}", test.p);
    }

    #[test]
    fn p_matches_the_tables_at_the_usual_limits() {
        // The limits that 5 % and 0.1 % of fair counts exceed, from a printed table.
        for (degrees, limit, p) in [(5, 11.0705, 0.05), (5, 20.515, 0.001), (35, 49.802, 0.05)] {
            let distribution = ChiSquared::new(f64::from(degrees)).expect("positive");
            assert!(
                (distribution.sf(limit) - p).abs() < 1e-5,
                "{degrees} {limit}"
            );
        }
    }

    #[test]
    fn even_counts_raise_no_doubt() {
        let test = ChiSquare::of_uniform(&[100; 36]);
        assert_eq!((test.statistic, test.degrees_of_freedom), (0.0, 35));
        assert!((test.p - 1.0).abs() < 1e-12);
        assert!((ChiSquare::of_uniform(&[0; 6]).p - 1.0).abs() < 1e-12);
    }
}
