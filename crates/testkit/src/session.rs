//! A session at the game for tests: the real app without renderer or window, with a clock of its own.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use cant_stop::core::background::ShortWork;
use cant_stop::core::dialogs::{Dialog, Dialogs};
use cant_stop::core::seats::SeatPlan;
use cant_stop::core::settings::{Language, Settings, Speed};
use cant_stop::core::states::{Screen, TurnPhase};
use cant_stop::referee::{BeatQueue, GameLog, LeaveGame, Match, Shown, StartGame, WhoseTurn};
use cant_stop::{Launch, build, build_match};
use cant_stop_records::{HandThrows, Header, RecordedSeat, write_by_hand};
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Event as GameEvent, Game, RUNNERS, Stage, Variant};
use tempfile::TempDir;

/// The step of the tests' clock where frames are counted.
pub const FRAME: Duration = Duration::from_millis(33);
/// The step of the tests' clock where time passes until something is there.
const STRIDE: Duration = Duration::from_millis(100);
/// More strides than anything in a game takes.
const PATIENCE: u32 = 20_000;

/// The app, and the folder it keeps its files in.
pub struct Session {
    /// The app, for what a test looks into.
    pub app: App,
    /// The folder of its files.
    pub folder: PathBuf,
    /// Exit of the program, if it has ended.
    pub left: Option<AppExit>,
    /// Removes the folder with the session; `None` if the caller owns the folder.
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
        Session::owning(crate::folder(), Session::at)
    }

    /// A session that removes its folder.
    pub fn owning(own: TempDir, begin: impl FnOnce(&Path) -> Session) -> Session {
        let mut session = begin(own.path());
        session._own = Some(own);
        session
    }

    /// Ends the session, and begins another one in its folder.
    pub fn again(mut self, begin: impl FnOnce(&Path) -> Session) -> Session {
        let (own, folder) = (self._own.take(), self.folder.clone());
        drop(self);
        let mut session = begin(&folder);
        session._own = own;
        session
    }

    /// The same without animation.
    pub fn instant(mut self) -> Session {
        self.set_speed(Speed::Instant);
        self
    }

    /// A session in a folder that stays, on the title.
    pub fn at(folder: &Path) -> Session {
        Session::with(folder, |_| {})
    }

    /// A session in a folder that stays, put together in another way, on the title.
    pub fn with(folder: &Path, change: impl FnOnce(&mut Launch)) -> Session {
        let mut launch = launch(folder);
        launch.keepsakes = vec![folder.to_owned()];
        change(&mut launch);
        let mut session = Session::of(build(&launch), folder);
        session.until("the title", |session| session.screen() == Screen::Title);
        session
    }

    /// A session in a folder that stays whose frames wait for no thread and no disk, as those of a player.
    pub fn patient(folder: &Path) -> Session {
        Session::with(folder, |launch| {
            launch.short_work = ShortWork::Background;
        })
    }

    /// A match without anything that shows it, on the title: for what the referee alone answers for.
    pub fn of_match() -> Session {
        Session::owning(crate::folder(), Session::of_match_at)
    }

    /// The same in a folder that stays.
    pub fn of_match_at(folder: &Path) -> Session {
        let mut session = Session::of(build_match(&launch(folder)), folder);
        session.turn_to(Screen::Title);
        session.frame();
        session
    }

    /// An app that was put together elsewhere and keeps its files in `folder`, before its first frame.
    pub fn of(mut app: App, folder: &Path) -> Session {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.finish();
        app.cleanup();
        Session {
            app,
            folder: folder.to_owned(),
            left: None,
            _own: None,
        }
    }

    /// Plays one frame.
    pub fn frame(&mut self) {
        self.app.update();
        self.left = self.left.take().or(self.app.should_exit());
    }

    /// Runs this number of frames.
    pub fn frames(&mut self, count: u32) {
        for _ in 0..count {
            self.frame();
        }
    }

    /// Lets seconds of the game's clock pass, in strides.
    pub fn wait(&mut self, seconds: f32) {
        self.strides((seconds / STRIDE.as_secs_f32()).ceil() as u32);
    }

    /// Lets one stride of the game's clock pass: for tests that look again and again.
    pub fn stride(&mut self) {
        self.strides(1);
    }

    /// Lets some strides of the game's clock pass.
    pub fn strides(&mut self, count: u32) {
        self.step_by(STRIDE);
        self.frames(count);
        self.step_by(FRAME);
    }

    /// Plays in strides until `there`. Panics if that never comes.
    pub fn until(&mut self, what: &str, there: impl Fn(&mut Session) -> bool) {
        self.step_by(STRIDE);
        for _ in 0..PATIENCE {
            if there(self) {
                self.step_by(FRAME);
                return;
            }
            self.frame();
        }
        panic!("waited in vain for {what}; {}", self.summary());
    }

    /// Sets how long frames last from here on.
    pub fn step_by(&mut self, step: Duration) {
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(step));
    }

    /// The screen.
    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// Turns to another screen in the next frame.
    pub fn turn_to(&mut self, screen: Screen) {
        self.resource_mut::<NextState<Screen>>().set(screen);
    }

    /// The dialog on the screen.
    pub fn dialog(&self) -> Dialog {
        *self.app.world().resource::<State<Dialog>>().get()
    }

    /// Opens a dialog in place of all others; [`Dialog::NONE`] closes them. Panics if no feature draws it.
    pub fn show_dialog(&mut self, dialog: Dialog) {
        let is_drawn = self.app.get_schedule(OnEnter(dialog)).is_some();
        assert!(is_drawn || dialog == Dialog::NONE, "{dialog:?}");
        self.resource_mut::<Dialogs>().replace(dialog);
    }

    /// The settings that players change.
    pub fn settings(&mut self) -> Mut<'_, Settings> {
        self.app.world_mut().resource_mut::<Settings>()
    }

    /// Stands before the last action of the game that bots play with this seed, and plays it: the results are shown.
    ///
    /// The game itself is played by the referee alone.
    pub fn finish_game_of_bots(&mut self, count: usize, seed: u64) {
        self.finish_game_by(count, Variant::default(), seed);
    }

    /// The same by rules of its own.
    pub fn finish_game_by(&mut self, count: usize, variant: Variant, seed: u64) {
        let mut table = Session::of_match().instant();
        table.start_by(crate::bots(count), variant, seed);
        table.until("the end", |table| table.screen() == Screen::Results);
        let log = table.app.world().resource::<GameLog>();
        let mut actions = log.actions.iter();
        let stop = actions.rposition(|action| *action == Action::Stop);
        let before = &log.actions[..stop.expect("games are won by a stop")];
        let mut line = Playthrough::new(log.start.variant(), log.start.seats()).unwrap();
        for action in before {
            line.play(*action).unwrap();
        }
        self.set_speed(Speed::Instant);
        self.at_position(&crate::bots(count), &line.to_string(), seed);
        self.until("the results", |session| session.screen() == Screen::Results);
        self.until_put_away();
    }

    /// Waits until the record of a finished game is where finished ones are.
    pub fn until_put_away(&mut self) {
        let record = self.current_record();
        self.frames(2);
        self.until("the record put away", |_| !record.exists());
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

    /// Returns `true` if the table shows a game like this.
    pub fn shows(&self, is_it: impl Fn(&Game) -> bool) -> bool {
        self.shown().is_some_and(|game| is_it(&game))
    }

    /// Number of runners that the table shows.
    pub fn runners_out(&self) -> u8 {
        let game = self.shown();
        game.map_or(0, |game| RUNNERS - game.runners_free())
    }

    /// Event being shown.
    pub fn event(&self) -> Option<GameEvent> {
        let beat = self.app.world().resource::<BeatQueue>().running()?;
        Some(beat.event)
    }

    /// Returns `true` if a person is asked and nothing is under way.
    pub fn asks_person(&self) -> bool {
        let whose_turn = self.app.world().resource::<WhoseTurn>();
        whose_turn.person().is_some()
    }

    /// Returns `true` if a person may stop and claim a column.
    pub fn is_about_to_claim(&self) -> bool {
        self.asks_person()
            && self.phase() == Some(TurnPhase::Deciding)
            && self.shows(|game| !game.would_claim().is_empty())
    }

    /// Returns `true` if no beat is still being shown.
    pub fn is_idle(&self) -> bool {
        self.app.world().resource::<BeatQueue>().is_idle()
    }

    /// Leaves the game for the title.
    pub fn leave(&mut self) {
        self.app.world_mut().trigger(LeaveGame);
        self.until("the title", |session| session.screen() == Screen::Title);
    }

    /// Starts a game by the usual rules.
    pub fn start(&mut self, seats: Vec<SeatPlan>, seed: u64) {
        self.start_by(seats, Variant::default(), seed);
    }

    /// Starts a game by rules of its own.
    pub fn start_by(&mut self, seats: Vec<SeatPlan>, variant: Variant, seed: u64) {
        let seed = Some(seed);
        self.trigger(StartGame {
            seats,
            variant,
            seed,
        });
        self.frame();
    }

    /// Starts a game and skips its roll-off: the first decision waits, with the dice that the seed gives it anyway.
    pub fn start_decided(&mut self, seats: Vec<SeatPlan>, seed: u64) {
        let speed = self.settings().speed;
        self.set_speed(Speed::Instant);
        self.start(seats, seed);
        self.until_stage(Stage::Deciding);
        self.set_speed(speed);
        self.frame();
    }

    /// Stands at the end of a game under way: puts its record in place and continues it. `line` is a [`Playthrough`]
    /// with as many seats.
    pub fn at_position(&mut self, seats: &[SeatPlan], line: &str, seed: u64) {
        let played: Playthrough = line.parse().unwrap();
        let recorded = seats.iter().map(RecordedSeat::from).collect();
        let variant = played.start().variant();
        let header = Header::new(cant_stop_dice::ENGINE, seed, variant, recorded);
        let header = header.begun_by(played.first());
        let folder = self.folder.join("records");
        std::fs::create_dir_all(&folder).unwrap();
        let record = write_by_hand(&header, played.actions(), &HandThrows::new());
        std::fs::write(folder.join("current.jsonl"), record).unwrap();
        self.continue_game();
        self.frame();
    }
}

/// The game with its files in `folder`.
fn launch(folder: &Path) -> Launch {
    Launch {
        assets: crate::repository("assets"),
        ..Launch::headless(Some(folder.join("records")), folder.join("settings"))
    }
}
