//! Rebinding: the next press becomes the binding of a control, and does nothing else.

use bevy::prelude::*;

use super::layout::Layout;
use super::press::{Press, Presses};
use super::table::Bindings;
use crate::core::settings::Settings;
use crate::input::sets::InputSystems;
use crate::ui::control::Control;

/// Timeout in seconds; disabled by [`Settings::messages_stay`].
const TIMEOUT: f32 = 10.0;

/// A rebinding in progress. It ends by itself; the system that inserted it may also remove it.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rebinding {
    /// The layout on which it will be bound.
    pub(crate) layout: Layout,
    /// The control.
    pub(crate) control: Control,
    /// Progress.
    pub(crate) step: RebindingStep,
    /// Seconds until it is cancelled.
    seconds_left: f32,
}

/// Progress of a rebinding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RebindingStep {
    /// Nothing was pressed yet.
    Waiting,
    /// This key or button is bound to another control; pressed again, the two are swapped.
    Conflict(Press, Layout, Control),
    /// The pressed key or button cannot be bound.
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

/// Returns `true` if a press cancels: Escape, unless the control may have Escape; the back button of another device; a
/// click.
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

fn bind_press(
    mut rebinding: ResMut<Rebinding>,
    mut bindings: ResMut<Bindings>,
    (time, settings): (Res<Time<Real>>, Res<Settings>),
    presses: Presses,
    mut commands: Commands,
) {
    if let RebindingStep::Bound(press) | RebindingStep::Cancelled(press) = rebinding.step {
        if !presses.is_held(press) {
            commands.remove_resource::<Rebinding>();
        }
        return;
    }
    rebinding.bypass_change_detection().seconds_left -= time.delta_secs();
    for press in presses.new() {
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
        bind_press
            .in_set(InputSystems::Rebind)
            .run_if(resource_exists::<Rebinding>),
    );
}
