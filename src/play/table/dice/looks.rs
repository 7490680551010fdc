//! Meshes and materials of dice and slab.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::render_resource::Face;
use cant_stop_dice::DIE_SIZE;
use cant_stop_scenery::Dice;

use super::meshes::{cliff, die_side, top};
use crate::core::art::{Art, ArtAssets, Svg};
use crate::ui::color::{Palette, Role};

/// Pixels of the pictures of a side of a die and of the top of the slab.
const SIDE_PIXELS: UVec2 = UVec2::new(256, 256);
const TOP_PIXELS: UVec2 = UVec2::new(924, 413);
/// Distance of the outline of a die from its surface.
const OUTLINE: f32 = 0.055;
/// And the veil over its numbers.
const VEIL: f32 = 0.006;
/// Thickness of the ring around a hand, as a share of its radius.
const RING: f32 = 0.05;

/// The colours of the first pair and of the second.
pub(super) const PAIRS: [Role; 2] = [Role::Gold, Role::PairSecond];

/// Meshes and materials of dice and slab.
#[derive(Resource)]
pub(super) struct Looks {
    /// One side of a die, looking up.
    pub(super) side: Handle<Mesh>,
    /// The materials of the sides, from one to six.
    pub(super) sides: [Handle<StandardMaterial>; 6],
    /// The outline around a die.
    pub(super) outline: Handle<Mesh>,
    /// The rod that links two dice, lying along x, of unit length.
    pub(super) rod: Handle<Mesh>,
    /// The materials of outlines and links: of the first pair and of the second.
    pub(super) pairs: [Handle<StandardMaterial>; 2],
    /// The same for outlines, which show only behind what they surround.
    pub(super) halos: [Handle<StandardMaterial>; 2],
    /// The veil over a die in a hand.
    pub(super) veil_shape: Handle<Mesh>,
    pub(super) veil: Handle<StandardMaterial>,
    /// The ring around the dice in a hand, lying, of radius one.
    pub(super) ring: Handle<Mesh>,
    pub(super) hand: Handle<StandardMaterial>,
    pub(super) top: Handle<Mesh>,
    pub(super) snow: Handle<StandardMaterial>,
    pub(super) cliff: Handle<Mesh>,
    pub(super) rock: Handle<StandardMaterial>,
}

impl FromWorld for Looks {
    fn from_world(world: &mut World) -> Looks {
        let palette = *world.get_resource_or_init::<Palette>();
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let [side, outline, veil_shape, rod, ring, top, cliff] = [
            die_side(0.0),
            around(OUTLINE),
            around(VEIL),
            Cuboid::new(1.0, 0.03, 0.07).into(),
            Torus::new(1.0 - RING, 1.0).into(),
            top(),
            cliff(),
        ]
        .map(|mesh| meshes.add(mesh));
        let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
        let dice = palette.dice();
        let pairs = PAIRS.map(|role| palette.color(role));
        Looks {
            side,
            outline,
            rod,
            veil_shape,
            veil: materials.add(StandardMaterial {
                alpha_mode: AlphaMode::Blend,
                ..matte(palette.color(Role::Dice(dice).faint(0.0)), dice.roughness())
            }),
            ring,
            hand: materials.add(glowing(pairs[0], Some(Face::Back))),
            top,
            cliff,
            sides: Art::DIE_FACES
                .map(|_| materials.add(matte(palette.color(Role::Dice(dice)), dice.roughness()))),
            snow: materials.add(matte(palette.color(Role::Slab), 0.95)),
            rock: materials.add(matte(palette.color(Role::Cliff), 0.95)),
            pairs: pairs.map(|color| materials.add(glowing(color, Some(Face::Back)))),
            halos: pairs.map(|color| materials.add(glowing(color, Some(Face::Front)))),
        }
    }
}

/// All sides of a die as one mesh, which lies `grow` outside the die's own.
fn around(grow: f32) -> Mesh {
    let side = |face| die_side(grow).rotated_by(side_turn(face));
    (2..=6).fold(side(1), |mut all, face| {
        // It can be done: all have the same attributes.
        let _ = all.merge(&side(face));
        all
    })
}

/// A material that takes light and shadow.
fn matte(color: Color, roughness: f32) -> StandardMaterial {
    StandardMaterial {
        base_color: color,
        perceptual_roughness: roughness,
        reflectance: 0.3,
        ..default()
    }
}

/// A material that keeps its colour in any light.
fn glowing(color: Color, cull: Option<Face>) -> StandardMaterial {
    StandardMaterial {
        base_color: color,
        unlit: true,
        cull_mode: cull,
        ..default()
    }
}

pub(super) fn plugin(app: &mut App) {
    let paint_top = paint_top.run_if(resource_added::<ArtAssets>);
    let is_new = resource_added::<ArtAssets>.or_else(resource_changed::<Palette>);
    app.init_resource::<Looks>()
        .add_systems(Update, (paint_top, paint_dice.run_if(is_new)));
}

/// Pictures of surfaces, as textures.
#[derive(SystemParam)]
struct Textures<'w> {
    art: If<Res<'w, ArtAssets>>,
    svgs: Res<'w, Assets<Svg>>,
    palette: Res<'w, Palette>,
    images: ResMut<'w, Assets<Image>>,
    materials: ResMut<'w, Assets<StandardMaterial>>,
}

impl Textures<'_> {
    /// Covers a surface with a picture of something, on ground of this role.
    fn cover(
        &mut self,
        surface: &Handle<StandardMaterial>,
        name: Art,
        (pixels, ground, dice): (UVec2, Role, Dice),
    ) {
        let svg = self.svgs.get(self.art.get(name));
        let ground = self.palette.color(ground);
        let Some(texture) = svg.and_then(|svg| svg.texture(pixels, ground, dice.tone())) else {
            warn!("the picture {} is missing", name.path());
            return;
        };
        if let Some(mut material) = self.materials.get_mut(surface) {
            material.base_color = Color::WHITE;
            material.base_color_texture = Some(self.images.add(texture));
        }
    }
}

/// Paints the top of the slab once its picture is there.
fn paint_top(looks: Res<Looks>, mut textures: Textures) {
    let painted = (TOP_PIXELS, Role::Slab, Dice::Ivory);
    textures.cover(&looks.snow, Art::Slab, painted);
}

/// Paints the sides of the dice once their pictures are there, and again when they are of something else.
fn paint_dice(looks: Res<Looks>, mut painted: Local<Option<Dice>>, mut textures: Textures) {
    let dice = textures.palette.dice();
    if *painted == Some(dice) {
        return;
    }
    *painted = Some(dice);
    for (side, name) in looks.sides.iter().zip(Art::DIE_FACES) {
        // The tone covers the ground as well, which is painted in ivory.
        textures.cover(side, name, (SIDE_PIXELS, Role::Ivory, dice));
        if let Some(mut material) = textures.materials.get_mut(side) {
            material.perceptual_roughness = dice.roughness();
        }
    }
    if let Some(mut veil) = textures.materials.get_mut(&looks.veil) {
        let seen = veil.base_color.alpha();
        let color = textures.palette.color(Role::Dice(dice));
        veil.base_color = color.with_alpha(seen);
        veil.perceptual_roughness = dice.roughness();
    }
}

/// The turn that brings the side that looks up to where the number `face` is on a die.
pub(super) fn side_turn(face: u8) -> Quat {
    let axis = cant_stop_dice::FACE_AXES
        .iter()
        .find(|(number, _)| *number == face)
        .map_or(Vec3::Y, |(_, axis)| Vec3::from(*axis));
    Quat::from_rotation_arc(Vec3::Y, axis)
}

/// The turn of a die that shows `face` on top.
pub(super) fn upright(face: u8) -> Quat {
    side_turn(face).inverse()
}

/// Height of the middle of a die at rest on the floor.
pub(super) const REST_HEIGHT: f32 = DIE_SIZE / 2.0;

#[cfg(test)]
mod tests {
    use cant_stop_dice::Label;

    use super::*;

    #[test]
    fn a_die_set_upright_shows_the_face_it_is_set_to() {
        for face in 1..=6 {
            for yaw in [0.0, 0.1, 1.0, 3.0] {
                let turn = Quat::from_rotation_y(yaw) * upright(face);
                assert_eq!(Label::PLAIN.face_up(turn.to_array()), face);
            }
        }
    }
}
