//! Which controls are pressed in this frame, however short the press was.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_enhanced_input::prelude::{Action, ActionEvents, TriggerState};

use super::InputSystems;
use super::actions::{FocusStick, ForControl, PressControl};
use super::bindings::{Bindings, SharedKeyboard};
use super::press::Press;
use super::rebinding::Rebinding;
use super::typing::FocusedField;
use crate::ui::control::Control;

/// The controls that are pressed, on any device.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct ControlInput {
    just_pressed: [bool; Control::ALL.len()],
    pressed: [bool; Control::ALL.len()],
    /// The sum of all sticks, x to the right and y up.
    stick: Vec2,
}

impl ControlInput {
    /// Whether somebody pressed it in this frame.
    pub(crate) fn just_pressed(&self, control: Control) -> bool {
        self.just_pressed[control.index()]
    }

    /// Presses it in this frame.
    pub(super) fn press(&mut self, control: Control) {
        self.just_pressed[control.index()] = true;
    }

    /// The direction given by keys, buttons and sticks, x to the right and y up.
    pub(super) fn direction(&self) -> Vec2 {
        self.key_direction() + self.stick
    }

    /// The same without sticks.
    pub(super) fn key_direction(&self) -> Vec2 {
        let pressed = |control: Control| {
            if self.pressed[control.index()] {
                1.0
            } else {
                0.0
            }
        };
        Vec2::new(
            pressed(Control::Right) - pressed(Control::Left),
            pressed(Control::Up) - pressed(Control::Down),
        )
    }
}

/// What was pressed and released within one frame: the input contexts only see what is still pressed, and would miss it.
#[derive(SystemParam)]
struct Taps<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    pads: Query<'w, 's, &'static Gamepad>,
    field: FocusedField<'w, 's>,
}

impl Taps<'_, '_> {
    fn include(&self, press: Press) -> bool {
        if self.field.is_there() && press.is_for_writing() {
            return false;
        }
        match press {
            Press::Key(key) => self.keys.just_pressed(key) && !self.keys.pressed(key),
            Press::Mouse(button) => {
                self.buttons.just_pressed(button) && !self.buttons.pressed(button)
            }
            Press::Pad(button) => self
                .pads
                .iter()
                .any(|pad| pad.just_pressed(button) && !pad.pressed(button)),
        }
    }
}

fn read(
    actions: Query<(&ForControl, &ActionEvents, &TriggerState), With<Action<PressControl>>>,
    pushes: Query<&Action<FocusStick>>,
    bindings: Res<Bindings>,
    shared: Res<SharedKeyboard>,
    rebinding: Option<Res<Rebinding>>,
    taps: Taps,
    mut input: ResMut<ControlInput>,
) {
    let mut now = ControlInput::default();
    // While a control is rebound, presses do nothing else.
    if rebinding.is_none() {
        for (ForControl(control), events, state) in &actions {
            now.just_pressed[control.index()] |= events.contains(ActionEvents::START);
            now.pressed[control.index()] |= *state == TriggerState::Fired;
        }
        for control in Control::ALL {
            if bindings
                .now(shared.0, control)
                .any(|press| taps.include(press))
            {
                now.just_pressed[control.index()] = true;
                now.pressed[control.index()] = true;
            }
        }
        now.stick = pushes.iter().map(|push| **push).sum();
    }
    input.set_if_neq(now);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ControlInput>()
        .add_systems(PreUpdate, read.in_set(InputSystems::Read));
}
