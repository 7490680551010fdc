//! The camera comes nearer to the board as the risk rises, and goes back when the turn is over.

use bevy::prelude::*;

use super::TableSystems;
use super::weather::Weather;
use crate::core::canvas::Canvas;
use crate::core::settings::Settings;
use crate::referee::Pace;
use crate::ui::layout::PushIn;
use crate::ui::motion;

/// Parent of the board, which moves with the camera whatever the board does.
#[derive(Component)]
#[require(Name = Name::new("camera of the board"), Transform, Visibility)]
pub(super) struct BoardCamera;

/// Approach of the camera, 0 to 1, before easing.
fn approach(
    time: Res<Time>,
    weather: Res<Weather>,
    (canvas, settings, pace): (Res<Canvas>, Res<Settings>, Res<Pace>),
    mut near: Local<f32>,
    mut push: ResMut<PushIn>,
) {
    let is_still = settings.reduced_motion || canvas.is_tall();
    let target = if is_still { 0.0 } else { weather.danger() };
    if *near == target {
        return;
    }
    let step = if pace.animate {
        time.delta_secs() / motion::WEATHER
    } else {
        1.0
    };
    *near += (target - *near).clamp(-step, step);
    push.set_if_neq(PushIn(1.0_f32.lerp(
        PushIn::NEAREST.0,
        EaseFunction::SmoothStep.sample_clamped(*near),
    )));
}

fn move_board(
    push: Res<PushIn>,
    (canvas, settings): (Res<Canvas>, Res<Settings>),
    mut boards: Query<&mut Transform, With<BoardCamera>>,
) {
    let shift = push.shift(&canvas, settings.text_scale.factor());
    for mut board in &mut boards {
        let translation = Vec3::new(shift.x, -shift.y, 0.0);
        board.set_if_neq(
            Transform::from_translation(translation).with_scale(Vec3::new(push.0, push.0, 1.0)),
        );
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            approach,
            move_board.run_if(
                resource_changed::<PushIn>
                    .or_else(resource_changed::<Canvas>)
                    .or_else(resource_changed::<Settings>),
            ),
        )
            .chain()
            .in_set(TableSystems::Pose),
    );
}
