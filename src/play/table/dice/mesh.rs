//! Meshes made of nothing: the rounded side of a die, the walls of the tray, and the plain shapes between them.

use std::f32::consts::FRAC_PI_4;

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;
use cant_stop_dice::{DIE_ROUNDING, DIE_SIZE};

/// Steps across one rounded edge of a die side, and across a rounded corner of the tray.
const EDGE_STEPS: usize = 4;
/// Steps across the flat part of a die side.
const FLAT_STEPS: usize = 8;
const CORNER_STEPS: usize = 8;
/// Steps across the rounded rim of the tray.
const RIM_STEPS: usize = 4;

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

/// Where the lines of the grid on a die side run: dense on the rounded edges, and a few between, because some renderers
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

/// The measures of the walls around the tray.
pub(super) struct Walls {
    /// From the middle to the inner faces, along x and z.
    pub(super) half: Vec2,
    /// How high they are.
    pub(super) height: f32,
    /// The radius of the corners, seen from above.
    pub(super) corner: f32,
    /// The radius of the upper edge.
    pub(super) edge: f32,
    /// How far the flat top reaches outwards.
    pub(super) reach: f32,
}

impl Walls {
    /// The walls: inner faces, rounded upper edges, and the flat top around them.
    pub(super) fn mesh(&self) -> Mesh {
        // From the floor up and outwards: distance from the inner face, height, and the normal in that plane.
        let mut profile = vec![(0.0, 0.0, Vec2::NEG_X)];
        for step in 0..=RIM_STEPS {
            let angle = 2.0 * FRAC_PI_4 * step as f32 / RIM_STEPS as f32;
            let (sine, cosine) = angle.sin_cos();
            let out = self.edge * (1.0 - cosine);
            let up = self.height - self.edge * (1.0 - sine);
            profile.push((out, up, Vec2::new(-cosine, sine)));
        }
        profile.push((self.edge + self.reach, self.height, Vec2::Y));

        let outline = self.outline();
        let mut surface = Surface::default();
        for &(out, up, normal) in &profile {
            for &(corner, direction) in &outline {
                let at = corner + direction * (self.corner + out);
                let side = direction * normal.x;
                surface.point(
                    Vec3::new(at.x, up, at.y),
                    Vec3::new(side.x, normal.y, side.y),
                    Vec2::ZERO,
                );
            }
        }
        surface.join(profile.len(), outline.len());
        surface.into_mesh()
    }

    /// The outline seen from above, once around: the centre of a rounded corner and the direction from it.
    fn outline(&self) -> Vec<(Vec2, Vec2)> {
        let centre = self.half - self.corner;
        let mut outline = Vec::new();
        for (quarter, sign) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)]
            .into_iter()
            .enumerate()
        {
            for step in 0..=CORNER_STEPS {
                let turn = quarter as f32 + step as f32 / CORNER_STEPS as f32;
                let direction = Vec2::from_angle(turn * 2.0 * FRAC_PI_4);
                outline.push((centre * Vec2::from(sign), direction));
            }
        }
        outline.push(outline[0]);
        outline
    }
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

    #[test]
    fn the_walls_face_into_the_tray_and_up() {
        let walls = Walls {
            half: Vec2::new(4.0, 2.0),
            height: 1.0,
            corner: 0.25,
            edge: 0.1,
            reach: 3.0,
        };
        let mesh = walls.mesh();
        faces_outwards(&mesh);
        let inside = triangles(&mesh)
            .into_iter()
            .flat_map(|(corners, _)| corners)
            .all(|corner| corner.x.abs() >= 3.0 || corner.z.abs() >= 1.0);
        assert!(inside, "no wall stands in the tray");
    }
}
