//! Many puzzles, from the easiest to the hardest.

use std::collections::HashMap;
use std::sync::LazyLock;

use cant_stop_rules::{Game, Position};

use crate::name::{Name, position};
use crate::problem::{Fault, HEADER, PoolError};
use crate::puzzle::Puzzle;
use crate::scale::Scale;

/// Puzzles sorted by difficulty, none of them twice and each with a best choice that is surely best.
#[derive(Clone, Debug, PartialEq)]
pub struct Pool {
    scale: Scale,
    puzzles: Vec<Puzzle>,
}

impl Pool {
    /// The 2,000 puzzles that come with the game, read once.
    pub fn bundled() -> &'static Pool {
        static BUNDLED: LazyLock<Pool> = LazyLock::new(|| {
            let text = include_str!("../puzzles.txt");
            Pool::read(text).expect("the tests read the very file")
        });
        &BUNDLED
    }

    /// Reads a file of puzzles: a header, the scale, then a line each.
    ///
    /// # Errors
    ///
    /// Names the first line that is wrong, and what is wrong with it.
    pub fn read(text: &str) -> Result<Pool, PoolError> {
        let wrong = |line, fault| PoolError { line, fault };
        let mut lines = text.lines();
        if lines.next() != Some(HEADER) {
            return Err(wrong(1, Fault::NoHeader));
        }
        let scale = lines.next().and_then(Scale::read);
        let scale = scale.ok_or(wrong(2, Fault::NoScale))?;
        let mut seen = HashMap::new();
        let mut puzzles: Vec<Puzzle> = Vec::new();
        for (line, text) in (3..).zip(lines) {
            let puzzle: Puzzle = text
                .parse()
                .map_err(|problem| wrong(line, Fault::NoPuzzle(problem)))?;
            if puzzles
                .last()
                .is_some_and(|last| last.difficulty() > puzzle.difficulty())
            {
                return Err(wrong(line, Fault::Unsorted));
            }
            if !puzzle.is_sure() {
                return Err(wrong(line, Fault::Unsure));
            }
            if let Some(before) = seen.insert(what_is_asked(puzzle.game()), line) {
                return Err(wrong(line, Fault::Again(before)));
            }
            puzzles.push(puzzle);
        }
        Ok(Pool { scale, puzzles })
    }

    /// The puzzles, the easiest first.
    pub fn puzzles(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// The puzzle of this name, if it is one of the pool's.
    pub fn named(&self, name: Name) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.name() == name)
    }

    /// Strengths of the five characters at these puzzles.
    pub fn scale(&self) -> &Scale {
        &self.scale
    }

    /// The file that [`Pool::read`] reads, of these puzzles in any order.
    pub fn text_of(scale: &Scale, puzzles: impl IntoIterator<Item = Puzzle>) -> String {
        let mut sorted: Vec<Puzzle> = puzzles.into_iter().collect();
        sorted.sort_by_key(|puzzle| (puzzle.difficulty(), puzzle.name()));
        let mut text = format!("{HEADER}\n{scale}\n");
        text.extend(sorted.iter().map(|puzzle| format!("{puzzle}\n")));
        text
    }
}

/// The question of a position, the same for its mirror image and for any order of the dice.
pub(crate) fn what_is_asked(game: &Game) -> String {
    let one = sorted(*game);
    let other = mirrored(game).map_or(one.clone(), sorted);
    one.min(other)
}

/// The position as text, its dice ascending.
fn sorted(game: Game) -> String {
    let Some(mut place) = game.position() else {
        return game.to_string();
    };
    if let Some(dice) = &mut place.dice {
        dice.sort_unstable();
    }
    Game::try_from(place).map_or_else(|_| game.to_string(), |game| position(&game))
}

/// The position with column 2 for column 12 and so on, and 1 for 6 on the dice.
fn mirrored(game: &Game) -> Option<Game> {
    let mut place: Position = game.position()?;
    place.squares.iter_mut().for_each(|row| row.reverse());
    place.owners.reverse();
    place.runners.reverse();
    place.dice = place.dice.map(|dice| dice.map(|die| 7 - die));
    Game::try_from(place).ok()
}
