//! The app off-screen, driven frame by frame under a clock of its own, and pictures of it.

mod animation;
mod still;

use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{fs, thread};

use bevy::prelude::*;
use cant_stop::core::states::Screen;
use cant_stop::play::table::TrayRests;
use cant_stop::{Launch, StartArgs, build, explain_panics};
use cant_stop_testkit::Session;
use cant_stop_testkit::walk::{Sight, Walker};
use tempfile::TempDir;

pub(crate) use self::still::{Drawn, save};

/// The size of pictures in pixels where none is asked for.
pub(crate) const SIZE: (u32, u32) = (1920, 1080);
/// The step of the film's clock.
const FRAME: Duration = Duration::from_millis(50);
/// Pause between two looks at work in the background.
const GLANCE: Duration = Duration::from_millis(1);
/// More frames than any wait of the film needs.
pub(crate) const PATIENCE: u32 = 20_000;

/// The app under way, and the pictures taken so far.
pub(crate) struct Film {
    pub(crate) session: Session,
    folder: PathBuf,
    pub(crate) pictures: Vec<PathBuf>,
    /// Settings of this film.
    _scratch: TempDir,
}

impl Film {
    /// Puts the app together and makes the folder for its pictures. Fails with a sentence where a folder cannot be made,
    /// the assets are missing, or there is no driver to render with.
    pub(crate) fn open(folder: &Path, start: &StartArgs) -> Result<Film, String> {
        let cannot = |error| format!("{} cannot be made: {error}.", folder.display());
        fs::create_dir_all(folder).map_err(cannot)?;
        let scratch = tempfile::tempdir().map_err(cannot)?;
        let size = start.size.unwrap_or(SIZE);
        let launch = Launch::off_screen(size, scratch.path().to_owned())?;
        let session = explain_panics(|| {
            let mut app = build(&launch);
            // What is drawn of a frame is for the film to say.
            app.configure_sets(Update, TrayRests.run_if(|| false));
            let mut session = Session::of(app, scratch.path());
            session.frame();
            session
        })?;
        let mut film = Film {
            session,
            folder: folder.to_owned(),
            pictures: Vec::new(),
            _scratch: scratch,
        };
        while film.session.screen() != Screen::Title {
            film.work_on();
        }
        start.choose(&mut film.session.settings());
        Ok(film)
    }
}

/// Takes a picture of every station, numbered in order and named by what it shows.
impl Walker for Film {
    fn session(&mut self) -> &mut Session {
        &mut self.session
    }

    fn names(&self) -> [&'static str; 4] {
        ["Ada", "Bruno", "Chiara", "Dani"]
    }

    fn play_on(&mut self) -> f32 {
        // The game opens cameras by itself, for pictures that the film does not need.
        self.set(FRAME, Drawn::Nothing);
        self.frame();
        FRAME.as_secs_f32()
    }

    fn work_on(&mut self) {
        self.set(Duration::ZERO, Drawn::Nothing);
        self.frame();
        thread::park_timeout(GLANCE);
    }

    fn show(&mut self, name: &str, sight: Sight) {
        if let Sight::Animation(seconds) = sight {
            return self.animate(name, seconds);
        }
        self.hold_still();
        let image = self.capture();
        let number = self.pictures.len() + 1;
        let path = self.folder.join(format!("{number:02}-{name}.png"));
        save(image, &path);
        self.pictures.push(path);
    }
}
