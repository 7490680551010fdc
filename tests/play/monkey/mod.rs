//! Six devices in the hands of monkeys: pads that come and go, keys, mouse, over all screens, for as long as one likes.

mod devices;

use bevy::input::gamepad::GamepadButton;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
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

    /// With one pad newly connected the table gets further, or another screen is reached; a dialog that somebody opened at
    /// the keyboard is left by its way out.
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
        if self.place() == before && before.1 != Menu::None {
            self.couch.key(KeyCode::Escape);
            self.couch.frames(REST);
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
