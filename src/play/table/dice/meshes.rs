//! Meshes of the dice and of the slab of rock that they are thrown on: its top is the floor of the tray, whose walls are
//! invisible.

use std::f32::consts::FRAC_PI_4;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use cant_stop_dice::{DIE_ROUNDING, DIE_SIZE};

/// Steps across one rounded edge of a die side.
const EDGE_STEPS: usize = 4;
/// Steps across the flat part of a die side.
const FLAT_STEPS: usize = 8;

fn mesh(positions: Vec<Vec3>, normals: Vec<Vec3>, uvs: Vec<Vec2>, indices: Vec<u32>) -> Mesh {
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
    .with_inserted_indices(Indices::U32(indices))
}

/// The upper side of a die, with its share of the rounded edges; six of them, turned, make the die. `grow` is how far the
/// surface lies outside the die's own.
pub(super) fn die_side(grow: f32) -> Mesh {
    let half = DIE_SIZE / 2.0;
    let core = half - DIE_ROUNDING;
    let lines = edge_lines(half, core);
    let (mut positions, mut normals, mut uvs) = (Vec::new(), Vec::new(), Vec::new());
    // Rows run from far to near, so that the picture on the side stands upright seen from above.
    for &z in &lines {
        for &x in &lines {
            let on_cube = Vec3::new(x, half, z);
            let inner = on_cube.clamp(Vec3::splat(-core), Vec3::splat(core));
            let normal = (on_cube - inner).normalize();
            positions.push(inner + normal * (DIE_ROUNDING + grow));
            normals.push(normal);
            uvs.push(Vec2::new(x + half, z + half) / DIE_SIZE);
        }
    }
    let count = lines.len();
    let mut indices = Vec::new();
    for (row, column) in (1..count).flat_map(|row| (1..count).map(move |column| (row, column))) {
        let [far, near] = [row - 1, row].map(|row| (row * count + column - 1) as u32);
        indices.extend([far, near + 1, far + 1, far, near, near + 1]);
    }
    mesh(positions, normals, uvs, indices)
}

/// Grid lines on a die side: dense on the rounded edges, and a few between, because some renderers
/// lose the picture on triangles that are long and thin.
fn edge_lines(half: f32, core: f32) -> Vec<f32> {
    let edge = (0..=EDGE_STEPS).map(|step| {
        let angle = FRAC_PI_4 * step as f32 / EDGE_STEPS as f32;
        core + (half - core) * angle.tan()
    });
    let upper: Vec<f32> = edge.collect();
    let steps = FLAT_STEPS as f32;
    let between = (1..FLAT_STEPS).map(|step| core * (2.0 * step as f32 / steps - 1.0));
    let lower = upper.iter().rev().map(|line| -line);
    lower.chain(between).chain(upper.iter().copied()).collect()
}

/// Outline of the top seen from above, clockwise from the far left, as x and z in edges of a die. It goes around the floor of
/// the tray and on beyond the right edge of the picture.
const TOP: [[f32; 2]; 15] = [
    [-4.55, -2.5],
    [-2.2, -2.72],
    [-0.4, -2.58],
    [1.8, -2.78],
    [4.2, -2.6],
    [9.0, -2.7],
    [9.0, 2.9],
    [4.3, 2.62],
    [2.4, 2.86],
    [0.6, 2.6],
    [-1.4, 2.76],
    [-3.92, 2.45],
    [-4.2, 1.5],
    [-4.5, 0.0],
    [-4.7, -1.6],
];
/// Middle of the top, from which its triangles fan out.
const MIDDLE: [f32; 2] = [1.0, 0.0];
/// Area of the picture of the top: its corner and its size.
const PICTURE: [Vec2; 2] = [Vec2::new(-4.8, -2.9), Vec2::new(13.9, 5.9)];
/// Depths of the bands of the cliff, down to below the picture, and the distance that each goes outwards.
const BANDS: [[f32; 2]; 3] = [[-1.3, 0.18], [-4.5, 0.9], [-14.0, 4.4]];
/// Brightness of the facets of the cliff, one after the other.
const FACETS: [f32; 5] = [1.0, 0.78, 1.16, 0.66, 0.9];

/// Pairs of neighbouring corners of the outline, clockwise seen from above.
fn edges() -> impl Iterator<Item = [Vec2; 2]> {
    let next = TOP.iter().cycle().skip(1);
    TOP.iter()
        .zip(next)
        .map(|(&a, &b)| [Vec2::from(a), Vec2::from(b)])
}

/// Mesh of separate triangles in these colours.
fn facets(positions: Vec<Vec3>, normals: Vec<Vec3>, uvs: Vec<Vec2>, colors: Vec<Vec4>) -> Mesh {
    let indices = (0..positions.len() as u32).collect();
    mesh(positions, normals, uvs, indices).with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
}

/// Top of the slab with its picture.
pub(super) fn top() -> Mesh {
    let fan = edges().flat_map(|[a, b]| [MIDDLE.into(), b, a]);
    let corners: Vec<Vec2> = fan.collect();
    let count = corners.len();
    let [start, size] = PICTURE;
    let uvs = corners.iter().map(|at| (at - start) / size).collect();
    let places = corners.iter().map(|at| Vec3::new(at.x, 0.0, at.y));
    let (normals, colors) = (vec![Vec3::Y; count], vec![Vec4::ONE; count]);
    facets(places.collect(), normals, uvs, colors)
}

/// Sides of the slab as flat facets.
pub(super) fn cliff() -> Mesh {
    let (mut positions, mut normals, mut colors) = (Vec::new(), Vec::new(), Vec::new());
    for (place, [a, b]) in edges().enumerate() {
        let outwards = |at: Vec2, by: f32| at + (at - Vec2::from(MIDDLE)).normalize() * by;
        let mut upper = [a, b].map(|at| Vec3::new(at.x, 0.0, at.y));
        for (band, [depth, by]) in BANDS.into_iter().enumerate() {
            let lower = [a, b].map(|at| {
                let at = outwards(at, by);
                Vec3::new(at.x, depth, at.y)
            });
            let halves = [
                [upper[0], upper[1], lower[1]],
                [upper[0], lower[1], lower[0]],
            ];
            for (half, face) in halves.into_iter().enumerate() {
                let normal = (face[1] - face[0]).cross(face[2] - face[0]).normalize();
                let light = FACETS[(2 * place + 3 * band + half) % FACETS.len()];
                positions.extend(face);
                normals.extend([normal; 3]);
                colors.extend([Vec3::splat(light).extend(1.0); 3]);
            }
            upper = lower;
        }
    }
    let uvs = vec![Vec2::ZERO; positions.len()];
    facets(positions, normals, uvs, colors)
}

#[cfg(test)]
mod tests {
    use bevy::mesh::MeshVertexAttribute;
    use cant_stop_dice::tray;

    use super::*;

    fn floats(mesh: &Mesh, attribute: MeshVertexAttribute) -> Vec<Vec3> {
        let values = mesh.attribute(attribute).and_then(|all| all.as_float3());
        let values = values.expect("a mesh has it").iter();
        values.map(|value| Vec3::from(*value)).collect()
    }

    #[test]
    fn a_die_side_faces_up_and_stays_within_the_die() {
        let mesh = die_side(0.0);
        let positions = floats(&mesh, Mesh::ATTRIBUTE_POSITION);
        let normals = floats(&mesh, Mesh::ATTRIBUTE_NORMAL);
        for corner in &positions {
            assert!(corner.y > 0.0 && corner.abs().max_element() <= DIE_SIZE / 2.0 + 1e-5);
        }
        let indices: Vec<usize> = mesh.indices().expect("indexed").iter().collect();
        for face in indices.chunks(3) {
            let [a, b, c] = [face[0], face[1], face[2]].map(|index| positions[index]);
            let normal: Vec3 = face.iter().map(|&index| normals[index]).sum();
            let facing = (b - a).cross(c - a);
            assert!(facing.dot(normal) >= 0.0, "{a} {b} {c}");
        }
    }

    #[test]
    fn a_grown_side_lies_outside() {
        let top = |grow| {
            let corners = floats(&die_side(grow), Mesh::ATTRIBUTE_POSITION);
            corners.iter().fold(0.0_f32, |top, at| top.max(at.y))
        };
        assert!((top(0.1) - top(0.0) - 0.1).abs() < 1e-5);
    }

    #[test]
    fn the_top_faces_up_and_holds_the_floor() {
        let corners = floats(&top(), Mesh::ATTRIBUTE_POSITION);
        for face in corners.chunks(3) {
            let facing = (face[1] - face[0]).cross(face[2] - face[0]);
            assert!(facing.y > 0.0, "{face:?}");
        }
        let floor = Vec2::new(tray::HALF_WIDTH, tray::HALF_DEPTH);
        for corner in [(1.0, 1.0), (-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0)] {
            let corner = Vec2::from(corner) * floor;
            let is_in = |face: &[Vec3]| {
                let [a, b, c] = [face[0], face[1], face[2]].map(|at| at.xz() - corner);
                let sides = [a.perp_dot(b), b.perp_dot(c), c.perp_dot(a)];
                sides.iter().all(|side| *side <= 0.0)
            };
            assert!(corners.chunks(3).any(is_in), "{corner}");
        }
    }
}
