//! Controls pressed in this frame, on any device.

use bevy::prelude::*;

use super::stick::{STICK, push};
use crate::core::states::Screen;
use crate::input::bindings::{Bindings, CurrentRebinding, Press, Presses};
use crate::input::devices::DeviceAssignment;
use crate::input::focus::FocusedField;
use crate::input::gate::Gate;
use crate::input::sets::InputSystems;
use crate::ui::control::Control;

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct ControlInput {
    just_pressed: [bool; Control::ALL.len()],
    pressed: [bool; Control::ALL.len()],
    /// Sum of all left sticks, x to the right and y up.
    stick: Vec2,
}

impl ControlInput {
    /// Returns `true` if the control was pressed in this frame.
    pub(crate) fn just_pressed(&self, control: Control) -> bool {
        self.just_pressed[control.index()]
    }

    pub(in crate::input) fn press(&mut self, control: Control) {
        self.just_pressed[control.index()] = true;
    }

    /// Direction given by keys, buttons and sticks, x to the right and y up.
    pub(in crate::input) fn direction(&self) -> Vec2 {
        self.key_direction() + self.stick
    }

    pub(in crate::input) fn key_direction(&self) -> Vec2 {
        let axis = |control: Control| f32::from(u8::from(self.pressed[control.index()]));
        Vec2::new(
            axis(Control::Right) - axis(Control::Left),
            axis(Control::Up) - axis(Control::Down),
        )
    }
}

/// Collects the pressed controls. A key held from before it stood for a control, for example in a text field, counts
/// from its next press.
fn read_controls(
    bindings: Res<Bindings>,
    (assignment, gate): (Res<DeviceAssignment>, Res<Gate>),
    screen: Res<State<Screen>>,
    rebinding: Res<CurrentRebinding>,
    presses: Presses,
    pads: Query<&Gamepad>,
    field: FocusedField,
    mut down: Local<Vec<Press>>,
    mut input: ResMut<ControlInput>,
) {
    let mut now = ControlInput::default();
    let halves = gate.splits_the_keyboard(assignment.share_the_keyboard(), *screen.get());
    let before = std::mem::take(&mut *down);
    // During a rebinding, presses have no other effect.
    if rebinding.0.is_none() {
        for control in Control::ALL {
            for press in bindings.now(halves, control) {
                let is_new = presses.is_new(press);
                let is_down = is_new || before.contains(&press) && presses.is_held(press);
                let writes = press.is_for_writing() && field.is_there();
                if is_down && !writes {
                    now.just_pressed[control.index()] |= is_new;
                    now.pressed[control.index()] = true;
                    down.push(press);
                }
            }
        }
        now.stick = pads.iter().map(|pad| push(pad.left_stick(), STICK)).sum();
    }
    input.set_if_neq(now);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ControlInput>()
        .add_systems(PreUpdate, read_controls.in_set(InputSystems::Read));
}
