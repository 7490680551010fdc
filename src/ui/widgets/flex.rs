//! Rows, columns and icons: what most of the interface is laid out from.

use bevy::prelude::*;

use crate::core::art::{Art, Picture};

/// The node of a row: its parts stand side by side, `gap` design units apart, each in the middle of the row's height.
pub(crate) fn row(gap: f32) -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: px(gap),
        ..default()
    }
}

/// The node of a column: its parts stand below each other, `gap` design units apart, each as wide as the column.
pub(crate) fn column(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(gap),
        ..default()
    }
}

/// A picture of the art, `size` design units large however little room there is.
pub(crate) fn icon(art: Art, size: Vec2) -> impl Bundle {
    (
        ImageNode::default(),
        Picture::new(art, size),
        Node {
            width: px(size.x),
            height: px(size.y),
            flex_shrink: 0.0,
            ..default()
        },
    )
}
