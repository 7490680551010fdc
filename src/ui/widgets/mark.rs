//! Pictures on a page: marks of players, shape and colour together, and faces of dice.

use bevy::prelude::*;

use super::flex::{Flex, picture_in};
use crate::core::art::Art;
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

/// Colour of a player's tents. Their cloth takes more light than other things in their colour, and the darkest, and the one
/// that is darker to eyes without long cones, the most, so that each stands out from a niche, the ground and the sky.
pub(crate) fn tent_color(mark: Mark) -> Tint {
    let light = match mark {
        Mark::Triangle | Mark::Diamond => 2.1,
        Mark::Disc | Mark::Square => 1.4,
    };
    Role::Player(mark).lit(light)
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
    let size = Vec2::splat(side);
    let node = Node {
        align_self: AlignSelf::Center,
        ..Node::default().sized(size).fixed()
    };
    (
        picture_in(node, mark_picture(mark), size),
        Tint::from(Role::Player(mark)),
    )
}

/// Radius of the corners of a die, as a share of its side: as round as the dice on the table.
const ROUND: f32 = 0.18;

/// Die that shows `face`, 1 to 6, with sides of this many design units.
pub(crate) fn die_icon(face: u8, side: f32) -> impl Bundle {
    let size = Vec2::splat(side);
    let node = Node::default().sized(size).fixed().rounded(side * ROUND);
    let face = Art::DIE_FACES[usize::from(face.clamp(1, 6) - 1)];
    picture_in(node, face, size)
}
