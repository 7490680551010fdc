//! The pad that was used last, as long as nothing else is used.

use bevy::prelude::*;

/// The pad that was pressed last; none once a key or the mouse was, or the pad is gone.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LastPad(pub(crate) Option<Entity>);

fn notice(
    mut last: ResMut<LastPad>,
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    pads: Query<(Entity, &Gamepad)>,
) {
    let mut now = last.0.filter(|pad| pads.contains(*pad));
    if keys.get_just_pressed().len() > 0 || buttons.get_just_pressed().len() > 0 {
        now = None;
    }
    let pressed = |(_, pad): &(Entity, &Gamepad)| pad.get_just_pressed().next().is_some();
    if let Some((pad, _)) = pads.iter().find(pressed) {
        now = Some(pad);
    }
    last.set_if_neq(LastPad(now));
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LastPad>()
        .add_systems(PreUpdate, notice.after(bevy::input::InputSystems));
}
