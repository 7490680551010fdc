//! Laws of the estimate of strength: it finds the known strength of every opponent, narrows, and never falls by a right answer.
#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::HashMap;

use cant_stop_bots::{Bot, Opponent};
use cant_stop_puzzles::{Difficulty, Name, Pool, Puzzle, Rating, chance_to_solve};
use proptest::prelude::*;

/// A bot at puzzles, and what it answered.
struct Player {
    bot: Box<dyn Bot>,
    answered: HashMap<Name, bool>,
}

impl Player {
    fn new(opponent: Opponent) -> Player {
        let (bot, answered) = (opponent.bot(), HashMap::new());
        Player { bot, answered }
    }

    fn solves(&mut self, puzzle: &Puzzle) -> bool {
        let answer = self.answered.entry(puzzle.name());
        let is_best = || self.bot.decide(puzzle.game()) == puzzle.best().action;
        *answer.or_insert_with(is_best)
    }
}

/// The pool's puzzles at even or odd places.
fn half(first: usize) -> Pool {
    let pool = Pool::bundled();
    let puzzles = pool.puzzles().iter().skip(first).step_by(2).cloned();
    Pool::read(&Pool::text_of(pool.scale(), puzzles)).unwrap()
}

/// The estimates before and after each of `answers` answers to puzzles as the pool selects them.
fn answered(
    player: &mut Player,
    pool: &Pool,
    answers: u64,
    run: u64,
) -> Vec<cant_stop_puzzles::Estimate> {
    let mut rating = Rating::new(pool.scale());
    let mut asked = HashMap::new();
    let mut estimates = vec![rating.estimate()];
    for turn in 0..answers {
        let strength = rating.estimate().mean;
        let times = |puzzle: &Puzzle| asked.get(&puzzle.name()).copied().unwrap_or(0);
        let puzzle = pool.next(strength, 1000 * run + turn, times).unwrap();
        *asked.entry(puzzle.name()).or_insert(0) += 1;
        rating.see(puzzle.difficulty(), player.solves(puzzle));
        estimates.push(rating.estimate());
    }
    assert!(asked.values().all(|&times| times == 1));
    estimates
}

#[test]
fn it_recovers_the_strength_of_every_opponent_from_puzzles_it_has_not_seen() {
    const ANSWERS: u64 = 40;
    const RUNS: u64 = 6;
    let (seen, held_out) = (half(0), half(1));
    let mut outside = 0;
    for opponent in Opponent::ALL {
        let mut player = Player::new(opponent);
        // Its strength is what every fifth puzzle of the one half says, easy and hard ones alike.
        let mut known = Rating::new(seen.scale());
        for puzzle in seen.puzzles().iter().step_by(5) {
            known.see(puzzle.difficulty(), player.solves(puzzle));
        }
        let known = known.estimate().mean;
        for run in 0..RUNS {
            let estimates = answered(&mut player, &held_out, ANSWERS, run);
            let last = estimates.last().unwrap();
            outside += u32::from(!(last.low..=last.high).contains(&known));
        }
    }
    // 95 in 100 intervals hold it: of 30, two may not, and with bad luck four.
    assert!(outside <= 4, "{outside} of 30 intervals miss the strength");
}

#[test]
fn the_characters_come_out_in_their_order() {
    let pool = Pool::bundled();
    let strengths = Opponent::ALL.map(|opponent| {
        let mut player = Player::new(opponent);
        let runs = (0..3).map(|run| answered(&mut player, pool, 60, run).last().unwrap().mean);
        runs.sum::<f64>() / 3.0
    });
    assert!(strengths.is_sorted(), "{strengths:?}");
    let [.., owl, summit] = pool.scale().strengths();
    assert!(strengths[4] > (owl + summit) / 2.0, "{strengths:?}");
}

#[test]
fn it_narrows_with_answers() {
    for opponent in [Opponent::Ibex, Opponent::Owl] {
        let estimates = answered(&mut Player::new(opponent), Pool::bundled(), 80, 0);
        let width = |at: usize| estimates[at].high - estimates[at].low;
        assert!(width(0) > width(10) && width(10) > width(30) && width(30) > width(80));
        assert!(width(80) < 0.4 * width(0));
    }
}

#[test]
fn summit_stands_at_the_end_of_the_scale() {
    let scale = Pool::bundled().scale();
    let top = scale.strengths()[4];
    let last = *answered(&mut Player::new(Opponent::Summit), Pool::bundled(), 60, 1)
        .last()
        .unwrap();
    assert!((last.high - top).abs() < 1e-9);
    for (place, strength) in (1..).zip(scale.strengths()) {
        assert!((scale.place(strength) - f64::from(place)).abs() < 1e-9);
    }
    assert_eq!(scale.place(99.0), 5.0);
    assert_eq!(scale.place(-99.0), 0.0);
}

#[test]
fn the_next_puzzle_suits_the_strength_and_repeats_when_all_were_asked() {
    let pool = Pool::bundled();
    let hard = |strength| {
        let drawn = (0..8).map(|turn| {
            pool.next(strength, turn, |_| 0)
                .unwrap()
                .difficulty()
                .logits()
        });
        drawn.sum::<f64>() / 8.0
    };
    let [marmot, .., owl, _] = pool.scale().strengths();
    assert!(hard(marmot) < hard(owl));
    let next = |turn| pool.next(marmot, turn, |_| 0).unwrap().name();
    assert_eq!(next(3), next(3));
    assert!((0..20).any(|turn| next(turn) != next(0)));
    // Only one has not been asked twice.
    let last = pool.puzzles()[1234].name();
    let asked = |puzzle: &Puzzle| if puzzle.name() == last { 1 } else { 2 };
    assert_eq!(pool.next(marmot, 5, asked).unwrap().name(), last);
    assert!(pool.next(marmot, 5, |_| 7).is_some());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_right_answer_never_lowers_it_and_a_wrong_one_never_raises_it(
        before in prop::collection::vec((-3.0_f64..5.0, any::<bool>()), 0..60),
        hard in -3.0_f64..5.0,
    ) {
        let mut rating = Rating::new(Pool::bundled().scale());
        for &(hard, is_right) in &before {
            rating.see(Difficulty::new(hard), is_right);
        }
        let was = rating.estimate();
        let after = |is_right| {
            let mut rating = rating.clone();
            rating.see(Difficulty::new(hard), is_right);
            rating.estimate()
        };
        let (right, wrong) = (after(true), after(false));
        prop_assert!(right.mean >= was.mean && right.low >= was.low && right.high >= was.high);
        prop_assert!(wrong.mean <= was.mean && wrong.low <= was.low && wrong.high <= was.high);
        prop_assert!(was.low <= was.mean && was.mean <= was.high);
    }

    #[test]
    fn the_order_of_answers_does_not_matter(
        answers in prop::collection::vec((-3.0_f64..5.0, any::<bool>()), 1..40),
    ) {
        let of = |answers: &mut dyn Iterator<Item = &(f64, bool)>| {
            let mut rating = Rating::new(Pool::bundled().scale());
            answers.for_each(|&(hard, is_right)| rating.see(Difficulty::new(hard), is_right));
            rating.estimate()
        };
        let (one, other) = (of(&mut answers.iter()), of(&mut answers.iter().rev()));
        prop_assert!((one.mean - other.mean).abs() < 1e-6);
    }

    #[test]
    fn strength_helps_and_difficulty_hinders(strength in -5.0_f64..8.0, hard in -5.0_f64..5.0) {
        let chance = |strength, hard| chance_to_solve(strength, Difficulty::new(hard));
        prop_assert!(chance(strength + 0.5, hard) > chance(strength, hard));
        prop_assert!(chance(strength, hard + 0.5) < chance(strength, hard));
    }
}
