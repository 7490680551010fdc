//! Drives the app frame by frame under a clock of its own and takes pictures of it.

mod animation;
mod keys;
mod people;
mod reel;
mod scene;
mod still;
mod watcher;

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use cant_stop::core::dialogs::{Dialog, Dialogs};
use cant_stop::core::settings::{Settings, Speed};
use cant_stop::core::states::Screen;
use cant_stop::play::table::TrayRests;
use cant_stop::referee::LeaveGame;
use cant_stop::{Launch, build, explain_panics};
use cant_stop_rules::Event as GameEvent;

pub(crate) use self::people::Manner;
use self::reel::Reel;
pub(crate) use self::scene::Scene;
use self::still::Drawn;
pub(crate) use self::watcher::{Glimpse, Watcher};

/// The step of the film's clock.
const FRAME: Duration = Duration::from_millis(50);
/// The step of its clock where frames are followed one by one.
pub(crate) const FOLLOWED_FRAME: Duration = Duration::from_micros(33_333);
/// Pause between two looks at work in the background.
const GLANCE: Duration = Duration::from_millis(1);
/// More frames than any wait of the film needs.
const PATIENCE: u32 = 20_000;

/// The app under way, and the pictures taken so far.
pub(crate) struct Film<'w> {
    app: App,
    folder: PathBuf,
    scratch: PathBuf,
    pictures: Vec<PathBuf>,
    /// Measures instead of taking pictures.
    watcher: Option<&'w mut dyn Watcher>,
    reel: Reel,
    /// Nothing is followed while the film only goes on to another place.
    skips: bool,
}

impl<'w> Film<'w> {
    /// Puts the app together and makes the folder for its pictures.
    ///
    /// # Errors
    ///
    /// One sentence where the folder cannot be made, the assets are missing, or there is no driver to render with.
    pub(crate) fn open(
        size: (u32, u32),
        folder: &Path,
        choose: impl Fn(&mut Settings),
    ) -> Result<Film<'w>, String> {
        fs::create_dir_all(folder).map_err(|error| {
            format!(
                "The folder {} cannot be made ({}); name one that can be written.",
                folder.display(),
                error.kind()
            )
        })?;
        let scratch = std::env::temp_dir().join(format!("cant-stop-film-{}", std::process::id()));
        let launch = Launch::off_screen(size, scratch.clone())?;
        let app = explain_panics(move || {
            let mut app = build(&launch);
            app.add_plugins(people::plugin);
            // What is drawn of a frame is for the film to say.
            app.configure_sets(Update, TrayRests.run_if(|| false));
            app.finish();
            app.cleanup();
            // Handing the systems of a short frame to threads takes three times as long as running them.
            for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
                schedule.set_executor(SingleThreadedExecutor::new());
            }
            app.update();
            app
        })?;
        let mut film = Film {
            app,
            folder: folder.to_owned(),
            scratch,
            pictures: Vec::new(),
            watcher: None,
            reel: Reel::default(),
            skips: false,
        };
        film.wait_for("the title", |scene| scene.screen() == Screen::Title)?;
        choose(&mut film.settings());
        Ok(film)
    }

    /// From here on `watcher` measures instead of pictures being taken.
    pub(crate) fn show_to(&mut self, watcher: &'w mut dyn Watcher) {
        self.watcher = Some(watcher);
    }

    /// Returns `true` if a quick watcher needs no further game.
    pub(crate) fn has_been_shown_enough(&self) -> bool {
        let watcher = self.watcher.as_ref();
        watcher.is_some_and(|watcher| watcher.is_quick())
    }

    /// The app, for systems of who makes the film.
    pub(crate) fn app_mut(&mut self) -> &mut App {
        &mut self.app
    }

    /// World of the app, for changes that players cannot make by hand in the film.
    pub(crate) fn world_mut(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// A folder that is gone after the film.
    pub(crate) fn scratch(&self) -> &Path {
        &self.scratch
    }

    /// Paths of the pictures taken so far.
    pub(crate) fn pictures(&self) -> &[PathBuf] {
        &self.pictures
    }

    fn settings(&mut self) -> Mut<'_, Settings> {
        self.app.world_mut().resource_mut::<Settings>()
    }

    /// Text scale, 1 to 2.
    pub(crate) fn text_scale(&mut self) -> f32 {
        self.settings().text_scale.factor()
    }

    /// Triggers an event of the game.
    pub(crate) fn trigger<E: for<'a> Event<Trigger<'a>: Default>>(&mut self, event: E) {
        self.app.world_mut().trigger(event);
    }

    /// Goes to a screen at once.
    pub(crate) fn go_to(&mut self, screen: Screen) {
        self.app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(screen);
    }

    /// Opens a menu, or closes it with [`Dialog::NONE`].
    pub(crate) fn open_menu(&mut self, menu: Dialog) {
        self.app.world_mut().resource_mut::<Dialogs>().replace(menu);
    }

    /// Presses the widget in focus.
    pub(crate) fn accept(&mut self) {
        let world = self.app.world_mut();
        if let Some(entity) = world.resource::<InputFocus>().get() {
            world.trigger(Activate { entity });
        }
    }

    /// Plays for some seconds of the game's clock.
    pub(crate) fn wait(&mut self, seconds: f32) -> Result<(), String> {
        let mut left = seconds;
        while left > f32::EPSILON {
            left -= self.play_on()?.as_secs_f32();
        }
        Ok(())
    }

    /// Sets the manner in which the film's people play from here on.
    pub(crate) fn play(&mut self, manner: Manner) {
        self.app.world_mut().insert_resource(manner);
    }

    /// Turns reduced motion on or off: things fade instead of travelling.
    pub(crate) fn reduce_motion(&mut self, reduced: bool) {
        self.settings().reduced_motion = reduced;
    }

    /// Plays for a frame, shown to the watcher; returns its duration on the game's clock.
    fn play_on(&mut self) -> Result<Duration, String> {
        let glimpse = Glimpse {
            busts: matches!(
                Scene(self.app.world()).event(),
                Some(GameEvent::Busted { .. })
            ),
        };
        let watcher = self.watcher.as_mut().filter(|_| !self.skips);
        if !watcher.is_some_and(|watcher| watcher.follows(glimpse)) {
            self.cut()?;
            // The game opens cameras by itself, for pictures that the film does not need.
            self.go_on();
            self.frame()?;
            return Ok(FRAME);
        }
        self.expose()?;
        Ok(FOLLOWED_FRAME)
    }

    /// Plays until `what` is there.
    pub(crate) fn until(
        &mut self,
        what: &str,
        there: impl Fn(&Scene) -> bool,
    ) -> Result<(), String> {
        for _ in 0..PATIENCE {
            if there(&Scene(self.app.world())) {
                return Ok(());
            }
            self.play_on()?;
        }
        Err(format!("The film waited for {what} in vain."))
    }

    /// Waits with the clock stopped until `what` is there: work in the background takes another time in every run.
    pub(crate) fn wait_for(
        &mut self,
        what: &str,
        there: impl Fn(&Scene) -> bool,
    ) -> Result<(), String> {
        self.cut()?;
        self.set(Duration::ZERO, Drawn::Nothing);
        for _ in 0..PATIENCE {
            if there(&Scene(self.app.world())) {
                self.go_on();
                return Ok(());
            }
            self.frame()?;
            thread::park_timeout(GLANCE);
        }
        Err(format!("The film waited for {what} in vain."))
    }

    /// Plays on without animation until `what` is there.
    pub(crate) fn skip_to(
        &mut self,
        what: &str,
        there: impl Fn(&Scene) -> bool,
    ) -> Result<(), String> {
        self.settings().speed = Speed::Instant;
        self.pass_until(what, there)?;
        self.settings().speed = Speed::Normal;
        self.wait(0.3)
    }

    /// Plays until `what` is there, unseen by the watcher.
    pub(crate) fn pass_until(
        &mut self,
        what: &str,
        there: impl Fn(&Scene) -> bool,
    ) -> Result<(), String> {
        self.skips = true;
        let found = self.until(what, there);
        self.skips = false;
        found
    }

    /// Plays for some seconds, then takes a picture.
    pub(crate) fn shoot_after(&mut self, seconds: f32, name: &str) -> Result<(), String> {
        self.wait(seconds)?;
        self.shoot(name)
    }

    /// Opens a menu and takes a picture after some seconds.
    pub(crate) fn shoot_menu(
        &mut self,
        menu: Dialog,
        seconds: f32,
        name: &str,
    ) -> Result<(), String> {
        self.open_menu(menu);
        self.shoot_after(seconds, name)
    }

    /// Leaves the game and waits for the title.
    pub(crate) fn leave_game(&mut self) -> Result<(), String> {
        self.trigger(LeaveGame);
        self.until("the title", |scene| scene.screen() == Screen::Title)
    }

    /// Takes a picture, numbered in order and named by what it shows; or lets the watcher measure instead.
    pub(crate) fn shoot(&mut self, name: &str) -> Result<(), String> {
        if let Some(watcher) = self.watcher.take() {
            let looked = watcher.look(self, name);
            self.watcher = Some(watcher);
            return looked;
        }
        self.hold_still()?;
        let image = self.capture(name)?;
        self.go_on();
        self.save(name, image)
    }

    fn save(&mut self, name: &str, image: Image) -> Result<(), String> {
        let number = self.pictures.len() + 1;
        let path = self.folder.join(format!("{number:02}-{name}.png"));
        let picture = image
            .try_into_dynamic()
            .map_err(|error| format!("The picture “{name}” cannot be read: {error}."))?;
        picture.to_rgb8().save(&path).map_err(|error| {
            format!("The picture {} cannot be written: {error}.", path.display())
        })?;
        self.pictures.push(path);
        Ok(())
    }
}

impl Drop for Film<'_> {
    fn drop(&mut self) {
        // Only settings of this run are in there; a leftover in the temporary folder does no harm.
        fs::remove_dir_all(&self.scratch).ok();
    }
}
