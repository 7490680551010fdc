//! Texts that take the focus, so that keys, pads and screen readers reach them.

use bevy::{
    a11y::AccessibilityNode, input_focus::tab_navigation::TabIndex, picking::hover::Hovered,
    prelude::*, ui::auto_directional_navigation::AutoDirectionalNavigation,
};

use crate::core::locale::{Spoken, Words};
use crate::ui::color::{Role, fill};
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT, TOUCH, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, Flex, column, label, row};

/// Text that can take the focus; pressing it does nothing.
pub(crate) fn readable(spoken: Words) -> impl Bundle {
    (
        spoken.name(),
        TabIndex(0),
        AutoDirectionalNavigation::default(),
        Hovered::default(),
        ButtonLook::Row,
        Spoken(spoken),
        AccessibilityNode(accesskit::Node::new(accesskit::Role::Paragraph)),
        Outline::default(),
    )
}

/// Layout of a readable text.
pub(crate) fn passage_node() -> Node {
    Node {
        min_height: px(TOUCH),
        ..row(GAP).fixed().padded(GAP, TIGHT).rounded(RADIUS_SMALL)
    }
}

/// Heading over passages, which begins where their words do.
pub(crate) fn passage_heading(words: impl Into<Words>, size: TextSize) -> impl Bundle {
    (
        Node::default().fixed().padded(GAP, 0.0),
        children![label(words, size, Role::Gold)],
    )
}

/// Row of the sides of a page; a column where there is no room.
pub(crate) fn sides() -> Node {
    Node {
        column_gap: px(WIDE),
        ..Node::default().wrapped(GAP).fixed()
    }
}

/// Side of a page for passages, at least `width` design units wide.
pub(crate) fn side(width: f32) -> impl Bundle {
    (
        column(TIGHT)
            .growing(width)
            .padded(GAP, GAP)
            .rounded(RADIUS_SMALL),
        fill(Role::Well),
    )
}

/// Heading of a page that is told as one.
pub(crate) fn told_heading(words: Words) -> impl Bundle {
    (
        Spoken(words.clone()),
        AccessibilityNode(accesskit::Node::new(accesskit::Role::Heading)),
        Node {
            margin: UiRect::top(px(TIGHT)),
            ..Node::default().fixed().padded(GAP, 0.0)
        },
        children![label(words, TextSize::Label, Role::Gold)],
    )
}
