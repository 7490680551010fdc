//! Reports presses on any device, which fast-forward the animation on the screen.

use bevy::prelude::*;

use crate::input::{bindings::Presses, sets::InputSystems};

/// Press on any device, or touch.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hurried;

fn report_presses(presses: Presses, touches: Res<Touches>, mut hurried: MessageWriter<Hurried>) {
    if touches.any_just_pressed() || presses.just_pressed().next().is_some() {
        hurried.write(Hurried);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Hurried>()
        .add_systems(PreUpdate, report_presses.in_set(InputSystems::Observe));
}
