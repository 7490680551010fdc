//! Gradient descent on the value network: Adam over small batches of boards.

use cant_stop_bots::Board;
use cant_stop_bots::net::{Layout, Net, Row, WIDTH, chances};

/// A board and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sample {
    pub board: Board,
    /// The chance of each seat counted from the one to move; alone, the turns to come in fours of them.
    pub worth: [f32; 4],
}

/// How much of the old gradients each batch keeps, first and second moments.
const KEEP: [f32; 2] = [0.9, 0.999];

/// A network that learns.
pub(crate) struct Learner {
    pub net: Net,
    gradient: Net,
    moments: [Net; 2],
    /// The powers of [`KEEP`] by which young moments fall short.
    short: [f32; 2],
    batch: usize,
}

impl Learner {
    pub(crate) fn new(net: Net) -> Learner {
        let zero = Net::zero(net.layout.seats);
        Learner {
            gradient: zero.clone(),
            moments: [zero.clone(), zero],
            net,
            short: [1.0; 2],
            batch: 0,
        }
    }

    /// Adds a sample and its mirror image to the batch; gives the squared error of the first number.
    pub(crate) fn add(&mut self, sample: &Sample) -> f32 {
        let error = self.add_one(&sample.board, &sample.worth);
        self.add_one(&mirrored(&sample.board), &sample.worth);
        error
    }

    fn add_one(&mut self, board: &Board, worth: &[f32; 4]) -> f32 {
        let net = &self.net;
        let Layout { seats } = net.layout;
        let count = net.layout.outputs();
        let head = net.layout.head(board);
        let sum = net.sum(board);
        let outputs = net.outputs(&sum, head);
        // With cross entropy the gradient of an output is just how far it is off.
        let said: [f32; 4] = match seats {
            1 => outputs,
            _ => chances(seats, outputs).map(|chance| chance as f32),
        };
        let mut back: Row = [0.0; WIDTH];
        for output in 0..count {
            let off = said[output] - worth[output];
            let at = head * count + output;
            self.gradient.biases[at] += off;
            let (weights, slope) = (&net.heads[at], &mut self.gradient.heads[at]);
            for place in 0..WIDTH {
                let held = sum[place].clamp(0.0, 1.0);
                slope[place] += off * held * held;
                // A little slope outside too, so that no number is lost for ever.
                let bent = if (0.0..1.0).contains(&sum[place]) {
                    2.0 * held
                } else {
                    0.01
                };
                back[place] += off * weights[place] * bent;
            }
        }
        let rows = &mut self.gradient.rows;
        net.layout.each_row(board, |row| {
            rows[row]
                .iter_mut()
                .zip(&back)
                .for_each(|(sum, back)| *sum += back);
        });
        self.batch += 1;
        (said[0] - worth[0]).powi(2)
    }

    /// Takes one step against the gradient of the batch and begins a new one.
    pub(crate) fn step(&mut self, rate: f32) {
        if self.batch == 0 {
            return;
        }
        let share = 1.0 / self.batch as f32;
        self.batch = 0;
        for (short, keep) in self.short.iter_mut().zip(KEEP) {
            *short *= keep;
        }
        let short = self.short;
        let [first, second] = &mut self.moments;
        let update = |weights: &mut [f32], slopes: &mut [f32], m: &mut [f32], v: &mut [f32]| {
            for place in 0..weights.len() {
                let slope = slopes[place] * share;
                slopes[place] = 0.0;
                m[place] += (1.0 - KEEP[0]) * (slope - m[place]);
                v[place] += (1.0 - KEEP[1]) * (slope * slope - v[place]);
                let step = m[place] / (1.0 - short[0]);
                let size = (v[place] / (1.0 - short[1])).sqrt() + 1e-8;
                weights[place] -= rate * step / size;
            }
        };
        for (weights, slopes, m, v) in [
            (
                &mut self.net.rows,
                &mut self.gradient.rows,
                &mut first.rows,
                &mut second.rows,
            ),
            (
                &mut self.net.heads,
                &mut self.gradient.heads,
                &mut first.heads,
                &mut second.heads,
            ),
        ] {
            update(
                weights.as_flattened_mut(),
                slopes.as_flattened_mut(),
                m.as_flattened_mut(),
                v.as_flattened_mut(),
            );
        }
        update(
            &mut self.net.biases,
            &mut self.gradient.biases,
            &mut first.biases,
            &mut second.biases,
        );
    }
}

/// The board with column 2 for column 12 and so on, which is worth the same.
pub(crate) fn mirrored(board: &Board) -> Board {
    let mut mirrored = *board;
    mirrored
        .squares
        .iter_mut()
        .for_each(|squares| squares.reverse());
    mirrored.owners.reverse();
    mirrored
}
