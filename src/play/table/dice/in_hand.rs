//! The dice while a hand holds them: taken out of their row, shaken in a ring of the player's colour, and put back if
//! they are not thrown.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::LAYER;
use super::gather::{Die, replace_dice};
use super::looks::Looks;
use super::playback::start_throw;
use crate::core::seats::Seats;
use crate::play::table::TableSystems;
use crate::play::table::glide::glide;
use crate::referee::throw::Hand;
use crate::ui::color::{Palette, Role};
use crate::ui::motion;

/// Start of dice that did not lie on the slab: below the picture.
const FROM_OUTSIDE: Vec3 = Vec3::new(5.0, 2.4, 6.5);
/// Size of the ring along x and z, and its distance below the middle of the hand, in edges of a die.
const RING: Vec2 = Vec2::new(1.9, 1.4);
const BELOW: f32 = 0.6;

/// Pose of a die when the hand took it.
#[derive(Component, Clone, Copy)]
struct TakenFrom(Transform);

/// The ring around the dice in the hand.
#[derive(Component)]
#[require(Name = Name::new("ring of the hand"))]
struct Ring;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            take_dice.run_if(resource_added::<Hand>),
            // Dice that are seen to fall are replaced by then, so this must come first.
            return_dice
                .before(start_throw)
                .run_if(resource_removed::<Hand>),
        )
            .in_set(TableSystems::Begin),
    );
    app.add_systems(
        Update,
        (color_ring, follow_hand)
            .in_set(TableSystems::Pose)
            .run_if(resource_exists::<Hand>),
    );
}

fn take_dice(
    mut commands: Commands,
    hand: Res<Hand>,
    looks: Res<Looks>,
    lying: Query<(Entity, &Die, &Transform)>,
    dice: Query<Entity, With<Die>>,
) {
    let mut places = hand.dice.map(|place| Transform {
        translation: place.translation + FROM_OUTSIDE,
        ..place
    });
    let mut faces = [1; 4];
    for (_, die, place) in &lying {
        if die.index < places.len() {
            places[die.index] = *place;
            faces[die.index] = die.face;
        }
    }
    for (entity, taken) in replace_dice(&mut commands, &looks, &dice, &faces)
        .into_iter()
        .zip(places)
    {
        commands.entity(entity).insert((TakenFrom(taken), taken));
    }
    commands.spawn((
        Ring,
        Mesh3d(looks.ring.clone()),
        MeshMaterial3d(looks.hand.clone()),
        NotShadowCaster,
        LAYER,
        Transform::from_scale(Vec3::ZERO),
    ));
}

/// The ring has the colour of the player whose hand it is.
fn color_ring(
    hand: Res<Hand>,
    seats: Res<Seats>,
    palette: Res<Palette>,
    looks: Res<Looks>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) {
    if (hand.is_added() || palette.is_changed())
        && let Some(mut material) = materials.get_mut(&looks.hand)
    {
        material.base_color = palette.color(Role::Player(seats.get(hand.seat).mark));
    }
}

fn follow_hand(
    hand: Res<Hand>,
    mut dice: Query<(&Die, Option<&TakenFrom>, &mut Transform), Without<Ring>>,
    mut rings: Query<&mut Transform, With<Ring>>,
) {
    let share = (hand.seconds / motion::TAKE).min(1.0);
    let eased = motion::ARRIVE.sample_clamped(share);
    for (die, taken, mut transform) in &mut dice {
        let Some(there) = hand.dice.get(die.index) else {
            continue;
        };
        let from = taken.map_or(*there, |taken| taken.0);
        *transform = Transform {
            translation: from.translation.lerp(there.translation, eased),
            rotation: from.rotation.slerp(there.rotation, eased),
            ..default()
        };
    }
    for mut ring in &mut rings {
        ring.translation = hand.middle - Vec3::Y * BELOW;
        ring.scale = Vec3::new(RING.x, 1.0, RING.y) * eased.max(0.01);
    }
}

/// The hand is gone. Either the dice are seen to fall and are replaced, or they glide back to where they were taken.
fn return_dice(
    mut commands: Commands,
    rings: Query<Entity, With<Ring>>,
    taken: Query<(Entity, &TakenFrom, &Transform)>,
) {
    for ring in &rings {
        commands.entity(ring).despawn();
    }
    for (entity, &TakenFrom(lay), &place) in &taken {
        commands.entity(entity).remove::<TakenFrom>().insert(glide(
            place,
            lay,
            0.0,
            motion::TAKE,
            motion::TRAVEL,
        ));
    }
}
