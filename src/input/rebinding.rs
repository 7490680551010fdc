//! Rebinding: the game waits for the key or button that a control shall have. Until then presses do nothing else.

use bevy::prelude::*;

use super::InputSystems;
use super::bindings::{Bindings, Layout};
use super::press::Press;
use crate::core::settings::Settings;
use crate::ui::control::Control;

/// Seconds without a press after which rebinding is cancelled, unless messages and questions stay until a press.
const TIMEOUT: f32 = 10.0;

/// A control is being rebound. Whoever inserts this may remove it; it also ends by itself.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rebinding {
    /// The layout on which it will be bound.
    pub(crate) layout: Layout,
    /// The control.
    pub(crate) control: Control,
    /// How far it has come.
    pub(crate) step: RebindingStep,
    /// Seconds until it is cancelled.
    seconds_left: f32,
}

/// How far rebinding has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RebindingStep {
    /// Nothing was pressed yet.
    Waiting,
    /// This key or button is bound to another control; pressed again, the two are swapped.
    Conflict(Press, Layout, Control),
    /// What was pressed cannot be bound.
    Unusable,
    /// It was bound; rebinding ends when it is released.
    Bound(Press),
    /// The player cancelled with this; rebinding ends when it is released.
    Cancelled(Press),
}

impl Rebinding {
    /// Waits for the key or button of a control on a layout.
    pub(crate) fn new(layout: Layout, control: Control) -> Rebinding {
        Rebinding {
            layout,
            control,
            step: RebindingStep::Waiting,
            seconds_left: TIMEOUT,
        }
    }
}

/// Everything pressed in this frame, whether it can be bound or not.
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

/// Whether a press cancels: Escape, unless the control may have Escape; the back button of another device; a click.
fn cancels(rebinding: &Rebinding, press: Press, bindings: &Bindings) -> bool {
    let escape = Press::Key(KeyCode::Escape);
    let wants_escape =
        rebinding.layout.is_keys() && rebinding.control.may_share_a_key_with(Control::Back);
    if press == escape {
        return !wants_escape;
    }
    press == Press::Mouse(MouseButton::Left)
        || !rebinding.layout.takes(press)
            && Layout::ALL
                .into_iter()
                .any(|layout| bindings.of(layout, Control::Back).contains(&press))
}

fn take_press(
    mut rebinding: ResMut<Rebinding>,
    mut bindings: ResMut<Bindings>,
    (time, settings): (Res<Time<Real>>, Res<Settings>),
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    pads: Query<&Gamepad>,
    mut commands: Commands,
) {
    if let RebindingStep::Bound(press) | RebindingStep::Cancelled(press) = rebinding.step {
        if !is_held(press, &keys, &buttons, &pads) {
            commands.remove_resource::<Rebinding>();
        }
        return;
    }
    rebinding.bypass_change_detection().seconds_left -= time.delta_secs();
    for press in pressed(&keys, &buttons, &pads) {
        let Rebinding {
            layout, control, ..
        } = *rebinding;
        rebinding.seconds_left = TIMEOUT;
        if cancels(&rebinding, press, &bindings) {
            rebinding.step = RebindingStep::Cancelled(press);
        } else if !layout.takes(press) {
            continue;
        } else if !press.can_be_bound() {
            rebinding.step = RebindingStep::Unusable;
            continue;
        } else {
            match bindings.clash(layout, control, press) {
                Some((other, does))
                    if rebinding.step != RebindingStep::Conflict(press, other, does) =>
                {
                    rebinding.step = RebindingStep::Conflict(press, other, does);
                    continue;
                }
                _ => {
                    bindings.rebind(layout, control, press);
                    rebinding.step = RebindingStep::Bound(press);
                }
            }
        }
        return;
    }
    if rebinding.seconds_left <= 0.0 && !settings.messages_stay {
        commands.remove_resource::<Rebinding>();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        take_press
            .in_set(InputSystems::Rebind)
            .run_if(resource_exists::<Rebinding>),
    );
}
