//! Layout of the cards of a deal: side by side, or one below the other if text is large.

use bevy::prelude::*;

use crate::ui::spacing;
use crate::ui::type_scale::TextSize;

/// The air beside the words of a card.
const INSET: f32 = 13.0;
/// From this size of text on the sums of a card are no larger than what is said below them.
const LARGE_TEXT: f32 = 1.5;

/// Layout of the cards of a deal.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Form {
    /// One below the other, each a line: large text needs the width.
    pub(super) stacked: bool,
    /// The text size of the settings.
    pub(super) text_scale: f32,
    /// Two cards share the place of one.
    pub(super) halved: bool,
    /// A person is to choose.
    pub(super) person: bool,
}

impl Form {
    pub(super) fn node(self) -> Node {
        let lines = Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            align_items: AlignItems::Center,
            border_radius: BorderRadius::all(px(spacing::RADIUS)),
            ..default()
        };
        if self.stacked {
            Node {
                justify_content: JustifyContent::SpaceBetween,
                column_gap: px(spacing::GAP),
                padding: UiRect::axes(px(spacing::GAP * 1.5), px(0)),
                ..lines
            }
        } else {
            Node {
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::Center,
                padding: UiRect::axes(px(INSET), px(4)),
                ..lines
            }
        }
    }

    pub(super) fn title(self) -> TextSize {
        if self.stacked {
            TextSize::Small
        } else if self.halved || self.text_scale > LARGE_TEXT {
            TextSize::Body
        } else {
            TextSize::Heading
        }
    }

    pub(super) fn second(self) -> TextLayout {
        TextLayout::justify(if self.stacked {
            Justify::Right
        } else {
            Justify::Center
        })
    }
}
