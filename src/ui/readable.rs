//! What is only read, and takes the focus so that keys, pads and screen readers come to it.

use bevy::{
    a11y::AccessibilityNode, input_focus::tab_navigation::TabIndex, picking::hover::Hovered,
    prelude::*, ui::auto_directional_navigation::AutoDirectionalNavigation,
};

use crate::core::locale::{Spoken, Words};
use crate::ui::color::Role;
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT, TOUCH};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, label, row};

/// Something to read that can take the focus; pressing it does nothing.
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

/// The place of something that is read.
pub(crate) fn passage_node() -> Node {
    Node {
        min_height: px(TOUCH),
        flex_shrink: 0.0,
        padding: UiRect::axes(px(GAP), px(TIGHT)),
        border_radius: BorderRadius::all(px(RADIUS_SMALL)),
        ..row(GAP)
    }
}

/// A heading over passages, which begins where their words do.
pub(crate) fn passage_heading(words: Words, size: TextSize) -> impl Bundle {
    (
        Node {
            padding: UiRect::horizontal(px(GAP)),
            flex_shrink: 0.0,
            ..default()
        },
        children![label(words, size, Role::Gold)],
    )
}
