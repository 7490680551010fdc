//! Walks through all parts of the game in which something is laid out that no other part has.

use std::time::Duration;

use cant_stop::core::dialogs::Dialog;
use cant_stop::core::states::Screen;
use cant_stop::ui::layer::Layer;
use cant_stop_testkit::Session;
use cant_stop_testkit::walk::{Part, Sight, Walk, Walker};

use crate::variants::{LONG, Report};

/// Frame of the walk, in seconds.
const FRAME: f32 = 0.05;

/// Holds every station against the laws of the layout.
struct Looker {
    session: Session,
    report: Report,
    part: Part,
}

impl Walker for Looker {
    fn session(&mut self) -> &mut Session {
        &mut self.session
    }

    fn names(&self) -> [&'static str; 4] {
        [LONG; 4]
    }

    fn play_on(&mut self) -> f32 {
        self.session.step_by(Duration::from_secs_f32(FRAME));
        self.session.frame();
        FRAME
    }

    fn work_on(&mut self) {
        self.play_on();
    }

    fn show(&mut self, name: &str, sight: Sight) {
        if sight != Sight::Screen {
            return;
        }
        let session = &mut self.session;
        // The slab of the first climb stands over what is not needed now.
        let is_slab = self.part == Part::Tutorial
            && session.screen() == Screen::Play
            && session.dialog() == Dialog::NONE;
        self.report
            .look(session, name, is_slab.then_some(Layer::Tutorial));
    }
}

/// Walks through a part and fails with everything that breaks a law, or if there were fewer stations.
fn look(part: Part, least_stations: usize) {
    let mut looker = Looker {
        session: Session::new(),
        report: Report::default(),
        part,
    };
    Walk::new(&mut looker, None).through(part);
    looker.report.close(least_stations);
}

#[test]
fn menus_keep_the_laws_of_the_layout() {
    look(Part::Menus, 24);
}

#[test]
fn the_book_keeps_the_laws_of_the_layout() {
    look(Part::Book, 5);
}

#[test]
fn who_plays_keeps_the_laws_of_the_layout() {
    look(Part::Devices, 7);
}

#[test]
fn a_game_keeps_the_laws_of_the_layout() {
    look(Part::Game, 21);
}

#[test]
fn a_game_by_other_rules_keeps_the_laws_of_the_layout() {
    look(Part::HouseRules, 11);
}

#[test]
fn the_first_climb_keeps_the_laws_of_the_layout() {
    look(Part::Tutorial, 14);
}

#[test]
fn the_book_of_games_keeps_the_laws_of_the_layout() {
    look(Part::Chronicle, 14);
}

#[test]
fn an_evening_keeps_the_laws_of_the_layout() {
    look(Part::Evening, 4);
}

#[test]
fn today_keeps_the_laws_of_the_layout() {
    look(Part::Alone, 5);
}

#[test]
fn the_way_up_keeps_the_laws_of_the_layout() {
    look(Part::WayUp, 8);
}

#[test]
fn puzzles_keep_the_laws_of_the_layout() {
    look(Part::Puzzles, 4);
}
