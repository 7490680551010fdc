//! What the pages are made of: sides next to each other, and passages.

use bevy::prelude::*;

use crate::core::locale::Words;
use crate::ui::color::{Role, fill};
use crate::ui::readable::{passage_node, readable};
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{column, paragraph};

/// One of the two sides of a page, `width` design units wide at the least.
pub(crate) fn side(width: f32) -> impl Bundle {
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
pub(crate) fn note(words: Words, color: Role) -> impl Bundle {
    (
        readable(words.clone()),
        passage_node(),
        children![paragraph(words, TextSize::Small, color)],
    )
}
