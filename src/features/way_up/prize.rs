//! Prizes as objects: dice of their material, a postcard of a scenery, and the golden flag.

use bevy::prelude::*;
use cant_stop_scenery::{Dice, Scenery};

use super::stage::Stage;
use crate::core::art::{Art, Picture, polygon};
use crate::ui::color::{Edges, Palette, Pen, Role, Tint, fill, view_colors};
use crate::ui::kit::Flex;

/// Size of an object, in design units.
const SIZE: Vec2 = Vec2::new(112.0, 88.0);
/// Side of a die, radius of its corners, and side of a pip, as shares of the die.
const DIE: f32 = 76.0;
const CORNER: f32 = 0.18;
const PIP: f32 = 0.2;
/// Places of the pips of a five, as shares of the die.
const FIVE: [Vec2; 5] = [
    Vec2::new(0.25, 0.25),
    Vec2::new(0.75, 0.25),
    Vec2::new(0.5, 0.5),
    Vec2::new(0.25, 0.75),
    Vec2::new(0.75, 0.75),
];
/// Radius of the corners of a postcard, and its border.
const ROUND: f32 = 12.0;
const BORDER: f32 = 4.0;
/// Outline of the mountain on a postcard, and of its side in the shade, as shares of it.
const MOUNTAIN: [Vec2; 5] = [
    Vec2::new(0.08, 1.0),
    Vec2::new(0.3, 0.62),
    Vec2::new(0.52, 0.2),
    Vec2::new(0.72, 0.56),
    Vec2::new(0.94, 1.0),
];
const SHADE: [Vec2; 5] = [
    Vec2::new(0.52, 0.2),
    Vec2::new(0.72, 0.56),
    Vec2::new(0.94, 1.0),
    Vec2::new(0.5, 1.0),
    Vec2::new(0.58, 0.5),
];
const SNOW: [Vec2; 5] = [
    Vec2::new(0.43, 0.37),
    Vec2::new(0.52, 0.2),
    Vec2::new(0.61, 0.36),
    Vec2::new(0.56, 0.42),
    Vec2::new(0.5, 0.36),
];
/// Sizes of the cloth and the pole of the golden flag, and the corner of the cloth.
const CLOTH: Vec2 = Vec2::new(62.0, 44.0);
const POLE: Vec2 = Vec2::new(9.0, 82.0);
const HOISTED: Vec2 = Vec2::new(36.0, 8.0);

/// Draws the prize of a stage.
pub(super) fn draw(parts: &mut ChildSpawnerCommands, stage: Stage, palette: Palette) {
    let place = stage.station() + 1;
    let (dice, scenery) = (Dice::ALL.get(place), Scenery::ALL.get(place));
    let mut node = Node::default().sized(SIZE).fixed();
    node.align_items = AlignItems::Center;
    node.justify_content = JustifyContent::Center;
    parts
        .spawn(node)
        .with_children(|parts| match (stage.is_harder, dice, scenery) {
            (false, Some(dice), _) => die(parts, *dice),
            (true, _, Some(scenery)) => postcard(parts, *scenery, palette),
            _ => golden_flag(parts),
        });
}

fn die(parts: &mut ChildSpawnerCommands, dice: Dice) {
    let mut body = Node::default()
        .sized(Vec2::splat(DIE))
        .rounded(CORNER * DIE)
        .fixed();
    body.border = px(BORDER / 2.0).all();
    parts
        .spawn((body, fill(Role::Dice(dice)), Edges::all(Role::Ink)))
        .with_children(|pips| {
            for middle in FIVE {
                let inner = Vec2::splat(DIE - BORDER);
                let pip = Rect::from_center_size(middle * inner, Vec2::splat(PIP * DIE));
                let node = Node::default().placed(pip).rounded(f32::MAX);
                pips.spawn((node, fill(Role::Ink)));
            }
        });
}

fn postcard(parts: &mut ChildSpawnerCommands, scenery: Scenery, palette: Palette) {
    let colors = view_colors(scenery);
    let mut card = Node::default().sized(SIZE).rounded(ROUND).fixed();
    card.border = px(BORDER).all();
    card.overflow = Overflow::clip();
    let view = SIZE - 2.0 * BORDER;
    let mut pen = Pen::new(view, palette);
    let band = view.y / colors.sky.len() as f32;
    for (place, color) in colors.sky.into_iter().enumerate() {
        let top = place as f32 * band;
        let corners = [(0.0, top), (view.x, top), (view.x, view.y), (0.0, view.y)];
        pen.fill(polygon(corners.map(Vec2::from)), Role::Exact(color));
    }
    let [lit, shade] = colors.rock.map(Role::Exact);
    let snow = Role::Exact(colors.snow);
    for (outline, color) in [(MOUNTAIN, lit), (SHADE, shade), (SNOW, snow)] {
        pen.fill(polygon(outline.map(|point| point * view)), color);
    }
    parts.spawn((
        card,
        fill(Role::Ink),
        Edges::all(Role::Paper),
        children![(
            ImageNode::default(),
            pen.finish(),
            Node::default().sized(view).fixed(),
        )],
    ));
}

fn golden_flag(parts: &mut ChildSpawnerCommands) {
    let picture = |art, corner: Vec2, size: Vec2| {
        let place = Rect::from_corners(corner, corner + size);
        (
            ImageNode::default(),
            Picture::new(art, size),
            Node::default().placed(place),
        )
    };
    let cloth = picture(Art::Flag, HOISTED, CLOTH);
    parts.spawn((cloth, Tint::from(Role::Gold)));
    let foot = HOISTED - Vec2::new(POLE.x - 2.0, 5.0);
    parts.spawn(picture(Art::FlagPole, foot, POLE));
}
