//! Text widgets.

use bevy::prelude::*;

use crate::core::locale::Words;
use crate::ui::color::Tint;
use crate::ui::type_scale::{Face, Paragraph, TextSize};

/// Bold text for headings, names and values.
pub fn label(words: impl Into<Words>, size: TextSize, color: impl Into<Tint>) -> impl Bundle {
    text(words.into(), size.font(), Face::Bold, color.into())
}

/// Bold text reduced to a fraction of its size, for tight places.
pub(crate) fn shrunk_label(
    words: Words,
    size: TextSize,
    share: f32,
    color: impl Into<Tint>,
) -> impl Bundle {
    text(words, size.shrunk(share), Face::Bold, color.into())
}

/// Running text and notes.
pub fn medium_label(
    words: impl Into<Words>,
    size: TextSize,
    color: impl Into<Tint>,
) -> impl Bundle {
    text(words.into(), size.font(), Face::Medium, color.into())
}

/// Running text of several lines, with the line spacing of the settings.
pub(crate) fn paragraph(
    words: impl Into<Words>,
    size: TextSize,
    color: impl Into<Tint>,
) -> impl Bundle {
    (Paragraph, medium_label(words, size, color))
}

/// Figures on one line, the same in every language.
pub(crate) fn figure(figure: impl ToString, size: TextSize, color: impl Into<Tint>) -> impl Bundle {
    let words = Words::literal(figure.to_string());
    (label(words, size, color), TextLayout::no_wrap())
}

fn text(words: Words, font_size: FontSize, face: Face, color: Tint) -> impl Bundle {
    (
        Text::default(),
        words,
        TextFont {
            font_size,
            ..default()
        },
        face,
        color,
    )
}
