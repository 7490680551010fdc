//! Surfaces: panels, and dialogs above a veil.

use bevy::prelude::*;

use super::flex;

use crate::ui::color::{Edges, Role, ShadowTint, fill};
use crate::ui::layer::Layer;
use crate::ui::spacing::{DIALOG_EDGE, GAP, RADIUS, WIDE};

/// A panel that lays its children out in a column.
pub(crate) fn panel() -> impl Bundle {
    panel_in(panel_node())
}

/// A panel in a place of its own: start from [`panel_node`].
pub(crate) fn panel_in(node: Node) -> impl Bundle {
    (node, fill(Role::Panel), Edges::all(Role::PanelEdge))
}

/// The usual layout of a panel.
pub(crate) fn panel_node() -> Node {
    Node {
        padding: px(WIDE).all(),
        border: px(1).all(),
        border_radius: BorderRadius::all(px(RADIUS)),
        ..flex::column(GAP)
    }
}

/// Covers everything below a dialog, dims it and keeps presses from it. Centres its child.
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

/// The lit upper edge and the dark lower edge of a dialog, in design units: a slab, as the widgets on it.
const LIP: f32 = 3.0;
const EDGE: f32 = 9.0;

/// The panel of a dialog, at most `width` design units wide and never larger than the screen.
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
