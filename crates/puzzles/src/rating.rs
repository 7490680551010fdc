//! Rating: strength of a player by the answers to puzzles, with an interval of 95 %.
//!
//! A player of strength θ is taken to solve a puzzle of difficulty b with the chance σ(a(θ − b)), as in Rasch (1960),
//! with one slope a for all. The posterior of θ is computed on a grid (Bayes), from a prior so broad that a dozen
//! answers outweigh it, up to the strength of Summit: it chose the best choices, so none can be seen to be stronger.
//!
//! Players differ in more than strength: Marmot stops too soon, Magpie too late, and the puzzles asked suit one player
//! more than another. So the interval is a little wider than the model alone would have it.

use crate::difficulty::Difficulty;
use crate::scale::Scale;

/// The slope a. Among players whose answers the difficulties were not fitted to, strength tells a little less than among the
/// others, for whom it is 1.
const SLOPE: f64 = 0.7;

/// Standard deviation, in logits, between the strength in all puzzles and in those that a player is asked.
const MISFIT: f64 = 0.3;

/// Standard deviation of the prior, in logits.
const SPREAD: f64 = 2.5;

/// Distance of the grid's lower end below Marmot, in logits; a player who decides by lot is about half as far.
const BELOW_MARMOT: f64 = 4.0;

/// Number of strengths in the grid.
const GRID: usize = 400;

/// Probability of the interval.
const INSIDE: f64 = 0.95;

/// Estimate of a strength, in logits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The mean of the posterior.
    pub mean: f64,
    /// The lower end of the interval of 95 %.
    pub low: f64,
    /// The upper end of it.
    pub high: f64,
}

/// A strength being estimated, answer by answer.
#[derive(Clone, Debug)]
pub struct Rating {
    /// The strengths of the grid.
    strengths: [f64; GRID],
    /// Logarithm of the posterior of each strength, up to a common term.
    logs: [f64; GRID],
}

impl Rating {
    /// A rating without answers: the prior on this scale.
    pub fn new(scale: &Scale) -> Rating {
        let [marmot, ibex, magpie, _, summit] = scale.strengths();
        let bottom = marmot - BELOW_MARMOT;
        let step = (summit - bottom) / (GRID - 1) as f64;
        let strengths = std::array::from_fn(|place| bottom + step * place as f64);
        let middle = (ibex + magpie) / 2.0;
        Rating {
            strengths,
            logs: strengths.map(|strength| -((strength - middle) / SPREAD).powi(2) / 2.0),
        }
    }

    /// Updates the posterior by an answer to a puzzle of this difficulty.
    pub fn see(&mut self, difficulty: Difficulty, is_right: bool) {
        for (log, strength) in self.logs.iter_mut().zip(self.strengths) {
            let above = SLOPE * (strength - difficulty.logits());
            let towards = if is_right { above } else { -above };
            // The logarithm of the logistic function, from the side on which nothing overflows.
            *log += match towards > 0.0 {
                true => -(-towards).exp().ln_1p(),
                false => towards - towards.exp().ln_1p(),
            };
        }
    }

    /// Estimate after the answers so far.
    pub fn estimate(&self) -> Estimate {
        let top = self.logs.iter().copied().fold(f64::MIN, f64::max);
        let weights = self.logs.map(|log| (log - top).exp());
        let all: f64 = weights.iter().sum();
        let mean = self
            .strengths
            .iter()
            .zip(weights)
            .map(|(strength, weight)| strength * weight);
        let mean = mean.sum::<f64>() / all;
        let weights = self.blurred(weights);
        let most = (0..GRID).max_by(|&one, &other| weights[one].total_cmp(&weights[other]));
        // Of what is likeliest at an end of the scale, all doubt lies on one side.
        let outside = 1.0 - INSIDE;
        let (below, above) = match most {
            Some(place) if place + 1 == GRID => (outside, 0.0),
            Some(0) => (0.0, outside),
            _ => (outside / 2.0, outside / 2.0),
        };
        Estimate {
            mean,
            low: self.strengths[quantile(weights.iter(), below * all)],
            high: self.strengths[GRID - 1 - quantile(weights.iter().rev(), above * all)],
        }
    }

    /// The weights, each spread over its neighbourhood; what would fall off either end stays there.
    fn blurred(&self, weights: [f64; GRID]) -> [f64; GRID] {
        let step = self.strengths[1] - self.strengths[0];
        let mut kernel: [f64; GRID] =
            std::array::from_fn(|away| (-(step * away as f64 / MISFIT).powi(2) / 2.0).exp());
        let all = kernel[0] + 2.0 * kernel[1..].iter().sum::<f64>();
        kernel.iter_mut().for_each(|part| *part /= all);
        let reach = kernel.iter().take_while(|&&part| part > 1e-9).count();
        let mut blurred = [0.0; GRID];
        for (place, weight) in weights.iter().enumerate() {
            for (away, part) in kernel.iter().enumerate().take(reach) {
                blurred[place.saturating_sub(away)] += weight * part;
                if away > 0 {
                    blurred[(place + away).min(GRID - 1)] += weight * part;
                }
            }
        }
        blurred
    }
}

/// Index at which the running sum of the weights reaches `share`, at most the last.
fn quantile<'a>(weights: impl Iterator<Item = &'a f64>, share: f64) -> usize {
    let mut sum = 0.0;
    let mut place = 0;
    for weight in weights {
        sum += weight;
        if sum >= share {
            break;
        }
        place += 1;
    }
    place.min(GRID - 1)
}

/// The chance that a player of this strength solves a puzzle of this difficulty, 0 to 1.
pub fn chance_to_solve(strength: f64, difficulty: Difficulty) -> f64 {
    1.0 / (1.0 + (-SLOPE * (strength - difficulty.logits())).exp())
}
