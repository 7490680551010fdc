//! Texts of a puzzle: situation, choices, their worth and the reason.

use cant_stop_bots::Opponent;
use cant_stop_puzzles::{Pool, Puzzle, Question};
use cant_stop_rules::{Action, Column, Move, Settings};

use super::posed::{OnPage, Strength};
use crate::core::locale::{Locale, Words};
use crate::core::numbers::decimal;
use crate::core::seats::{Mark, SeatKind, SeatPlan, Seats};
use crate::core::texts;
use crate::opponents::characters;
use crate::play::house_rules::summary;
use crate::reader::column_words;
use crate::referee::{dice_in_words, runners_in_words, steps_at_stake};
use crate::ui::widgets::mark_words;

/// Heading: the origin of the puzzle.
pub(super) fn heading(page: &OnPage) -> Words {
    match &page.own {
        Some((_, name)) => Words::new(texts::PUZZLE_OWN).with("name", name),
        None => Words::new(texts::PUZZLE_NUMBER).with("number", page.number),
    }
}

/// Situation on the table, and the question.
pub(super) fn situation(puzzle: &Puzzle) -> Words {
    let game = puzzle.game();
    let mark = mark_words(Mark::ALL[game.turn().index()]);
    match (puzzle.question(), runners_in_words(game)) {
        (Question::Pairing, _) => Words::new(texts::PUZZLE_PAIRING)
            .with("mark", mark)
            .with("dice", dice_in_words(&game.dice().unwrap_or_default())),
        (Question::Deciding, Some(runners)) => Words::new(texts::PUZZLE_DECIDING)
            .with("mark", mark)
            .with("runners", runners),
        (Question::Deciding, None) => Words::new(texts::PUZZLE_BEGINNING).with("mark", mark),
    }
}

/// Rules of the table. Returns `None` for the usual ones.
pub(super) fn rules(puzzle: &Puzzle) -> Option<Words> {
    let agreed = puzzle.game().settings();
    (agreed != Settings::default())
        .then(|| Words::new(texts::TABLE_HERE).with("rules", summary(agreed)))
}

/// Board in words: every column with a piece in it.
pub(super) fn board(puzzle: &Puzzle, locale: Locale) -> Words {
    let game = puzzle.game();
    let seats = Seats(
        game.each_seat()
            .map(|seat| SeatPlan {
                name: locale.say(&mark_words(Mark::ALL[seat.index()])),
                mark: Mark::ALL[seat.index()],
                kind: SeatKind::Person,
            })
            .collect(),
    );
    let has_piece = |column: &Column| {
        game.owner(*column).is_some()
            || game.runner(*column).is_some()
            || game.each_seat().any(|seat| game.square(seat, *column) > 0)
    };
    let lines = Column::ALL
        .into_iter()
        .filter(has_piece)
        .map(|column| column_words(game, &seats, column));
    let all = lines.reduce(|first, next| {
        Words::new(texts::PUZZLE_BOARD_NEXT)
            .with("first", first)
            .with("next", next)
    });
    all.unwrap_or_else(|| Words::new(texts::PUZZLE_BOARD_EMPTY))
}

/// Choice, as on its button.
pub(super) fn choice(action: Action) -> Words {
    match action {
        Action::Choose(mv) => movement(mv),
        Action::Stop => Words::new(texts::ACTION_STOP),
        _ => Words::new(texts::ACTION_ROLL_AGAIN),
    }
}

fn movement(mv: Move) -> Words {
    match mv.columns() {
        [first, second] if first == second => {
            Words::new(texts::PUZZLE_TWICE).with("column", first.number())
        }
        [first, second] => Words::new(texts::PUZZLE_TWO)
            .with("first", first.number())
            .with("second", second.number()),
        columns => {
            let column = columns.first().map_or(0, |column| column.number());
            Words::new(texts::PUZZLE_ONE).with("column", column)
        }
    }
}

/// Choice and its worth.
pub(super) fn worth(choice_words: Words, games: f64) -> Words {
    Words::new(texts::PUZZLE_WORTH)
        .with("choice", choice_words)
        .with("games", decimal(games))
}

/// Verdict on the answer, with the difference in games.
pub(super) fn verdict(puzzle: &Puzzle, taken: Action) -> Words {
    let (best, second) = (puzzle.best(), puzzle.second());
    let worth = |action| {
        let found = puzzle.choices().iter().find(|it| it.action == action);
        decimal(found.map_or(0.0, |it| it.worth.games()))
    };
    if taken == best.action {
        Words::new(texts::PUZZLE_RIGHT)
            .with("best", worth(best.action))
            .with("second", worth(second.action))
    } else {
        Words::new(texts::PUZZLE_WRONG)
            .with("better", choice(best.action))
            .with("best", worth(best.action))
            .with("taken", worth(taken))
    }
}

/// Reason, by the chances of the next roll. Returns `None` where they decide nothing.
pub(super) fn why(puzzle: &Puzzle, taken: Action) -> Option<Words> {
    let game = puzzle.game();
    let best = puzzle.best().action;
    let other = match taken == best {
        true => puzzle.second().action,
        false => taken,
    };
    match (best, other) {
        (Action::Choose(better), Action::Choose(instead)) => {
            let risk = |mv| Some(game.bust_chance_after(mv)?.percent());
            Some(
                Words::new(texts::PUZZLE_WHY_MOVE)
                    .with("better", movement(better))
                    .with("percent", risk(better)?)
                    .with("instead", movement(instead))
                    .with("than", risk(instead)?),
            )
        }
        (Action::Choose(_), _) => None,
        _ => Some(
            Words::new(texts::PUZZLE_WHY_ROLL)
                .with("percent", game.bust_chance().percent())
                .with("steps", steps_at_stake(game)),
        ),
    }
}

/// Source of the figures.
pub(super) fn source(page: &OnPage) -> Words {
    match &page.own {
        Some((taken, name)) => Words::new(texts::PUZZLE_THOUGHT)
            .with("bot", characters::name(Opponent::Summit))
            .with("name", name)
            .with("taken", choice(*taken)),
        // Two standard errors: a confidence of 95 %.
        None => Words::new(texts::PUZZLE_COUNTED)
            .with("error", decimal(2.0 * page.puzzle.best().worth.error())),
    }
}

/// Rating in a sentence.
pub(super) fn strength(strength: Strength) -> Words {
    let named = |words: Words| {
        let [marmot, .., summit] = Opponent::CHARACTERS;
        words
            .with("first", characters::name(marmot))
            .with("last", characters::name(summit))
    };
    if strength.answers == 0 {
        return named(Words::new(texts::PUZZLE_STRENGTH_NONE));
    }
    let scale = Pool::bundled().scale();
    let place = |logits| decimal(scale.place(logits));
    let estimate = strength.estimate;
    named(
        Words::new(texts::PUZZLE_STRENGTH)
            .with("mean", place(estimate.mean))
            .with("low", place(estimate.low))
            .with("high", place(estimate.high))
            .with("answers", strength.answers),
    )
}
