//! The veil over the numbers of dice in a hand. Which face carries which number is drawn when the dice are thrown, so a
//! hand has nothing to aim with, and eyes nothing to see, before that.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::LAYER;
use super::looks::{Looks, side_turn};
use crate::core::settings::Settings;
use crate::play::table::TableSystems;
use crate::referee::throw::{Hand, ThrowShown};
use crate::ui::motion;

/// The veil of one die.
#[derive(Component)]
pub(super) struct Veil;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, veil_dice.in_set(TableSystems::Pose));
}

/// Spreads a veil over a die, unseen at first.
pub(super) fn spawn_veil(die: &mut ChildSpawnerCommands, looks: &Looks) {
    die.spawn((Veil, Transform::default(), Visibility::Hidden))
        .with_children(|sides| {
            for side in 1..=6 {
                sides.spawn((
                    Mesh3d(looks.veil_side.clone()),
                    MeshMaterial3d(looks.veil.clone()),
                    Transform::from_rotation(side_turn(side)),
                    (NotShadowCaster, NotShadowReceiver, NoFrustumCulling),
                    LAYER,
                ));
            }
        });
}

fn veil_dice(
    hand: Option<Res<Hand>>,
    throw: Option<Res<ThrowShown>>,
    time: Res<Time>,
    settings: Res<Settings>,
    looks: Res<Looks>,
    mut materials: ResMut<Assets<StandardMaterial>>,
    mut veils: Query<&mut Visibility, With<Veil>>,
    mut before: Local<f32>,
) {
    let amount = match (hand, throw) {
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
    let wanted = if amount > 0.0 {
        Visibility::Inherited
    } else {
        Visibility::Hidden
    };
    for mut veil in &mut veils {
        veil.set_if_neq(wanted);
    }
    if (amount - *before).abs() > f32::EPSILON
        && let Some(mut material) = materials.get_mut(&looks.veil)
    {
        *before = amount;
        material.base_color.set_alpha(amount);
    }
}
