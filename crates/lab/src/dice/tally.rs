//! What many throws showed, counted.

use super::group::{Group, Table, add_counts, index};
use super::thrown::{DICE, Kind, Thrown};

/// The pairs of dice, by position.
pub(crate) const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)];

/// What many throws showed, counted.
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

    /// Adds what other throws showed.
    pub(crate) fn add(&mut self, other: &Tally) {
        self.weak.add(&other.weak);
        self.strong.add(&other.strong);
        self.hand.add(&other.hand);
        add_counts(self.pairs.as_flattened_mut(), other.pairs.as_flattened());
        add_counts(self.next.as_flattened_mut(), other.next.as_flattened());
        add_counts(&mut self.last_and_first, &other.last_and_first);
    }

    /// All automatic throws.
    pub(crate) fn automatic(&self) -> Group {
        let mut both = self.weak.clone();
        both.add(&self.strong);
        both
    }
}
