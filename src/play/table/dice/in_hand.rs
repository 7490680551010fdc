//! The dice while a hand holds them: taken out of their row, shaken under a veil in a ring of the player's colour, and put
//! back if they are not thrown.

use bevy::light::NotShadowCaster;
use bevy::prelude::*;

use super::gather::{Die, Veil, replace_dice};
use super::looks::Looks;
use super::playback::start_throw;
use super::{InMotion, LAYER};
use crate::play::table::TableSystems;
use crate::play::table::glide::glide;
use crate::referee::throw::Hand;
use crate::ui::prelude::*;

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
    // Dice that are seen to fall are replaced by then, so this must come first.
    let return_dice = return_dice.before(start_throw);
    let return_dice = return_dice.run_if(any_component_removed::<Hand>);
    let follow = (color_ring, follow_hand).run_if(any_with_component::<Hand>);
    let pose = (follow, veil_dice);
    app.add_systems(
        Update,
        (
            (take_dice, return_dice).in_set(TableSystems::Begin),
            pose.in_set(TableSystems::Pose),
        ),
    );
}

fn take_dice(
    mut commands: Commands,
    hand: Single<&Hand, Added<Hand>>,
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
    let taken = replace_dice(&mut commands, &looks, &dice, &faces);
    for (entity, place) in taken.into_iter().zip(places) {
        commands.entity(entity).insert((TakenFrom(place), place));
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
    hand: Single<Ref<Hand>>,
    (seats, palette): (Res<Seats>, Res<Palette>),
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
    hand: Single<&Hand>,
    mut dice: Query<(&Die, Option<&TakenFrom>, &mut Transform), Without<Ring>>,
    mut rings: Query<&mut Transform, With<Ring>>,
) {
    let eased = motion::ARRIVE.sample_clamped(hand.seconds / motion::TAKE);
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
    despawn_all(&mut commands, rings);
    for (entity, &TakenFrom(lay), &place) in &taken {
        let back = glide(place, lay, 0.0, motion::TAKE, motion::TRAVEL);
        commands.entity(entity).remove::<TakenFrom>().insert(back);
    }
}

fn veil_dice(
    moving: InMotion,
    (time, settings): (Res<Time>, Res<Settings>),
    looks: Res<Looks>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut veils: Query<&mut Visibility, With<Veil>>,
    mut before: Local<f32>,
) {
    let amount = match (moving.hand(), moving.throw()) {
        (Some(hand), _) => (hand.seconds / motion::TAKE).min(1.0),
        // With reduced motion dice are seen where they come to rest, and their numbers come out there.
        (None, Some(throw)) if settings.reduced_motion => 1.0 - throw.gathered(),
        // The numbers of dice in a hand are veiled, and come out as they leave it.
        (None, Some(throw)) => throw.seconds_out_of_hand().map_or(0.0, |seconds| {
            1.0 - (seconds / motion::UNVEIL).clamp(0.0, 1.0)
        }),
        // Dice put back are as they were.
        (None, None) => (*before - time.delta_secs() / motion::TAKE).max(0.0),
    };
    for mut veil in &mut veils {
        veil.set_if_neq(visible_if(amount > 0.0));
    }
    if (amount - *before).abs() > f32::EPSILON
        && let Some(mut material) = materials.get_mut(&looks.veil)
    {
        *before = amount;
        material.base_color.set_alpha(amount);
    }
}
