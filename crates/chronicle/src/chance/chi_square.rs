//! Chi-square tests of counts: whether outcomes are equally likely, and whether rows of them differ.

use serde::Serialize;
use statrs::distribution::{ChiSquared, ContinuousCDF};

/// The result of a chi-square test.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct ChiSquare {
    /// The sum of squared deviations, each divided by what was expected.
    pub statistic: f64,
    /// Number of deviations that can vary freely; the others follow from them.
    pub degrees_of_freedom: u32,
    /// Probability, 0 to 1, that the counts stray at least this far if the hypothesis tested holds.
    pub p: f64,
    /// The count expected of the outcome that is expected least. With fewer than five, p is a rough guess.
    pub least_expected: f64,
}

impl ChiSquare {
    /// Tests whether the outcomes counted are equally likely.
    pub fn of_uniform(counts: &[u64]) -> ChiSquare {
        ChiSquare::of_uniform_rows(&[counts])
    }

    /// Tests whether the outcomes counted are as likely as these weights say; weights of 0 are for what cannot happen.
    pub fn of_weighted(counts: &[u64], weights: &[u64]) -> ChiSquare {
        let mut sum = Sum::new();
        let total: u64 = counts.iter().sum();
        let whole: u64 = weights.iter().sum();
        let mut outcomes: u32 = 0;
        for (&count, &weight) in counts.iter().zip(weights) {
            if total > 0 && weight > 0 {
                sum.add(count, total as f64 * weight as f64 / whole as f64);
                outcomes += 1;
            }
        }
        sum.test(outcomes.saturating_sub(1))
    }

    /// Tests whether the outcomes are equally likely in every row, however often each row came up. Empty rows are left out.
    pub fn of_uniform_rows<R: AsRef<[u64]>>(rows: &[R]) -> ChiSquare {
        let mut sum = Sum::new();
        let mut degrees_of_freedom = 0;
        for counts in rows.iter().map(AsRef::as_ref) {
            let total: u64 = counts.iter().sum();
            if total > 0 {
                let expected = total as f64 / counts.len() as f64;
                counts.iter().for_each(|&count| sum.add(count, expected));
                degrees_of_freedom += counts.len() as u32 - 1;
            }
        }
        sum.test(degrees_of_freedom)
    }

    /// Tests whether the outcomes are as likely in one row as in another, however likely each is. Rows must be equally long;
    /// empty rows and columns are left out.
    pub fn of_independence<R: AsRef<[u64]>>(rows: &[R]) -> ChiSquare {
        let rows: Vec<&[u64]> = rows.iter().map(AsRef::as_ref).collect();
        let row_totals: Vec<u64> = rows.iter().map(|row| row.iter().sum()).collect();
        let columns = rows.first().map_or(0, |row| row.len());
        let column_totals: Vec<u64> = (0..columns)
            .map(|column| rows.iter().map(|row| row[column]).sum())
            .collect();
        let total = row_totals.iter().sum::<u64>() as f64;
        let mut sum = Sum::new();
        for (row, &in_row) in rows.iter().zip(&row_totals) {
            for (&count, &in_column) in row.iter().zip(&column_totals) {
                if in_row > 0 && in_column > 0 {
                    sum.add(count, in_row as f64 * in_column as f64 / total);
                }
            }
        }
        let free = |totals: &[u64]| {
            let filled = totals.iter().filter(|&&total| total > 0).count() as u32;
            filled.saturating_sub(1)
        };
        sum.test(free(&row_totals) * free(&column_totals))
    }
}

/// Deviations, summed up.
struct Sum {
    statistic: f64,
    least_expected: f64,
}

impl Sum {
    fn new() -> Sum {
        Sum {
            statistic: 0.0,
            least_expected: f64::INFINITY,
        }
    }

    fn add(&mut self, count: u64, expected: f64) {
        self.statistic += (count as f64 - expected).powi(2) / expected;
        self.least_expected = self.least_expected.min(expected);
    }

    fn test(self, degrees_of_freedom: u32) -> ChiSquare {
        // Without a degree of freedom no count can deviate.
        let p = ChiSquared::new(f64::from(degrees_of_freedom))
            .map_or(1.0, |distribution| distribution.sf(self.statistic));
        ChiSquare {
            statistic: self.statistic,
            degrees_of_freedom,
            p,
            least_expected: if self.least_expected.is_finite() {
                self.least_expected
            } else {
                0.0
            },
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
        assert!((test.least_expected - 10.0).abs() < 1e-12);
    }

    #[test]
    fn outcomes_are_held_against_their_weights() {
        // 20, 40 and 20 expected: 5² / 20 + 0 + 5² / 20. With two degrees p is exp(-x / 2).
        let test = ChiSquare::of_weighted(&[25, 40, 15], &[1, 2, 1]);
        assert!((test.statistic - 2.5).abs() < 1e-12);
        assert_eq!(test.degrees_of_freedom, 2);
        assert!((test.p - (-1.25f64).exp()).abs() < 1e-9);
        assert!((test.least_expected - 20.0).abs() < 1e-12);
        let even = [5, 8, 9, 8, 10, 20];
        assert_eq!(
            ChiSquare::of_weighted(&even, &[7; 6]),
            ChiSquare::of_uniform(&even)
        );
        assert_eq!(
            ChiSquare::of_weighted(&[0; 3], &[1; 3]).degrees_of_freedom,
            0
        );
    }

    #[test]
    fn without_counts_there_is_nothing_to_doubt() {
        for test in [
            ChiSquare::of_uniform(&[0; 6]),
            ChiSquare::of_independence(&[[0; 6]; 2]),
            // All in one column: whichever the row, nothing else could have come up.
            ChiSquare::of_independence(&[[9, 0], [7, 0]]),
        ] {
            assert_eq!((test.statistic, test.degrees_of_freedom), (0.0, 0));
            assert!((test.p - 1.0).abs() < 1e-12);
        }
        assert!(ChiSquare::of_uniform(&[0; 6]).least_expected.abs() < 1e-12);
    }

    #[test]
    fn rows_are_tested_each_for_itself() {
        // Rows of 30 and 60, each of three outcomes: 10 and 20 expected. (5² + 0 + 5²) / 10 + (4² + 2² + 2²) / 20 = 5 + 1.2.
        let test = ChiSquare::of_uniform_rows(&[[5, 10, 15], [0, 0, 0], [24, 18, 18]]);
        assert!((test.statistic - 6.2).abs() < 1e-12);
        assert_eq!(test.degrees_of_freedom, 4);
        // With four degrees p is exp(-x / 2) * (1 + x / 2).
        assert!((test.p - (-3.1f64).exp() * 4.1).abs() < 1e-9);
        assert!((test.least_expected - 10.0).abs() < 1e-12);
    }

    #[test]
    fn a_contingency_table_matches_what_a_hand_computes() {
        // Rows of 100 and 100, columns of 50, 60 and 90: 25, 30 and 45 expected in both rows, and so
        // 5² / 25 + 0 + 5² / 45, twice. With two degrees p is exp(-x / 2).
        let test = ChiSquare::of_independence(&[[20, 30, 50], [30, 30, 40]]);
        let statistic = 2.0 * (25.0 / 25.0 + 25.0 / 45.0);
        assert!((test.statistic - statistic).abs() < 1e-12);
        assert_eq!(test.degrees_of_freedom, 2);
        assert!((test.p - (-statistic / 2.0).exp()).abs() < 1e-9);
        assert!((test.p - 0.2111).abs() < 1e-4);
        assert!((test.least_expected - 25.0).abs() < 1e-12);
    }

    #[test]
    fn empty_rows_and_columns_leave_a_contingency_table_as_it_is() {
        let small = ChiSquare::of_independence(&[[30, 20], [10, 40]]);
        let wide = ChiSquare::of_independence(&[[30, 0, 20], [0, 0, 0], [10, 0, 40]]);
        assert_eq!(small, wide);
        // 20 and 30 expected: 10² / 20 + 10² / 30, twice.
        assert!((small.statistic - 50.0 / 3.0).abs() < 1e-12);
        assert_eq!(small.degrees_of_freedom, 1);
        assert!((small.p - 4.46e-5).abs() < 1e-7, "{}", small.p);
    }
}
