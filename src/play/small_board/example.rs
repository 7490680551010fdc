//! Small examples of the rules: a position, an action, and its effect.

use cant_stop_rules::{Action, Move, Position, Stage};

use crate::play::house_rules::TableRule;
use crate::play::hud::sums;
use crate::referee::rehearse;
use crate::ui::prelude::*;

/// Part of the board before and after an action there.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Example {
    /// Columns on show, ascending.
    pub(crate) columns: Vec<Column>,
    /// Highest ledge on show.
    pub(crate) rows: u8,
    pub(crate) before: Game,
    pub(crate) after: Game,
    /// Another game, whose squares are seen faintly.
    pub(crate) ghosts: Option<Game>,
    /// Choices that the rule allows, and those it forbids.
    pub(crate) verdicts: Vec<Verdict>,
}

/// Choice of a player, and `true` if the rules allow it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Verdict {
    pub(crate) words: Words,
    pub(crate) allowed: bool,
}

impl Example {
    /// Example for a rule as a table of `seats` seats plays it; `None` only for rules that cannot be played.
    pub(crate) fn of(rule: TableRule, agreed: Variant, seats: u8) -> Option<Example> {
        let start = Position::start(agreed, seats).ok()?;
        match rule {
            TableRule::Columns => last_column(start),
            TableRule::Landing => in_the_way(start),
            TableRule::Obligation => two_ways_to_split(start),
            TableRule::Pawns => one_square_more(start),
        }
    }

    /// The whole board of a game, on which nothing happens.
    pub(crate) fn still(game: &Game) -> Example {
        let heights = Column::ALL.map(Column::height);
        Example {
            columns: Column::ALL.to_vec(),
            rows: heights.into_iter().max().unwrap_or(0),
            before: *game,
            after: *game,
            ghosts: None,
            verdicts: Vec::new(),
        }
    }

    /// Action in a position, seen in some columns up to a row.
    pub(crate) fn play(
        columns: &[u8],
        rows: u8,
        position: Position,
        action: impl Fn(&Game) -> Option<Action>,
    ) -> Option<Example> {
        let before = Game::try_from(position).ok()?;
        let (after, _) = rehearse(&before, action(&before)?)?;
        Some(Example {
            columns: columns.iter().filter_map(|&it| Column::new(it)).collect(),
            rows,
            after,
            ..Example::still(&before)
        })
    }
}

/// Index of a column in the lists of a position.
pub(crate) fn at(number: usize) -> usize {
    number - 2
}

/// Stopping on the top of the column that is still missing.
fn last_column(mut position: Position) -> Option<Example> {
    let columns: &[u8] = match position.variant.columns_to_win {
        3 => &[2, 3, 12],
        4 => &[2, 3, 11, 12],
        _ => &[2, 3, 4, 11, 12],
    };
    let mut rows = 0;
    for column in columns.iter().filter_map(|&number| Column::new(number)) {
        let (index, top) = (column.index(), column.height());
        rows = rows.max(top);
        if index == at(3) {
            position.runners[index] = Some(top);
        } else {
            position.owners[index] = Some(position.turn);
            position.squares[position.turn.index()][index] = top;
        }
    }
    Example::play(columns, rows, position, |_| Some(Action::Stop))
}

/// Step on to the ledge with another player's square.
fn in_the_way(mut position: Position) -> Option<Example> {
    position.squares[1][at(7)] = 3;
    position.squares[position.turn.index()][at(6)] = 1;
    for (column, height) in [(6, 3), (7, 2), (8, 1)] {
        position.runners[at(column)] = Some(height);
    }
    position.stage = Stage::Pairing;
    position.dice = Some([3, 4, 1, 1]);
    let seven = Move::one(Column::new(7)?);
    let mut example = Example::play(&[6, 7, 8], 5, position, |_| Some(Action::Choose(seven)))?;
    example.verdicts.push(Verdict {
        words: Words::new(texts::ACTION_STOP),
        allowed: example.after.may_stop(),
    });
    Some(example)
}

/// Roll that could bring two runners on, or move the one that is on already.
fn two_ways_to_split(mut position: Position) -> Option<Example> {
    position.runners[at(7)] = Some(1);
    position.stage = Stage::Pairing;
    position.dice = Some([3, 3, 4, 4]);
    let seven = Column::new(7)?;
    let up = Move::two(seven, seven);
    let mut example = Example::play(&[6, 7, 8], 4, position, |game| {
        let options = game.legal_moves();
        let best = options.iter().find(|&&mv| mv == up).or(options.first())?;
        Some(Action::Choose(*best))
    })?;
    for pairing in example.before.pairings()? {
        let verdict = Verdict {
            words: sums(&pairing),
            allowed: !pairing.moves().is_empty(),
        };
        if !example.verdicts.contains(&verdict) {
            example.verdicts.push(verdict);
        }
    }
    Some(example)
}

/// Stopping with a runner in a column besides three with squares; then, if one square is too many, the lowest goes.
fn one_square_more(mut position: Position) -> Option<Example> {
    let own = &mut position.squares[position.turn.index()];
    (own[at(5)], own[at(6)], own[at(8)]) = (1, 4, 2);
    position.runners[at(7)] = Some(3);
    let mut example = Example::play(&[5, 6, 7, 8], 5, position, |_| Some(Action::Stop))?;
    let keep = example.after.keep_choice();
    if let Some(keep) = keep.and_then(|it| it.choices().last()) {
        (example.after, _) = rehearse(&example.after, Action::Keep(keep))?;
    }
    Some(example)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may panic")]

    use cant_stop_rules::{Landing, Obligation};

    use super::*;

    #[test]
    fn there_is_an_example_for_everything_one_can_agree_on() {
        let common = vec![Variant::default()];
        let every = TableRule::ALL.iter().fold(common, |all, rule| {
            all.into_iter().flat_map(|it| rule.all(it)).collect()
        });
        for (agreed, seats) in every
            .iter()
            .flat_map(|it| (2..=4).map(|seats| (*it, seats)))
        {
            for rule in TableRule::ALL {
                let example = Example::of(rule, agreed, seats);
                assert_eq!(example.is_some(), agreed.check(seats).is_ok());
                assert!(example.is_none_or(|it| it.before != it.after));
            }
        }
    }

    #[test]
    fn the_examples_show_what_the_rules_say() {
        let example = |rule, set: &dyn Fn(&mut Variant)| {
            let mut agreed = Variant::default();
            set(&mut agreed);
            Example::of(rule, agreed, 2).unwrap()
        };
        for (landing, height, stop) in [
            (Landing::Share, 3, true),
            (Landing::Jump, 4, true),
            (Landing::PressOn, 3, false),
        ] {
            let example = example(TableRule::Landing, &|it| it.landing = landing);
            let seven = Column::new(7).unwrap();
            assert_eq!(example.after.runner(seven), Some(height));
            assert_eq!(example.verdicts[0].allowed, stop);
        }
        for (obligation, offered) in [
            (Obligation::AfterSplit, [true, true]),
            (Obligation::BeforeSplit, [true, false]),
        ] {
            let example = example(TableRule::Obligation, &|it| it.obligation = obligation);
            let allowed: Vec<bool> = example.verdicts.iter().map(|it| it.allowed).collect();
            assert_eq!(allowed, offered);
        }
        for (three_pawns, squares) in [(false, 4), (true, 3)] {
            let example = example(TableRule::Pawns, &|it| it.three_pawns = three_pawns);
            let standing = |it: &&Column| example.after.square(Seat::ALL[0], **it) > 0;
            assert_eq!(example.columns.iter().filter(standing).count(), squares);
        }
        for columns in 3..=5 {
            let example = example(TableRule::Columns, &|it| it.columns_to_win = columns);
            assert_eq!(example.columns.len(), usize::from(columns));
            assert_eq!(example.after.stage(), Stage::Over);
        }
    }
}
