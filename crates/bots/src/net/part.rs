//! Networks for one part of the game: before the first claim the board is open and much can still come, after it less can.

use std::ops::Range;

use super::Net;

/// Which boards a network knows. Networks that are asked together come in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// Those on which no column is claimed.
    Unclaimed,
    /// All.
    Whole,
    /// Those on which a column is claimed.
    Claimed,
}

impl Part {
    /// All parts, in their order.
    pub const ALL: [Part; 3] = [Part::Unclaimed, Part::Whole, Part::Claimed];

    /// Whether it has the boards with so many columns claimed.
    pub fn has(self, claimed: usize) -> bool {
        match self {
            Part::Unclaimed => claimed == 0,
            Part::Whole => true,
            Part::Claimed => claimed > 0,
        }
    }

    /// The place of those networks, which come in the order of their parts, that know boards with so many columns claimed.
    pub(crate) fn span(nets: &[Net], claimed: usize) -> Range<usize> {
        let knows = |net: &&Net| net.part.has(claimed);
        let first = nets.iter().take_while(|net| !knows(net)).count();
        first..first + nets[first..].iter().take_while(knows).count()
    }
}
