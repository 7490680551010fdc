//! One device in a player's hand: finds a widget on the screen and goes to it, by this device alone.

use bevy::a11y::AccessibilityNode;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::Button;
use cant_stop_testkit::{Session, announced};

use crate::widgets::parts;

/// More presses than it takes to get from any widget of a screen to any other.
const PRESSES: u32 = 80;
/// Seconds in which a dialog or a screen arrives.
pub const ARRIVAL: f32 = 0.8;
/// Distance below which a widget in a direction lies beside it, in design units.
const BESIDE: f32 = 24.0;

/// Press on a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    Up,
    Down,
    Left,
    Right,
    Accept,
    Pause,
}

/// A device in a player's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    Pad(Entity),
    /// The whole keyboard, or the right half of it.
    Keys,
    /// The left half of the keyboard.
    LeftKeys,
    Mouse,
}

impl Hand {
    /// Presses and lets go.
    pub fn press(self, session: &mut Session, press: Press) {
        match self {
            Hand::Pad(pad) => session.pad(
                pad,
                match press {
                    Press::Up => GamepadButton::DPadUp,
                    Press::Down => GamepadButton::DPadDown,
                    Press::Left => GamepadButton::DPadLeft,
                    Press::Right => GamepadButton::DPadRight,
                    Press::Accept => GamepadButton::South,
                    Press::Pause => GamepadButton::Start,
                },
            ),
            Hand::Keys => session.key(match press {
                Press::Up => KeyCode::ArrowUp,
                Press::Down => KeyCode::ArrowDown,
                Press::Left => KeyCode::ArrowLeft,
                Press::Right => KeyCode::ArrowRight,
                Press::Accept => KeyCode::Enter,
                Press::Pause => KeyCode::Escape,
            }),
            Hand::LeftKeys => session.key(match press {
                Press::Up => KeyCode::KeyW,
                Press::Down => KeyCode::KeyS,
                Press::Left => KeyCode::KeyA,
                Press::Right => KeyCode::KeyD,
                Press::Accept => KeyCode::KeyE,
                Press::Pause => KeyCode::Escape,
            }),
            Hand::Mouse => panic!("a mouse points"),
        }
    }

    /// Presses what is called `what` on the screen.
    pub fn pick(self, session: &mut Session, what: &str) {
        match self {
            Hand::Mouse => {
                let place = spots(session, what)[0].place;
                session.click(place);
            }
            _ => {
                self.walk_to(session, what);
                self.press(session, Press::Accept);
            }
        }
    }

    /// Presses what is called `what`, and waits until what that opens is there.
    pub fn open(self, session: &mut Session, what: &str) {
        self.pick(session, what);
        session.wait(ARRIVAL);
    }

    /// Steps what is called `what` to its next value: with the mouse by the arrow at its right.
    pub fn step(self, session: &mut Session, what: &str) {
        if self == Hand::Mouse {
            let arrows = parts::<Button>(session, what);
            let arrow = arrows
                .last()
                .unwrap_or_else(|| panic!("“{what}” has no arrows"));
            session.click(arrow.center());
        } else {
            self.pick(session, what);
        }
        session.wait(ARRIVAL);
    }

    /// Pauses: with the mouse by the button for it.
    pub fn pause(self, session: &mut Session) {
        match self {
            Hand::Mouse => self.pick(session, "Pause"),
            _ => self.press(session, Press::Pause),
        }
        session.wait(ARRIVAL);
    }

    /// Takes the focus towards what is called `what`; where a way leads nowhere, another one is tried.
    fn walk_to(self, session: &mut Session, what: &str) {
        let mut tried: Vec<(Option<Entity>, Press)> = Vec::new();
        for _ in 0..PRESSES {
            let goals = spots(session, what);
            let focus = session.app.world().resource::<InputFocus>().get();
            if goals.iter().any(|goal| focus == Some(goal.entity)) {
                return;
            }
            let goal = &goals[0];
            let here = focus.and_then(|focus| middle(session, focus));
            let ways = ways(here.map_or(Vec2::Y, |here| goal.place - here));
            let untried = ways.iter().find(|way| !tried.contains(&(focus, **way)));
            let way =
                *untried.unwrap_or_else(|| panic!("no way to “{what}”; {}", session.summary()));
            tried.push((focus, way));
            self.press(session, way);
        }
        panic!("“{what}” is out of reach; {}", session.summary());
    }
}

/// The directions, the likeliest first; to the side, where values change, only along a line.
fn ways(offset: Vec2) -> [Press; 4] {
    let vertical = if offset.y > 0.0 {
        [Press::Down, Press::Up]
    } else {
        [Press::Up, Press::Down]
    };
    let horizontal = if offset.x > 0.0 {
        [Press::Right, Press::Left]
    } else {
        [Press::Left, Press::Right]
    };
    if offset.y.abs() > BESIDE {
        [vertical[0], horizontal[0], horizontal[1], vertical[1]]
    } else {
        [horizontal[0], vertical[0], vertical[1], horizontal[1]]
    }
}

fn middle(session: &Session, entity: Entity) -> Option<Vec2> {
    let world = session.app.world();
    let place = world.get::<UiGlobalTransform>(entity)?.translation;
    let node = world.get::<ComputedNode>(entity)?;
    Some(place * node.inverse_scale_factor())
}

/// Something on the screen that can be pressed.
struct Spot {
    entity: Entity,
    /// Its middle in logical pixels.
    place: Vec2,
}

/// All that is announced as `what`, or called so whatever its value; there is one at least.
fn spots(session: &mut Session, what: &str) -> Vec<Spot> {
    let world = session.app.world_mut();
    let mut widgets = world.query_filtered::<(
        Entity,
        &AccessibleLabel,
        &AccessibilityNode,
        &InheritedVisibility,
    ), Without<InteractionDisabled>>();
    let found: Vec<Entity> = widgets
        .iter(world)
        .filter(|(_, label, said, seen)| {
            let announced = announced(label, said);
            seen.get() && (announced == what || announced.starts_with(&format!("{what}: ")))
        })
        .map(|(entity, ..)| entity)
        .collect();
    let spots: Vec<Spot> = found
        .into_iter()
        .filter_map(|entity| {
            Some(Spot {
                entity,
                place: middle(session, entity)?,
            })
        })
        .collect();
    assert!(
        !spots.is_empty(),
        "no “{what}” among {:?}; {}",
        session.offers(),
        session.summary()
    );
    spots
}
