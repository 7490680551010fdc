//! Mark of a player: shape and colour together.

use bevy::prelude::*;

use crate::core::art::{Art, Picture};
use crate::core::locale::Words;
use crate::core::seats::Mark;
use crate::core::texts;
use crate::ui::color::{Role, Tint};

/// Picture of a mark, white for tinting.
pub(crate) fn mark_picture(mark: Mark) -> Art {
    match mark {
        Mark::Disc => Art::CampDisc,
        Mark::Square => Art::CampSquare,
        Mark::Triangle => Art::CampTriangle,
        Mark::Diamond => Art::CampDiamond,
    }
}

/// Picture of a tent, whose outline is the shape of its mark; white for tinting.
pub(crate) fn tent_picture(mark: Mark) -> Art {
    match mark {
        Mark::Disc => Art::TentDisc,
        Mark::Square => Art::TentSquare,
        Mark::Triangle => Art::TentTriangle,
        Mark::Diamond => Art::TentDiamond,
    }
}

/// Name of the shape.
pub(crate) fn mark_words(mark: Mark) -> Words {
    Words::new(match mark {
        Mark::Disc => texts::MARK_DISC,
        Mark::Square => texts::MARK_SQUARE,
        Mark::Triangle => texts::MARK_TRIANGLE,
        Mark::Diamond => texts::MARK_DIAMOND,
    })
}

/// Icon of a mark, `side` design units large.
pub fn mark_icon(mark: Mark, side: f32) -> impl Bundle {
    (
        ImageNode::default(),
        Tint::from(Role::Player(mark)),
        Picture::new(mark_picture(mark), Vec2::splat(side)),
        Node {
            width: px(side),
            height: px(side),
            flex_shrink: 0.0,
            align_self: AlignSelf::Center,
            ..default()
        },
    )
}
