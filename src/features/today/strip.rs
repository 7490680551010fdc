//! Climb as a strip: a stone for each turn, with a flag where a column was claimed.

use bevy::prelude::*;
use cant_stop_days::{Strip, Turn};

use crate::core::art::Art;
use crate::core::locale::Words;
use crate::core::texts;
use crate::ui::color::{Role, Tint, fill};
use crate::ui::kit::Flex;
use crate::ui::readable::{passage_node, readable};
use crate::ui::spacing::{RADIUS_SMALL, TIGHT};
use crate::ui::widgets::{icon, row};

/// Sides of a stone and of the picture on it, in design units.
const STONE: f32 = 52.0;
const SIGN: f32 = 34.0;

/// Strip in words: the turns in their order.
fn spoken(strip: &Strip) -> Words {
    let turns = strip.0.iter().map(|turn| match turn {
        Turn::Bust => Words::new(texts::ALONE_TURN_BUST),
        Turn::Stop(0) => Words::new(texts::ALONE_TURN_STOP),
        Turn::Stop(claims) => Words::new(texts::ALONE_TURN_CLAIM).with("columns", *claims),
    });
    let list = Words::new(texts::ALONE_TURN_LIST);
    let all =
        turns.reduce(|first, second| list.clone().with("first", first).with("second", second));
    all.unwrap_or_else(|| Words::literal(""))
}

/// Draws the strip.
pub(crate) fn tell(rows: &mut ChildSpawnerCommands, strip: &Strip) {
    let node = Node {
        column_gap: px(TIGHT),
        ..passage_node().wrapped(TIGHT)
    };
    rows.spawn((readable(spoken(strip)), node))
        .with_children(|row| {
            for turn in &strip.0 {
                stone(row, *turn);
            }
        });
}

fn stone(stones: &mut ChildSpawnerCommands, turn: Turn) {
    let (ground, art, ink, count) = match turn {
        Turn::Bust => (Role::Danger, Art::IconClose, Role::Ink, 1),
        Turn::Stop(0) => (Role::Slate, Art::IconUp, Role::Paper, 1),
        Turn::Stop(claims) => (Role::Gold, Art::IconFlag, Role::Ink, claims),
    };
    stones
        .spawn((
            Node {
                min_width: px(STONE),
                height: px(STONE),
                justify_content: JustifyContent::Center,
                ..row(0.0).padded(TIGHT, 0.0).rounded(RADIUS_SMALL / 1.5)
            },
            fill(ground),
        ))
        .with_children(|stone| {
            for _ in 0..count {
                stone.spawn((icon(art, Vec2::splat(SIGN)), Tint::from(ink)));
            }
        });
}
