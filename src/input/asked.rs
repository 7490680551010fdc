//! What is asked for in this frame, however short the press was.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_enhanced_input::prelude::{Action, ActionEvents, TriggerState};

use super::InputSystems;
use super::actions::{Answers, Ask, Push, Typing};
use super::bindings::{Bindings, Halves};
use super::control::Control;
use super::listening::Listening;
use super::press::Press;

/// The controls that are asked for.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Asked {
    began: [bool; Control::ALL.len()],
    held: [bool; Control::ALL.len()],
    /// What sticks push, x to the right and y up.
    stick: Vec2,
}

impl Asked {
    /// Whether somebody began to ask for it in this frame.
    pub(crate) fn began(&self, control: Control) -> bool {
        self.began[control.index()]
    }

    /// Where the focus is pushed, x to the right and y up.
    pub(super) fn direction(&self) -> Vec2 {
        self.keys() + self.stick
    }

    /// The same without sticks.
    pub(super) fn keys(&self) -> Vec2 {
        let held = |control: Control| if self.held[control.index()] { 1.0 } else { 0.0 };
        Vec2::new(
            held(Control::Right) - held(Control::Left),
            held(Control::Up) - held(Control::Down),
        )
    }
}

/// What was pressed and let go within one frame: the mapping reads what is held, and would miss it.
#[derive(SystemParam)]
struct Taps<'w, 's> {
    keys: Res<'w, ButtonInput<KeyCode>>,
    buttons: Res<'w, ButtonInput<MouseButton>>,
    pads: Query<'w, 's, &'static Gamepad>,
    typing: Typing<'w, 's>,
}

impl Taps<'_, '_> {
    fn include(&self, press: Press) -> bool {
        if self.typing.is_going_on() && press.is_for_writing() {
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
    actions: Query<(&Answers, &ActionEvents, &TriggerState), With<Action<Ask>>>,
    pushes: Query<&Action<Push>>,
    bindings: Res<Bindings>,
    halves: Res<Halves>,
    listening: Option<Res<Listening>>,
    taps: Taps,
    mut asked: ResMut<Asked>,
) {
    let mut now = Asked::default();
    // What is pressed to be bound does nothing yet.
    if listening.is_none() {
        for (Answers(control), events, state) in &actions {
            now.began[control.index()] |= events.contains(ActionEvents::START);
            now.held[control.index()] |= *state == TriggerState::Fired;
        }
        for control in Control::ALL {
            if bindings
                .now(halves.0, control)
                .any(|press| taps.include(press))
            {
                now.began[control.index()] = true;
                now.held[control.index()] = true;
            }
        }
        now.stick = pushes.iter().map(|push| **push).sum();
    }
    asked.set_if_neq(now);
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Asked>()
        .add_systems(PreUpdate, read.in_set(InputSystems::Read));
}
