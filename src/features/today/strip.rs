//! Climb as a strip: a stone for each turn, with a flag where a column was claimed.

use crate::ui::prelude::*;
use bevy::prelude::*;
use cant_stop_days::{Strip, Turn};

/// Sides of a stone and of the picture on it, in design units.
const STONE: f32 = 52.0;
const SIGN: f32 = 34.0;

fn spoken(strip: &Strip) -> Words {
    let turns = strip.0.iter().map(|turn| match turn {
        Turn::Bust => Words::new(texts::ALONE_TURN_BUST),
        Turn::Stop(0) => Words::new(texts::ALONE_TURN_STOP),
        Turn::Stop(claims) => texts::ALONE_TURN_CLAIM.with("columns", *claims),
    });
    let list = texts::ALONE_TURN_LIST;
    let all = turns.reduce(|first, second| list.with("first", first).with("second", second));
    all.unwrap_or_else(|| Words::literal(""))
}

pub(crate) fn tell(rows: &mut ChildSpawnerCommands, strip: &Strip) {
    let node = Node {
        column_gap: px(TIGHT),
        ..passage_node().wrapped(TIGHT)
    };
    let stones = strip.0.clone().into_iter().map(stone);
    let stones = Children::spawn(SpawnIter(stones));
    rows.spawn((readable(spoken(strip)), node, stones));
}

fn stone(turn: Turn) -> impl Bundle {
    let (ground, art, ink, count) = match turn {
        Turn::Bust => (Role::Danger, Art::IconClose, Role::Ink, 1),
        Turn::Stop(0) => (Role::Slate, Art::IconUp, Role::Paper, 1),
        Turn::Stop(claims) => (Role::Gold, Art::IconFlag, Role::Ink, claims),
    };
    let node = Node {
        min_width: px(STONE),
        height: px(STONE),
        ..row(0.0).padded(TIGHT, 0.0).rounded(RADIUS_SMALL / 1.5)
    };
    let signs = (0..count).map(move |_| (icon(art, Vec2::splat(SIGN)), Tint::from(ink)));
    (
        node.justified(JustifyContent::Center),
        fill(ground),
        Children::spawn(SpawnIter(signs)),
    )
}
