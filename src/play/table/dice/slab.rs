//! Slab of rock that dice are thrown on: its top is the floor of the tray, whose walls are invisible.

use bevy::asset::RenderAssetUsages;
use bevy::mesh::{Indices, PrimitiveTopology};
use bevy::prelude::*;

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

fn mesh(positions: Vec<Vec3>, normals: Vec<Vec3>, uvs: Vec<Vec2>, colors: Vec<Vec4>) -> Mesh {
    let indices = (0..positions.len() as u32).collect();
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, normals)
    .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, uvs)
    .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colors)
    .with_inserted_indices(Indices::U32(indices))
}

/// Pairs of neighbouring corners of the outline, clockwise seen from above.
fn edges() -> impl Iterator<Item = [Vec2; 2]> {
    let next = TOP.iter().cycle().skip(1);
    TOP.iter()
        .zip(next)
        .map(|(&a, &b)| [Vec2::from(a), Vec2::from(b)])
}

/// Top of the slab with its picture.
pub(super) fn top() -> Mesh {
    let fan = edges().flat_map(|[a, b]| [MIDDLE.into(), b, a]);
    let corners: Vec<Vec2> = fan.collect();
    let count = corners.len();
    let [start, size] = PICTURE;
    mesh(
        corners
            .iter()
            .map(|at| Vec3::new(at.x, 0.0, at.y))
            .collect(),
        vec![Vec3::Y; count],
        corners.iter().map(|at| (at - start) / size).collect(),
        vec![Vec4::ONE; count],
    )
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
    mesh(positions, normals, uvs, colors)
}

#[cfg(test)]
mod tests {
    use cant_stop_dice::tray;

    use super::*;

    #[test]
    fn the_top_faces_up_and_holds_the_floor() {
        let mesh = top();
        let positions = mesh.attribute(Mesh::ATTRIBUTE_POSITION);
        let corners = positions
            .and_then(|all| all.as_float3())
            .expect("positions");
        for face in corners.chunks(3) {
            let [a, b, c] = [face[0], face[1], face[2]].map(Vec3::from);
            assert!((b - a).cross(c - a).y > 0.0, "{face:?}");
        }
        let floor = Vec2::new(tray::HALF_WIDTH, tray::HALF_DEPTH);
        for sign in [
            Vec2::ONE,
            Vec2::NEG_ONE,
            Vec2::new(1.0, -1.0),
            Vec2::new(-1.0, 1.0),
        ] {
            let corner = sign * floor;
            let is_in = |face: &[[f32; 3]]| {
                let flat = |at: [f32; 3]| Vec2::new(at[0], at[2]) - corner;
                let [a, b, c] = [face[0], face[1], face[2]].map(flat);
                let sides = [a.perp_dot(b), b.perp_dot(c), c.perp_dot(a)];
                sides.iter().all(|side| *side <= 0.0)
            };
            assert!(corners.chunks(3).any(is_in), "{corner}");
        }
    }
}
