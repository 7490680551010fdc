//! Waiting for the key or button that shall stand for a control. While it lasts, nothing pressed does anything else.

use bevy::prelude::*;

use super::InputSystems;
use super::bindings::{Bindings, Layout};
use super::control::Control;
use super::press::Press;

/// Seconds without a press after which everything stays as it was.
const PATIENCE: f32 = 10.0;

/// Something is waited for. Who inserts it may remove it; it ends by itself.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Listening {
    /// Where it will be bound.
    pub(crate) layout: Layout,
    /// What it will do.
    pub(crate) control: Control,
    /// What became of the last press.
    pub(crate) heard: Heard,
    /// Seconds left.
    left: f32,
}

/// What became of a press.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// There was none.
    Nothing,
    /// It stands for something else; pressed again, it is swapped.
    Taken(Press, Layout, Control),
    /// It cannot stand for anything.
    Unusable,
    /// It was taken; all is over once it is let go.
    Bound(Press),
    /// It was thought better of; all is over once it is let go.
    Left(Press),
}

impl Listening {
    /// Waits for what shall stand for a control on a layout.
    pub(crate) fn to(layout: Layout, control: Control) -> Listening {
        Listening {
            layout,
            control,
            heard: Heard::Nothing,
            left: PATIENCE,
        }
    }
}

/// All that was pressed in this frame, known or not.
fn pressed(
    keys: &ButtonInput<KeyCode>,
    buttons: &ButtonInput<MouseButton>,
    pads: &Query<&Gamepad>,
) -> Vec<Press> {
    let keys = keys.get_just_pressed().copied().map(Press::Key);
    let buttons = buttons.get_just_pressed().copied().map(Press::Mouse);
    let pads = pads
        .iter()
        .flat_map(|pad| pad.get_just_pressed().copied().map(Press::Pad));
    keys.chain(buttons).chain(pads).collect()
}

fn is_held(
    press: Press,
    keys: &ButtonInput<KeyCode>,
    buttons: &ButtonInput<MouseButton>,
    pads: &Query<&Gamepad>,
) -> bool {
    match press {
        Press::Key(key) => keys.pressed(key),
        Press::Mouse(button) => buttons.pressed(button),
        Press::Pad(button) => pads.iter().any(|pad| pad.pressed(button)),
    }
}

/// Whether a press leaves everything as it was: Escape, unless Escape is what is wanted; what goes back on another
/// device; a click.
fn gives_up(listening: &Listening, press: Press, bindings: &Bindings) -> bool {
    let escape = Press::Key(KeyCode::Escape);
    let wants_escape = listening.layout.is_keys() && listening.control.shares_with(Control::Back);
    if press == escape {
        return !wants_escape;
    }
    press == Press::Mouse(MouseButton::Left)
        || !listening.layout.takes(press)
            && Layout::ALL
                .into_iter()
                .any(|layout| bindings.of(layout, Control::Back).contains(&press))
}

fn hear(
    mut listening: ResMut<Listening>,
    mut bindings: ResMut<Bindings>,
    time: Res<Time<Real>>,
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    pads: Query<&Gamepad>,
    mut commands: Commands,
) {
    if let Heard::Bound(press) | Heard::Left(press) = listening.heard {
        if !is_held(press, &keys, &buttons, &pads) {
            commands.remove_resource::<Listening>();
        }
        return;
    }
    listening.bypass_change_detection().left -= time.delta_secs();
    for press in pressed(&keys, &buttons, &pads) {
        let Listening {
            layout, control, ..
        } = *listening;
        listening.left = PATIENCE;
        if gives_up(&listening, press, &bindings) {
            listening.heard = Heard::Left(press);
        } else if !layout.takes(press) {
            continue;
        } else if !press.is_known() {
            listening.heard = Heard::Unusable;
            continue;
        } else {
            match bindings.clash(layout, control, press) {
                Some((other, does)) if listening.heard != Heard::Taken(press, other, does) => {
                    listening.heard = Heard::Taken(press, other, does);
                    continue;
                }
                _ => {
                    bindings.give(layout, control, press);
                    listening.heard = Heard::Bound(press);
                }
            }
        }
        return;
    }
    if listening.left <= 0.0 {
        commands.remove_resource::<Listening>();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        hear.in_set(InputSystems::Listen)
            .run_if(resource_exists::<Listening>),
    );
}
