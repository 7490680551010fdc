//! Marks the pairs of dice of the pairing in focus: outlines of two colours, and a link from die to die.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::LAYER;
use super::gather::{Die, row_place};
use super::looks::{Looks, PAIRS, side_turn};
use super::sum_coins::coin;
use super::tray::TrayNode;
use crate::play::table::TableSystems;
use crate::referee::Preview;
use crate::referee::throw::ThrowShown;

/// Offset of a link from the middle of the row along z, and of its ends near the dice: first behind the dice, where it
/// hides more of the floor, then before them.
const LINKS: [[f32; 2]; 2] = [[-1.6, -1.35], [0.84, 0.64]];
/// Height above the floor.
const LINK_HEIGHT: f32 = 0.03;
/// Thickness of the rod of a link.
const ROD: f32 = 0.07;

/// Part of the outlines and links.
#[derive(Component)]
#[require(Name = Name::new("sign of a pair"))]
struct PairSign;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_pairs.in_set(TableSystems::Pose));
}

fn show_pairs(
    mut commands: Commands,
    preview: Res<Preview>,
    throw: Option<Res<ThrowShown>>,
    looks: Res<Looks>,
    dice: Query<(Entity, Ref<Die>)>,
    signs: Query<Entity, With<PairSign>>,
    trays: Query<Entity, With<TrayNode>>,
) {
    if !preview.is_changed() && !dice.iter().any(|(_, die)| die.is_added()) {
        return;
    }
    for sign in &signs {
        commands.entity(sign).despawn();
    }
    let count = dice.iter().len();
    let Some(pairs) = preview.pairs.filter(|_| throw.is_none() && count == 4) else {
        return;
    };
    for (pair, number) in pairs.iter().zip(0..) {
        for (entity, die) in &dice {
            if pair.iter().any(|&index| usize::from(index) == die.index) {
                surround(&mut commands, &looks, number, entity);
            }
        }
        link(&mut commands, &looks, number, *pair, count);
        let faces = pair.map(|index| {
            let mut all = dice.iter().map(|(_, die)| *die);
            all.find(|die| die.index == usize::from(index))
                .map_or(0, |die| die.face)
        });
        if let Ok(tray) = trays.single() {
            let coin = coin(
                faces.iter().sum(),
                PAIRS[number],
                middle(number, *pair, count),
            );
            commands.spawn((PairSign, coin, ChildOf(tray)));
        }
    }
}

/// An outline around a die.
fn surround(commands: &mut Commands, looks: &Looks, pair: usize, die: Entity) {
    for side in 1..=6 {
        commands.spawn((
            PairSign,
            Mesh3d(looks.outline.clone()),
            MeshMaterial3d(looks.halos[pair].clone()),
            Transform::from_rotation(side_turn(side)),
            (NotShadowCaster, NotShadowReceiver, NoFrustumCulling),
            LAYER,
            ChildOf(die),
        ));
    }
}

/// A link between two dice of the row: that of the first pair runs behind the dice, that of the second before them.
fn link(commands: &mut Commands, looks: &Looks, pair: usize, dice: [u8; 2], count: usize) {
    let [along, end] = LINKS[pair];
    let [a, b] = dice.map(|index| row_place(usize::from(index), count).x);
    let at = |x: f32, z: f32| Vec3::new(x, LINK_HEIGHT, z);
    for (from, to) in [
        (at(a, along), at(b, along)),
        (at(a, along), at(a, end)),
        (at(b, along), at(b, end)),
    ] {
        commands.spawn((
            PairSign,
            Mesh3d(looks.rod.clone()),
            MeshMaterial3d(looks.pairs[pair].clone()),
            rod_between(from, to),
            (NotShadowCaster, NotShadowReceiver, NoFrustumCulling),
            LAYER,
        ));
    }
}

/// The middle of a link.
fn middle(pair: usize, dice: [u8; 2], count: usize) -> Vec3 {
    let [a, b] = dice.map(|index| row_place(usize::from(index), count).x);
    Vec3::new(f32::midpoint(a, b), LINK_HEIGHT, LINKS[pair][0])
}

/// Lays the rod, of unit length along x, from one point to the other.
fn rod_between(from: Vec3, to: Vec3) -> Transform {
    let along = to - from;
    Transform {
        translation: from.midpoint(to),
        rotation: Quat::from_rotation_arc(Vec3::X, along.normalize_or(Vec3::X)),
        scale: Vec3::new(along.length() + ROD, 1.0, 1.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rod_reaches_from_end_to_end() {
        let (from, to) = (Vec3::new(-1.0, 0.0, 0.5), Vec3::new(2.0, 0.0, 0.5));
        let rod = rod_between(from, to);
        let ends = [-0.5, 0.5].map(|x| rod.transform_point(Vec3::new(x, 0.0, 0.0)));
        assert!(ends[0].distance(from) <= ROD && ends[1].distance(to) <= ROD);
    }
}
