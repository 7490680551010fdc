//! Signs of the pairs of dice of the pairing in focus: outlines of two colours, and a link from die to die with the sum on a
//! coin.

use bevy::camera::visibility::NoFrustumCulling;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::gather::{Die, row_place};
use super::looks::{Looks, PAIRS};
use super::tray::{TrayCamera, TrayNode};
use super::{InMotion, LAYER};
use crate::play::table::TableSystems;
use crate::referee::Preview;
use crate::ui::prelude::*;
use crate::ui::widgets::growth;

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

fn show_pairs(
    mut commands: Commands,
    (preview, settings, looks): (Res<Preview>, Res<Settings>, Res<Looks>),
    moving: InMotion,
    dice: Query<(Entity, Ref<Die>)>,
    signs: Query<Entity, With<PairSign>>,
    tray: Option<Single<Entity, With<TrayNode>>>,
) {
    let is_new = preview.is_changed() || settings.is_changed();
    if !is_new && !dice.iter().any(|(_, die)| die.is_added()) {
        return;
    }
    despawn_all(&mut commands, signs);
    let are_read = moving.throw().is_none() && dice.iter().len() == 4;
    let pairs = preview.pairs.filter(|_| are_read);
    for (number, pair) in pairs.iter().flatten().enumerate() {
        let is_in_pair = |die: &Die| pair.iter().any(|&index| usize::from(index) == die.index);
        let mut sum = 0;
        for (entity, die) in dice.iter().filter(|(_, die)| is_in_pair(die)) {
            sum += die.face;
            surround(&mut commands, &looks, number, entity);
        }
        let ends = pair.map(|index| row_place(usize::from(index), 4).x);
        link(&mut commands, &looks, number, ends);
        if let Some(tray) = &tray {
            let middle = f32::midpoint(ends[0], ends[1]);
            let middle = Vec3::new(middle, LINK_HEIGHT, LINKS[number][0]);
            let coin = coin(sum, PAIRS[number], middle, growth(&settings));
            commands.spawn((PairSign, coin, ChildOf(**tray)));
        }
    }
}

/// An outline around a die.
fn surround(commands: &mut Commands, looks: &Looks, pair: usize, die: Entity) {
    commands.spawn((
        PairSign,
        Mesh3d(looks.outline.clone()),
        MeshMaterial3d(looks.halos[pair].clone()),
        (NotShadowCaster, NotShadowReceiver, NoFrustumCulling),
        LAYER,
        ChildOf(die),
    ));
}

/// A link between two dice of the row: that of the first pair runs behind the dice, that of the second before them.
fn link(commands: &mut Commands, looks: &Looks, pair: usize, [a, b]: [f32; 2]) {
    let [along, end] = LINKS[pair];
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

/// Lays the rod, of unit length along x, from one point to the other.
fn rod_between(from: Vec3, to: Vec3) -> Transform {
    let along = to - from;
    Transform {
        translation: from.midpoint(to),
        rotation: Quat::from_rotation_arc(Vec3::X, along.normalize_or(Vec3::X)),
        scale: Vec3::new(along.length() + ROD, 1.0, 1.0),
    }
}

/// Size of a coin, and of its number; with the largest text they are half as large again, so that they hide no dice.
const SIZE: Vec2 = Vec2::new(60.0, 48.0);
const NUMBER: f32 = 34.0;

/// A coin, and where in the tray it lies.
#[derive(Component)]
#[require(Name = Name::new("sum of a pair"))]
struct SumCoin(Vec3);

/// A coin with this sum, in the colour of its pair, that lies there in the tray.
fn coin(sum: u8, color: Role, there: Vec3, growth: f32) -> impl Bundle {
    (
        SumCoin(there),
        Node {
            position_type: PositionType::Absolute,
            border: px(3).all(),
            ..Node::default()
                .sized(SIZE * growth)
                .centered()
                .rounded(SIZE.y * growth / 2.0)
        },
        fill(Role::Ink),
        Edges::all(color),
        Visibility::Hidden,
        children![(
            Text::default(),
            Words::literal(sum.to_string()),
            TextFont::from_font_size(NUMBER * growth),
            Face::Bold,
            Tint::from(Role::Paper),
        )],
    )
}

fn place(
    (canvas, settings): (Res<Canvas>, Res<Settings>),
    camera: Single<(&Camera, &GlobalTransform), With<TrayCamera>>,
    trays: Query<(), With<TrayNode>>,
    mut coins: Query<(&SumCoin, &ChildOf, &mut Node, &mut Visibility)>,
) {
    let (camera, eye) = camera.into_inner();
    let Some(pixels) = camera.logical_viewport_size() else {
        return;
    };
    let inside = canvas.air_rect(settings.text_scale.factor()).size();
    for (SumCoin(there), tray, mut node, mut visibility) in &mut coins {
        let seen = camera.world_to_viewport(eye, *there);
        let Some(seen) = seen.ok().filter(|_| trays.contains(tray.parent())) else {
            continue;
        };
        let size = SIZE * growth(&settings);
        let corner = seen / pixels * inside - size / 2.0;
        let corner = corner.clamp(Vec2::ZERO, inside - size);
        if node.left != px(corner.x) || node.top != px(corner.y) {
            node.left = px(corner.x);
            node.top = px(corner.y);
        }
        visibility.set_if_neq(Visibility::Inherited);
    }
}

pub(super) fn plugin(app: &mut App) {
    let place = place.run_if(any_with_component::<SumCoin>);
    app.add_systems(Update, show_pairs.in_set(TableSystems::Pose))
        .add_systems(PostUpdate, place.after(TransformSystems::Propagate));
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
