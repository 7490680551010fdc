//! Layout of rows and columns in one expression.

use bevy::prelude::*;

use crate::core::art::{Art, Picture};

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
    /// Takes this width, or height in a column, before it grows or shrinks.
    fn basis(self, basis: Val) -> Node;
    /// Takes this share of the room that is left.
    fn grown(self, share: f32) -> Node;
    /// Aligns its children across its direction.
    fn aligned(self, align: AlignItems) -> Node;
    /// Distributes its children along its direction.
    fn justified(self, justify: JustifyContent) -> Node;
    /// Is this large.
    fn sized(self, size: Vec2) -> Node;
    /// Stands at `place` in its container, whatever else is there.
    fn placed(self, place: Rect) -> Node;
    /// Has round corners; `f32::MAX` makes a square a disc.
    fn rounded(self, radius: f32) -> Node;
    /// Has its children in its middle.
    fn centered(self) -> Node;
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

    fn basis(self, flex_basis: Val) -> Node {
        Node { flex_basis, ..self }
    }

    fn grown(self, flex_grow: f32) -> Node {
        Node { flex_grow, ..self }
    }

    fn aligned(self, align_items: AlignItems) -> Node {
        Node {
            align_items,
            ..self
        }
    }

    fn justified(self, justify_content: JustifyContent) -> Node {
        Node {
            justify_content,
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

    fn centered(self) -> Node {
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..self
        }
    }
}

/// Display of a node that takes part in its layout only if it is shown.
pub(crate) fn shown_if(is_shown: bool) -> Display {
    match is_shown {
        true => Display::Flex,
        false => Display::None,
    }
}

/// Picture at a place of its container.
pub(crate) fn placed_picture(art: Art, place: Rect) -> impl Bundle {
    (
        ImageNode::default(),
        Picture::new(art, place.size()),
        Node::default().placed(place),
    )
}
