//! Rows of lists: passages to read, and rows to press.

use bevy::prelude::*;

use crate::core::locale::Words;
use crate::ui::color::Role;
use crate::ui::readable::{passage_node, readable};
use crate::ui::spacing::{GAP, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, Flex, bare_button_in, button_node, paragraph};

/// Passage that takes the focus and is read aloud as it is written.
pub(crate) fn passage(words: impl Into<Words>, size: TextSize, color: Role) -> impl Bundle {
    let words = words.into();
    (
        readable(words.clone()),
        passage_node(),
        children![paragraph(words, size, color)],
    )
}

/// Passage in small type.
pub(crate) fn note(words: impl Into<Words>, color: Role) -> impl Bundle {
    passage(words, TextSize::Small, color)
}

/// Row without content that is pressed as a whole; `spoken` is for screen readers.
pub(crate) fn list_row(spoken: Words) -> impl Bundle {
    let look = ButtonLook::Row;
    let node = Node {
        column_gap: px(GAP),
        ..button_node(look).padded(GAP, TIGHT).wrapped(0.0)
    };
    bare_button_in(node, spoken, look)
}
