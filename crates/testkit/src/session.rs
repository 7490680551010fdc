//! A session at the game for tests: the real app without renderer or window, with a clock of its own.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use cant_stop::ground::seats::SeatPlan;
use cant_stop::ground::settings::{Language, Settings, Speed};
use cant_stop::ground::states::Screen;
use cant_stop::referee::{BeatQueue, Match, Shown, StartGame};
use cant_stop::{Launch, build};
use cant_stop_rules::Game;
use tempfile::TempDir;

/// The step of the tests' clock.
pub const FRAME: Duration = Duration::from_millis(33);
/// More frames than anything in a game takes.
const PATIENCE: u32 = 400_000;

/// The app, and the folder it keeps its files in.
pub struct Session {
    /// The app, for what a test looks into.
    pub app: App,
    /// The folder of its files.
    pub folder: PathBuf,
    /// How the program was ended, if it was.
    pub left: Option<AppExit>,
    /// Removed with the session, unless the folder is somebody else's.
    _own: Option<TempDir>,
}

impl Default for Session {
    fn default() -> Session {
        Session::new()
    }
}

impl Session {
    /// A session with a folder of its own, on the title.
    pub fn new() -> Session {
        let own = TempDir::new().unwrap();
        let mut session = Session::at(own.path());
        session._own = Some(own);
        session
    }

    /// A session in a folder that stays, on the title.
    pub fn at(folder: &Path) -> Session {
        Session::with(folder, |_| {})
    }

    /// A session in a folder that stays, put together in another way, on the title.
    pub fn with(folder: &Path, change: impl FnOnce(&mut Launch)) -> Session {
        let mut launch = Launch::headless(Some(folder.join("records")), folder.join("settings"));
        launch.keepsakes = vec![folder.to_owned()];
        change(&mut launch);
        let mut app = build(&launch);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.finish();
        app.cleanup();
        // Frames of a test are short: handing their systems to threads takes longer than running them.
        let mut schedules = app.world_mut().resource_mut::<Schedules>();
        for (_, schedule) in schedules.iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        let mut session = Session {
            app,
            folder: folder.to_owned(),
            left: None,
            _own: None,
        };
        session.until("the title", |session| session.screen() == Screen::Title);
        session
    }

    /// Plays one frame.
    pub fn frame(&mut self) {
        self.app.update();
        self.left = self.left.take().or(self.app.should_exit());
    }

    /// Plays so many frames.
    pub fn frames(&mut self, count: u32) {
        for _ in 0..count {
            self.frame();
        }
    }

    /// Plays until `there`; fails if that never comes.
    pub fn until(&mut self, what: &str, there: impl Fn(&mut Session) -> bool) {
        for _ in 0..PATIENCE {
            if there(self) {
                return;
            }
            self.frame();
        }
        panic!("waited in vain for {what}; {}", self.summary());
    }

    /// The screen.
    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// What people set.
    pub fn settings(&mut self) -> Mut<'_, Settings> {
        self.app.world_mut().resource_mut::<Settings>()
    }

    /// Sets how fast the game is shown.
    pub fn set_speed(&mut self, speed: Speed) {
        self.settings().speed = speed;
    }

    /// Sets the language, and lets it be followed.
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

    /// Whether nothing that happened is still being shown.
    pub fn is_idle(&self) -> bool {
        self.app.world().resource::<BeatQueue>().is_idle()
    }

    /// Starts a game by the usual rules.
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
}
