//! Rows, columns and icons, and parts that are seen under a condition.

use bevy::prelude::*;

use crate::core::art::{Art, Picture};

/// Row with children `gap` design units apart, vertically centred.
pub(crate) fn row(gap: f32) -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: px(gap),
        ..default()
    }
}

/// Column with children `gap` design units apart, stretched to its width.
pub(crate) fn column(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(gap),
        ..default()
    }
}

/// Picture of fixed size in design units.
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

/// Visibility of a part that is seen under a condition.
pub(crate) fn visible_if(condition: bool) -> Visibility {
    if condition {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    }
}

/// Display of a part that takes room under a condition.
pub(crate) fn display_if(condition: bool) -> Display {
    if condition {
        Display::Flex
    } else {
        Display::None
    }
}
