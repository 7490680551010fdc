//! The value network: what a board is worth to each seat when a turn begins on it.
//!
//! Every column picks one row of weights by where the seat to move and another stand in it, and the accumulator is the
//! sum of all rows; so a board that differs in three columns costs three additions. Output weights that depend on the
//! rules and on how many columns are still needed weigh the activation of the accumulator.

pub(crate) mod features;
mod file;
mod leaf;
mod pawns;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests;

use crate::board::{Board, COLUMNS};
pub(crate) use features::Layout;
pub(crate) use leaf::NetworkLeaf;

/// Number of weights in a row.
pub(crate) const WIDTH: usize = 64;

/// One row of weights.
pub(crate) type Row = [f32; WIDTH];

/// The sums of rows of a board and of its mirror image, side by side: the prediction is made of both, so that it is the
/// same for either.
pub(crate) type Accumulators = [f32; 2 * WIDTH];

/// A value network.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Network {
    /// Numbering of the rows.
    pub(crate) layout: Layout,
    /// One row for each feature.
    pub(crate) rows: Vec<Row>,
    /// The output weights: for each head one row per output.
    pub(crate) heads: Vec<Row>,
    /// Bias of each output, in the order of the heads.
    pub(crate) biases: Vec<f32>,
}

impl Network {
    /// A network of nothing but zeros.
    pub(crate) fn zero(seats: usize) -> Network {
        let layout = Layout { seats };
        let heads = features::HEADS * layout.outputs();
        Network {
            layout,
            rows: vec![[0.0; WIDTH]; layout.rows()],
            heads: vec![[0.0; WIDTH]; heads],
            biases: vec![0.0; heads],
        }
    }

    /// All weights: rows, heads, biases.
    fn weights_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let rows = self.rows.iter_mut().chain(&mut self.heads).flatten();
        rows.chain(&mut self.biases)
    }

    /// The sums of the rows of a board and of its mirror image.
    pub(crate) fn accumulators(&self, board: &Board) -> Accumulators {
        let mut both = [0.0; 2 * WIDTH];
        let views = [board, &board.mirrored()];
        for (board, sums) in views.into_iter().zip(both.chunks_exact_mut(WIDTH)) {
            self.layout.each_row(board, |row| {
                let weights = &self.rows[row];
                sums.iter_mut().zip(weights).for_each(|(sum, w)| *sum += w);
            });
        }
        both
    }

    /// Change of the sums when a column of a board becomes that of another.
    fn change(&self, [before, after]: [&Board; 2], column: usize) -> Accumulators {
        let mut change = [0.0; 2 * WIDTH];
        let views = [(column, false), (COLUMNS - 1 - column, true)];
        let halves = change.chunks_exact_mut(WIDTH);
        for ((column, is_mirrored), change) in views.into_iter().zip(halves) {
            for (board, sign) in [(after, 1.0), (before, -1.0)] {
                let board = match is_mirrored {
                    true => board.mirrored(),
                    false => *board,
                };
                for row in self.layout.column_rows(&board, column) {
                    let row = &self.rows[row];
                    change.iter_mut().zip(row).for_each(|(c, w)| *c += sign * w);
                }
            }
        }
        change
    }

    /// The raw outputs for sums of rows; as many as the layout has.
    pub(crate) fn outputs(&self, sums: &Accumulators, head: usize) -> [f32; 4] {
        let count = self.layout.outputs();
        let mut outputs = [0.0; 4];
        for (place, output) in outputs.iter_mut().take(count).enumerate() {
            let at = head * count + place;
            *output = self.output(sums, at);
        }
        outputs
    }

    /// One raw output.
    #[inline(always)]
    pub(crate) fn output(&self, sums: &Accumulators, at: usize) -> f32 {
        self.biases[at] + weighed(sums, &self.heads[at])
    }
}

#[inline(always)]
fn add(one: &Accumulators, other: &Accumulators, sum: &mut Accumulators) {
    for place in 0..2 * WIDTH {
        sum[place] = one[place] + other[place];
    }
}

/// The chances that raw outputs mean, counted from the seat to move.
pub(crate) fn chances(seats: usize, outputs: [f32; 4]) -> [f64; 4] {
    if seats <= 2 {
        let own = sigmoid(outputs[0]);
        return [own, 1.0 - own, 0.0, 0.0];
    }
    let top = outputs[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut shares = [0.0; 4];
    for (share, output) in shares.iter_mut().zip(&outputs[..seats]) {
        *share = f64::from((output - top).exp());
    }
    let all: f64 = shares.iter().sum();
    shares.map(|share| share / all)
}

/// A number of any size as a chance.
pub(crate) fn sigmoid(output: f32) -> f64 {
    f64::from(1.0 / (1.0 + (-output).exp()))
}

/// Turns per unit of output of a network that plays alone.
pub(crate) const TURNS: f64 = 4.0;

/// The turns still to play alone that an output means.
pub(crate) fn turns(output: f32) -> f64 {
    TURNS * f64::from(output)
}

/// The activation: the square of a sum, clipped to 0 below and to 1 above.
#[inline(always)]
pub(crate) fn activation(sum: f32) -> f32 {
    // Written so that each line is one instruction for a row of numbers.
    let clipped = if sum > 0.0 { sum } else { 0.0 };
    let clipped = if clipped < 1.0 { clipped } else { 1.0 };
    clipped * clipped
}

/// The activations, weighed: the mean of board and mirror image.
#[inline(always)]
fn weighed(both: &Accumulators, head: &Row) -> f32 {
    let (first, second) = both.split_at(WIDTH);
    // In eight separate sums, which a processor adds side by side.
    let mut parts = [0.0; 8];
    let sums = first.chunks_exact(8).zip(second.chunks_exact(8));
    for ((first, second), weights) in sums.zip(head.chunks_exact(8)) {
        for place in 0..8 {
            parts[place] += (activation(first[place]) + activation(second[place])) * weights[place];
        }
    }
    0.5 * parts.iter().sum::<f32>()
}
