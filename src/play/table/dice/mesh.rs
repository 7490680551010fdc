//! Mesh of the rounded side of a die.

use std::f32::consts::FRAC_PI_4;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use cant_stop_dice::{DIE_ROUNDING, DIE_SIZE};

/// Steps across one rounded edge of a die side.
const EDGE_STEPS: usize = 4;
/// Steps across the flat part of a die side.
const FLAT_STEPS: usize = 8;

/// Points with normals and texture coordinates, joined to quads.
#[derive(Default)]
struct Surface {
    positions: Vec<Vec3>,
    normals: Vec<Vec3>,
    uvs: Vec<Vec2>,
    indices: Vec<u32>,
}

impl Surface {
    /// Adds a point.
    fn point(&mut self, position: Vec3, normal: Vec3, uv: Vec2) {
        self.positions.push(position);
        self.normals.push(normal);
        self.uvs.push(uv);
    }

    /// Joins a grid of `rows` rows of `columns` points each, added row by row; seen from where going along a row and
    /// then to the next row turns counter-clockwise.
    fn join(&mut self, rows: usize, columns: usize) {
        for row in 1..rows {
            for column in 1..columns {
                let [a, b] = [row - 1, row].map(|row| (row * columns + column - 1) as u32);
                self.indices.extend([a, a + 1, b + 1, a, b + 1, b]);
            }
        }
    }

    fn into_mesh(self) -> Mesh {
        Mesh::new(
            PrimitiveTopology::TriangleList,
            RenderAssetUsages::default(),
        )
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, self.positions)
        .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, self.normals)
        .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.uvs)
        .with_inserted_indices(Indices::U32(self.indices))
    }
}

/// The upper side of a die, with its share of the rounded edges; six of them, turned, make the die. `grow` is how far the
/// surface lies outside the die's own.
pub(super) fn die_side(grow: f32) -> Mesh {
    let half = DIE_SIZE / 2.0;
    let core = half - DIE_ROUNDING;
    let lines = edge_lines(half, core);
    let mut surface = Surface::default();
    // Rows run from far to near, so that the picture on the side stands upright seen from above.
    for &z in &lines {
        for &x in &lines {
            let on_cube = Vec3::new(x, half, z);
            let inner = on_cube.clamp(Vec3::splat(-core), Vec3::splat(core));
            let normal = (on_cube - inner).normalize();
            let uv = Vec2::new(x + half, z + half) / DIE_SIZE;
            surface.point(inner + normal * (DIE_ROUNDING + grow), normal, uv);
        }
    }
    let count = lines.len();
    surface.join(count, count);
    // Far to near is clockwise from above.
    surface
        .indices
        .chunks_mut(3)
        .for_each(|face| face.swap(1, 2));
    surface.into_mesh()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn triangles(mesh: &Mesh) -> Vec<([Vec3; 3], Vec3)> {
        let floats = |attribute| {
            let values = mesh.attribute(attribute).and_then(|a| a.as_float3());
            values.expect("a mesh has it").to_vec()
        };
        let positions = floats(Mesh::ATTRIBUTE_POSITION);
        let normals = floats(Mesh::ATTRIBUTE_NORMAL);
        let indices: Vec<usize> = mesh.indices().expect("indexed").iter().collect();
        indices
            .chunks(3)
            .map(|face| {
                let corner = |index: usize| Vec3::from(positions[face[index]]);
                let normal: Vec3 = face.iter().map(|&index| Vec3::from(normals[index])).sum();
                ([corner(0), corner(1), corner(2)], normal)
            })
            .collect()
    }

    fn faces_outwards(mesh: &Mesh) {
        for ([a, b, c], normal) in triangles(mesh) {
            let facing = (b - a).cross(c - a);
            assert!(facing.dot(normal) >= 0.0, "{a} {b} {c}");
        }
    }

    #[test]
    fn a_die_side_faces_up_and_stays_within_the_die() {
        let mesh = die_side(0.0);
        faces_outwards(&mesh);
        for (corners, _) in triangles(&mesh) {
            for corner in corners {
                assert!(corner.y > 0.0 && corner.abs().max_element() <= DIE_SIZE / 2.0 + 1e-5);
            }
        }
    }

    #[test]
    fn a_grown_side_lies_outside() {
        let top = |grow| {
            triangles(&die_side(grow))
                .into_iter()
                .flat_map(|(corners, _)| corners)
                .fold(0.0_f32, |top, corner| top.max(corner.y))
        };
        assert!((top(0.1) - top(0.0) - 0.1).abs() < 1e-5);
    }
}
