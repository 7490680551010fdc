//! Difficulties of puzzles, fitted to the bots' answers.
//!
//! The model is Rasch's (1960): a player of strength θ solves a puzzle of difficulty b with the chance σ(θ − b). The
//! strengths of the players and the difficulties of the puzzles are fitted together, by turns, to how the players answer;
//! difficulties have a normal prior, without which what everybody solves would be infinitely easy. Their mean is 0.

use cant_stop_bots::Opponent;
use cant_stop_puzzles::{Difficulty, Puzzle, Scale, chance_to_solve};

use super::answers::{ASKED, Answers, PLAYERS, WEIGHT_OF_NOISE};

/// Standard deviation of the prior of difficulties, in logits.
const SPREAD: f64 = 3.0;

/// Standard deviation of the prior of strengths, in logits.
const STRENGTHS: f64 = 3.0;

/// Rounds of fitting strengths and difficulties by turns; they converge to the third place long before.
const ROUNDS: usize = 60;

/// Share of the puzzles that Summit's rating solves. The rating is set and not fitted: Summit chose the puzzles and
/// misses none, so a fit would diverge.
const SUMMIT_SOLVES: f64 = 0.97;

/// Number of characters; they are the first of the players.
const CHARACTERS: usize = Opponent::ALL.len();

/// Index of Summit, the player left out of the fit.
const SUMMIT: usize = CHARACTERS - 1;

/// The puzzles with their difficulties, and where the characters stand among them; `None` where that is not in the order of
/// their strength at the table, as with a few puzzles only.
pub(crate) fn graded(puzzles: &[(Puzzle, Answers)]) -> (Vec<Puzzle>, Option<Scale>) {
    let mut strengths = [0.0; PLAYERS];
    let mut difficulties = vec![0.0; puzzles.len()];
    for _ in 0..ROUNDS {
        for (player, strength) in strengths.iter_mut().enumerate() {
            let seen = puzzles.iter().zip(&difficulties);
            let answers = seen.map(|((_, answers), &hard)| (1.0, answers.0[player], -hard));
            *strength = fitted(*strength, STRENGTHS, answers);
        }
        for ((_, answers), difficulty) in puzzles.iter().zip(&mut difficulties) {
            let players = (0..PLAYERS).filter(|&player| player != SUMMIT);
            let missed = players.map(|player| {
                let weight = if player < ASKED.len() {
                    1.0
                } else {
                    WEIGHT_OF_NOISE
                };
                (weight, 1.0 - answers.0[player], -strengths[player])
            });
            *difficulty = fitted(*difficulty, SPREAD, missed);
        }
        let mean = difficulties.iter().sum::<f64>() / puzzles.len().max(1) as f64;
        difficulties
            .iter_mut()
            .for_each(|difficulty| *difficulty -= mean);
    }
    let mut characters = [0.0; CHARACTERS];
    for (character, strength) in characters.iter_mut().enumerate().take(SUMMIT) {
        let solved: f64 = puzzles
            .iter()
            .map(|(_, answers)| answers.0[character])
            .sum();
        *strength = solving(solved, &difficulties);
    }
    characters[SUMMIT] = solving(SUMMIT_SOLVES * puzzles.len() as f64, &difficulties);
    let graded = puzzles.iter().zip(difficulties);
    (
        graded
            .map(|((puzzle, _), difficulty)| {
                puzzle.clone().with_difficulty(Difficulty::new(difficulty))
            })
            .collect(),
        Scale::new(characters),
    )
}

/// The most likely x with a normal prior of this standard deviation, where yes is answered with the chance σ(x + shift) and was,
/// with this weight, in such a share of cases; found by Newton's method from near there.
fn fitted(from: f64, spread: f64, answers: impl Iterator<Item = (f64, f64, f64)> + Clone) -> f64 {
    let mut x = from;
    for _ in 0..6 {
        let (mut slope, mut bend) = (-x / (spread * spread), 1.0 / (spread * spread));
        for (weight, yes, shift) in answers.clone() {
            let expected = logistic(x + shift);
            slope += weight * (yes - expected);
            bend += weight * expected * (1.0 - expected);
        }
        // A step at most as long as the prior is wide, lest it leap over the hill.
        x += (slope / bend).clamp(-spread, spread);
    }
    x
}

/// The strength that is expected to solve this number of the puzzles, which is the most likely one after such answers.
fn solving(puzzles: f64, difficulties: &[f64]) -> f64 {
    let (mut low, mut high) = (-9.0, 9.0);
    for _ in 0..40 {
        let middle = (low + high) / 2.0;
        let solved = difficulties
            .iter()
            .map(|&hard| chance_to_solve(middle, Difficulty::new(hard)));
        match solved.sum::<f64>() < puzzles {
            true => low = middle,
            false => high = middle,
        }
    }
    low
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}
