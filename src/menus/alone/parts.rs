//! What the pages are made of: sides next to each other, and passages.

use bevy::prelude::*;

use crate::{
    ground::locale::Words,
    menus::readable::{passage_node, readable},
    theme::{
        color::{Role, fill},
        spacing::{GAP, RADIUS_SMALL, TIGHT},
        type_scale::TextSize,
        widgets::{column, paragraph},
    },
};

/// One of the two sides of a page, `width` design units wide at the least.
pub(super) fn side(width: f32) -> impl Bundle {
    (
        Node {
            flex_basis: px(width),
            flex_grow: 1.0,
            padding: px(GAP).all(),
            border_radius: BorderRadius::all(px(RADIUS_SMALL)),
            ..column(TIGHT)
        },
        fill(Role::Well),
    )
}

/// A passage that is read, and can be spoken.
pub(super) fn note(words: Words, color: Role) -> impl Bundle {
    (
        readable(words.clone()),
        passage_node(),
        children![paragraph(words, TextSize::Small, color)],
    )
}
