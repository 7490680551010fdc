//! Drives the app frame by frame under a clock of its own and takes pictures of it.

mod animation;
mod keys;
mod reel;
mod still;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use cant_stop_rules::{Event as GameEvent, RUNNERS, Stage, ToAct};

use self::reel::Reel;
use super::hands::{self, Manner};
use super::widgets;
use crate::app::{Launch, build, without_panic};
use crate::dev_tools::proof::Watch;
use crate::ground::art::Rasters;
use crate::ground::seats::{SeatKind, Seats};
use crate::ground::settings::{Settings, Speed};
use crate::ground::states::Menu;
use crate::opponents::AdviceCache;
use crate::table::TrayRests;
use crate::theme::motion;
use crate::{ground::states::Screen, screens::LookBack};
use crate::{
    ground::states::TurnPhase,
    referee::{BeatQueue, Shown},
};

/// More frames than any wait of the demo needs.
const PATIENCE: u32 = 20_000;

/// The app under way, and the pictures taken so far.
pub(in crate::dev_tools) struct Film {
    app: App,
    folder: PathBuf,
    scratch: PathBuf,
    pictures: Vec<PathBuf>,
    /// Measures instead of taking pictures.
    watch: Option<Watch>,
    reel: Reel,
    /// Nothing is followed while the film only goes on to another place.
    skips: bool,
}

/// What somebody who watches the film needs to know of a frame.
#[derive(Clone, Copy, Debug)]
pub(in crate::dev_tools) struct Glimpse {
    /// Whether a turn is being lost.
    pub(in crate::dev_tools) busts: bool,
}

/// What can be seen of the app between two frames.
pub(super) struct Scene<'w>(&'w World);

impl Scene<'_> {
    fn is_painted(&self) -> bool {
        self.0.resource::<Rasters>().are_ready()
    }

    pub(super) fn screen(&self) -> Screen {
        *self.0.resource::<State<Screen>>().get()
    }

    pub(super) fn phase(&self) -> Option<TurnPhase> {
        Some(*self.0.get_resource::<State<TurnPhase>>()?.get())
    }

    pub(super) fn event(&self) -> Option<GameEvent> {
        let beat = self.0.resource::<BeatQueue>().running()?;
        Some(beat.event)
    }

    pub(super) fn stage(&self) -> Option<Stage> {
        Some(self.0.get_resource::<Shown>()?.game.stage())
    }

    pub(super) fn turn(&self) -> u32 {
        self.0
            .get_resource::<Shown>()
            .map_or(0, |shown| shown.game.turn_number())
    }

    pub(super) fn waits_for_person(&self) -> bool {
        let (Some(shown), Some(seats)) = (
            self.0.get_resource::<Shown>(),
            self.0.get_resource::<Seats>(),
        ) else {
            return false;
        };
        matches!(shown.game.to_act(), ToAct::Seat(seat) if seats.get(seat).kind == SeatKind::Person)
            && self.0.resource::<BeatQueue>().is_idle()
    }

    pub(super) fn about_to_claim(&self) -> bool {
        self.0
            .get_resource::<Shown>()
            .is_some_and(|shown| !shown.game.would_claim().is_empty())
            && self.waits_for_person()
            && self.phase() == Some(TurnPhase::Deciding)
    }

    /// Whether Summit has said all it was asked for: a hint, or the look back at a game.
    pub(super) fn is_thought_through(&self) -> bool {
        let looked_back = self.0.get_resource::<LookBack>();
        self.0.resource::<AdviceCache>().is_settled() && looked_back.is_none_or(LookBack::is_there)
    }

    /// Whether a person has too many camps.
    pub(super) fn chooses_camps(&self) -> bool {
        self.stage() == Some(Stage::Keeping) && self.waits_for_person()
    }

    /// Whether a person must press on because of another's camp.
    pub(super) fn presses_on(&self) -> bool {
        self.0
            .get_resource::<Shown>()
            .is_some_and(|shown| !shown.game.on_anothers_square().is_empty())
            && self.waits_for_person()
            && self.phase() == Some(TurnPhase::Deciding)
    }

    /// Whether a person may not choose a pairing because another brings more climbers.
    pub(super) fn is_held_back(&self) -> bool {
        let pairings = self.0.get_resource::<Shown>();
        pairings
            .and_then(|shown| shown.game.pairings())
            .is_some_and(|all| all.iter().any(|pairing| pairing.held_back))
            && self.waits_for_person()
            && self.phase() == Some(TurnPhase::Pairing)
    }

    /// Whether a die of the throw being shown does not settle by itself.
    pub(super) fn has_leaning_die(&self) -> bool {
        let beat = self.0.resource::<BeatQueue>().running();
        beat.and_then(|beat| beat.throw.as_ref())
            .is_some_and(|throw| !throw.helps.is_empty())
    }

    /// How many climbers are on the board.
    pub(super) fn climbers_out(&self) -> u8 {
        self.0
            .get_resource::<Shown>()
            .map_or(0, |shown| RUNNERS - shown.game.runners_free())
    }

    /// The chance that the next roll busts, in percent.
    pub(super) fn bust_percent(&self) -> u8 {
        self.0
            .get_resource::<Shown>()
            .map_or(0, |shown| shown.game.bust_chance().percent())
    }

    pub(super) fn stop_wins(&self) -> bool {
        self.0
            .get_resource::<Shown>()
            .is_some_and(|shown| shown.game.stop_wins())
    }
}

impl Film {
    /// Puts the app together and makes the folder for its pictures.
    pub(super) fn open(
        launch: &Launch,
        folder: &Path,
        choose: impl Fn(&mut Settings),
    ) -> Result<Film, String> {
        fs::create_dir_all(folder).map_err(|error| {
            format!(
                "The folder {} cannot be made ({}); name one that can be written.",
                folder.display(),
                error.kind()
            )
        })?;
        let scratch = std::env::temp_dir().join(format!("cant-stop-demo-{}", std::process::id()));
        let launch = Launch {
            settings: Some(scratch.clone()),
            ..launch.clone()
        };
        let app = without_panic(move || {
            let mut app = build(&launch);
            app.add_plugins((hands::plugin, widgets::plugin));
            // What is drawn of a frame is for the film to say.
            app.configure_sets(Update, TrayRests.run_if(|| false));
            app.finish();
            app.cleanup();
            app.update();
            app
        })?;
        let mut film = Film {
            app,
            folder: folder.to_owned(),
            scratch,
            pictures: Vec::new(),
            watch: None,
            reel: Reel::default(),
            skips: false,
        };
        film.go_on();
        choose(&mut film.settings());
        Ok(film)
    }

    /// From here on `watch` measures instead of pictures being taken.
    pub(super) fn show_to(&mut self, watch: Watch) {
        Watch::prepare(&mut self.app);
        self.watch = Some(watch);
    }

    /// Who watched, with what was measured.
    pub(super) fn watched_by(&mut self) -> Result<Option<Watch>, String> {
        self.cut()?;
        Ok(self.watch.take())
    }

    /// Whether who watches has seen all of what was asked for.
    pub(super) fn has_been_shown_enough(&self) -> bool {
        self.watch.as_ref().is_some_and(Watch::is_quick)
    }

    pub(in crate::dev_tools) fn world_mut(&mut self) -> &mut World {
        self.app.world_mut()
    }

    pub(super) fn pictures(&self) -> &[PathBuf] {
        &self.pictures
    }

    fn settings(&mut self) -> Mut<'_, Settings> {
        self.app.world_mut().resource_mut::<Settings>()
    }

    /// How large text is, 1 to 2.
    pub(super) fn text_scale(&mut self) -> f32 {
        self.settings().text_scale.factor()
    }

    pub(super) fn trigger<E: for<'a> Event<Trigger<'a>: Default>>(&mut self, event: E) {
        self.app.world_mut().trigger(event);
    }

    /// All of the game, for what nobody does by hand in the demo.
    pub(super) fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    pub(super) fn go_to(&mut self, screen: Screen) {
        self.app
            .world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(screen);
    }

    pub(super) fn open_menu(&mut self, menu: Menu) {
        self.app
            .world_mut()
            .resource_mut::<NextState<Menu>>()
            .set(menu);
    }

    /// Presses the widget in focus.
    pub(super) fn accept(&mut self) {
        let world = self.app.world_mut();
        if let Some(entity) = world.resource::<InputFocus>().get() {
            world.trigger(Activate { entity });
        }
    }

    /// Plays for some seconds of the game's clock.
    pub(super) fn wait(&mut self, seconds: f32) -> Result<(), String> {
        let mut left = seconds;
        while left > f32::EPSILON {
            left -= self.play_on()?.as_secs_f32();
        }
        Ok(())
    }

    /// How the demo's people play from here on.
    pub(super) fn play(&mut self, manner: Manner) {
        self.app.world_mut().insert_resource(manner);
    }

    /// Whether things fade instead of travelling from here on.
    pub(super) fn reduce_motion(&mut self, reduced: bool) {
        self.settings().reduced_motion = reduced;
    }

    /// Plays for a frame, shown to whoever follows it; gives how long it was on the game's clock.
    fn play_on(&mut self) -> Result<Duration, String> {
        let glimpse = Glimpse {
            busts: matches!(
                Scene(self.app.world()).event(),
                Some(GameEvent::Busted { .. })
            ),
        };
        let watch = self.watch.as_mut().filter(|_| !self.skips);
        if !watch.is_some_and(|watch| watch.follows(glimpse)) {
            self.cut()?;
            // The game opens cameras by itself, which nobody would look through.
            self.go_on();
            self.frame()?;
            return Ok(motion::DEMO_FRAME);
        }
        self.expose()?;
        Ok(motion::FILM_FRAME)
    }

    /// Plays until `what` is there.
    pub(super) fn until(
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
        Err(format!("The demo waited for {what} in vain."))
    }

    /// Plays on without animation until `what` is there.
    pub(super) fn skip_to(
        &mut self,
        what: &str,
        there: impl Fn(&Scene) -> bool,
    ) -> Result<(), String> {
        self.settings().speed = Speed::Instant;
        self.pass_until(what, there)?;
        self.settings().speed = Speed::Normal;
        self.wait(0.3)
    }

    /// Plays until `what` is there, unseen by whoever follows the film.
    pub(super) fn pass_until(
        &mut self,
        what: &str,
        there: impl Fn(&Scene) -> bool,
    ) -> Result<(), String> {
        self.skips = true;
        let found = self.until(what, there);
        self.skips = false;
        found
    }

    /// Takes a picture, numbered in order and named by what it shows; or has whoever watches measure instead.
    pub(super) fn shoot(&mut self, name: &str) -> Result<(), String> {
        if let Some(mut watch) = self.watch.take() {
            let looked = watch.look(self, name);
            self.watch = Some(watch);
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

impl Drop for Film {
    fn drop(&mut self) {
        // Only settings of this run are in there; what is left behind in the temporary folder harms nobody.
        fs::remove_dir_all(&self.scratch).ok();
    }
}
