//! Texts that take the focus, so that keys, pads and screen readers reach them.

use bevy::{
    a11y::AccessibilityNode, input_focus::tab_navigation::TabIndex, picking::hover::Hovered,
    prelude::*, ui::auto_directional_navigation::AutoDirectionalNavigation,
};

use crate::core::locale::{Spoken, Words};
use crate::ui::color::{Role, fill};
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT, TOUCH, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, column, label, row};

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
        flex_shrink: 0.0,
        padding: UiRect::axes(px(GAP), px(TIGHT)),
        border_radius: BorderRadius::all(px(RADIUS_SMALL)),
        ..row(GAP)
    }
}

/// Heading over passages, which begins where their words do.
pub(crate) fn passage_heading(words: impl Into<Words>, size: TextSize) -> impl Bundle {
    (
        Node {
            padding: UiRect::horizontal(px(GAP)),
            flex_shrink: 0.0,
            ..default()
        },
        children![label(words, size, Role::Gold)],
    )
}

/// Row of the sides of a page; a column where there is no room.
pub(crate) fn sides() -> Node {
    Node {
        flex_wrap: FlexWrap::Wrap,
        flex_shrink: 0.0,
        column_gap: px(WIDE),
        row_gap: px(GAP),
        ..default()
    }
}

/// Side of a page for passages, at least `width` design units wide.
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

/// Heading of a page that is told as one.
pub(crate) fn told_heading(words: Words) -> impl Bundle {
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
