//! Positions with all three runners placed: most of the work.

use super::rolls::{TRIPLE_MOVES, triple_place, triple_rolls};
use super::{Leaf, Turn, Value};

impl<V: Value> Turn<V> {
    /// Solves all levels of three columns, the highest first.
    pub(super) fn solve_triple(&mut self, columns: [usize; 3], leaf: &mut impl Leaf<V>) {
        let place = self.make_room(&columns, leaf);
        self.triples[triple_place(columns)] = place;
        let rolls = triple_rolls(columns);
        let [top_a, top_b, top_c] = columns.map(|column| self.lanes.each[column].top);
        let lowest = columns.map(|column| 1 - usize::from(self.lanes.placed >> column & 1));
        let by_b = top_c + 1;
        let by_a = by_b * (top_b + 1);
        let cells = &mut self.cells[place as usize..];
        let bust = self.bust;
        for a in (lowest[0]..=top_a).rev() {
            for b in (lowest[1]..=top_b).rev() {
                for c in (lowest[2]..=top_c).rev() {
                    let cell = a * by_a + b * by_b + c;
                    let usable = usize::from(a < top_a)
                        | usize::from(b < top_b) << 1
                        | usize::from(c < top_c) << 2;
                    let rolls = &rolls[usable];
                    let [step_a, step_b, step_c] = [
                        if a < top_a { by_a } else { 0 },
                        if b < top_b { by_b } else { 0 },
                        usize::from(c < top_c),
                    ];
                    // Value after each move; for moves that no roll allows, the value of any cell.
                    let next: [V; TRIPLE_MOVES] = [
                        cells[cell + step_a],
                        cells[cell + step_b],
                        cells[cell + step_c],
                        cells[cell + step_a + step_b],
                        cells[cell + step_a + step_c],
                        cells[cell + step_b + step_c],
                        cells[cell + if a + 1 < top_a { 2 * by_a } else { step_a }],
                        cells[cell + if b + 1 < top_b { 2 * by_b } else { step_b }],
                        cells[cell + if c + 1 < top_c { 2 } else { step_c }],
                    ];
                    // No roll is worth more than the best move and every other chance a bust: mostly that settles it.
                    let most = next.iter().fold(f64::NEG_INFINITY, |most, next| {
                        if next.own() > most { next.own() } else { most }
                    });
                    let stop = cells[cell];
                    if rolls.bust * bust.own() + (1.0 - rolls.bust) * most <= stop.own() {
                        continue;
                    }
                    let mut padded = [V::ZERO; 16];
                    padded[..TRIPLE_MOVES].copy_from_slice(&next);
                    let mut roll = V::ZERO.plus(bust, rolls.bust);
                    for outcome in &rolls.outcomes {
                        let [first, second, third] =
                            outcome.moves.map(|place| padded[usize::from(place & 15)]);
                        roll = roll.plus(first.or(second).or(third), outcome.chance);
                    }
                    cells[cell] = stop.or(roll);
                }
            }
        }
    }
}
