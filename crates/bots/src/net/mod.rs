//! The value network: what a board is worth to each seat when a turn begins on it.
//!
//! Every column picks one row of weights by where the seat to move and another stand in it, and all rows are added up;
//! so a board that differs in three columns costs three additions. The sum, bent, is weighed by output weights that
//! depend on how many columns are still needed.
//!
//! Several networks, each taught by games of its own, err less together: what they say is the mean of what each says. A
//! network may know only one part of the game, before or after the first claim; then it is asked about no other board.

pub(crate) mod features;
mod file;
mod leaf;
mod part;
mod pawns;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests;

use crate::board::Board;
pub use features::Layout;
pub use file::FileError;
pub(crate) use leaf::NetLeaf;
pub use part::Part;

/// How many numbers a row has.
pub const WIDTH: usize = 64;

/// One row of weights.
pub type Row = [f32; WIDTH];

/// The sums of rows of a board and of its mirror image, side by side: what a board is worth is made of both, so that
/// either is worth the same.
pub type Both = [f32; 2 * WIDTH];

/// A value network.
#[derive(Clone, Debug, PartialEq)]
pub struct Net {
    /// How the rows are numbered.
    pub layout: Layout,
    /// Which boards it knows.
    pub part: Part,
    /// One row for each feature.
    pub rows: Vec<Row>,
    /// The output weights: for each head one row per output.
    pub heads: Vec<Row>,
    /// What each output begins with, in the order of the heads.
    pub biases: Vec<f32>,
}

impl Net {
    /// A network of nothing but zeros.
    pub fn zero(seats: usize) -> Net {
        let layout = Layout { seats };
        let heads = features::HEADS * layout.outputs();
        Net {
            layout,
            part: Part::Whole,
            rows: vec![[0.0; WIDTH]; layout.rows()],
            heads: vec![[0.0; WIDTH]; heads],
            biases: vec![0.0; heads],
        }
    }

    /// The network for another part of the game, with all its weights.
    pub fn of(self, part: Part) -> Net {
        Net { part, ..self }
    }

    /// The rows that every board has one of: those for the number of columns to win.
    pub fn common_rows(&self) -> std::ops::Range<usize> {
        self.layout.target_rows()
    }

    /// The sum of the rows of a board.
    pub fn sum(&self, board: &Board) -> Row {
        let mut sum = [0.0; WIDTH];
        self.layout.each_row(board, |row| {
            sum.iter_mut()
                .zip(&self.rows[row])
                .for_each(|(sum, weight)| *sum += weight);
        });
        sum
    }

    /// The sums of the rows of a board and of its mirror image.
    pub fn both(&self, board: &Board) -> Both {
        let sums = [board, &board.mirrored()].map(|board| self.sum(board));
        let mut both = [0.0; 2 * WIDTH];
        both.copy_from_slice(sums.as_flattened());
        both
    }

    /// The raw outputs for sums of rows; as many as the layout has.
    pub fn outputs(&self, sum: &Both, head: usize) -> [f32; 4] {
        let count = self.layout.outputs();
        let mut outputs = [0.0; 4];
        for (place, output) in outputs.iter_mut().take(count).enumerate() {
            let at = head * count + place;
            *output = self.biases[at] + weigh(sum, &self.heads[at]);
        }
        outputs
    }
}

/// The chance of each seat to win when a turn begins on this board, counted from the seat to move: what those of the
/// networks say together that know it, which must be one at least.
pub fn said(nets: &[Net], board: &Board) -> [f64; 4] {
    let nets = &nets[Part::span(nets, board.claimed())];
    let layout = nets[0].layout;
    let sums: Vec<Both> = nets.iter().map(|net| net.both(board)).collect();
    chances(
        layout.seats,
        mean_outputs(nets.iter(), &sums, layout.head(board)),
    )
}

/// The means of the raw outputs of networks, each for its own sums of rows.
pub fn mean_outputs<'a>(
    nets: impl ExactSizeIterator<Item = &'a Net>,
    sums: &[Both],
    head: usize,
) -> [f32; 4] {
    let count = nets.len() as f32;
    let mut mean = [0.0; 4];
    for (net, sum) in nets.zip(sums) {
        let outputs = net.outputs(sum, head);
        mean.iter_mut()
            .zip(outputs)
            .for_each(|(mean, output)| *mean += output);
    }
    mean.map(|sum| sum / count)
}

/// The chances that raw outputs mean, counted from the seat to move.
pub fn chances(seats: usize, outputs: [f32; 4]) -> [f64; 4] {
    if seats <= 2 {
        let own = squash(outputs[0]);
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
pub fn squash(output: f32) -> f64 {
    f64::from(1.0 / (1.0 + (-output).exp()))
}

/// So many turns make 1 in the output of a network that plays alone.
pub const TURNS: f64 = 4.0;

/// The turns still to play alone that an output means.
pub fn turns(output: f32) -> f64 {
    TURNS * f64::from(output)
}

/// How a sum is bent: nothing below 0, the square up to 1, and 1 above.
#[inline(always)]
pub fn bend(sum: f32) -> f32 {
    // Written so that each line is one instruction for a row of numbers.
    let held = if sum > 0.0 { sum } else { 0.0 };
    let held = if held < 1.0 { held } else { 1.0 };
    held * held
}

/// The bent sums, weighed: the mean of both.
#[inline(always)]
pub fn weigh(both: &Both, head: &Row) -> f32 {
    let (first, second) = both.split_at(WIDTH);
    // In eight separate sums, which a processor adds side by side.
    let mut parts = [0.0; 8];
    let sums = first.chunks_exact(8).zip(second.chunks_exact(8));
    for ((first, second), weights) in sums.zip(head.chunks_exact(8)) {
        for place in 0..8 {
            parts[place] += (bend(first[place]) + bend(second[place])) * weights[place];
        }
    }
    0.5 * parts.iter().sum::<f32>()
}
