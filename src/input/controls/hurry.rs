//! Reports presses on any device, which fast-forward the animation on the screen.

use bevy::prelude::*;

use crate::input::sets::InputSystems;

/// Press on any device.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hurried;

fn report_presses(
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    pads: Query<&Gamepad>,
    mut hurried: MessageWriter<Hurried>,
) {
    let is_pressed = keys.get_just_pressed().len() > 0
        || buttons.get_just_pressed().len() > 0
        || pads
            .iter()
            .any(|pad| pad.get_just_pressed().next().is_some());
    if is_pressed {
        hurried.write(Hurried);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Hurried>()
        .add_systems(PreUpdate, report_presses.in_set(InputSystems::Observe));
}
