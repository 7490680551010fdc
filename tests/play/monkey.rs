//! Six devices in the hands of monkeys: pads that come and go, keys, mouse, over all screens, for as long as one likes.

use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadAxis, GamepadButton, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::window::{CursorMoved, WindowEvent};
use cant_stop::locale::Words;
use cant_stop::menus::Menu;
use cant_stop::screens::Screen;
use cant_stop::seats::{SeatKind, Seats};
use cant_stop_rules::{Game, ToAct};
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

use crate::support::{Couch, count};

/// Events in every run of the tests.
const EVENTS: u32 = 3000;
/// Events between two looks at whether the game can go on.
const BETWEEN: u32 = 1500;
/// Frames until nothing that was begun is still under way.
const REST: u32 = 60;
/// Frames in which the focus finds its place.
const MOMENT: u32 = 12;
/// Presses of one pad that bring any table further: each is one of [`WAYS_ON`].
const PRESSES: u32 = 800;
/// How many pads there are at most; keyboard and mouse make six devices.
const PADS: usize = 4;

const BUTTONS: [GamepadButton; 14] = [
    GamepadButton::South,
    GamepadButton::South,
    GamepadButton::South,
    GamepadButton::East,
    GamepadButton::West,
    GamepadButton::North,
    GamepadButton::Start,
    GamepadButton::Select,
    GamepadButton::LeftTrigger,
    GamepadButton::RightTrigger,
    GamepadButton::DPadUp,
    GamepadButton::DPadDown,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
];

const KEYS: [(KeyCode, Key); 14] = [
    (KeyCode::Enter, Key::Enter),
    (KeyCode::Enter, Key::Enter),
    (KeyCode::Space, Key::Space),
    (KeyCode::Escape, Key::Escape),
    (KeyCode::Tab, Key::Tab),
    (KeyCode::Backspace, Key::Backspace),
    (KeyCode::Delete, Key::Delete),
    (KeyCode::ArrowUp, Key::ArrowUp),
    (KeyCode::ArrowDown, Key::ArrowDown),
    (KeyCode::ArrowLeft, Key::ArrowLeft),
    (KeyCode::ArrowRight, Key::ArrowRight),
    (KeyCode::ShiftRight, Key::Shift),
    (KeyCode::ShiftLeft, Key::Shift),
    (KeyCode::F11, Key::F11),
];

const LETTERS: [(KeyCode, &str); 8] = [
    (KeyCode::KeyW, "w"),
    (KeyCode::KeyA, "a"),
    (KeyCode::KeyS, "s"),
    (KeyCode::KeyD, "d"),
    (KeyCode::KeyE, "é"),
    (KeyCode::KeyH, "h"),
    (KeyCode::KeyR, "R"),
    (KeyCode::KeyU, "u"),
];

/// What one pad presses to get any table further.
const WAYS_ON: [GamepadButton; 7] = [
    GamepadButton::South,
    GamepadButton::South,
    GamepadButton::South,
    GamepadButton::DPadRight,
    GamepadButton::DPadDown,
    GamepadButton::DPadLeft,
    GamepadButton::DPadUp,
];

struct Monkey {
    couch: Couch,
    rng: ChaCha8Rng,
    pads: Vec<Entity>,
}

impl Monkey {
    fn new(seed: u64) -> Monkey {
        Monkey {
            couch: Couch::new(),
            rng: ChaCha8Rng::seed_from_u64(seed),
            pads: Vec::new(),
        }
    }

    fn write<M: Message>(&mut self, message: M) {
        self.couch.app.world_mut().write_message(message);
    }

    /// Does something with one of the devices.
    fn act(&mut self) {
        match self.rng.random_range(0..100) {
            0 if self.pads.len() < PADS => {
                let pad = self.couch.connect_pad();
                self.pads.push(pad);
            }
            1 if !self.pads.is_empty() => {
                let index = self.rng.random_range(0..self.pads.len());
                let pad = self.pads.swap_remove(index);
                self.couch.disconnect_pad(pad);
            }
            0..45 => self.pad_button(),
            45..55 => self.pad_stick(),
            55..80 => self.key(),
            80..96 => self.mouse(),
            _ => {
                let frames = self.rng.random_range(1..20);
                self.couch.frames(frames);
            }
        }
    }

    fn some_pad(&mut self) -> Option<Entity> {
        (!self.pads.is_empty()).then(|| self.pads[self.rng.random_range(0..self.pads.len())])
    }

    fn pad_button(&mut self) {
        let Some(gamepad) = self.some_pad() else {
            return;
        };
        let event = RawGamepadButtonChangedEvent {
            gamepad,
            button: BUTTONS[self.rng.random_range(0..BUTTONS.len())],
            value: f32::from(u8::from(self.rng.random_bool(0.5))),
        };
        self.write(RawGamepadEvent::Button(event));
        self.write(event);
    }

    fn pad_stick(&mut self) {
        let Some(gamepad) = self.some_pad() else {
            return;
        };
        let axes = [
            GamepadAxis::LeftStickX,
            GamepadAxis::LeftStickY,
            GamepadAxis::RightStickX,
            GamepadAxis::RightStickY,
        ];
        let event = RawGamepadAxisChangedEvent {
            gamepad,
            axis: axes[self.rng.random_range(0..axes.len())],
            value: self.rng.random_range(-10..=10) as f32 / 10.0,
        };
        self.write(RawGamepadEvent::Axis(event));
        self.write(event);
    }

    fn key(&mut self) {
        let keys = every_key();
        let (key_code, logical_key) = keys[self.rng.random_range(0..keys.len())].clone();
        let pressed = self.rng.random_bool(0.5);
        self.key_goes(key_code, logical_key, pressed);
    }

    fn key_goes(&mut self, key_code: KeyCode, logical_key: Key, pressed: bool) {
        let text = match &logical_key {
            Key::Character(text) if pressed => Some(text.clone()),
            _ => None,
        };
        let window = self.couch.window();
        self.write(KeyboardInput {
            key_code,
            logical_key,
            state: state(pressed),
            text,
            repeat: false,
            window,
        });
    }

    fn mouse(&mut self) {
        let window = self.couch.window();
        match self.rng.random_range(0..8) {
            0..4 => {
                let position = Vec2::new(
                    self.rng.random_range(0.0..1920.0),
                    self.rng.random_range(0.0..1080.0),
                );
                let world = self.couch.app.world_mut();
                if let Some(mut window) = world.get_mut::<Window>(window) {
                    window.set_cursor_position(Some(position));
                }
                let moved = CursorMoved {
                    window,
                    position,
                    delta: None,
                };
                self.write(moved.clone());
                self.write(WindowEvent::CursorMoved(moved));
            }
            4..7 => {
                let input = MouseButtonInput {
                    button: MouseButton::Left,
                    state: state(self.rng.random_bool(0.5)),
                    window,
                };
                self.write(input);
                self.write(WindowEvent::MouseButtonInput(input));
            }
            _ => {
                let wheel = MouseWheel {
                    unit: MouseScrollUnit::Line,
                    x: 0.0,
                    y: self.rng.random_range(-3..=3) as f32,
                    window,
                    phase: bevy::input::touch::TouchPhase::Moved,
                };
                self.write(wheel);
                self.write(WindowEvent::MouseWheel(wheel));
            }
        }
    }

    /// Lets everything go.
    fn let_go(&mut self) {
        let window = self.couch.window();
        for (key_code, logical_key) in every_key() {
            self.key_goes(key_code, logical_key, false);
        }
        let input = MouseButtonInput {
            button: MouseButton::Left,
            state: ButtonState::Released,
            window,
        };
        self.write(input);
        self.write(WindowEvent::MouseButtonInput(input));
        for gamepad in std::mem::take(&mut self.pads) {
            self.couch.disconnect_pad(gamepad);
        }
        self.couch.frames(REST);
    }

    /// With one pad newly connected and nothing else, the table gets further, or another screen is reached.
    fn goes_on(&mut self, trail: &str) {
        self.let_go();
        let pad = self.couch.connect_pad();
        let before = self.place();
        for _ in 0..PRESSES {
            let way = WAYS_ON[self.rng.random_range(0..WAYS_ON.len())];
            self.couch.pad(pad, way);
            self.couch.frames(3);
            if self.place() != before {
                break;
            }
        }
        assert_ne!(
            self.place(),
            before,
            "{trail}: stuck {}",
            self.couch.summary()
        );
        self.couch.disconnect_pad(pad);
        self.couch.frames(2);
    }

    fn place(&mut self) -> (Screen, Menu, Option<Game>) {
        let menu = *self.couch.app.world().resource::<State<Menu>>().get();
        (self.couch.screen(), menu, self.couch.game())
    }

    /// The focus, where it is to be seen, is on something that is to be seen and can be used; what has just come or gone
    /// may take it along for a moment.
    fn focus_is_sound(&mut self, trail: &str) {
        for _ in 0..MOMENT {
            self.couch.frame();
            if self.fault_of_focus().is_none() {
                return;
            }
        }
        if let Some(fault) = self.fault_of_focus() {
            let offers = self.couch.offers();
            panic!("{trail}: {fault}; {offers:?} {}", self.couch.summary());
        }
    }

    fn fault_of_focus(&mut self) -> Option<String> {
        let world = self.couch.app.world();
        if !world.resource::<InputFocusVisible>().0 {
            return None;
        }
        let Some(focus) = world.resource::<InputFocus>().get() else {
            // With dice in the hand, and while nobody is asked anything, there is nothing that has to be gone to.
            let rests = self.holds_dice() || !self.is_asked();
            return (!rests).then(|| "no focus".to_owned());
        };
        let seen = world
            .get::<InheritedVisibility>(focus)
            .is_some_and(|seen| seen.get());
        let off = world.get::<InteractionDisabled>(focus).is_some();
        let at = world
            .get::<UiGlobalTransform>(focus)
            .map(|place| place.translation);
        let canvas = Rect::new(0.0, 0.0, 1920.0, 1080.0);
        let inside = at.is_some_and(|at| canvas.contains(at));
        (!seen || off || !inside).then(|| format!("focus seen {seen}, off {off}, at {at:?}"))
    }

    /// Whether somebody is to choose something: a person at the table, or anybody in a menu.
    fn is_asked(&mut self) -> bool {
        let (Screen::Play, Menu::None, Some(game)) = self.place() else {
            return !self.couch.offers().is_empty();
        };
        let seats = self.couch.app.world().resource::<Seats>();
        let person = |seat| seats.get(seat).kind == SeatKind::Person;
        self.couch.is_idle() && matches!(game.to_act(), ToAct::Seat(seat) if person(seat))
    }

    /// Whether the screen says that somebody shakes the dice.
    fn holds_dice(&mut self) -> bool {
        let world = self.couch.app.world_mut();
        let mut words = world.query::<(&Words, &InheritedVisibility)>();
        words
            .iter(world)
            .any(|(words, seen)| seen.get() && *words == Words::new("note-put-back"))
    }

    /// Every record on disk can be read to its end, and the game on the table is one of them.
    fn records_are_sound(&mut self, trail: &str) {
        let folder = self.couch.folder.join("records");
        let mut games = Vec::new();
        for entry in std::fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|end| end != "jsonl") {
                continue;
            }
            let bytes = std::fs::read(&path).unwrap();
            match cant_stop_records::read(&bytes) {
                Ok(reading) => games.push(reading.playthrough.game()),
                Err(problem) => panic!("{trail}: {} {problem}", path.display()),
            }
        }
        if let Some(game) = self.couch.game() {
            assert!(
                games.contains(&game),
                "{trail}: the game is in none of {} records",
                games.len()
            );
        }
    }
}

fn every_key() -> Vec<(KeyCode, Key)> {
    let letters = LETTERS.map(|(code, letter)| (code, Key::Character(letter.into())));
    KEYS.into_iter().chain(letters).collect()
}

fn state(pressed: bool) -> ButtonState {
    if pressed {
        ButtonState::Pressed
    } else {
        ButtonState::Released
    }
}

#[test]
fn nothing_that_monkeys_do_breaks_anything() {
    let events = count("CANT_STOP_EVENTS", EVENTS);
    let mut done = 0;
    let mut seed = 0;
    while done < events {
        let mut monkey = Monkey::new(seed);
        // Most of what happens is a press, and most presses want to be seen.
        for event in 0..(10 * BETWEEN).min(events - done) {
            monkey.act();
            let frames = monkey.rng.random_range(0..3);
            monkey.couch.frames(frames);
            if event % 50 == 0 {
                monkey.focus_is_sound(&format!("seed {seed}, event {event}"));
            }
            if event % BETWEEN == BETWEEN - 1 {
                let trail = format!("seed {seed}, event {event}");
                monkey.goes_on(&trail);
                monkey.records_are_sound(&trail);
            }
        }
        done += 10 * BETWEEN;
        seed += 1;
        println!("{} events", done.min(events));
    }
}
