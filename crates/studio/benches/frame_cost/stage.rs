//! The apps whose frames are measured, brought to the moment that counts.

use std::time::Duration;

use bevy::prelude::*;
use cant_stop::core::redraw::Redraw;
use cant_stop::core::seats::SeatKind;
use cant_stop::core::states::Screen;
use cant_stop::features::watch::Seek;
use cant_stop::referee::WatchGame;
use cant_stop::{Launch, build};
use cant_stop_bots::Opponent;
use cant_stop_records::{Header, RecordedSeat, write};
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, ChanceKind, ToAct};
use cant_stop_scenery::Scenery;
use cant_stop_studio::empty;
use cant_stop_testkit::{Session, folder, seats};
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use tempfile::TempDir;

use crate::clock;

/// From frame to frame: those of a usual screen.
pub const FRAME: Duration = Duration::from_micros(16_667);
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
    session: Session,
    /// Counts only frames that show an event.
    in_swing: bool,
    /// Seeks to another place of the game in every frame that counts.
    seeks: bool,
    spent: f64,
    /// Cost of the dearest seek, in microseconds.
    pub worst: f64,
    _folder: TempDir,
}

impl Play {
    fn new(name: &'static str, session: Session, folder: TempDir) -> Play {
        Play {
            name,
            session,
            in_swing: false,
            seeks: false,
            spent: 0.0,
            worst: 0.0,
            _folder: folder,
        }
    }

    /// The app everything is compared with.
    pub fn empty() -> Play {
        let folder = folder();
        let app = empty(&Launch::headless(None, folder.path().to_owned()));
        let mut session = ready(app, &folder);
        session.frames(REST);
        Play::new("empty app", session, folder)
    }

    /// The engine alone with as many sprites, nodes and texts as another app has, none of which ever changes.
    pub fn engine(other: &mut Play) -> Play {
        let [_, sprites, nodes] = other.counted();
        let world = other.session.app.world_mut();
        let texts = world.query::<&Text>().iter(world).count();
        let mut engine = Play::empty();
        engine.name = "engine with as many nodes";
        let world = engine.session.app.world_mut();
        world.spawn_batch((0..sprites).map(|_| Sprite::default()));
        let root = world.spawn(Node::default()).id();
        world.spawn_batch((texts + 1..nodes).map(|_| (Node::default(), ChildOf(root))));
        world.spawn_batch((0..texts).map(|_| (Text::new("7"), ChildOf(root))));
        engine.session.frames(REST);
        engine
    }

    /// A game in this scenery; one of people rests at a decision, one of bots goes on.
    pub fn game(
        name: &'static str,
        scenery: Scenery,
        kinds: &[SeatKind; 4],
        reduced_motion: bool,
    ) -> Play {
        let folder = folder();
        let mut session = headless(&folder);
        stand_in(&mut session, scenery);
        session.settings().reduced_motion = reduced_motion;
        start(&mut session, kinds);
        let in_swing = matches!(kinds[0], SeatKind::Bot(_));
        if !in_swing {
            until(&mut session, Session::is_idle);
            session.frames(REST);
        }
        Play {
            in_swing,
            ..Play::new(name, session, folder)
        }
    }

    /// A game of more than 400 actions that is watched again, and sought in all over.
    pub fn sought() -> Play {
        let folder = folder();
        let path = folder.path().join("long.jsonl");
        std::fs::write(&path, long_game()).expect("the folder can be written");
        let mut session = headless(&folder);
        until(&mut session, |session| session.screen() == Screen::Title);
        session.app.world_mut().trigger(WatchGame { path });
        until(&mut session, |session| session.screen() == Screen::Play);
        session.frames(REST);
        Play {
            seeks: true,
            ..Play::new("seeking in a long game", session, folder)
        }
    }

    /// Measures `frames` frames.
    pub fn measure(&mut self, frames: u32) {
        if self.seeks {
            return self.measure_seeks(frames);
        }
        // A hand on the mouse: without, all comes to rest, and there is nothing to measure.
        self.session.move_mouse(Vec2::ONE);
        let mut left = frames;
        while left > 0 {
            if self.in_swing {
                self.wait_for_swing();
            }
            let before = clock::now();
            while left > 0 && (!self.in_swing || !self.session.is_idle()) {
                self.session.app.update();
                left -= 1;
            }
            self.spent += clock::now() - before;
        }
    }

    /// Seeks to another place in every frame; between two of them it rests until what they began has been done.
    fn measure_seeks(&mut self, frames: u32) {
        for number in 0..frames {
            // All over the game, in no order.
            let to = (number as usize * 251) % LONG;
            let before = clock::now();
            self.session.app.world_mut().trigger(Seek::To(to));
            self.session.app.update();
            let spent = clock::now() - before;
            self.spent += spent;
            self.worst = self.worst.max(spent);
            self.session.frames(3);
        }
    }

    fn wait_for_swing(&mut self) {
        for _ in 0..PATIENCE {
            if !self.session.is_idle() {
                return;
            }
            if self.session.screen() == Screen::Results {
                start(&mut self.session, &[SeatKind::Bot(Opponent::Ibex); 4]);
            }
            self.session.frame();
        }
        panic!("the bots do not play");
    }

    /// Microseconds per frame, after `frames` frames were measured.
    pub fn cost(&self, frames: u32) -> f64 {
        self.spent / f64::from(frames)
    }

    /// Numbers of entities, sprites and nodes of the interface.
    pub fn counted(&mut self) -> [usize; 3] {
        let world = self.session.app.world_mut();
        [
            world.entities().count_spawned() as usize,
            world.query::<&Sprite>().iter(world).count(),
            world.query::<&Node>().iter(world).count(),
        ]
    }

    /// Current redraw rate.
    pub fn redraw(&self) -> Redraw {
        *self.session.app.world().resource::<Redraw>()
    }
}

/// The record of the first game of bots that is long enough.
fn long_game() -> Vec<u8> {
    let settings = cant_stop_rules::Variant::default();
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
            let seats = seats(&[SeatKind::Person; 4]);
            let seats = seats.iter().map(RecordedSeat::from).collect();
            let header = Header::new("none", SEED, settings, seats);
            return write(&header, played.actions());
        }
    }
}

fn headless(folder: &TempDir) -> Session {
    let app = build(&Launch::headless(None, folder.path().to_owned()));
    ready(app, folder)
}

/// Makes an app ready for its first frame, with a clock that goes on by a frame with each.
pub fn ready(app: App, folder: &TempDir) -> Session {
    let mut session = Session::of(app, folder.path());
    session.step_by(FRAME);
    session
}

/// Puts the mountain into this scenery.
pub fn stand_in(session: &mut Session, scenery: Scenery) {
    let mut settings = session.settings();
    settings.everything_unlocked = true;
    settings.scenery = scenery.into();
}

/// Starts a game at this table as soon as everything has been loaded.
pub fn start(session: &mut Session, kinds: &[SeatKind; 4]) {
    until(session, |session| session.screen() != Screen::Loading);
    session.start(seats(kinds), SEED);
    until(session, |session| !session.is_idle());
}

/// Runs until `there`.
pub fn until(session: &mut Session, there: impl Fn(&Session) -> bool) {
    for _ in 0..PATIENCE {
        if there(session) {
            return;
        }
        session.frame();
    }
    panic!("waited in vain");
}
