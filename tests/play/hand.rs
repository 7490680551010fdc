//! One device in a player's hand: its ways, and going to a widget on the screen by this device alone.

use bevy::ui_widgets::Button;

use crate::prelude::*;
use crate::widgets::parts;

/// More presses than it takes to get from any widget of a screen to any other.
const FARTHEST: u32 = 80;
/// Distance below which a widget in a direction lies beside it, in design units.
const BESIDE: f32 = 24.0;

/// Something to press that every device but the mouse has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Up,
    Down,
    Left,
    Right,
    Accept,
    Back,
    Pause,
    /// To the page before.
    Before,
    /// To the page after.
    After,
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

/// A new session by keys, and another by a pad.
pub fn by_keys_and_by_pad() -> impl Iterator<Item = (Session, Hand)> {
    [false, true].into_iter().map(|by_pad| {
        let mut session = Session::new();
        let hand = if by_pad {
            Hand::Pad(session.connect_pad())
        } else {
            Hand::Keys
        };
        (session, hand)
    })
}

/// Holds a key down for these seconds.
pub fn hold_key_for(session: &mut Session, key: KeyCode, seconds: f32) {
    session.hold_key(key);
    session.wait(seconds);
    session.release_key(key);
}

impl Hand {
    /// Key or button of this device.
    pub fn on(self, way: Way) -> Press {
        let (button, key, left_key) = match way {
            Way::Up => (GamepadButton::DPadUp, KeyCode::ArrowUp, KeyCode::KeyW),
            Way::Down => (GamepadButton::DPadDown, KeyCode::ArrowDown, KeyCode::KeyS),
            Way::Left => (GamepadButton::DPadLeft, KeyCode::ArrowLeft, KeyCode::KeyA),
            Way::Right => (GamepadButton::DPadRight, KeyCode::ArrowRight, KeyCode::KeyD),
            Way::Accept => (GamepadButton::South, KeyCode::Enter, KeyCode::KeyE),
            Way::Back => (GamepadButton::East, KeyCode::Escape, KeyCode::Escape),
            Way::Pause => (GamepadButton::Start, KeyCode::Escape, KeyCode::Escape),
            Way::Before => (GamepadButton::LeftTrigger, KeyCode::PageUp, KeyCode::PageUp),
            Way::After => (
                GamepadButton::RightTrigger,
                KeyCode::PageDown,
                KeyCode::PageDown,
            ),
        };
        match self {
            Hand::Pad(pad) => Press::Pad(pad, button),
            Hand::Keys => Press::Key(key),
            Hand::LeftKeys => Press::Key(left_key),
            Hand::Mouse => panic!("a mouse points"),
        }
    }

    /// Presses what is called `what` on the screen.
    pub fn pick(self, session: &mut Session, what: &str) {
        if self == Hand::Mouse {
            let (_, place) = spots(session, what)[0];
            session.click(place);
        } else {
            self.walk_to(session, what);
            session.tap(self.on(Way::Accept));
        }
    }

    /// Presses what is called `what`, and waits until what that opens is there.
    pub fn open(self, session: &mut Session, what: &str) {
        self.pick(session, what);
        session.wait(SETTLED);
    }

    /// Steps what is called `what` to its next value: with the mouse by the arrow at its right.
    pub fn step(self, session: &mut Session, what: &str) {
        if self == Hand::Mouse {
            let arrows = parts::<Button>(session, what);
            session.click(arrows.last().expect("it has arrows").center());
        } else {
            self.pick(session, what);
        }
        session.wait(SETTLED);
    }

    /// Pauses: with the mouse by the button for it.
    pub fn pause(self, session: &mut Session) {
        match self {
            Hand::Mouse => self.open(session, "Pause"),
            _ => session.press(self.on(Way::Pause)),
        }
    }

    /// Takes the focus towards what is called `what`; where a way leads nowhere, another one is tried.
    fn walk_to(self, session: &mut Session, what: &str) {
        let mut tried: Vec<(Option<Entity>, Way)> = Vec::new();
        for _ in 0..FARTHEST {
            let goals = spots(session, what);
            let focus = session.resource::<InputFocus>().get();
            if goals.iter().any(|(goal, _)| focus == Some(*goal)) {
                return;
            }
            let here = focus.and_then(|focus| middle(session, focus));
            let ways = ways(here.map_or(Vec2::Y, |here| goals[0].1 - here));
            let untried = ways.iter().find(|way| !tried.contains(&(focus, **way)));
            let Some(&way) = untried else { break };
            tried.push((focus, way));
            session.tap(self.on(way));
        }
        panic!("“{what}” is out of reach; {}", session.summary());
    }
}

/// The directions, the likeliest first; to the side, where values change, only along a line.
fn ways(offset: Vec2) -> [Way; 4] {
    let [mut down, mut up] = [Way::Down, Way::Up];
    let [mut right, mut left] = [Way::Right, Way::Left];
    if offset.y <= 0.0 {
        (down, up) = (up, down);
    }
    if offset.x <= 0.0 {
        (right, left) = (left, right);
    }
    if offset.y.abs() > BESIDE {
        [down, right, left, up]
    } else {
        [right, down, up, left]
    }
}

fn middle(session: &Session, entity: Entity) -> Option<Vec2> {
    let world = session.app.world();
    let place = world.get::<UiGlobalTransform>(entity)?.translation;
    let node = world.get::<ComputedNode>(entity)?;
    Some(place * node.inverse_scale_factor())
}

/// All that is announced as `what`, or called so whatever its value, with its middle; there is one at least.
fn spots(session: &mut Session, what: &str) -> Vec<(Entity, Vec2)> {
    let world = session.app.world_mut();
    let mut widgets = world.query_filtered::<(
        Entity,
        &AccessibleLabel,
        &AccessibilityNode,
        &InheritedVisibility,
    ), Without<InteractionDisabled>>();
    let begins = format!("{what}: ");
    let found: Vec<Entity> = widgets
        .iter(world)
        .filter(|(_, label, said, seen)| {
            let announced = announced(label, said);
            seen.get() && (announced == what || announced.starts_with(&begins))
        })
        .map(|(entity, ..)| entity)
        .collect();
    let spots = found.into_iter();
    let spots = spots.filter_map(|entity| Some((entity, middle(session, entity)?)));
    let spots: Vec<(Entity, Vec2)> = spots.collect();
    assert!(
        !spots.is_empty(),
        "no “{what}” among {:?}",
        session.offers()
    );
    spots
}
