//! Text of the rulebook: its size, its headings, and passages to compare.

use bevy::{a11y::AccessibilityNode, prelude::*};

use crate::core::art::Art;
use crate::core::locale::{Spoken, Words};
use crate::core::settings::Settings;
use crate::ui::color::Role;
use crate::ui::readable::{passage_node, readable};
use crate::ui::spacing::{GAP, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{icon, label, paragraph};

/// Text scale from which on passages are smaller than elsewhere, so that each is visible as a whole.
const LARGE_TEXT: f32 = 1.5;
/// Side of the tick.
const TICK: f32 = 34.0;

/// Size of passages.
pub(super) fn reading_size(settings: &Settings) -> TextSize {
    if settings.text_scale.factor() > LARGE_TEXT {
        TextSize::Small
    } else {
        TextSize::Body
    }
}

/// A passage among others of which one is in force; that one has a tick.
pub(super) fn choice(words: Words, spoken: Words, size: TextSize, in_force: bool) -> impl Bundle {
    let role = if in_force {
        Role::Paper
    } else {
        Role::PaperDim
    };
    (
        readable(spoken),
        passage_node(),
        Children::spawn(SpawnWith(move |parts: &mut ChildSpawner| {
            let mut place = parts.spawn(Node {
                width: px(TICK),
                min_height: px(TICK),
                flex_shrink: 0.0,
                ..default()
            });
            if in_force {
                place.with_child(icon(Art::IconCheck, Vec2::splat(TICK)));
            }
            parts.spawn(paragraph(words, size, role));
        })),
    )
}

/// Heading on a page.
pub(super) fn heading(words: Words) -> impl Bundle {
    (
        Spoken(words.clone()),
        AccessibilityNode(accesskit::Node::new(accesskit::Role::Heading)),
        Node {
            padding: UiRect::horizontal(px(GAP)),
            margin: UiRect::top(px(TIGHT)),
            flex_shrink: 0.0,
            ..default()
        },
        children![label(words, TextSize::Label, Role::Gold)],
    )
}
