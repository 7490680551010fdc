//! Shade over the board while dice fly: they are what there is to look at.

use bevy::prelude::*;

use super::InMotion;
use crate::play::table::{TableSystems, layer};
use crate::referee::Pace;
use crate::ui::prelude::*;

/// Share of the board's light that is gone.
const DEPTH: f32 = 0.18;

#[derive(Component)]
#[require(Name = Name::new("shade over the board"))]
struct Dim;

/// Dice fly before the board, and motion is not reduced.
#[derive(Resource, Default, PartialEq)]
pub(in crate::play::table) struct DiceFly(pub(in crate::play::table) bool);

pub(super) fn plugin(app: &mut App) {
    let update = (watch_dice, dim_board).chain();
    app.init_resource::<DiceFly>()
        .add_systems(Startup, hang_shade)
        .add_systems(Update, update.in_set(TableSystems::Pose));
}

fn hang_shade(mut commands: Commands) {
    commands.spawn((
        Dim,
        sprite(Role::Ink, Vec2::ONE),
        Opacity(0.0),
        Transform::from_xyz(0.0, 0.0, layer::DIM),
        Visibility::Hidden,
    ));
}

fn watch_dice(
    (pace, settings): (Res<Pace>, Res<Settings>),
    dice: InMotion,
    mut fly: ResMut<DiceFly>,
) {
    let throw = dice.throw();
    let are_falling = throw.is_some_and(|throw| throw.gathered() <= 0.0);
    let is_seen = pace.animate && !settings.reduced_motion;
    fly.set_if_neq(DiceFly(are_falling && is_seen));
}

fn dim_board(
    time: Res<Time>,
    canvas: Res<Canvas>,
    fly: Res<DiceFly>,
    shade: Single<(&mut Opacity, &mut Transform, &mut Visibility), With<Dim>>,
) {
    let (mut opacity, mut transform, mut visibility) = shade.into_inner();
    let wanted = if fly.0 { DEPTH } else { 0.0 };
    let step = DEPTH * time.delta_secs() / motion::TAKE;
    let change = (wanted - opacity.0).clamp(-step, step);
    // A frame in which nothing changes need not be drawn.
    if change == 0.0 && !canvas.is_changed() {
        return;
    }
    opacity.0 += change;
    transform.scale = canvas.size.extend(1.0);
    visibility.set_if_neq(visible_if(opacity.0 > 0.0));
}
