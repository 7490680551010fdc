//! Panels, and dialogs above a veil.

use bevy::prelude::*;

use super::flex;

use crate::ui::color::{Edges, Role, ShadowTint, fill};
use crate::ui::layer::Layer;
use crate::ui::spacing::{DIALOG_EDGE, GAP, RADIUS, WIDE};

/// Panel with its children in a column.
pub(crate) fn panel() -> impl Bundle {
    panel_in(panel_node())
}

/// Panel with its own layout, starting from [`panel_node`].
pub(crate) fn panel_in(node: Node) -> impl Bundle {
    (node, fill(Role::Panel), Edges::all(Role::PanelEdge))
}

/// Default layout of a panel.
pub(crate) fn panel_node() -> Node {
    Node {
        padding: px(WIDE).all(),
        border: px(1).all(),
        border_radius: BorderRadius::all(px(RADIUS)),
        ..flex::column(GAP)
    }
}

/// Cover below a dialog: dims the screen, blocks presses and centres its child.
pub(crate) fn veil() -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            padding: UiRect::axes(vw(5), vh(DIALOG_EDGE)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        fill(Role::Veil),
        Layer::Dialog.z(),
        Pickable::default(),
    )
}

/// Heights of the light upper and the dark lower edge of a dialog, in design units.
const LIP: f32 = 3.0;
const EDGE: f32 = 9.0;

/// Panel of a dialog, at most `width` design units wide and never larger than the screen.
pub(crate) fn dialog_panel(width: f32) -> impl Bundle {
    (
        Node {
            width: px(width),
            max_width: percent(100),
            max_height: percent(100),
            padding: px(WIDE * 1.25).all(),
            border: UiRect::vertical(px(LIP)).with_bottom(px(EDGE)),
            ..panel_node()
        },
        fill(Role::Ink),
        Edges::slab(Role::Ledge, Role::NightTop.mixed(Role::Ledge, 0.45)),
        BoxShadow::new(Color::NONE, px(0), px(16), px(0), px(24)),
        ShadowTint(Role::NightTop.faint(0.8)),
    )
}
