//! Dice drawn from their own meshes and pictures as an eye above the tray sees them, and their pips counted: what people
//! read is what the rules got.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use bevy::mesh::VertexAttributeValues;
use bevy::prelude::*;
use cant_stop_dice::{DIE_SIZE, Label, Throw, simulate};
use resvg::tiny_skia::{Pixmap, Transform as Stretch};
use resvg::usvg::{Options, Tree};

use super::looks::side_turn;
use super::meshes::die_side;
use crate::core::art::Art;

/// Pixels along a side of the drawing, which is a little larger than a die turned on its edge.
const PIXELS: usize = 160;
const SPAN: f32 = 1.5 * DIE_SIZE;
/// Darker than this, 0 to 255, is a pip; ivory is far lighter and nothing lies between but a rim.
const DARK: u8 = 96;
/// Fewer dark pixels in one piece than this are the edge of a pip on another side.
const SMALLEST: usize = 60;

/// A point of a die side: where it is, and where in the side's picture.
type Point = (Vec3, Vec2);

/// All that a die is drawn from.
struct Model {
    side: Vec<[Point; 3]>,
    pictures: Vec<Pixmap>,
}

impl Model {
    fn new() -> Model {
        let mesh = die_side(0.0);
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION).unwrap();
        let positions = positions.as_float3().unwrap();
        let Some(VertexAttributeValues::Float32x2(uvs)) = mesh.attribute(Mesh::ATTRIBUTE_UV_0)
        else {
            panic!("a die side says where its picture lies");
        };
        let corners: Vec<usize> = mesh.indices().unwrap().iter().collect();
        let point = |index: usize| (Vec3::from(positions[index]), Vec2::from(uvs[index]));
        Model {
            side: corners
                .chunks(3)
                .map(|face| [point(face[0]), point(face[1]), point(face[2])])
                .collect(),
            pictures: Art::DIE_FACES.into_iter().map(picture).collect(),
        }
    }

    /// Number of pips seen from above on a die turned like this.
    fn pips(&self, turn: Quat) -> usize {
        let mut heights = vec![f32::NEG_INFINITY; PIXELS * PIXELS];
        let mut dark = vec![false; PIXELS * PIXELS];
        for (face, picture) in (1..=6).zip(&self.pictures) {
            let turn = turn * side_turn(face);
            for corners in &self.side {
                let corners = corners.map(|(at, uv)| (turn * at, uv));
                draw(corners, picture, &mut heights, &mut dark);
            }
        }
        pieces(dark)
    }
}

/// The picture of a side as the game has it.
fn picture(name: Art) -> Pixmap {
    let package = env!("CARGO_MANIFEST_DIR");
    let path = format!("{package}/assets/{}", name.path());
    let tree = Tree::from_data(&std::fs::read(path).unwrap(), &Options::default()).unwrap();
    let mut pixmap = Pixmap::new(256, 256).unwrap();
    resvg::render(&tree, Stretch::identity(), &mut pixmap.as_mut());
    pixmap
}

/// Draws a triangle as seen from above, where nothing higher has been drawn.
fn draw(corners: [Point; 3], picture: &Pixmap, heights: &mut [f32], dark: &mut [bool]) {
    let on_screen = |(at, _): Point| (Vec2::new(at.x, at.z) / SPAN + 0.5) * PIXELS as f32;
    let [a, b, c] = corners.map(on_screen);
    let area = (b - a).perp_dot(c - a);
    if area.abs() < 1e-6 {
        return;
    }
    let (low, high) = (a.min(b).min(c), a.max(b).max(c));
    for row in low.y as usize..=high.y as usize {
        for column in low.x as usize..=high.x as usize {
            let pixel = Vec2::new(column as f32, row as f32) + 0.5;
            let shares = Vec3::new(
                (b - pixel).perp_dot(c - pixel),
                (c - pixel).perp_dot(a - pixel),
                (a - pixel).perp_dot(b - pixel),
            ) / area;
            if shares.min_element() < 0.0 {
                continue;
            }
            let mix = |value: fn(Point) -> Vec3| {
                let [a, b, c] = corners.map(value);
                a * shares.x + b * shares.y + c * shares.z
            };
            let height = mix(|(at, _)| at).y;
            let place = row * PIXELS + column;
            if height > heights[place] {
                heights[place] = height;
                let uv = mix(|(_, uv)| uv.extend(0.0)).truncate();
                let texel = (uv * 256.0).clamp(Vec2::ZERO, Vec2::splat(255.0));
                let color = picture.pixel(texel.x as u32, texel.y as u32).unwrap();
                dark[place] = color.red().max(color.green()).max(color.blue()) < DARK;
            }
        }
    }
}

/// Number of connected pieces of dark pixels.
fn pieces(mut dark: Vec<bool>) -> usize {
    let mut count = 0;
    for start in 0..dark.len() {
        let mut size = 0;
        let mut todo = vec![start];
        while let Some(place) = todo.pop() {
            if std::mem::take(&mut dark[place]) {
                size += 1;
                // Nothing is drawn at the border, so that all neighbours are there.
                todo.extend([place - 1, place + 1, place - PIXELS, place + PIXELS]);
            }
        }
        count += usize::from(size >= SMALLEST);
    }
    count
}

#[test]
fn all_24_ways_a_die_can_lie_show_the_number_that_is_read() {
    let model = Model::new();
    let mut shown = [0; 7];
    for label in (0..Label::COUNT).filter_map(Label::new) {
        let lies = Quat::IDENTITY;
        let read = label.face_up(lies.to_array());
        let pips = model.pips(lies * Quat::from_array(label.quaternion()));
        assert_eq!(pips, usize::from(read), "{label:?}");
        shown[pips] += 1;
    }
    assert_eq!(shown, [0, 4, 4, 4, 4, 4, 4]);
}

#[test]
fn thrown_dice_show_what_the_throw_says() {
    let model = Model::new();
    for seed in 0..25 {
        let recording = simulate(&Throw::automatic(seed, 4));
        for (die, &face) in recording.faces.iter().enumerate() {
            let lies = Quat::from_array(recording.pose_at(die, recording.duration()).rotation);
            let label = Quat::from_array(recording.labels[die].quaternion());
            let pips = model.pips((lies * label).normalize());
            assert_eq!(pips, usize::from(face), "throw {seed}, die {die}");
        }
    }
}
