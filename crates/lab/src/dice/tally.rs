//! Counts over all throws.

use super::group::{Group, Table, index};
use super::thrown::{DICE, Kind, Thrown};

/// The pairs of dice, by position.
pub(crate) const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// Counts over all throws.
#[derive(Default)]
pub(crate) struct Tally {
    /// The weak ones of the automatic throws.
    pub weak: Group,
    /// The strong ones of the automatic throws.
    pub strong: Group,
    /// Throws by recorded gestures.
    pub hand: Group,
    /// For each of [`PAIRS`], the faces of both, in automatic throws.
    pub pairs: [Table; PAIRS.len()],
    /// For each die, its face in an automatic throw of even number and in the next one. No throw is in two such couples,
    /// or they would not be independent.
    pub next: [Table; DICE],
    /// For the same couples, the last die of the first throw and the first die of the second.
    pub last_and_first: Table,
    /// The last throw counted, by number and faces.
    before: Option<(u64, [u8; DICE])>,
}

impl Tally {
    /// Counts one throw. One of odd number must come right after the one before it.
    pub(crate) fn count(&mut self, thrown: &Thrown) {
        let group = match thrown.kind {
            Kind::Weak => &mut self.weak,
            Kind::Strong => &mut self.strong,
            Kind::Hand(_) => &mut self.hand,
        };
        group.count(thrown);
        if !thrown.kind.is_automatic() {
            return;
        }
        let faces = thrown.faces.map(index);
        for (table, (first, second)) in self.pairs.iter_mut().zip(PAIRS) {
            table[faces[first]][faces[second]] += 1;
        }
        let before = self.before.replace((thrown.number, thrown.faces));
        if let Some((number, before)) = before
            && thrown.number % 2 == 1
            && thrown.number == number + 1
        {
            let before = before.map(index);
            for (die, table) in self.next.iter_mut().enumerate() {
                table[before[die]][faces[die]] += 1;
            }
            self.last_and_first[before[DICE - 1]][faces[0]] += 1;
        }
    }

    /// All automatic throws.
    pub(crate) fn automatic(&self) -> Group {
        let mut both = self.weak.clone();
        both.add(&self.strong);
        both
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn thrown(number: u64, kind: Kind, faces: [u8; DICE]) -> Thrown {
        Thrown {
            number,
            seed: number,
            kind,
            start_sides: [2, 2, 5, 6],
            end_sides: [1, 3, 5, 4],
            faces,
            steps: 2,
            seconds: 1.0,
            nudges: 2,
            rethrows: 1,
            places: 0,
        }
    }

    fn sum(table: &Table) -> u64 {
        table.as_flattened().iter().sum()
    }

    #[test]
    fn faces_are_counted_by_die_by_pair_and_by_start() {
        let mut tally = Tally::default();
        tally.count(&thrown(0, Kind::Strong, [1, 6, 3, 3]));
        let group = tally.automatic();
        assert_eq!(group.faces[0], [1, 0, 0, 0, 0, 0]);
        assert_eq!(group.faces[1], [0, 0, 0, 0, 0, 1]);
        assert_eq!(group.all_faces(), [1, 0, 2, 0, 0, 1]);
        // The first and second die showed one and six.
        assert_eq!(tally.pairs[0][0][5], 1);
        assert_eq!(tally.pairs[5][2][2], 1);
        assert_eq!(tally.pairs.iter().map(sum).sum::<u64>(), 6);
        assert_eq!(group.numbers_by_side[1], [1, 0, 0, 0, 0, 1]);
        assert_eq!(group.sides_by_side[1], [1, 0, 1, 0, 0, 0]);
        assert_eq!(group.numbers_by_side[5], [0, 0, 1, 0, 0, 0]);
        let helped = [group.cocked, group.nudged, group.rethrown, group.placed];
        assert_eq!(helped, [1, 1, 1, 0]);
    }

    #[test]
    fn couples_of_throws_do_not_overlap() {
        let mut tally = Tally::default();
        tally.count(&thrown(0, Kind::Weak, [1, 1, 1, 4]));
        tally.count(&thrown(1, Kind::Strong, [2, 3, 4, 5]));
        tally.count(&thrown(2, Kind::Weak, [6, 6, 6, 6]));
        assert_eq!(tally.next.each_ref().map(sum), [1; DICE]);
        assert_eq!(tally.next[0][0][1], 1);
        assert_eq!(tally.next[3][3][4], 1);
        assert_eq!(
            (sum(&tally.last_and_first), tally.last_and_first[3][1]),
            (1, 1)
        );
        // Hands make no couples, neither with each other nor with what came before.
        tally.count(&thrown(3, Kind::Hand(0), [1, 1, 1, 1]));
        tally.count(&thrown(4, Kind::Hand(1), [1, 1, 1, 1]));
        tally.count(&thrown(5, Kind::Hand(2), [1, 1, 1, 1]));
        assert_eq!(tally.next.each_ref().map(sum), [1; DICE]);
        assert_eq!(sum(&tally.pairs[0]), 3);
    }

    #[test]
    fn weak_and_strong_throws_are_counted_apart_and_together() {
        let mut tally = Tally::default();
        tally.count(&thrown(0, Kind::Weak, [2, 2, 2, 2]));
        tally.count(&thrown(50, Kind::Weak, [2, 3, 4, 5]));
        tally.count(&thrown(51, Kind::Strong, [1, 1, 1, 1]));
        tally.count(&thrown(90, Kind::Hand(0), [6, 6, 6, 6]));
        assert_eq!(tally.weak.faces[0][1], 2);
        assert_eq!(tally.weak.faces[3], [0, 1, 0, 0, 1, 0]);
        let groups = [&tally.weak, &tally.strong, &tally.hand];
        assert_eq!(groups.map(|group| group.throws), [2, 1, 1]);
        assert_eq!(tally.pairs[0][1], [0, 1, 1, 0, 0, 0]);
        assert_eq!(tally.next[1][2][0], 1);
        let all = tally.automatic();
        assert_eq!((all.throws, all.cocked, all.seconds.len()), (3, 3, 3));
        assert_eq!(all.faces[0], [1, 2, 0, 0, 0, 0]);
    }
}
