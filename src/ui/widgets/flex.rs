//! Layout of rows and columns in one expression, pictures, and what is shown or not.

use bevy::prelude::*;

use crate::core::art::{Art, Picture};

/// Row with children `gap` design units apart, vertically centred.
pub(crate) fn row(gap: f32) -> Node {
    Node {
        align_items: AlignItems::Center,
        column_gap: px(gap),
        ..default()
    }
}

/// Column with children `gap` design units apart, stretched to its width.
pub(crate) fn column(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(gap),
        ..default()
    }
}

/// Node as large as its container, whatever else is there.
pub(crate) fn cover() -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(0),
        top: px(0),
        width: percent(100),
        height: percent(100),
        ..default()
    }
}

/// Picture of fixed size in design units.
pub(crate) fn icon(art: Art, size: Vec2) -> impl Bundle {
    picture_in(Node::default().sized(size).fixed(), art, size)
}

/// Picture of this size in its own layout.
pub(crate) fn picture_in(node: Node, art: Art, size: Vec2) -> impl Bundle {
    (ImageNode::default(), Picture::new(art, size), node)
}

/// Picture at a place of its container.
pub(crate) fn placed_picture(art: Art, place: Rect) -> impl Bundle {
    picture_in(Node::default().placed(place), art, place.size())
}

/// Display of a part that takes room under a condition.
pub(crate) fn display_if(condition: bool) -> Display {
    if condition {
        Display::Flex
    } else {
        Display::None
    }
}

/// Visibility of a part that is seen under a condition.
pub(crate) fn visible_if(condition: bool) -> Visibility {
    if condition {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    }
}

/// Shows a part, or takes it out of the layout.
pub(crate) fn display(node: Mut<Node>, is_shown: bool) {
    node.map_unchanged(|node| &mut node.display)
        .set_if_neq(display_if(is_shown));
}

/// Shows a part, or hides it and keeps its place.
pub(crate) fn show(mut visibility: Mut<Visibility>, is_shown: bool) {
    visibility.set_if_neq(visible_if(is_shown));
}

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
