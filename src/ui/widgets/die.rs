//! Faces of dice on a page.

use bevy::prelude::*;

use super::flex::{Flex, picture_in};
use crate::core::art::Art;

/// Radius of the corners of a die, as a share of its side: as round as the dice on the table.
const ROUND: f32 = 0.18;

/// Die that shows `face`, 1 to 6, with sides of this many design units.
pub(crate) fn die_icon(face: u8, side: f32) -> impl Bundle {
    let size = Vec2::splat(side);
    let node = Node::default().sized(size).fixed().rounded(side * ROUND);
    let face = Art::DIE_FACES[usize::from(face.clamp(1, 6) - 1)];
    picture_in(node, face, size)
}
