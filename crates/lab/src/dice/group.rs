//! Counts over throws of one kind.

use super::thrown::{DICE, Thrown};

/// Counts of pairs of things that are numbered 1 to 6: of the first, a row each, by the second.
pub(crate) type Table = [[u64; 6]; 6];

/// Counts over throws of one kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Group {
    pub throws: u64,
    /// Count of each face, for each die.
    pub faces: [[u64; 6]; DICE],
    /// Count of each number that ended on top of a die, by the side that began there.
    pub numbers_by_side: Table,
    /// Count of each side that ended on top of a die, by the side that began there.
    pub sides_by_side: Table,
    /// Throws in which a die did not settle by itself.
    pub cocked: u64,
    /// Throws in which a die was nudged.
    pub nudged: u64,
    /// Throws in which a die was thrown again.
    pub rethrown: u64,
    /// Throws in which a die was set down by hand.
    pub placed: u64,
    /// Seconds until all dice had settled, of every throw.
    pub seconds: Vec<f64>,
    /// The longest of them in which no die was thrown again: a second throw takes a time of its own.
    pub longest_once: f32,
}

impl Group {
    pub(crate) fn count(&mut self, thrown: &Thrown) {
        self.throws += 1;
        for die in 0..DICE {
            let [start, end, face] =
                [thrown.start_sides, thrown.end_sides, thrown.faces].map(|of| index(of[die]));
            self.faces[die][face] += 1;
            self.numbers_by_side[start][face] += 1;
            self.sides_by_side[start][end] += 1;
        }
        self.cocked += u64::from(thrown.is_cocked());
        self.nudged += u64::from(thrown.nudges > 0);
        self.rethrown += u64::from(thrown.rethrows > 0);
        self.placed += u64::from(thrown.places > 0);
        self.seconds.push(f64::from(thrown.seconds));
        if thrown.rethrows == 0 {
            self.longest_once = self.longest_once.max(thrown.seconds);
        }
    }

    /// Adds what other throws showed.
    pub(crate) fn add(&mut self, other: &Group) {
        self.throws += other.throws;
        add_counts(&mut self.faces, &other.faces);
        add_counts(&mut self.numbers_by_side, &other.numbers_by_side);
        add_counts(&mut self.sides_by_side, &other.sides_by_side);
        self.cocked += other.cocked;
        self.nudged += other.nudged;
        self.rethrown += other.rethrown;
        self.placed += other.placed;
        self.seconds.extend(&other.seconds);
        self.longest_once = self.longest_once.max(other.longest_once);
    }

    /// Count of each face over all dice.
    pub(crate) fn all_faces(&self) -> [u64; 6] {
        std::array::from_fn(|face| self.faces.iter().map(|counts| counts[face]).sum())
    }
}

/// Index, from 0, at which a number from 1 to 6 is counted.
pub(crate) fn index(number: u8) -> usize {
    usize::from(number) - 1
}

fn add_counts<const N: usize>(sums: &mut [[u64; N]], counts: &[[u64; N]]) {
    let counts = counts.as_flattened();
    for (sum, count) in sums.as_flattened_mut().iter_mut().zip(counts) {
        *sum += count;
    }
}
