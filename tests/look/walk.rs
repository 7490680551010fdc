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

/// Makes a test of each part, with the least number of its stations.
macro_rules! parts {
    ($($test:ident: $part:ident, $least_stations:literal;)+) => {$(
        #[test]
        fn $test() {
            look(Part::$part, $least_stations);
        }
    )+};
}

parts! {
    menus_keep_the_laws_of_the_layout: Menus, 24;
    the_book_keeps_the_laws_of_the_layout: Book, 5;
    who_plays_keeps_the_laws_of_the_layout: Devices, 7;
    a_game_keeps_the_laws_of_the_layout: Game, 21;
    other_looks_keep_the_laws_of_the_layout: Looks, 2;
    a_game_by_other_rules_keeps_the_laws_of_the_layout: HouseRules, 11;
    the_first_climb_keeps_the_laws_of_the_layout: Tutorial, 14;
    the_book_of_games_keeps_the_laws_of_the_layout: Chronicle, 14;
    an_evening_keeps_the_laws_of_the_layout: Evening, 4;
    today_keeps_the_laws_of_the_layout: Alone, 5;
    the_way_up_keeps_the_laws_of_the_layout: WayUp, 8;
    puzzles_keep_the_laws_of_the_layout: Puzzles, 4;
}
