//! The apps whose frames are measured, brought to the moment that counts.

use std::path::Path;
use std::time::Duration;

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use cant_stop::core::redraw::Redraw;
use cant_stop::core::seats::{Mark, SeatKind, SeatPlan};
use cant_stop::core::settings::Settings;
use cant_stop::core::states::Screen;
use cant_stop::features::watch::Seek;
use cant_stop::referee::{BeatQueue, StartGame, WatchGame};
use cant_stop::{Launch, build};
use cant_stop_bots::Opponent;
use cant_stop_records::{Header, RecordedSeat, write};
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, ChanceKind, ToAct};
use cant_stop_scenery::Scenery;
use cant_stop_studio::empty;
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tempfile::TempDir;

use crate::clock::Clock;

/// From frame to frame: those of a usual screen.
const FRAME: Duration = Duration::from_micros(16_667);
/// Frames until everything that follows from a beat has ended.
const REST: u32 = 600;
/// More frames than anything that is waited for takes.
const PATIENCE: u32 = 100_000;
const SEED: u64 = 28;
/// Least actions of the game for seeking.
const LONG: usize = 400;

/// An app under measurement.
pub struct Play {
    pub name: &'static str,
    app: App,
    /// Counts only frames that show an event.
    in_swing: bool,
    /// Seeks to another place of the game in every frame that counts.
    seeks: bool,
    spent: f64,
    /// Cost of the dearest frame, in microseconds.
    worst: f64,
    _folder: TempDir,
}

impl Play {
    /// The app everything is compared with.
    pub fn empty() -> Play {
        let folder = TempDir::new().expect("a folder for settings can be made");
        let mut app = empty(&Launch::headless(None, folder.path().to_owned()));
        one_thread(&mut app);
        run(&mut app, REST);
        Play {
            name: "empty app",
            app,
            in_swing: false,
            seeks: false,
            spent: 0.0,
            worst: 0.0,
            _folder: folder,
        }
    }

    /// A game; one of people rests at a decision, one of bots goes on.
    pub fn game(name: &'static str, kinds: &[SeatKind; 4], reduced_motion: bool) -> Play {
        Play::game_in(Scenery::default(), name, kinds, reduced_motion)
    }

    /// The same in this scenery.
    pub fn game_in(
        scenery: Scenery,
        name: &'static str,
        kinds: &[SeatKind; 4],
        reduced_motion: bool,
    ) -> Play {
        let folder = TempDir::new().expect("a folder for settings can be made");
        let mut app = headless(folder.path());
        stand_in(&mut app, scenery);
        app.world_mut().resource_mut::<Settings>().reduced_motion = reduced_motion;
        start(&mut app, kinds);
        let in_swing = matches!(kinds[0], SeatKind::Bot(_));
        if !in_swing {
            until(&mut app, |app| !is_in_swing(app));
            run(&mut app, REST);
        }
        Play {
            name,
            app,
            in_swing,
            seeks: false,
            spent: 0.0,
            worst: 0.0,
            _folder: folder,
        }
    }

    /// A game of more than 400 actions that is watched again, and sought in all over.
    pub fn sought() -> Play {
        let folder = TempDir::new().expect("a folder for settings can be made");
        let path = folder.path().join("long.jsonl");
        std::fs::write(&path, long_game()).expect("the folder can be written");
        let mut app = headless(folder.path());
        until(&mut app, |app| screen(app) == Screen::Title);
        app.world_mut().trigger(WatchGame { path });
        until(&mut app, |app| screen(app) == Screen::Play);
        run(&mut app, REST);
        Play {
            name: "seeking in a long game",
            app,
            in_swing: false,
            seeks: true,
            spent: 0.0,
            worst: 0.0,
            _folder: folder,
        }
    }

    /// Measures `frames` frames.
    pub fn measure(&mut self, clock: &Clock, frames: u32) {
        if self.seeks {
            return self.measure_seeks(clock, frames);
        }
        let mut left = frames;
        while left > 0 {
            if self.in_swing {
                self.wait_for_swing();
            }
            let before = clock.now();
            while left > 0 && (!self.in_swing || is_in_swing(&self.app)) {
                self.app.update();
                left -= 1;
            }
            self.spent += clock.now() - before;
        }
    }

    /// Seeks to another place in every frame; between two of them it rests until what they began has been done.
    fn measure_seeks(&mut self, clock: &Clock, frames: u32) {
        for number in 0..frames {
            // All over the game, in no order.
            let to = (number as usize * 251) % LONG;
            let before = clock.now();
            self.app.world_mut().trigger(Seek::To(to));
            self.app.update();
            let spent = clock.now() - before;
            self.spent += spent;
            self.worst = self.worst.max(spent);
            run(&mut self.app, 3);
        }
    }

    /// Microseconds that the dearest frame of seeking took.
    pub fn worst(&self) -> f64 {
        self.worst
    }

    fn wait_for_swing(&mut self) {
        for _ in 0..PATIENCE {
            if is_in_swing(&self.app) {
                return;
            }
            if screen(&self.app) == Screen::Results {
                start(&mut self.app, &[SeatKind::Bot(Opponent::Ibex); 4]);
            }
            self.app.update();
        }
        panic!("the bots do not play");
    }

    /// Microseconds per frame, after `frames` frames were measured.
    pub fn cost(&self, frames: u32) -> f64 {
        self.spent / f64::from(frames)
    }

    /// Numbers of entities, sprites and nodes of the interface.
    pub fn counted(&mut self) -> [usize; 3] {
        let world = self.app.world_mut();
        [
            world.entities().count_spawned() as usize,
            world.query::<&Sprite>().iter(world).count(),
            world.query::<&Node>().iter(world).count(),
        ]
    }

    /// Current redraw rate.
    pub fn redraw(&self) -> Redraw {
        *self.app.world().resource::<Redraw>()
    }
}

/// The record of the first game of bots that is long enough.
fn long_game() -> Vec<u8> {
    let settings = cant_stop_rules::Settings::default();
    let mut random = ChaCha8Rng::seed_from_u64(SEED);
    loop {
        let mut played = Playthrough::new(settings, 4).expect("four can play");
        while played.game().to_act() != ToAct::None {
            let game = played.game();
            let mut die = || random.random_range(1..=6);
            let action = match game.to_act() {
                ToAct::Chance(ChanceKind::RollOff) => Action::RollOff([die(), die()]),
                ToAct::Chance(ChanceKind::Roll) => Action::Dice([die(), die(), die(), die()]),
                _ => Opponent::Ibex.bot().decide(&game),
            };
            played.play(action).expect("bots play by the rules");
        }
        if played.actions().len() > LONG {
            let names = ["Ada", "Bruno", "Chiara", "Dani"]
                .into_iter()
                .zip(Mark::ALL);
            let seats = names.map(|(name, mark)| RecordedSeat::person(name, mark.key()));
            let header = Header::new("none", SEED, settings, seats.collect());
            return write(&header, played.actions());
        }
    }
}

fn headless(folder: &Path) -> App {
    let mut app = build(&Launch::headless(None, folder.to_owned()));
    one_thread(&mut app);
    app
}

/// Frames run on one thread: handing short systems to others costs more than it saves, and blurs the figures.
fn one_thread(app: &mut App) {
    ready(app);
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}

/// Puts the mountain into this scenery.
pub fn stand_in(app: &mut App, scenery: Scenery) {
    let mut settings = app.world_mut().resource_mut::<Settings>();
    settings.everything_unlocked = true;
    settings.scenery = scenery.into();
}

/// Makes an app ready for its first frame, with a clock that goes on by a frame with each.
pub fn ready(app: &mut App) {
    app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app.finish();
    app.cleanup();
}

/// Starts a game at this table as soon as everything has been loaded.
pub fn start(app: &mut App, kinds: &[SeatKind; 4]) {
    until(app, |app| screen(app) != Screen::Loading);
    let names = ["Ada", "Bruno", "Chiara", "Dani"];
    let plans = names.into_iter().zip(Mark::ALL).zip(kinds);
    app.world_mut().trigger(StartGame {
        seats: plans
            .map(|((name, mark), &kind)| SeatPlan {
                name: name.to_owned(),
                mark,
                kind,
            })
            .collect(),
        settings: cant_stop_rules::Settings::default(),
        seed: Some(SEED),
    });
    app.update();
    until(app, is_in_swing);
}

pub fn is_in_swing(app: &App) -> bool {
    !app.world().resource::<BeatQueue>().is_idle()
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

pub fn run(app: &mut App, frames: u32) {
    for _ in 0..frames {
        app.update();
    }
}

/// Runs until `there`.
pub fn until(app: &mut App, there: impl Fn(&App) -> bool) {
    for _ in 0..PATIENCE {
        if there(app) {
            return;
        }
        app.update();
    }
    panic!("waited in vain");
}
