//! Steps of a play: what is pressed, waited for, read and asked, each by one name.

use bevy::a11y::AccessibilityNode;
use bevy::ecs::component::Mutable;
use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use cant_stop::core::states::Screen;

use crate::{Session, announced};

/// Seconds in which everything has arrived or left.
pub const SETTLED: f32 = 0.7;
/// More presses than it takes to get from one end of a screen to the other.
pub const PRESSES: usize = 30;

/// A key, or a button of a pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A key.
    Key(KeyCode),
    /// A button of this pad.
    Pad(Entity, GamepadButton),
}

impl From<KeyCode> for Press {
    fn from(key: KeyCode) -> Press {
        Press::Key(key)
    }
}

impl From<(Entity, GamepadButton)> for Press {
    fn from((pad, button): (Entity, GamepadButton)) -> Press {
        Press::Pad(pad, button)
    }
}

/// The world of a session.
impl Session {
    /// A resource.
    pub fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource()
    }

    /// A resource, to be changed.
    pub fn resource_mut<R: Resource<Mutability = Mutable>>(&mut self) -> Mut<'_, R> {
        self.app.world_mut().resource_mut()
    }

    /// Returns `true` if the resource is there.
    pub fn has<R: Resource>(&self) -> bool {
        self.app.world().contains_resource::<R>()
    }

    /// Triggers an event of the game.
    pub fn trigger<'a>(&mut self, event: impl Event<Trigger<'a>: Default>) {
        self.app.world_mut().trigger(event);
    }

    /// A component of an entity that has it.
    pub fn component<C: Component>(&self, entity: Entity) -> &C {
        self.app.world().get(entity).unwrap()
    }

    /// Messages of this kind since they were drained last.
    pub fn drain<M: Message>(&mut self) -> Vec<M> {
        self.resource_mut::<Messages<M>>().drain().collect()
    }
}

/// Presses, and the focus.
impl Session {
    /// Presses and lets go.
    pub fn tap(&mut self, press: impl Into<Press>) {
        match press.into() {
            Press::Key(key) => self.key(key),
            Press::Pad(pad, button) => self.pad(pad, button),
        }
    }

    /// Presses, and waits until what that opens is there.
    pub fn press(&mut self, press: impl Into<Press>) {
        self.tap(press);
        self.wait(SETTLED);
    }

    /// Presses one after the other, and waits after each.
    pub fn press_all<P: Into<Press>>(&mut self, presses: impl IntoIterator<Item = P>) {
        for press in presses {
            self.press(press);
        }
    }

    /// Presses and releases a key that writes `text`, if it writes.
    pub fn stroke(&mut self, key_code: KeyCode, text: Option<&str>) {
        let key = text.map_or(Key::Shift, |text| Key::Character(text.into()));
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send_key(key_code, key.clone(), state, text);
            self.frames(2);
        }
    }

    /// The middle of the enabled widget that a screen reader calls `label`. Panics if there is none.
    #[track_caller]
    pub fn place(&mut self, label: &str) -> Vec2 {
        let place = self.widget(label);
        place.unwrap_or_else(|| panic!("no “{label}” among {:?}", self.offers()))
    }

    /// Clicks on a widget.
    #[track_caller]
    pub fn click_at(&mut self, label: &str) {
        let place = self.place(label);
        self.click(place);
    }

    /// Clicks on a widget, and waits until what that opens is there.
    #[track_caller]
    pub fn click_on(&mut self, label: &str) {
        self.click_at(label);
        self.wait(SETTLED);
    }

    /// Label of the focused widget.
    pub fn focused(&self) -> Option<String> {
        let focus = self.focus()?;
        let label = self.app.world().get::<AccessibleLabel>(focus)?;
        Some(label.0.clone())
    }

    /// Returns `true` if the label of the focused widget begins like this.
    pub fn is_focus(&self, start: &str) -> bool {
        self.focused().is_some_and(|label| label.starts_with(start))
    }

    /// Entity with the focus.
    pub fn focus(&self) -> Option<Entity> {
        self.resource::<InputFocus>().get()
    }

    /// Asserts that the focus is on what is called `label`.
    #[track_caller]
    pub fn assert_focus(&self, label: &str) {
        assert_eq!(self.focused().as_deref(), Some(label));
    }

    /// Puts the focus on what is announced as `label`, or called so and seen.
    #[track_caller]
    pub fn focus_on(&mut self, label: &str) {
        let world = self.app.world_mut();
        let mut widgets = world.query::<(
            Entity,
            &AccessibleLabel,
            &AccessibilityNode,
            &InheritedVisibility,
            &ComputedNode,
        )>();
        let found = widgets.iter(world).find(|(_, name, said, seen, node)| {
            let is_called = name.0 == label || announced(name, said) == label;
            is_called && seen.get() && !node.is_empty()
        });
        let Some((entity, ..)) = found else {
            panic!("no “{label}” among {:?}", self.offers());
        };
        self.resource_mut::<InputFocus>()
            .set(entity, FocusCause::Navigated);
        self.frames(2);
    }

    /// Puts the focus on what is called `label` and presses, and waits until what that opens is there.
    #[track_caller]
    pub fn press_on(&mut self, label: &str, press: impl Into<Press>) {
        self.focus_on(label);
        self.press(press);
    }

    /// Presses again and again until the focus is on what is called `label`.
    #[track_caller]
    pub fn go_to(&mut self, label: &str, press: impl Into<Press>) {
        let press = press.into();
        for _ in 0..PRESSES {
            if self.focused().as_deref() == Some(label) {
                return;
            }
            self.tap(press);
        }
        panic!("“{label}” is out of reach; at {:?}", self.focused());
    }
}

/// Texts and offers on the screen.
impl Session {
    /// Returns `true` if a text on the screen has this part.
    pub fn says(&mut self, part: &str) -> bool {
        self.texts().iter().any(|text| text.contains(part))
    }

    /// Returns `true` if this text is on the screen.
    pub fn reads(&mut self, whole: &str) -> bool {
        self.texts().iter().any(|text| text == whole)
    }

    /// Asserts that a text on the screen has this part.
    #[track_caller]
    pub fn assert_says(&mut self, part: &str) {
        assert!(self.says(part), "no “{part}” {}", self.summary());
    }

    /// Asserts that no text on the screen has this part.
    #[track_caller]
    pub fn assert_unsaid(&mut self, part: &str) {
        assert!(!self.says(part), "“{part}” {}", self.summary());
    }

    /// Asserts that this text is on the screen.
    #[track_caller]
    pub fn assert_reads(&mut self, whole: &str) {
        assert!(self.reads(whole), "no “{whole}” {}", self.summary());
    }

    /// Asserts that this text is not on the screen.
    #[track_caller]
    pub fn assert_unread(&mut self, whole: &str) {
        assert!(!self.reads(whole), "“{whole}” {}", self.summary());
    }

    /// The first enabled widget whose announcement begins like this.
    pub fn offer(&mut self, start: &str) -> Option<String> {
        let offers = self.offers();
        offers.into_iter().find(|offer| offer.starts_with(start))
    }

    /// Returns `true` if an enabled widget is announced like this.
    pub fn is_offered(&mut self, label: &str) -> bool {
        self.offers().iter().any(|offer| offer == label)
    }

    /// Asserts that an enabled widget is announced like this.
    #[track_caller]
    pub fn assert_offers(&mut self, label: &str) {
        assert!(self.is_offered(label), "{:?}", self.offers());
    }

    /// Waits until a text on the screen has this part.
    pub fn until_says(&mut self, part: &str) {
        self.until(part, |session| session.says(part));
    }

    /// Waits for a screen.
    pub fn until_screen(&mut self, screen: Screen) {
        self.until(&format!("{screen:?}"), |session| session.screen() == screen);
    }
}
