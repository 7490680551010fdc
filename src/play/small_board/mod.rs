//! Part of the board in small, and the effect of a rule on it: examples that the rules play themselves.

mod board;
mod example;
mod pieces;

use bevy::prelude::*;

use self::board::{ExamplePart, draw};
use crate::ui::prelude::*;
use crate::ui::widgets::panel_node;

pub(crate) use self::example::{Example, Verdict, at};

/// Side of the arrow between before and after, where both stand side by side.
const ARROW: f32 = 40.0;
/// Side of the signs for what is allowed and what is not.
const SIGN: f32 = 34.0;

/// Layout of a text with a panel beside it.
pub(crate) fn sides() -> Node {
    Node {
        column_gap: px(WIDE),
        row_gap: px(GAP),
        min_height: px(0),
        ..default()
    }
}

/// Panel for an example beside a text.
pub(crate) fn panel(width: f32) -> impl Bundle {
    let node = Node {
        width: px(width),
        align_items: AlignItems::Center,
        overflow: Overflow::clip(),
        ..panel_node()
            .padded(GAP, GAP)
            .fixed()
            .justified(JustifyContent::SpaceBetween)
    };
    (node, fill(Role::NightTop), Edges::all(Role::PanelEdge))
}

/// Shows an example in `room` for its board: before and after in turns, or side by side where less is to move.
pub(crate) fn show(
    parts: &mut ChildSpawnerCommands,
    example: &Example,
    room: Vec2,
    settings: &Settings,
) {
    let text = settings.text_scale.factor();
    let boards = Node {
        flex_grow: 1.0,
        ..row(TIGHT).justified(JustifyContent::Center)
    };
    parts.spawn(boards).with_children(|boards| {
        if example.before == example.after {
            draw(boards, example, ExamplePart::After, room, text);
        } else if settings.reduced_motion {
            let half = Vec2::new((room.x - ARROW) / 2.0 - TIGHT, room.y);
            draw(boards, example, ExamplePart::Before, half, text);
            boards.spawn(icon(Art::IconRight, Vec2::splat(ARROW)));
            draw(boards, example, ExamplePart::After, half, text);
        } else {
            draw(boards, example, ExamplePart::Both, room, text);
        }
    });
    if example.verdicts.is_empty() {
        return;
    }
    let verdicts = Node {
        width: percent(100),
        column_gap: px(GAP),
        ..default()
    };
    parts
        .spawn(verdicts.fixed().justified(JustifyContent::Center))
        .with_children(|row| {
            for it in &example.verdicts {
                row.spawn(verdict(it));
            }
        });
}

/// Choice of an example: with a tick, or with a cross and struck through.
fn verdict(verdict: &Verdict) -> impl Bundle + use<> {
    let (sign, ink, ground, line) = if verdict.allowed {
        (Art::IconCheck, Role::Paper, fill(Role::Slate), Role::Clear)
    } else {
        let ground = fill(Role::Well.faint(0.55));
        (Art::IconClose, Role::PaperDim, ground, Role::Danger)
    };
    let struck = Node {
        position_type: PositionType::Absolute,
        left: px(-4),
        right: px(-4),
        top: percent(50),
        height: px(4),
        ..Node::default().rounded(RADIUS)
    };
    let words = label(verdict.words.clone(), TextSize::Label, ink);
    (
        row(TIGHT).padded(GAP, TIGHT).fixed().rounded(RADIUS_SMALL),
        ground,
        children![
            icon(sign, Vec2::splat(SIGN)),
            (
                Node::default(),
                children![(words, TextLayout::no_wrap()), (struck, fill(line))],
            ),
        ],
    )
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(board::plugin);
}
