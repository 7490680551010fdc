//! Texts of a puzzle: situation, choices, their worth and the reason.

use cant_stop_puzzles::{Choice, Puzzle};
use cant_stop_rules::Action;

use super::{posed::OnPage, rating::Strength};
use crate::opponents::characters;
use crate::play::house_rules::summary;
use crate::reader::column_words;
use crate::referee::{dice_in_words, steps_at_stake};
use crate::ui::prelude::*;
use crate::ui::widgets::mark_words;

/// Heading: the origin of the puzzle.
pub(super) fn heading(page: &OnPage) -> Words {
    match &page.own {
        Some((_, name)) => texts::PUZZLE_OWN.with("name", name),
        None => texts::PUZZLE_NUMBER.with("number", page.number),
    }
}

pub(super) fn situation(puzzle: &Puzzle) -> Words {
    let game = puzzle.game();
    let words = match game.dice() {
        Some(dice) => texts::PUZZLE_PAIRING.with("dice", dice_in_words(&dice)),
        None => Words::new(texts::PUZZLE_DECIDING),
    };
    words.with("mark", mark_words(Mark::ALL[game.turn().index()]))
}

/// Rules of the table. Returns `None` for the usual ones.
pub(super) fn rules(puzzle: &Puzzle) -> Option<Words> {
    let agreed = puzzle.game().variant();
    (agreed != Variant::default()).then(|| texts::TABLE_HERE.with("rules", summary(agreed)))
}

/// Board in words: every column with a piece in it.
pub(super) fn board(puzzle: &Puzzle, locale: Locale) -> Words {
    let game = puzzle.game();
    let plans = game.each_seat().zip(Mark::ALL).map(|(_, mark)| SeatPlan {
        name: locale.say(&mark_words(mark)),
        mark,
        kind: SeatKind::Person,
    });
    let seats = Seats(plans.collect());
    let has_piece = |column: &Column| {
        let mut squares = game.each_seat().map(|seat| game.square(seat, *column));
        game.runner(*column).is_some() || squares.any(|height| height > 0)
    };
    let columns = Column::ALL.into_iter().filter(has_piece);
    let lines = columns.map(|column| column_words(game, &seats, column));
    let both = texts::PUZZLE_BOARD_NEXT;
    let all = lines.reduce(|first, next| both.with("first", first).with("next", next));
    all.unwrap_or_else(|| Words::new(texts::PUZZLE_BOARD_EMPTY))
}

pub(super) fn choice(action: Action) -> Words {
    match action {
        Action::Stop => Words::new(texts::ACTION_STOP),
        Action::Choose(mv) => match mv.columns() {
            [first, second] if first == second => {
                texts::PUZZLE_TWICE.with("column", first.number())
            }
            [first, second] => texts::PUZZLE_TWO
                .with("first", first.number())
                .with("second", second.number()),
            columns => texts::PUZZLE_ONE.with("column", columns[0].number()),
        },
        _ => Words::new(texts::ACTION_ROLL_AGAIN),
    }
}

pub(super) fn worth(of: Choice) -> Words {
    texts::PUZZLE_WORTH
        .with("choice", choice(of.action))
        .with("games", decimal(of.worth.games()))
}

/// Verdict on the answer, with the difference in games.
pub(super) fn verdict(puzzle: &Puzzle, taken: Choice) -> Words {
    let (best, other) = compared(puzzle, taken);
    let [games, less] = told_apart([best, other].map(|choice| choice.worth.games()));
    let words = if taken == best {
        texts::PUZZLE_RIGHT.with("second", less)
    } else {
        texts::PUZZLE_WRONG
            .with("better", choice(best.action))
            .with("taken", less)
    };
    words.with("best", games)
}

/// Best choice, and the one that it is compared with: the one taken, or the second best.
fn compared(puzzle: &Puzzle, taken: Choice) -> (Choice, Choice) {
    let best = puzzle.best();
    (
        best,
        if taken == best {
            puzzle.second()
        } else {
            taken
        },
    )
}

/// Whole numbers of games, or with one decimal or two where both would round to the same.
fn told_apart(games: [f64; 2]) -> [Words; 2] {
    let by = |parts: f64| games.map(|games| (games * parts).round());
    let differ = |[a, b]: [f64; 2]| (a - b).abs() >= 1.0;
    if differ(by(1.0)) {
        by(1.0).map(decimal)
    } else if differ(by(10.0)) {
        games.map(decimal)
    } else {
        by(100.0).map(|hundredths| {
            let hundredths = hundredths as u32;
            texts::DECIMAL
                .with("whole", hundredths / 100)
                .with("tenth", format!("{:02}", hundredths % 100))
        })
    }
}

/// Reason, by the chances of the next roll. Returns `None` if a move is not legal.
pub(super) fn why(puzzle: &Puzzle, taken: Choice) -> Option<Words> {
    let game = puzzle.game();
    let (best, other) = compared(puzzle, taken);
    Some(match (best.action, other.action) {
        (Action::Choose(better), Action::Choose(instead)) => texts::PUZZLE_WHY_MOVE
            .with("better", choice(best.action))
            .with("percent", game.bust_chance_after(better)?.percent())
            .with("instead", choice(other.action))
            .with("than", game.bust_chance_after(instead)?.percent()),
        _ => texts::PUZZLE_WHY_ROLL
            .with("percent", game.bust_chance().percent())
            .with("steps", steps_at_stake(game)),
    })
}

pub(super) fn source(page: &OnPage) -> Words {
    match &page.own {
        Some((taken, name)) => texts::PUZZLE_THOUGHT
            .with("bot", characters::name(Opponent::Summit))
            .with("name", name)
            .with("taken", choice(*taken)),
        // Two standard errors: a confidence of 95 %.
        None => {
            texts::PUZZLE_COUNTED.with("error", decimal(2.0 * page.puzzle.best().worth.error()))
        }
    }
}

pub(super) fn strength(strength: Strength) -> Words {
    let [low, mean, high] = strength.places().map(decimal);
    let [first, .., last] = Opponent::ALL.map(characters::name);
    let words = match strength.answers {
        0 => Words::new(texts::PUZZLE_STRENGTH_NONE),
        answers => texts::PUZZLE_STRENGTH
            .with("mean", mean)
            .with("low", low)
            .with("high", high)
            .with("answers", answers),
    };
    words.with("first", first).with("last", last)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn worths_that_are_compared_never_read_the_same() {
        for (worths, said) in [
            ([54.3, 51.0], ["54", "51"]),
            ([54.3, 54.1], ["54.3", "54.1"]),
            ([54.32, 54.29], ["54.32", "54.29"]),
        ] {
            let told = told_apart(worths).map(|words| Locale(Language::En).say(&words));
            assert_eq!(told, said);
        }
    }
}
