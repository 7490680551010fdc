//! Layout of rows and columns in one expression.

use bevy::prelude::*;

/// Changes to the layout of a node: `row(GAP).wrapped(TIGHT).fixed()`.
pub(crate) trait Flex {
    /// Breaks into several lines, `gap` design units apart, where one has no room for all parts.
    fn wrapped(self, gap: f32) -> Node;
    /// Keeps its size where the place is too small.
    fn fixed(self) -> Node;
    /// Keeps `x` design units free at both sides, `y` above and below.
    fn padded(self, x: f32, y: f32) -> Node;
    /// Puts its parts below each other, `gap` design units apart, each as wide as it is itself.
    fn stacked(self, gap: f32) -> Node;
}

impl Flex for Node {
    fn wrapped(self, gap: f32) -> Node {
        Node {
            flex_wrap: FlexWrap::Wrap,
            row_gap: px(gap),
            ..self
        }
    }

    fn fixed(self) -> Node {
        Node {
            flex_shrink: 0.0,
            ..self
        }
    }

    fn padded(self, x: f32, y: f32) -> Node {
        Node {
            padding: UiRect::axes(px(x), px(y)),
            ..self
        }
    }

    fn stacked(self, gap: f32) -> Node {
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Stretch,
            row_gap: px(gap),
            ..self
        }
    }
}
