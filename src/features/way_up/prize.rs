//! Prizes as objects: dice of their material, a postcard of a scenery, and the golden flag.

use bevy::prelude::*;
use cant_stop_scenery::{Dice, Scenery};

use super::stage::Stage;
use crate::core::art::polygon;
use crate::ui::color::view_colors;
use crate::ui::prelude::*;

const SIZE: Vec2 = Vec2::new(112.0, 88.0);
/// Side of a die, radius of its corners, and side of a pip, as shares of the die.
const DIE: f32 = 76.0;
const CORNER: f32 = 0.18;
const PIP: f32 = 0.2;
/// Places of the pips of a five, as shares of the die.
const FIVE: [[f32; 2]; 5] = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.5],
    [0.25, 0.75],
    [0.75, 0.75],
];
/// Radius of the corners of a postcard, and its border.
const ROUND: f32 = 12.0;
const BORDER: f32 = 4.0;
/// Outlines of the mountain on a postcard, of its side in the shade and of its snow, as shares of it.
const MOUNTAIN: [[f32; 2]; 5] = [
    [0.08, 1.0],
    [0.3, 0.62],
    [0.52, 0.2],
    [0.72, 0.56],
    [0.94, 1.0],
];
const SHADE: [[f32; 2]; 5] = [
    [0.52, 0.2],
    [0.72, 0.56],
    [0.94, 1.0],
    [0.5, 1.0],
    [0.58, 0.5],
];
const SNOW: [[f32; 2]; 5] = [
    [0.43, 0.37],
    [0.52, 0.2],
    [0.61, 0.36],
    [0.56, 0.42],
    [0.5, 0.36],
];
/// Sizes of the cloth and the pole of the golden flag, and the corner of the cloth.
const CLOTH: Vec2 = Vec2::new(62.0, 44.0);
const POLE: Vec2 = Vec2::new(9.0, 82.0);
const HOISTED: Vec2 = Vec2::new(36.0, 8.0);

pub(super) fn draw(parts: &mut ChildSpawnerCommands, stage: Stage, palette: Palette) {
    let place = stage.station() + 1;
    let (dice, scenery) = (Dice::ALL.get(place), Scenery::ALL.get(place));
    let node = row(0.0).justified(JustifyContent::Center);
    let mut parts = parts.spawn(node.sized(SIZE).fixed());
    parts.with_children(|parts| match (stage.is_harder, dice, scenery) {
        (false, Some(dice), _) => die(parts, *dice),
        (true, _, Some(scenery)) => postcard(parts, *scenery, palette),
        _ => golden_flag(parts),
    });
}

fn die(parts: &mut ChildSpawnerCommands, dice: Dice) {
    let mut body = Node::default().sized(Vec2::splat(DIE)).fixed();
    body.border = px(BORDER / 2.0).all();
    let body = body.rounded(CORNER * DIE);
    parts
        .spawn((body, fill(Role::Dice(dice)), Edges::all(Role::Ink)))
        .with_children(|pips| {
            for middle in FIVE.map(Vec2::from) {
                let middle = middle * (DIE - BORDER);
                let pip = Rect::from_center_size(middle, Vec2::splat(PIP * DIE));
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
        let outline = outline.map(|point| Vec2::from(point) * view);
        pen.fill(polygon(outline), color);
    }
    let node = Node::default().sized(view).fixed();
    parts.spawn((
        card,
        fill(Role::Ink),
        Edges::all(Role::Paper),
        children![(ImageNode::default(), pen.finish(), node)],
    ));
}

fn golden_flag(parts: &mut ChildSpawnerCommands) {
    let picture = |art, corner: Vec2, size: Vec2| {
        placed_picture(art, Rect::from_corners(corner, corner + size))
    };
    let cloth = picture(Art::Flag, HOISTED, CLOTH);
    parts.spawn((cloth, Tint::from(Role::Gold)));
    let foot = HOISTED - Vec2::new(POLE.x - 2.0, 5.0);
    parts.spawn(picture(Art::FlagPole, foot, POLE));
}
