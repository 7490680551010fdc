//! A puzzle as one line of text.
//!
//! ```text
//! puzzle     = difficulty " | " position 2*( " | " choice )
//! difficulty = ( "+" | "-" ) digit "." digit digit      in logits
//! position   = the first five or six fields of a position in the notation of the rules
//! choice     = action " " games " " error               every legal one, in the order of the rules
//! action     = column [ "+" column ] | "roll" | "stop"
//! games      = digits "." digit digit                   of 100 that are won after it
//! error      = digits "." digit digit                   the standard error of that, 0.00 if it was not counted
//! ```

use core::fmt;
use core::str::FromStr;

use cant_stop_rules::{Action, Game};

use crate::difficulty::Difficulty;
use crate::name::position;
use crate::problem::Problem;
use crate::puzzle::{Choice, Puzzle, legal};
use crate::worth::Worth;

/// Separator of the parts of a line.
const BETWEEN: &str = " | ";

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{BETWEEN}{}", self.difficulty(), position(self.game()))?;
        for choice in self.choices() {
            write!(f, "{BETWEEN}{} {}", word(choice.action), choice.worth)?;
        }
        Ok(())
    }
}

/// An action that a puzzle can ask for, as it is written.
fn word(action: Action) -> String {
    match action {
        Action::Choose(mv) => {
            let columns: Vec<String> = mv.columns().iter().map(ToString::to_string).collect();
            columns.join("+")
        }
        Action::Roll => "roll".to_owned(),
        _ => "stop".to_owned(),
    }
}

/// Reads a puzzle, and trusts nothing of it.
impl FromStr for Puzzle {
    type Err = Problem;

    fn from_str(line: &str) -> Result<Puzzle, Problem> {
        let mut parts = line.split(BETWEEN);
        let (Some(difficulty), Some(place)) = (parts.next(), parts.next()) else {
            return Err(Problem::Fields);
        };
        let difficulty = Difficulty::read(difficulty).ok_or(Problem::Difficulty)?;
        let game: Game = place.parse().map_err(Problem::Position)?;
        let legal = legal(&game);
        if legal.is_empty() {
            return Err(Problem::NoQuestion);
        }
        let mut choices = Vec::new();
        for (at, part) in parts.enumerate() {
            let (action, worth) = part.split_once(' ').ok_or(Problem::Worth(at + 1))?;
            let action = legal
                .get(at)
                .copied()
                .filter(|&legal| word(legal) == action)
                .ok_or(Problem::NotAllChoices)?;
            let worth = Worth::read(worth).ok_or(Problem::Worth(at + 1))?;
            choices.push(Choice { action, worth });
        }
        let puzzle = Puzzle::new(&game, choices, difficulty)?;
        match puzzle.to_string() == line {
            true => Ok(puzzle),
            false => Err(Problem::Untidy),
        }
    }
}
