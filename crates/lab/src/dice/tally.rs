//! What many throws showed, counted.

use cant_stop_dice::{HelpKind, Recording};

/// How many dice are thrown together.
pub(crate) const DICE: usize = 4;

/// The pairs of dice, by position.
pub(crate) const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// What many throws showed, counted.
pub(crate) struct Tally {
    /// For each die, how often each face came up.
    pub faces: [[u64; 6]; DICE],
    /// For each of [`PAIRS`], how often each of the 36 pairs of faces came up.
    pub pairs: [[u64; 36]; PAIRS.len()],
    /// Throws in which a die did not settle by itself.
    pub cocked: u64,
    /// Throws in which a die was nudged.
    pub nudged: u64,
    /// Throws in which a die was thrown again.
    pub rethrown: u64,
    /// Throws in which a die was set down by hand.
    pub placed: u64,
    /// Seconds until all dice had settled, in any order.
    pub durations: Vec<f32>,
}

impl Tally {
    pub(crate) fn new() -> Tally {
        Tally {
            faces: [[0; 6]; DICE],
            pairs: [[0; 36]; PAIRS.len()],
            cocked: 0,
            nudged: 0,
            rethrown: 0,
            placed: 0,
            durations: Vec::new(),
        }
    }

    /// Counts the faces of one throw, 1 to 6 each.
    pub(crate) fn count_faces(&mut self, faces: [u8; DICE]) {
        let index = faces.map(|face| usize::from(face) - 1);
        for (counts, face) in self.faces.iter_mut().zip(index) {
            counts[face] += 1;
        }
        for (counts, (first, second)) in self.pairs.iter_mut().zip(PAIRS) {
            counts[6 * index[first] + index[second]] += 1;
        }
    }

    /// Counts how one throw came to rest.
    pub(crate) fn count_rest(&mut self, recording: &Recording) {
        let had = |kind| u64::from(recording.helps.iter().any(|help| help.kind == kind));
        self.cocked += u64::from(!recording.helps.is_empty());
        self.nudged += had(HelpKind::Nudge);
        self.rethrown += had(HelpKind::Rethrow);
        self.placed += had(HelpKind::Place);
        self.durations.push(recording.duration());
    }

    /// Adds what other throws showed.
    pub(crate) fn add(&mut self, other: Tally) {
        let sums = self
            .faces
            .as_flattened_mut()
            .iter_mut()
            .chain(self.pairs.as_flattened_mut())
            .zip(
                other
                    .faces
                    .as_flattened()
                    .iter()
                    .chain(other.pairs.as_flattened()),
            );
        for (sum, count) in sums {
            *sum += count;
        }
        self.cocked += other.cocked;
        self.nudged += other.nudged;
        self.rethrown += other.rethrown;
        self.placed += other.placed;
        self.durations.extend(other.durations);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faces_are_counted_by_die_and_by_pair() {
        let mut tally = Tally::new();
        tally.count_faces([1, 6, 3, 3]);
        assert_eq!(tally.faces[0], [1, 0, 0, 0, 0, 0]);
        assert_eq!(tally.faces[1], [0, 0, 0, 0, 0, 1]);
        // The pair of the first and second die showed one and six, the last of the first row.
        assert_eq!(tally.pairs[0][5], 1);
        assert_eq!(tally.pairs[5][6 * 2 + 2], 1);
        assert_eq!(tally.pairs.as_flattened().iter().sum::<u64>(), 6);
    }

    #[test]
    fn tallies_add_up() {
        let mut tally = Tally::new();
        tally.count_faces([2, 2, 2, 2]);
        let mut other = Tally::new();
        other.count_faces([2, 3, 4, 5]);
        other.cocked = 1;
        tally.add(other);
        assert_eq!(tally.faces[0][1], 2);
        assert_eq!(tally.faces[3], [0, 1, 0, 0, 1, 0]);
        assert_eq!(tally.pairs[0][7] + tally.pairs[0][8], 2);
        assert_eq!(tally.cocked, 1);
    }
}
