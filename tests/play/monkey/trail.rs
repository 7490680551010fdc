//! Trail of a monkey up to a failure, and the places of all of them.

use std::cell::Cell;
use std::fmt;

use super::Place;
use crate::prelude::*;

/// Says whose doing it was and when, if the test panics.
pub(super) struct Trail {
    monkey: u32,
    event: Cell<u32>,
}

impl Trail {
    pub(super) fn of(monkey: u32) -> Trail {
        Trail {
            monkey,
            event: Cell::new(0),
        }
    }

    pub(super) fn is_at(&self, event: u32) {
        self.event.set(event);
    }
}

impl Drop for Trail {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let (monkey, event) = (self.monkey, self.event.get());
            eprintln!("at event {event} of CANT_STOP_MONKEY={monkey}");
        }
    }
}

/// Coverage of all monkeys.
#[derive(Default)]
pub(super) struct Report {
    /// Events at every place.
    places: BTreeMap<String, u32>,
    /// Changes of a game.
    actions: u32,
    /// Frames of the apps, those of the checks too.
    frames: u32,
    before: Option<Game>,
}

impl Report {
    pub(super) fn saw(&mut self, place: Place, acted: u32) {
        let (screen, menu, game) = place;
        let name = match menu {
            Dialog::NONE => format!("{screen:?}"),
            menu => format!("{screen:?}/{menu:?}"),
        };
        *self.places.entry(name).or_default() += acted;
        self.actions += u32::from(game != self.before);
        self.before = game;
    }

    /// No screen and no dialog has been left out.
    pub(super) fn is_of_everywhere(&self) {
        let screens = [Screen::Title, Screen::Join, Screen::Play, Screen::Results];
        let dialogs = [
            PAUSE,
            SETTINGS,
            RULES,
            BOARD,
            HISTORY,
            QUESTION,
            TABLE_RULES,
            SEATS,
            DEVICE,
            PLACE,
            NAMING,
        ];
        let screens = screens.map(|screen| format!("{screen:?}"));
        let dialogs = dialogs.map(|dialog| format!("/{dialog:?}"));
        for name in screens.into_iter().chain(dialogs) {
            let mut places = self.places.keys();
            assert!(places.any(|place| place.ends_with(&name)), "not at {name}");
        }
    }

    pub(super) fn lasted(&mut self, frames: u32) {
        self.frames += frames;
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} frames, {} actions", self.frames, self.actions)?;
        for (place, events) in &self.places {
            write!(f, ", {place} {events}")?;
        }
        Ok(())
    }
}
