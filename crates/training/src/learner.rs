//! Gradient descent on the value network, over small batches of boards.

use cant_stop_bots::Board;
use cant_stop_bots::net::{Layout, Network, Row, WIDTH, activation, chances};
use rand::RngExt;
use serde::{Deserialize, Serialize};

use crate::adam::Adam;
use crate::checkpoint::BoardInFile;
use crate::random::{Purpose, stream};

/// A board and its target.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Sample {
    #[serde(with = "BoardInFile")]
    pub board: Board,
    /// The chance of each seat counted from the one to move; alone, the turns to come by [`cant_stop_bots::net::TURNS`].
    pub target: [f32; 4],
}

/// How much slower each row learns for itself than what rows of a column have in common.
const ROW_RATE: f32 = 0.3;

/// The gradient outside the range in which the activation has one, so that no number is lost for ever.
const LEAK: f32 = 0.01;

/// A network that learns.
pub(crate) struct Learner {
    network: Network,
    /// The average of the network over its last steps, which is steadier than any one of them.
    average: Network,
    averaged_share: f32,
    steps: f32,
    gradient: Network,
    rows: Adam,
    heads: Adam,
    biases: Adam,
    /// The gradient of what the rows of a column have in common from a height on, of the seat to move and of the other.
    common: Vec<Row>,
    common_steps: Adam,
    batch: usize,
}

/// Small weights by chance.
pub(crate) fn random_network(layout: Layout, seed: u64) -> Network {
    let mut random = stream(seed, Purpose::InitialWeights, 0);
    let mut within = |most: f32| random.random_range(-most..most);
    let mut network = Network::zero(layout.seats);
    for weight in network.rows.iter_mut().flatten() {
        *weight = within(0.12);
    }
    for row in network.common_rows() {
        // Where the activation has a gradient.
        network.rows[row]
            .iter_mut()
            .for_each(|weight| *weight += 0.2);
    }
    for weight in network.heads.iter_mut().flatten() {
        *weight = within(0.3);
    }
    network
}

impl Learner {
    /// A learner whose average is of so large a share of its steps.
    pub(crate) fn new(network: Network, averaged_share: f32) -> Learner {
        let common = network.layout.tables().map(|[_, own, other]| own + other);
        let common: usize = common.sum();
        Learner {
            gradient: Network::zero(network.layout.seats),
            rows: Adam::new(network.rows.len() * WIDTH),
            heads: Adam::new(network.heads.len() * WIDTH),
            biases: Adam::new(network.biases.len()),
            common: vec![[0.0; WIDTH]; common],
            common_steps: Adam::new(common * WIDTH),
            average: network.clone(),
            averaged_share,
            steps: 0.0,
            network,
            batch: 0,
        }
    }

    /// What it has learned.
    pub(crate) fn learned(&self) -> &Network {
        &self.average
    }

    /// All numbers that its next step depends on between two batches, always in the same order.
    pub(crate) fn numbers(&mut self) -> Vec<&mut [f32]> {
        let networks = [&mut self.network, &mut self.average];
        let mut numbers: Vec<_> = networks.into_iter().flat_map(groups).collect();
        numbers.push(std::slice::from_mut(&mut self.steps));
        let adams = [
            &mut self.rows,
            &mut self.heads,
            &mut self.biases,
            &mut self.common_steps,
        ];
        numbers.extend(adams.into_iter().flat_map(Adam::numbers));
        numbers
    }

    /// Adds a board to the batch. Gives the squared error of the first number predicted.
    pub(crate) fn add(&mut self, sample: &Sample) -> f32 {
        let Sample { board, target } = sample;
        let network = &self.network;
        let layout = network.layout;
        let head = layout.head(board);
        let sums = network.accumulators(board);
        let prediction = predicted(layout, network.outputs(&sums, head));
        let count = layout.outputs();
        let views = [*board, board.mirrored()];
        for (view, sums) in views.iter().zip(sums.chunks_exact(WIDTH)) {
            let mut back: Row = [0.0; WIDTH];
            for output in 0..count {
                // With cross entropy the gradient of an output is just how far it is off. Each view is half of it.
                let off = 0.5 * (prediction[output] - target[output]);
                let at = head * count + output;
                self.gradient.biases[at] += off;
                let (weights, slopes) = (&network.heads[at], &mut self.gradient.heads[at]);
                for place in 0..WIDTH {
                    let sum = sums[place];
                    slopes[place] += off * activation(sum);
                    let slope = if sum > 0.0 && sum < 1.0 {
                        2.0 * sum
                    } else {
                        LEAK
                    };
                    back[place] += off * weights[place] * slope;
                }
            }
            let rows = &mut self.gradient.rows;
            layout.each_row(view, |row| add(&mut rows[row], &back));
        }
        self.batch += 1;
        (prediction[0] - target[0]).powi(2)
    }

    /// Takes one step against the gradient of the batch and begins a new one.
    pub(crate) fn step(&mut self, rate: f32) {
        let share = 1.0 / self.batch as f32;
        self.batch = 0;
        for slope in self.gradient.weights_mut() {
            *slope *= share;
        }
        self.gather_common();
        let common = self.common.as_flattened_mut();
        self.common_steps.turn_into_steps(common, rate);
        let [rows, heads, biases] = groups(&mut self.gradient);
        self.rows.turn_into_steps(rows, rate * ROW_RATE);
        self.heads.turn_into_steps(heads, rate);
        self.biases.turn_into_steps(biases, rate);
        self.hand_out_common();
        self.steps += 1.0;
        let part = 1.0 / (self.steps * self.averaged_share).max(1.0);
        let networks = [&mut self.network, &mut self.average, &mut self.gradient];
        let [weights, averages, steps] = networks.map(groups);
        for ((weights, averages), steps) in weights.into_iter().zip(averages).zip(steps) {
            let both = weights.iter_mut().zip(averages);
            for ((weight, average), step) in both.zip(steps) {
                *weight += *step;
                *average += part * (*weight - *average);
                *step = 0.0;
            }
        }
    }

    /// Adds up the gradients of the rows that have a height or more in common.
    fn gather_common(&mut self) {
        let mut at = 0;
        for [first, own, other] in self.network.layout.tables() {
            let table = &self.gradient.rows[first..first + own * other];
            let (owns, others) = self.common[at..at + own + other].split_at_mut(own);
            owns.as_flattened_mut().fill(0.0);
            others.as_flattened_mut().fill(0.0);
            for (place, row) in table.iter().enumerate() {
                add(&mut owns[place / other], row);
                add(&mut others[place % other], row);
            }
            for sums in [owns, others] {
                for height in (1..sums.len()).rev() {
                    let above = sums[height];
                    add(&mut sums[height - 1], &above);
                }
            }
            at += own + other;
        }
    }

    /// Adds the steps of what rows have in common to the steps of each.
    fn hand_out_common(&mut self) {
        let mut at = 0;
        for [first, own, other] in self.network.layout.tables() {
            let (owns, others) = self.common[at..at + own + other].split_at_mut(own);
            for steps in [&mut *owns, &mut *others] {
                for height in 1..steps.len() {
                    let below = steps[height - 1];
                    add(&mut steps[height], &below);
                }
            }
            let table = &mut self.gradient.rows[first..first + own * other];
            for (place, row) in table.iter_mut().enumerate() {
                add(row, &owns[place / other]);
                add(row, &others[place % other]);
            }
            at += own + other;
        }
    }
}

/// What outputs predict, in the numbers of a target.
fn predicted(layout: Layout, outputs: [f32; 4]) -> [f32; 4] {
    match layout.seats {
        1 => outputs,
        seats => chances(seats, outputs).map(|chance| chance as f32),
    }
}

/// The weights of a network: rows, heads, biases.
fn groups(network: &mut Network) -> [&mut [f32]; 3] {
    [
        network.rows.as_flattened_mut(),
        network.heads.as_flattened_mut(),
        &mut network.biases,
    ]
}

fn add(sum: &mut Row, row: &Row) {
    sum.iter_mut().zip(row).for_each(|(sum, part)| *sum += part);
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use super::*;
    use crate::config::{Kind, start};
    use cant_stop_rules::Settings;

    fn board() -> Board {
        let board = Board::of(&start(Settings::default(), 2));
        board
            .banked([(5, 4), (2, 7)])
            .passed()
            .banked([(5, 7), (8, 2)])
    }

    /// The loss of a sample: cross entropy, or half of the squared error alone.
    fn loss(network: &Network, sample: &Sample) -> f64 {
        let outputs = network.outputs(
            &network.accumulators(&sample.board),
            network.layout.head(&sample.board),
        );
        if network.layout.seats == 1 {
            return f64::from(outputs[0] - sample.target[0]).powi(2) / 2.0;
        }
        let predicted = chances(network.layout.seats, outputs);
        let terms = predicted
            .iter()
            .zip(sample.target)
            .filter(|(_, target)| *target > 0.0);
        -terms
            .map(|(chance, target)| f64::from(target) * chance.ln())
            .sum::<f64>()
    }

    #[test]
    fn the_gradient_is_that_of_the_loss() {
        for kind in [Kind::Two, Kind::Three, Kind::Four, Kind::Alone] {
            let seats = usize::from(kind.seats());
            let board = Board { seats, ..board() };
            let target = match kind {
                Kind::Alone => [1.5, 0.0, 0.0, 0.0],
                Kind::Two => [0.7, 0.3, 0.0, 0.0],
                Kind::Three => [0.5, 0.3, 0.2, 0.0],
                Kind::Four => [0.4, 0.3, 0.2, 0.1],
            };
            let sample = Sample { board, target };
            let mut network = random_network(kind.layout(), 3);
            // Within the range in which the activation has a gradient of its own.
            for row in &mut network.rows {
                row.iter_mut()
                    .for_each(|weight| *weight = 0.005 + *weight * 0.02);
            }
            let mut learner = Learner::new(network.clone(), 0.1);
            learner.add(&sample);
            let gradient: Vec<f32> = learner.gradient.weights().copied().collect();
            let mut seen = 0;
            for (place, &slope) in gradient.iter().enumerate() {
                if slope == 0.0 || place % 7 > 0 {
                    continue;
                }
                let moved = |by: f32| {
                    let mut network = network.clone();
                    *network.weights_mut().nth(place).unwrap() += by;
                    loss(&network, &sample)
                };
                let measured = (moved(0.01) - moved(-0.01)) / 0.02;
                let off = (measured - f64::from(slope)).abs();
                assert!(
                    off < 1e-3 + 0.02 * measured.abs(),
                    "{kind:?} {place}: {measured} {slope}"
                );
                seen += 1;
            }
            assert!(seen > 30, "{seen}");
        }
    }

    /// What a column's height is worth is learned where it was seen, mirrored, and in part on the heights around.
    #[test]
    fn boards_are_told_apart_after_some_steps() {
        let empty = Board::of(&start(Settings::default(), 2));
        let ahead = empty.banked([(5, 12)]);
        let mut learner = Learner::new(random_network(Kind::Two.layout(), 1), 0.1);
        let mut error = 1.0;
        for _ in 0..400 {
            let samples = [(empty, 0.5), (ahead, 0.9)].map(|(board, own)| Sample {
                board,
                target: [own, 1.0 - own, 0.0, 0.0],
            });
            error = samples.iter().map(|sample| learner.add(sample)).sum();
            learner.step(0.003);
        }
        assert!(error < 1e-3, "{error}");
        let own = |board: &Board| learner.learned().predict(board)[0];
        assert!((own(&empty) - 0.5).abs() < 0.05 && (own(&ahead) - 0.9).abs() < 0.05);
        assert!(own(&empty.banked([(5, 11)])) > own(&empty.banked([(5, 3)])));
        let other = empty.banked([(2, 6)]);
        assert!((own(&other) - own(&other.mirrored())).abs() < 1e-6);
    }
}
