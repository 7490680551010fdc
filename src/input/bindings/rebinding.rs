//! Rebinding: the next press becomes the binding of a control, and does nothing else.

use bevy::prelude::*;

use super::layout::Layout;
use super::press::{Press, Presses};
use super::table::Bindings;
use crate::input::sets::InputSystems;
use crate::ui::prelude::*;

/// Timeout in seconds; disabled by [`Settings::messages_stay`], but not on a pad, which has no button that cancels.
const TIMEOUT: f32 = 10.0;

/// The rebinding in progress, if any. It ends by itself; the screen that began it may also end it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct CurrentRebinding(pub(crate) Option<Rebinding>);

#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rebinding {
    pub(crate) layout: Layout,
    pub(crate) control: Control,
    pub(crate) step: RebindingStep,
    /// Seconds until it is cancelled.
    seconds_left: f32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RebindingStep {
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
    if press == Press::Key(KeyCode::Escape) {
        return !rebinding.layout.may_have_escape(rebinding.control);
    }
    press == Press::Mouse(MouseButton::Left)
        || !rebinding.layout.takes(press)
            && Layout::ALL
                .into_iter()
                .any(|layout| bindings.of(layout, Control::Back).contains(&press))
}

fn bind_press(
    mut current: ResMut<CurrentRebinding>,
    mut bindings: ResMut<Bindings>,
    (time, settings): (Res<Time<Real>>, Res<Settings>),
    presses: Presses,
) {
    let Some(mut rebinding) = current.0 else {
        return;
    };
    let goes_on = match rebinding.step {
        RebindingStep::Bound(press) | RebindingStep::Cancelled(press) => presses.is_held(press),
        _ => {
            rebinding.seconds_left -= time.delta_secs();
            for press in presses.just_pressed() {
                rebinding.seconds_left = TIMEOUT;
                if take_press(&mut rebinding, press, &mut bindings) {
                    break;
                }
            }
            rebinding.seconds_left > 0.0
                || settings.messages_stay
                    && (rebinding.layout != Layout::Pad
                        || !matches!(rebinding.step, RebindingStep::Waiting))
        }
    };
    current.0 = goes_on.then_some(rebinding);
}

/// Returns `true` if a press cancels or is bound.
fn take_press(rebinding: &mut Rebinding, press: Press, bindings: &mut ResMut<Bindings>) -> bool {
    let Rebinding {
        layout, control, ..
    } = *rebinding;
    if cancels(rebinding, press, bindings) {
        rebinding.step = RebindingStep::Cancelled(press);
        return true;
    }
    if !layout.takes(press) {
        return false;
    }
    if !press.can_be_bound() {
        rebinding.step = RebindingStep::Unusable;
        return false;
    }
    let conflict = bindings.clash(layout, control, press);
    let conflict = conflict.map(|(other, does)| RebindingStep::Conflict(press, other, does));
    match conflict.filter(|conflict| *conflict != rebinding.step) {
        Some(conflict) => {
            rebinding.step = conflict;
            false
        }
        None => {
            bindings.rebind(layout, control, press);
            rebinding.step = RebindingStep::Bound(press);
            true
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CurrentRebinding>()
        .add_systems(PreUpdate, bind_press.in_set(InputSystems::Rebind));
}
