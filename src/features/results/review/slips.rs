//! Costliest decisions: the choice taken, the better one and its cost, and the same in a sentence for screen readers.

use bevy::prelude::*;
use cant_stop_bots::{Review, Slip};
use cant_stop_rules::{Action, Column, Game};

use crate::core::locale::{Spoken, Words};
use crate::core::seats::Seats;
use crate::core::texts;
use crate::referee::{GameLog, steps_at_stake};
use crate::ui::color::{Role, fill};
use crate::ui::kit::Flex;
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{column, label, mark_icon, medium_label, row};

/// Least cost of a listed decision, 0 to 1: half a game in a hundred, which is rounded to one.
const LEAST: f64 = 0.005;
/// Side of a mark beside a sentence.
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
        rows.spawn(super::line(Words::new(texts::RESULTS_SLIPS_NONE)));
    }
    for slip in told {
        let plan = seats.get(slip.seat);
        let title = Words::new(texts::RESULTS_SLIP_TURN)
            .with("turn", slip.turn)
            .with("name", plan.name.as_str());
        let cost = Words::new(texts::RESULTS_SLIP_COST).with("cost", (100.0 * slip.cost).round());
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
                        medium_label(better(slip), TextSize::Small, Role::PaperDim),
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

/// The choice taken and the better one, in few words.
fn better(slip: &Slip) -> Words {
    match (slip.taken, slip.better) {
        (Action::Choose(taken), Action::Choose(better)) => {
            Words::new(texts::RESULTS_SLIP_BETTER_CHOICE)
                .with("taken", list(taken.columns().iter().copied()))
                .with("better", list(better.columns().iter().copied()))
        }
        (Action::Keep(taken), Action::Keep(better)) => Words::new(texts::RESULTS_SLIP_BETTER_CAMPS)
            .with("taken", list(taken.iter()))
            .with("better", list(better.iter())),
        (Action::Stop, _) => Words::new(texts::RESULTS_SLIP_BETTER_ROLL),
        _ => Words::new(texts::RESULTS_SLIP_BETTER_STOP),
    }
}

/// The choice taken in this game, and the better one.
pub(super) fn sentence(slip: &Slip, game: &Game, name: &str) -> Words {
    let words = match (slip.taken, slip.better) {
        (Action::Choose(taken), Action::Choose(better)) => Words::new(texts::RESULTS_SLIP_CHOSE)
            .with("taken", list(taken.columns().iter().copied()))
            .with("better", list(better.columns().iter().copied())),
        (Action::Keep(taken), Action::Keep(better)) => Words::new(texts::RESULTS_SLIP_KEPT)
            .with("taken", list(taken.iter()))
            .with("better", list(better.iter())),
        (Action::Stop, _) => Words::new(texts::RESULTS_SLIP_STOPPED),
        _ => Words::new(texts::RESULTS_SLIP_ROLLED).with("steps", steps_at_stake(game)),
    };
    words
        .with("turn", slip.turn)
        .with("name", name)
        .with("cost", (100.0 * slip.cost).round())
}

/// Columns in a row, kept together.
fn list(columns: impl IntoIterator<Item = Column>) -> String {
    let numbers: Vec<String> = columns
        .into_iter()
        .map(|column| column.number().to_string())
        .collect();
    numbers.join("\u{a0}·\u{a0}")
}
