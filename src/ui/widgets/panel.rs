//! Panels, and dialogs above a veil.

use bevy::prelude::*;

use super::flex;
use crate::core::art::{Art, Picture};
use crate::ui::color::{Edges, Role, ShadowTint, fill};
use crate::ui::layer::Layer;
use crate::ui::spacing::{DIALOG_EDGE, GAP, RADIUS, WIDE};

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
    let (start, end) = (px(-FRAME), auto());
    page.spawn(post(start, end));
    page.spawn(post(end, start));
    page.spawn(plank(start, end));
    page.spawn(plank(end, start));
    let (start, end) = (px(-FRAME - BEYOND), auto());
    page.spawn(corner(start, end, start, end, 0.0));
    page.spawn(corner(end, start, start, end, 90.0));
    page.spawn(corner(end, start, end, start, 180.0));
    page.spawn(corner(start, end, end, start, 270.0));
}

/// Upright side of the frame; its ends lie below the corners.
fn post(left: Val, right: Val) -> impl Bundle {
    let place = Node {
        left,
        right,
        top: px(0),
        bottom: px(0),
        width: px(FRAME),
        ..default()
    };
    timber(Art::BoardPost, POST, place)
}

/// Upper or lower side of the frame.
fn plank(top: Val, bottom: Val) -> impl Bundle {
    let place = Node {
        left: px(0),
        right: px(0),
        top,
        bottom,
        height: px(FRAME),
        ..default()
    };
    timber(Art::BoardPlank, PLANK, place)
}

/// Picture stretched over its place.
fn timber(art: Art, size: Vec2, place: Node) -> impl Bundle {
    (
        ImageNode {
            image_mode: NodeImageMode::Stretch,
            ..default()
        },
        Picture::new(art, size),
        Node {
            position_type: PositionType::Absolute,
            ..place
        },
    )
}

/// Brass corner, turned by `turn` degrees from the upper left one.
fn corner(left: Val, right: Val, top: Val, bottom: Val, turn: f32) -> impl Bundle {
    (
        ImageNode::default(),
        Picture::new(Art::BoardCorner, Vec2::splat(CORNER)),
        Node {
            position_type: PositionType::Absolute,
            left,
            right,
            top,
            bottom,
            width: px(CORNER),
            height: px(CORNER),
            ..default()
        },
        UiTransform::from_rotation(Rot2::degrees(turn)),
    )
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
