//! Faces of dice on a page.

use bevy::prelude::*;

use crate::core::art::{Art, Picture};

/// Radius of the corners of a die, as a share of its side: as round as the dice on the table.
const ROUND: f32 = 0.18;

/// Die that shows `face`, 1 to 6, with sides of this many design units.
pub(crate) fn die_icon(face: u8, side: f32) -> impl Bundle {
    let size = Vec2::splat(side);
    (
        ImageNode::default(),
        Picture::new(Art::DIE_FACES[usize::from(face.clamp(1, 6) - 1)], size),
        Node {
            width: px(side),
            height: px(side),
            border_radius: BorderRadius::all(px(side * ROUND)),
            flex_shrink: 0.0,
            ..default()
        },
    )
}
