//! Gradient descent on the value network, over small batches of boards.

use cant_stop_bots::Board;
use cant_stop_bots::net::{Both, Net, Row, WIDTH, chances, mean_outputs};
use serde::{Deserialize, Serialize};

use super::adam::Adam;
use super::kept::{BoardInFile, KeptLearner};

/// Whose turn begins on a board, seen by the player who learns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Mover {
    /// Another, who may play worse: so it is wherever a turn can end.
    Another,
    /// The one who learns. Only needed to learn what the turn of a rival leads to.
    Itself,
}

/// What is known of boards: for each [`Mover`] its networks, one or more for each part of the game or for the whole.
pub(crate) type Values = [Vec<Net>; 2];

/// A board and what it is worth.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct Sample {
    #[serde(with = "BoardInFile")]
    pub board: Board,
    /// Who is to move.
    pub mover: Mover,
    /// The chance of each seat counted from the one to move; alone, the turns to come in fours of them.
    pub worth: [f32; 4],
}

/// Of how many steps the average of the weights is made, about.
const AVERAGED: f32 = 10_000.0;

/// How much slower each row learns for itself than what rows of a column have in common.
const ROW_RATE: f32 = 0.3;

/// A network that learns.
pub(crate) struct Learner {
    net: Net,
    /// The average of the network over its last steps, which is steadier than any one of them.
    average: Net,
    steps: f32,
    gradient: Net,
    rows: Adam,
    heads: Adam,
    biases: Adam,
    /// What the rows of a column have in common from a height on, of the seat to move and of the other.
    common: Vec<Row>,
    common_steps: Adam,
    batch: usize,
}

impl Learner {
    pub(crate) fn new(net: Net) -> Learner {
        let common: usize = net.layout.tables().map(|[_, own, other]| own + other).sum();
        Learner {
            gradient: Net::zero(net.layout.seats),
            rows: Adam::new(net.rows.len() * WIDTH),
            heads: Adam::new(net.heads.len() * WIDTH),
            biases: Adam::new(net.biases.len()),
            common: vec![[0.0; WIDTH]; common],
            common_steps: Adam::new(common * WIDTH),
            average: net.clone(),
            steps: 0.0,
            net,
            batch: 0,
        }
    }

    /// What it has learned.
    pub(crate) fn learned(&self) -> &Net {
        &self.average
    }

    /// All numbers that its next step depends on between two batches, part after part, always in the same order.
    fn parts(&mut self) -> Vec<&mut [f32]> {
        let nets = [&mut self.net, &mut self.average].map(|net| {
            [
                net.rows.as_flattened_mut(),
                net.heads.as_flattened_mut(),
                &mut net.biases[..],
            ]
        });
        let mut parts: Vec<_> = nets.into_iter().flatten().collect();
        parts.push(std::slice::from_mut(&mut self.steps));
        let adams = [
            &mut self.rows,
            &mut self.heads,
            &mut self.biases,
            &mut self.common_steps,
        ];
        parts.extend(adams.into_iter().flat_map(Adam::parts));
        parts
    }

    /// Itself between two batches.
    pub(super) fn kept(&mut self) -> KeptLearner {
        let parts = self.parts();
        KeptLearner {
            numbers: parts.iter().flat_map(|part| part.iter().copied()).collect(),
            part: self.net.part,
        }
    }

    /// Becomes what these numbers were taken from; `None` if they are not as many as it has itself.
    pub(super) fn restored(mut self, mut numbers: &[f32]) -> Option<Learner> {
        for part in self.parts() {
            let (own, rest) = numbers.split_at_checked(part.len())?;
            part.copy_from_slice(own);
            numbers = rest;
        }
        numbers.is_empty().then_some(self)
    }

    /// Adds to the batch what a board teaches of which all who were asked together said so much, this one by these sums.
    fn add(&mut self, sample: &Sample, sums: &Both, said: [f32; 4]) {
        let Sample { board, worth, .. } = sample;
        let net = &self.net;
        let count = net.layout.outputs();
        let head = net.layout.head(board);
        for (view, sum) in [*board, board.mirrored()]
            .iter()
            .zip(sums.chunks_exact(WIDTH))
        {
            let mut back: Row = [0.0; WIDTH];
            for output in 0..count {
                // Each view is half of what is said.
                let off = 0.5 * (said[output] - worth[output]);
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
            net.layout.each_row(view, |row| add(&mut rows[row], &back));
        }
        self.batch += 1;
    }

    /// Takes one step against the gradient of the batch and begins a new one.
    pub(crate) fn step(&mut self, rate: f32) {
        if self.batch == 0 {
            return;
        }
        let share = 1.0 / self.batch as f32;
        self.batch = 0;
        let slopes = &mut self.gradient;
        let each = [
            slopes.rows.as_flattened_mut(),
            slopes.heads.as_flattened_mut(),
            &mut slopes.biases,
        ];
        for slopes in each {
            slopes.iter_mut().for_each(|slope| *slope *= share);
        }
        self.gather_common();
        let slopes = &mut self.gradient;
        let common = self.common.as_flattened_mut();
        self.common_steps.turn_into_steps(common, rate);
        let rows = slopes.rows.as_flattened_mut();
        self.rows.turn_into_steps(rows, rate * ROW_RATE);
        self.heads
            .turn_into_steps(slopes.heads.as_flattened_mut(), rate);
        self.biases.turn_into_steps(&mut slopes.biases, rate);
        self.hand_out_common();
        self.steps += 1.0;
        let part = 1.0 / self.steps.min(AVERAGED);
        let groups = [&mut self.net, &mut self.average, &mut self.gradient].map(|net| {
            [
                net.rows.as_flattened_mut(),
                net.heads.as_flattened_mut(),
                &mut net.biases[..],
            ]
        });
        let [nets, averages, steps] = groups;
        for ((weights, averages), steps) in nets.into_iter().zip(averages).zip(steps) {
            let both = weights.iter_mut().zip(averages);
            for ((weight, average), step) in both.zip(steps) {
                *weight += *step;
                *average += part * (*weight - *average);
                *step = 0.0;
            }
        }
    }

    /// Adds up the slopes of the rows that have a height or more in common.
    fn gather_common(&mut self) {
        let mut at = 0;
        for [first, own, other] in self.net.layout.tables() {
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
        for [first, own, other] in self.net.layout.tables() {
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

/// Teaches a board to those who know it and are asked together: adds it to the batch of each. Gives the squared error of
/// the first number that they say.
pub(crate) fn teach(learners: &mut [Learner], sample: &Sample) -> f32 {
    let claimed = sample.board.claimed();
    let knows = |learner: &&mut Learner| learner.net.part.has(claimed);
    let mut learners: Vec<&mut Learner> = learners.iter_mut().filter(knows).collect();
    let layout = learners[0].net.layout;
    let head = layout.head(&sample.board);
    let both = |learner: &&mut Learner| learner.net.both(&sample.board);
    let sums: Vec<Both> = learners.iter().map(both).collect();
    let nets = learners.iter().map(|learner| &learner.net);
    let outputs = mean_outputs(nets, &sums, head);
    // With cross entropy the gradient of an output is just how far it is off. Of a mean it is as many times less, which
    // makes no odds to the steps.
    let said: [f32; 4] = match layout.seats {
        1 => outputs,
        seats => chances(seats, outputs).map(|chance| chance as f32),
    };
    for (learner, sums) in learners.iter_mut().zip(&sums) {
        learner.add(sample, sums, said);
    }
    (said[0] - sample.worth[0]).powi(2)
}

fn add(sum: &mut Row, row: &Row) {
    sum.iter_mut().zip(row).for_each(|(sum, part)| *sum += part);
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use cant_stop_bots::net::said;
    use cant_stop_rules::{Game, Position, Settings};

    use super::*;

    /// What a column's height is worth is learned where it was seen, mirrored, and in part on the heights around.
    #[test]
    fn boards_are_told_apart_after_some_steps() {
        let start = Position::start(Settings::default(), 2).unwrap();
        let empty = Board::of(&Game::try_from(start).unwrap());
        let ahead = empty.banked([(5, 12)]);
        let two = super::super::subject::Subject::Two;
        let net = |seed| super::super::course::fresh(two, seed);
        // One alone, and two that are asked together.
        for nets in [vec![net(1)], vec![net(1), net(2)]] {
            learn_two_boards(nets.into_iter().map(Learner::new).collect(), empty, ahead);
        }
    }

    fn learn_two_boards(mut learners: Vec<Learner>, empty: Board, ahead: Board) {
        let mut error = 1.0;
        for _ in 0..400 {
            let lessons = [(empty, 0.5), (ahead, 0.9)].map(|(board, own)| Sample {
                board,
                mover: Mover::Another,
                worth: [own, 1.0 - own, 0.0, 0.0],
            });
            error = lessons
                .iter()
                .map(|sample| teach(&mut learners, sample))
                .sum();
            learners.iter_mut().for_each(|learner| learner.step(0.003));
        }
        assert!(error < 1e-3, "{error}");
        let nets: Vec<Net> = learners
            .iter()
            .map(|learner| learner.learned().clone())
            .collect();
        let own = |board: &Board| said(&nets, board)[0];
        assert!((own(&empty) - 0.5).abs() < 0.05 && (own(&ahead) - 0.9).abs() < 0.05);
        assert!(own(&empty.banked([(5, 11)])) > own(&empty.banked([(5, 3)])));
        let other = empty.banked([(2, 6)]);
        assert!((own(&other) - own(&other.mirrored())).abs() < 1e-6);
    }
}
