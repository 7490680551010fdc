//! A position to decide: its choices, and what each is worth.

use cant_stop_rules::{Action, Game, Stage};

use crate::difficulty::Difficulty;
use crate::name::Name;
use crate::problem::Problem;
use crate::worth::Worth;

/// Least lead of the best choice over every other, in standard errors of the difference.
pub const SURE: f64 = 3.0;

/// One thing that the seat to act may do, and what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Choice {
    /// Action of the seat to act.
    pub action: Action,
    /// The chance to win after it.
    pub worth: Worth,
}

/// A position in which one choice is best.
///
/// Whatever it was made of, it can be asked: its game is one of Can't Stop, its choices are all that are legal there, two
/// or more, and one of them is worth more than any other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    game: Game,
    name: Name,
    choices: Vec<Choice>,
    best: usize,
    difficulty: Difficulty,
}

/// Everything that may be done in a position where a puzzle can ask something, in its order; empty at any other.
pub fn legal(game: &Game) -> Vec<Action> {
    match game.stage() {
        Stage::Pairing => game
            .legal_moves()
            .iter()
            .map(|&mv| Action::Choose(mv))
            .collect(),
        Stage::Deciding if game.may_stop() => vec![Action::Roll, Action::Stop],
        Stage::Deciding if game.may_roll() => vec![Action::Roll],
        _ => Vec::new(),
    }
}

impl Puzzle {
    /// A puzzle of a position and its choices, which are in the order of [`legal`].
    ///
    /// The puzzle drops the history of the position: its turn is the first, and the seat that began is not known.
    ///
    /// # Errors
    ///
    /// Says why it cannot be asked.
    pub fn new(
        game: &Game,
        choices: Vec<Choice>,
        difficulty: Difficulty,
    ) -> Result<Puzzle, Problem> {
        let position = game.position().ok_or(Problem::NoQuestion)?;
        let game = Game::try_from(position).map_err(Problem::NoPosition)?;
        let legal = legal(&game);
        if legal.is_empty() {
            return Err(Problem::NoQuestion);
        }
        if !choices.iter().map(|choice| choice.action).eq(legal) {
            return Err(Problem::NotAllChoices);
        }
        if choices.len() < 2 {
            return Err(Problem::OneChoice);
        }
        let best = (0..choices.len())
            .max_by(|&one, &other| {
                let above = choices[one].worth.above(choices[other].worth);
                above.total_cmp(&0.0)
            })
            .ok_or(Problem::OneChoice)?;
        let worth = choices[best].worth;
        let mut others = choices.iter().enumerate().filter(|&(at, _)| at != best);
        if others.any(|(_, choice)| worth.above(choice.worth) <= 0.0) {
            return Err(Problem::NoBest);
        }
        Ok(Puzzle {
            game,
            name: Name::of(&game),
            choices,
            best,
            difficulty,
        })
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Everything that may be done: moves in the order of [`Game::legal_moves`], to roll before to stop.
    pub fn choices(&self) -> &[Choice] {
        &self.choices
    }

    /// The choice that is worth most.
    pub fn best(&self) -> Choice {
        self.choices[self.best]
    }

    /// The choice that is worth most after the best.
    pub fn second(&self) -> Choice {
        self.others()
            .copied()
            .max_by(|one, other| one.worth.above(other.worth).total_cmp(&0.0))
            .unwrap_or(self.best())
    }

    /// All choices but the best.
    fn others(&self) -> impl Iterator<Item = &Choice> {
        let best = self.best().action;
        self.choices.iter().filter(move |it| it.action != best)
    }

    /// Games of 100 that this choice loses against the best, 0 for the best; `None` if it is not legal.
    pub fn cost(&self, action: Action) -> Option<f64> {
        let taken = self.choices.iter().find(|choice| choice.action == action)?;
        Some(self.best().worth.above(taken.worth))
    }

    /// Returns `true` if the best choice leads every other by more than [`SURE`] standard errors of the difference.
    pub fn is_sure(&self) -> bool {
        let best = self.best().worth;
        self.others()
            .all(|other| best.is_surely_above(other.worth, SURE))
    }

    /// A short name, the same for as long as the same is asked: eight hexadecimal digits.
    pub fn name(&self) -> Name {
        self.name
    }

    /// Its difficulty.
    pub fn difficulty(&self) -> Difficulty {
        self.difficulty
    }
}
