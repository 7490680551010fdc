//! Costliest decisions: the choice taken, the better one and its cost, and the same in a sentence for screen readers.

use bevy::prelude::*;
use cant_stop_bots::{Review, Slip};
use cant_stop_rules::Action;

use crate::referee::{GameLog, steps_at_stake};
use crate::ui::prelude::*;

/// Least cost of a listed decision, 0 to 1: half a game in a hundred, which is rounded to one.
const LEAST: f64 = 0.005;
const MARK: f32 = 36.0;

/// Decisions that cost enough, the worst first.
pub(super) fn counted(review: &Review) -> impl Iterator<Item = &Slip> {
    review.slips.iter().filter(|slip| slip.cost >= LEAST)
}

/// Card for each, or a line if no decision cost much.
pub(super) fn tell(
    rows: &mut ChildSpawnerCommands,
    game: &GameLog,
    review: &Review,
    seats: &Seats,
) {
    let mut told = counted(review).peekable();
    if told.peek().is_none() {
        rows.spawn(super::line(texts::RESULTS_SLIPS_NONE));
    }
    for slip in told {
        let plan = seats.get(slip.seat);
        let title = texts::RESULTS_SLIP_TURN
            .with("turn", slip.turn)
            .with("name", plan.name.as_str());
        let ([key, _], [taken, better]) = texts_of(slip);
        let better = key.with("taken", taken).with("better", better);
        let cost = texts::RESULTS_SLIP_COST.with("cost", (100.0 * slip.cost).round());
        rows.spawn((
            Spoken(sentence(slip, &game.before(slip.place), &plan.name)),
            row(GAP).fixed().padded(GAP, TIGHT).rounded(RADIUS_SMALL),
            fill(Role::Well),
            children![
                mark_icon(plan.mark, MARK),
                (
                    column(0.0).growing(0.0),
                    children![
                        label(title, TextSize::Small, Role::Paper),
                        medium_label(better, TextSize::Small, Role::PaperDim),
                    ],
                ),
                (
                    label(cost, TextSize::Small, Role::Danger),
                    TextLayout::no_wrap(),
                    Node::default().fixed(),
                ),
            ],
        ));
    }
}

/// Texts about a decision, in few words and in a sentence, and the columns of the choice taken and of the better one.
fn texts_of(slip: &Slip) -> ([TextKey; 2], [String; 2]) {
    match (slip.taken, slip.better) {
        (Action::Choose(taken), Action::Choose(better)) => (
            [texts::RESULTS_SLIP_BETTER_CHOICE, texts::RESULTS_SLIP_CHOSE],
            [taken, better].map(|choice| list(choice.columns().iter().copied())),
        ),
        (Action::Keep(taken), Action::Keep(better)) => (
            [texts::RESULTS_SLIP_BETTER_CAMPS, texts::RESULTS_SLIP_KEPT],
            [taken, better].map(|kept| list(kept.iter())),
        ),
        (Action::Stop, _) => (
            [texts::RESULTS_SLIP_BETTER_ROLL, texts::RESULTS_SLIP_STOPPED],
            default(),
        ),
        _ => (
            [texts::RESULTS_SLIP_BETTER_STOP, texts::RESULTS_SLIP_ROLLED],
            default(),
        ),
    }
}

/// The choice taken in this game, and the better one.
pub(super) fn sentence(slip: &Slip, game: &Game, name: &str) -> Words {
    let ([_, key], [taken, better]) = texts_of(slip);
    key.with("taken", taken)
        .with("better", better)
        .with("steps", steps_at_stake(game))
        .with("turn", slip.turn)
        .with("name", name)
        .with("cost", (100.0 * slip.cost).round())
}

/// Columns in a row, kept together.
fn list(columns: impl IntoIterator<Item = Column>) -> String {
    let numbers = columns.into_iter();
    let numbers: Vec<String> = numbers.map(|column| column.number().to_string()).collect();
    numbers.join("\u{a0}·\u{a0}")
}
