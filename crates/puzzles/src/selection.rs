//! Selection of the next puzzle.

use crate::pool::Pool;
use crate::puzzle::Puzzle;
use crate::rating::chance_to_solve;

/// Chance to solve that the next puzzle should have: often enough to be a pleasure, and an answer says almost as much
/// as at one in two.
const WANTED: f64 = 0.7;

/// Number of the nearest puzzles to draw from, so that not every player gets the same ones in the same order.
const NEAR: usize = 24;

impl Pool {
    /// The next puzzle for a strength in logits; `asked` counts earlier questions of one. `None` if the pool is empty.
    ///
    /// It is one of those asked least often, about as hard as suits the strength; the same strength and the same questions
    /// before give the same puzzle. `turn` draws among them: the number of questions before, for instance.
    pub fn next(
        &self,
        strength: f64,
        turn: u64,
        asked: impl Fn(&Puzzle) -> u32,
    ) -> Option<&Puzzle> {
        let times: Vec<u32> = self.puzzles().iter().map(&asked).collect();
        let fewest = times.iter().copied().min()?;
        let off = |puzzle: &Puzzle| (chance_to_solve(strength, puzzle.difficulty()) - WANTED).abs();
        let mut open: Vec<&Puzzle> = self
            .puzzles()
            .iter()
            .zip(times)
            .filter(|&(_, times)| times == fewest)
            .map(|(puzzle, _)| puzzle)
            .collect();
        // By name among those equally near, so that the order within the file does not matter.
        open.sort_by(|one, other| {
            let order = off(one).total_cmp(&off(other));
            order.then_with(|| one.name().cmp(&other.name()))
        });
        open.truncate(NEAR);
        let drawn = mixed(turn) % open.len().max(1) as u64;
        open.get(drawn as usize).copied()
    }
}

/// A number that looks drawn by lot (the finaliser of SplitMix64: Steele, Lea, Flood 2014).
fn mixed(number: u64) -> u64 {
    let mut mixed = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}
