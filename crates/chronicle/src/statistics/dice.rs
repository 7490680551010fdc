//! Statistics of dice, and tests for luck.
//!
//! Dice are taken two by two in the order of the record, so that each is in one couple and no couple knows of another:
//! only then do the ranges and the chi-square tests mean what they say. A roll of four is two couples, one of the
//! roll-off is one.

use crate::chance::{ChiSquare, Counted, Trials};
use crate::digest::SeatDigest;

/// Statistics of dice.
#[derive(Clone, Debug, PartialEq)]
pub struct DiceStatistics {
    /// Number of dice.
    pub dice: u64,
    /// Count of each face, 1 first; each in one of six.
    pub faces: Tested,
    /// Count of each sum of a couple, 2 first; 7 in six of 36.
    pub sums: Tested,
    /// Count of each couple by the faces of the first and the second die: 1 and 1 first, then 1 and 2; each in one of
    /// 36.
    pub pairs: Tested,
}

/// Outcomes, each beside what fair dice give, and all together.
#[derive(Clone, Debug, PartialEq)]
pub struct Tested {
    /// The outcomes in their order.
    pub counts: Vec<Counted>,
    /// Pearson's chi-square test of whether all of them fit fair dice.
    pub test: ChiSquare,
}

/// Dice being counted.
#[derive(Clone, Debug, Default)]
pub(super) struct DiceTally {
    couples: [[u64; 6]; 6],
}

impl DiceTally {
    /// Adds the dice of a seat in a game.
    pub(super) fn add(&mut self, seat: &SeatDigest) {
        let sums = self.couples.iter_mut().flatten();
        for (sum, &count) in sums.zip(seat.couples.iter().flatten()) {
            *sum += u64::from(count);
        }
    }

    pub(super) fn statistics(&self) -> DiceStatistics {
        let mut faces = [0; 6];
        let mut sums = [0; 11];
        let mut ways = [0; 11];
        for (first, row) in self.couples.iter().enumerate() {
            for (second, &count) in row.iter().enumerate() {
                faces[first] += count;
                faces[second] += count;
                sums[first + second] += count;
                ways[first + second] += 1;
            }
        }
        DiceStatistics {
            dice: faces.iter().sum(),
            faces: Tested::new(&faces, &[1; 6]),
            sums: Tested::new(&sums, &ways),
            pairs: Tested::new(self.couples.as_flattened(), &[1; 36]),
        }
    }
}

impl Tested {
    /// Outcomes counted, and in how many of all ways each comes about.
    fn new(counts: &[u64], ways: &[u64]) -> Tested {
        let total = counts.iter().sum();
        let whole = ways.iter().sum::<u64>() as u32;
        let beside = |(&count, &ways): (&u64, &u64)| {
            Counted::new(count as f64, &Trials::of(ways as u32, whole, total))
        };
        Tested {
            counts: counts.iter().zip(ways).map(beside).collect(),
            test: ChiSquare::of_weighted(counts, ways),
        }
    }
}
