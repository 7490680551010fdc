//! Layout of rows and columns in one expression.

use bevy::prelude::*;

/// Changes to the layout of a node: `row(GAP).wrapped(TIGHT).fixed()`.
pub(crate) trait Flex {
    /// Wraps into lines `gap` design units apart.
    fn wrapped(self, gap: f32) -> Node;
    /// Never shrinks.
    fn fixed(self) -> Node;
    /// Adds padding of `x` design units at both sides, `y` above and below.
    fn padded(self, x: f32, y: f32) -> Node;
    /// Stacks its children vertically, `gap` design units apart and stretched to one width.
    fn stacked(self, gap: f32) -> Node;
    /// Takes the room that its neighbours leave, `basis` design units at least.
    fn growing(self, basis: f32) -> Node;
    /// Is this large.
    fn sized(self, size: Vec2) -> Node;
    /// Stands at `place` in its container, whatever else is there.
    fn placed(self, place: Rect) -> Node;
    /// Has round corners; `f32::MAX` makes a square a disc.
    fn rounded(self, radius: f32) -> Node;
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

    fn growing(self, basis: f32) -> Node {
        Node {
            flex_grow: 1.0,
            flex_basis: px(basis),
            ..self
        }
    }

    fn sized(self, size: Vec2) -> Node {
        Node {
            width: px(size.x),
            height: px(size.y),
            ..self
        }
    }

    fn placed(self, place: Rect) -> Node {
        Node {
            position_type: PositionType::Absolute,
            left: px(place.min.x),
            top: px(place.min.y),
            ..self.sized(place.size())
        }
    }

    fn rounded(self, radius: f32) -> Node {
        Node {
            border_radius: BorderRadius::all(px(radius)),
            ..self
        }
    }
}
