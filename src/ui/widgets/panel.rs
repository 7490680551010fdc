//! Panels, and dialogs above a veil.

use bevy::prelude::*;

use super::flex::{Flex, column, cover, picture_in};
use crate::core::art::{Art, Picture};
use crate::ui::color::{Edges, Role, ShadowTint, fill};
use crate::ui::layer::Layer;
use crate::ui::spacing::{DIALOG_EDGE, GAP, RADIUS, WIDE};

/// Panel with its own layout, starting from [`panel_node`].
pub(crate) fn panel_in(node: Node) -> impl Bundle {
    (node, fill(Role::Panel), Edges::all(Role::PanelEdge))
}

pub(crate) fn panel_node() -> Node {
    Node {
        padding: px(WIDE).all(),
        border: px(1).all(),
        border_radius: BorderRadius::all(px(RADIUS)),
        ..column(GAP)
    }
}

/// Cover below a dialog: dims the screen, blocks presses and centres its child.
pub(crate) fn veil() -> impl Bundle {
    (
        Node {
            padding: UiRect::axes(vw(5), vh(DIALOG_EDGE)),
            ..cover().centered()
        },
        fill(Role::Veil),
        Layer::Dialog.z(),
        Pickable::default(),
    )
}

/// Thickness of the wooden frame around a page, and side of its brass corners.
const FRAME: f32 = 18.0;
const CORNER: f32 = 58.0;
/// Reach of a corner beyond the frame.
const BEYOND: f32 = 3.0;
/// Sizes that planks and posts are painted in; they are stretched from there.
const PLANK: Vec2 = Vec2::new(1600.0, 20.0);
const POST: Vec2 = Vec2::new(20.0, 960.0);

/// Puts a wooden frame with brass corners around a page. It lies outside of the page and takes no room from it.
pub(crate) fn frame(page: &mut ChildSpawnerCommands) {
    let at = |left, right, top, bottom| Node {
        position_type: PositionType::Absolute,
        left,
        right,
        top,
        bottom,
        ..default()
    };
    let timber = |art, size, place| {
        let image = ImageNode {
            image_mode: NodeImageMode::Stretch,
            ..default()
        };
        (image, Picture::new(art, size), place)
    };
    let (out, inside) = (px(-FRAME), px(0));
    for (start, end) in [(out, auto()), (auto(), out)] {
        // The ends of the upright sides lie below the corners.
        let post = Node {
            width: px(FRAME),
            ..at(start, end, inside, inside)
        };
        page.spawn(timber(Art::BoardPost, POST, post));
    }
    for (start, end) in [(out, auto()), (auto(), out)] {
        let plank = Node {
            height: px(FRAME),
            ..at(inside, inside, start, end)
        };
        page.spawn(timber(Art::BoardPlank, PLANK, plank));
    }
    let (out, size) = (px(-FRAME - BEYOND), Vec2::splat(CORNER));
    for (place, turn) in [
        (at(out, auto(), out, auto()), 0.0),
        (at(auto(), out, out, auto()), 90.0),
        (at(auto(), out, auto(), out), 180.0),
        (at(out, auto(), auto(), out), 270.0),
    ] {
        page.spawn((
            picture_in(place.sized(size), Art::BoardCorner, size),
            UiTransform::from_rotation(Rot2::degrees(turn)),
        ));
    }
}

/// Room at the upper and the lower edge of a page, in design units: a focus ring keeps its distance from the frame.
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
        fill(Role::Page),
        Edges::slab(Role::Clear, Role::Clear),
        BoxShadow::new(Color::NONE, px(0), px(16), px(18), px(24)),
        ShadowTint(Role::NightTop.faint(0.8)),
    )
}
