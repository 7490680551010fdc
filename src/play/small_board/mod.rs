//! A part of the board in small, and what a rule does on it: examples that the rules play themselves.

mod board;
mod example;
mod pieces;

use bevy::prelude::*;

use self::board::{ExamplePart, draw};
use crate::core::art::Art;
use crate::core::settings::Settings;
use crate::ui::color::{Role, fill};
use crate::ui::spacing::{GAP, RADIUS, RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets;
use crate::ui::widgets::{icon, label};

pub(crate) use self::example::{Example, Verdict, at};

/// The arrow between before and after, where both stand side by side.
const ARROW: f32 = 40.0;
/// The side of the signs that say whether something is allowed.
const SIGN: f32 = 34.0;

/// Puts an example up in so much room for its board: before and after in turns, or side by side where less is to move.
pub(crate) fn show(
    parts: &mut ChildSpawnerCommands,
    example: &Example,
    room: Vec2,
    settings: &Settings,
) {
    let text = settings.text_scale.factor();
    parts
        .spawn(Node {
            flex_grow: 1.0,
            justify_content: JustifyContent::Center,
            ..widgets::row(TIGHT)
        })
        .with_children(|boards| {
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
    parts
        .spawn(Node {
            width: percent(100),
            flex_shrink: 0.0,
            justify_content: JustifyContent::Center,
            column_gap: px(GAP),
            ..default()
        })
        .with_children(|row| {
            for it in &example.verdicts {
                row.spawn(verdict(it));
            }
        });
}

/// Choice of an example: with a tick, or with a cross and struck through.
fn verdict(verdict: &Verdict) -> impl Bundle {
    let (sign, ink, ground, line) = if verdict.allowed {
        (Art::IconCheck, Role::Paper, fill(Role::Slate), Role::Clear)
    } else {
        (
            Art::IconClose,
            Role::PaperDim,
            fill(Role::Well.faint(0.55)),
            Role::Danger,
        )
    };
    (
        Node {
            padding: UiRect::axes(px(GAP), px(TIGHT)),
            flex_shrink: 0.0,
            border_radius: BorderRadius::all(px(RADIUS_SMALL)),
            ..widgets::row(TIGHT)
        },
        ground,
        children![
            icon(sign, Vec2::splat(SIGN)),
            (
                Node::default(),
                children![
                    (
                        label(verdict.words.clone(), TextSize::Label, ink),
                        TextLayout::no_wrap(),
                    ),
                    (
                        Node {
                            position_type: PositionType::Absolute,
                            left: px(-4),
                            right: px(-4),
                            top: percent(50),
                            height: px(4),
                            border_radius: BorderRadius::all(px(RADIUS)),
                            ..default()
                        },
                        fill(line),
                    ),
                ],
            ),
        ],
    )
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(board::plugin);
}
