//! A couch to test on: the real app without renderer or window, with a clock of its own and synthetic devices.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::a11y::AccessibilityNode;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::input::ButtonState;
use bevy::input::gamepad::{
    GamepadAxis, GamepadButton, GamepadConnection, GamepadConnectionEvent,
    RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy::text::EditableText;
use bevy::time::TimeUpdateStrategy;

use crate::spoken::announced;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use cant_stop::ground::seats::{Mark, SeatKind, SeatPlan};
use cant_stop::ground::settings::{Settings, Speed};
use cant_stop::ground::states::Screen;
use cant_stop::ground::{locale::Words, settings::Language};
use cant_stop::referee::{BeatQueue, Match, Shown, StartGame};
use cant_stop::{Launch, build};
use cant_stop_bots::Opponent;
use cant_stop_rules::Game;
use tempfile::TempDir;

/// The step of the tests' clock.
pub const FRAME: Duration = Duration::from_millis(33);
/// More frames than anything in a game takes.
const PATIENCE: u32 = 400_000;

/// The app, and the folder it keeps its files in.
pub struct Couch {
    pub app: App,
    pub folder: PathBuf,
    /// How the program was ended, if it was.
    pub left: Option<AppExit>,
    /// Removed with the couch, unless the folder is somebody else's.
    _own: Option<TempDir>,
}

impl Couch {
    /// A couch with a folder of its own, before the first frame.
    pub fn new() -> Couch {
        let own = TempDir::new().unwrap();
        let mut couch = Couch::at(own.path());
        couch._own = Some(own);
        couch
    }

    /// A couch in a folder that stays.
    pub fn at(folder: &Path) -> Couch {
        let launch = Launch::headless(Some(folder.join("records")), folder.join("settings"));
        let mut app = build(&launch);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.finish();
        app.cleanup();
        // Frames of a test are short: handing their systems to threads takes longer than running them.
        let mut schedules = app.world_mut().resource_mut::<Schedules>();
        for (_, schedule) in schedules.iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        let mut couch = Couch {
            app,
            folder: folder.to_owned(),
            left: None,
            _own: None,
        };
        couch.until("the title", |couch| couch.screen() == Screen::Title);
        couch
    }

    pub fn frame(&mut self) {
        self.app.update();
        self.left = self.left.take().or(self.app.should_exit());
    }

    pub fn frames(&mut self, count: u32) {
        for _ in 0..count {
            self.frame();
        }
    }

    /// Plays until `there`; fails if that never comes.
    pub fn until(&mut self, what: &str, there: impl Fn(&mut Couch) -> bool) {
        for _ in 0..PATIENCE {
            if there(self) {
                return;
            }
            self.frame();
        }
        panic!("waited in vain for {what}; {}", self.summary());
    }

    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    pub fn settings(&mut self) -> Mut<'_, Settings> {
        self.app.world_mut().resource_mut::<Settings>()
    }

    pub fn set_speed(&mut self, speed: Speed) {
        self.settings().speed = speed;
    }

    pub fn set_language(&mut self, language: Language) {
        self.settings().language = language;
        self.frames(2);
    }

    /// The game as it stands, all beats shown or not.
    pub fn game(&self) -> Option<Game> {
        Some(*self.app.world().get_resource::<Match>()?.game())
    }

    /// The game as the table shows it.
    pub fn shown(&self) -> Option<Game> {
        Some(self.app.world().get_resource::<Shown>()?.game)
    }

    pub fn is_idle(&self) -> bool {
        self.app.world().resource::<BeatQueue>().is_idle()
    }

    pub fn start(&mut self, seats: Vec<SeatPlan>, seed: u64) {
        self.start_by(seats, cant_stop_rules::Settings::default(), seed);
    }

    /// Starts a game by rules of its own.
    pub fn start_by(
        &mut self,
        seats: Vec<SeatPlan>,
        settings: cant_stop_rules::Settings,
        seed: u64,
    ) {
        self.app.world_mut().trigger(StartGame {
            seats,
            settings,
            seed: Some(seed),
        });
        self.frame();
    }

    /// What there is to read, for messages of tests that fail.
    pub fn summary(&mut self) -> String {
        let screen = self.screen();
        format!("on {screen:?}: {}", self.texts().join(" | "))
    }

    /// All text on the screen, as written.
    pub fn texts(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let mut fields = world.query::<(&EditableText, &InheritedVisibility)>();
        let written: Vec<String> = fields
            .iter(world)
            .filter(|(_, seen)| seen.get())
            .map(|(field, _)| field.value().to_string())
            .collect();
        let mut texts = world.query_filtered::<(&Text, &InheritedVisibility), With<Words>>();
        texts
            .iter(world)
            .filter(|(text, seen)| seen.get() && !text.0.is_empty())
            .map(|(text, _)| text.0.clone())
            .chain(written)
            .collect()
    }

    /// The middle of the enabled widget that a screen reader calls `label`, in logical pixels.
    pub fn widget(&mut self, label: &str) -> Option<Vec2> {
        let world = self.app.world_mut();
        let mut widgets = world.query_filtered::<(
            &AccessibleLabel,
            &AccessibilityNode,
            &UiGlobalTransform,
            &InheritedVisibility,
            &ComputedNode,
        ), Without<InteractionDisabled>>();
        widgets
            .iter(world)
            .find(|(name, said, _, seen, _)| seen.get() && announced(name, said) == label)
            .map(|(_, _, place, _, node)| place.translation * node.inverse_scale_factor())
    }

    /// The labels of all enabled widgets.
    pub fn offers(&mut self) -> Vec<String> {
        let world = self.app.world_mut();
        let mut widgets = world.query_filtered::<
            (&AccessibleLabel, &AccessibilityNode, &InheritedVisibility),
            Without<InteractionDisabled>,
        >();
        widgets
            .iter(world)
            .filter(|(_, _, seen)| seen.get())
            .map(|(label, said, _)| announced(label, said))
            .collect()
    }

    /// Presses and releases a key.
    pub fn key(&mut self, key_code: KeyCode) {
        self.hold_key(key_code);
        self.release_key(key_code);
    }

    /// Presses a key and keeps it down.
    pub fn hold_key(&mut self, key_code: KeyCode) {
        self.key_goes(key_code, ButtonState::Pressed);
    }

    /// Lets a key go.
    pub fn release_key(&mut self, key_code: KeyCode) {
        self.key_goes(key_code, ButtonState::Released);
    }

    fn key_goes(&mut self, key_code: KeyCode, state: ButtonState) {
        let window = self.window();
        let logical_key = match key_code {
            KeyCode::Enter => Key::Enter,
            KeyCode::Escape => Key::Escape,
            KeyCode::Space => Key::Space,
            KeyCode::ArrowUp => Key::ArrowUp,
            KeyCode::ArrowDown => Key::ArrowDown,
            KeyCode::ArrowLeft => Key::ArrowLeft,
            KeyCode::ArrowRight => Key::ArrowRight,
            KeyCode::Tab => Key::Tab,
            KeyCode::PageDown => Key::PageDown,
            KeyCode::PageUp => Key::PageUp,
            other => {
                let name = format!("{other:?}");
                Key::Character(name.trim_start_matches("Key").to_lowercase().into())
            }
        };
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
        self.frames(2);
    }

    /// The window.
    pub fn window(&mut self) -> Entity {
        let world = self.app.world_mut();
        let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(world).unwrap()
    }

    /// Moves the mouse to a place in logical pixels and clicks.
    pub fn click(&mut self, position: Vec2) {
        self.move_mouse(position);
        self.hold_mouse();
        self.release_mouse();
    }

    /// Moves the mouse to a place in logical pixels.
    pub fn move_mouse(&mut self, position: Vec2) {
        let window = self.window();
        let mut delta = None;
        if let Some(mut window) = self.app.world_mut().get_mut::<Window>(window) {
            delta = window.cursor_position().map(|before| position - before);
            window.set_cursor_position(Some(position));
        }
        let moved = CursorMoved {
            window,
            position,
            delta,
        };
        self.app.world_mut().write_message(moved.clone());
        self.app
            .world_mut()
            .write_message(WindowEvent::CursorMoved(moved));
        self.frames(2);
    }

    /// Presses the left button and keeps it down.
    pub fn hold_mouse(&mut self) {
        self.mouse_goes(ButtonState::Pressed);
    }

    /// Lets the left button go.
    pub fn release_mouse(&mut self) {
        self.mouse_goes(ButtonState::Released);
    }

    fn mouse_goes(&mut self, state: ButtonState) {
        let window = self.window();
        let input = MouseButtonInput {
            button: MouseButton::Left,
            state,
            window,
        };
        self.app.world_mut().write_message(input);
        self.app
            .world_mut()
            .write_message(WindowEvent::MouseButtonInput(input));
        self.frames(2);
    }

    /// Connects a pad.
    pub fn connect_pad(&mut self) -> Entity {
        let gamepad = self.app.world_mut().spawn_empty().id();
        let event = GamepadConnectionEvent {
            gamepad,
            connection: GamepadConnection::Connected {
                name: "Test pad".to_owned(),
                vendor_id: None,
                product_id: None,
            },
        };
        self.app
            .world_mut()
            .write_message(RawGamepadEvent::Connection(event.clone()));
        self.app.world_mut().write_message(event);
        self.frames(2);
        gamepad
    }

    /// Takes a pad away.
    pub fn disconnect_pad(&mut self, gamepad: Entity) {
        let event = GamepadConnectionEvent {
            gamepad,
            connection: GamepadConnection::Disconnected,
        };
        self.app
            .world_mut()
            .write_message(RawGamepadEvent::Connection(event.clone()));
        self.app.world_mut().write_message(event);
        self.frames(2);
    }

    /// Presses and releases a button of a pad.
    pub fn pad(&mut self, gamepad: Entity, button: GamepadButton) {
        self.pad_goes(gamepad, button, 1.0);
        self.pad_goes(gamepad, button, 0.0);
    }

    /// Brings a button of a pad to a value: 1 is pressed, 0 let go.
    pub fn pad_goes(&mut self, gamepad: Entity, button: GamepadButton, value: f32) {
        let event = RawGamepadButtonChangedEvent {
            gamepad,
            button,
            value,
        };
        self.app
            .world_mut()
            .write_message(RawGamepadEvent::Button(event));
        self.app.world_mut().write_message(event);
        self.frames(2);
    }

    /// Pushes the left stick of a pad: x to the right and y up, -1 to 1.
    pub fn stick(&mut self, gamepad: Entity, push: Vec2) {
        for (axis, value) in [
            (GamepadAxis::LeftStickX, push.x),
            (GamepadAxis::LeftStickY, push.y),
        ] {
            let event = RawGamepadAxisChangedEvent {
                gamepad,
                axis,
                value,
            };
            self.app
                .world_mut()
                .write_message(RawGamepadEvent::Axis(event));
            self.app.world_mut().write_message(event);
        }
        self.frames(2);
    }
}

/// Seats for `count` bots.
pub fn bots(count: usize) -> Vec<SeatPlan> {
    seats(&vec![SeatKind::Bot(Opponent::RuleOf28); count])
}

/// Seats of these kinds, named and marked in order.
pub fn seats(kinds: &[SeatKind]) -> Vec<SeatPlan> {
    kinds
        .iter()
        .zip(["Ada", "Bruno", "Chiara", "Dani"])
        .zip(Mark::ALL)
        .map(|((&kind, name), mark)| SeatPlan {
            name: name.to_owned(),
            mark,
            kind,
        })
        .collect()
}

/// A number from the environment, so that a long proof is a short test with another number.
pub fn count(name: &str, usual: u32) -> u32 {
    std::env::var(name)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(usual)
}
