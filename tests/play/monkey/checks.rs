//! Invariants under monkeys: the focus can be seen and used, the game can go on, the record can be read.

use std::time::Duration;

use bevy::diagnostic::FrameCount;
use bevy::ecs::system::RunSystemOnce;
use bevy::input::gamepad::GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp, East, South};
use bevy::input::keyboard::KeyCode::{
    ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Enter, KeyA, KeyD, KeyE, KeyS, KeyW,
};
use bevy::input_focus::InputFocusVisible;
use bevy::ui::ComputedStackIndex;
use cant_stop::core::texts_for_tools as texts;
use cant_stop::referee::Match;

use super::{LOOK, Monkey, ON_ITS_WAY, Place, REST};
use crate::prelude::*;

/// Frames for which a dialog may outlast its screen.
const ASTRAY: u32 = 3;
/// Frames within which a disk writes, however busy it is: as long as the game has patience with it.
const PATIENCE_WITH_THE_DISK: u32 = 600;
/// Frames within which nodes have answered to their own size.
const ANSWERS: u32 = 3;
/// Frames in which the focus finds its place.
const MOMENT: u32 = 12;
/// Presses of one pad that bring any game further: each is one of [`WAYS_ON`].
const PRESSES: u32 = 2000;
/// Presses of one pad that lead on from any screen and dialog that no other device controls.
const PRESSES_ELSEWHERE: u32 = 100;
/// Presses of one pad to get on; the first one leads out of dialogs.
const WAYS_ON: [GamepadButton; 8] = [
    East, South, South, South, DPadRight, DPadDown, DPadLeft, DPadUp,
];

/// Keys to get on, on either half of the keyboard.
const KEYS_ON: [KeyCode; 10] = [
    Enter, KeyE, ArrowRight, KeyD, ArrowDown, KeyS, ArrowLeft, KeyA, ArrowUp, KeyW,
];

type Places = BTreeMap<Entity, (ComputedNode, UiGlobalTransform, u32)>;

/// Sizes and places of nodes, and their layers above the roots of their trees: trees of one height lie in any order.
fn places(
    nodes: Query<(Entity, &ComputedNode, &UiGlobalTransform)>,
    layers: Query<&ComputedStackIndex>,
    parents: Query<&ChildOf, Without<GlobalZIndex>>,
) -> Places {
    let place = |(node, size, place): (_, &_, &_)| {
        let root = parents.iter_ancestors(node).last().unwrap_or(node);
        let layer = |node| layers.get(node).unwrap().0;
        (node, (*size, *place, layer(node).abs_diff(layer(root))))
    };
    nodes.iter().map(place).collect()
}

/// Things in the world whose place is not what they and those they hang on make it.
fn stale_places(
    things: Query<(Entity, &GlobalTransform)>,
    made: TransformHelper,
) -> Vec<(GlobalTransform, GlobalTransform)> {
    let made = |thing| made.compute_global_transform(thing).unwrap();
    let pairs = things.iter().map(|(thing, place)| (*place, made(thing)));
    let near = |a: &GlobalTransform, b: &GlobalTransform| a.affine().abs_diff_eq(b.affine(), 0.01);
    pairs.filter(|(place, made)| !near(place, made)).collect()
}

impl Monkey {
    /// With a newly connected pad, or with the device of the seat on turn, the table gets further, or another
    /// screen is reached; a screen that the keyboard controls is left by its way out.
    pub(super) fn goes_on(&mut self) {
        self.let_go();
        let pad = self.session.connect_pad();
        let before = self.place();
        let plays = before.0 == Screen::Play && before.1 == Dialog::NONE;
        let presses = if plays { PRESSES } else { PRESSES_ELSEWHERE };
        // Who goes back on a screen would only have left.
        let ways = &WAYS_ON[usize::from(before.1 == Dialog::NONE)..];
        for _ in 0..presses {
            match self.own_device().filter(|_| self.rng.random_bool(0.5)) {
                Some(device) => self.press_on_with(device, ways),
                None => self.tap_any(pad, ways),
            }
            if self.place() != before {
                break;
            }
        }
        if self.place() == before && !plays {
            self.leaves(pad, before);
        }
        let hands = self.session.resource::<DeviceAssignment>().clone();
        let summary = self.session.summary();
        assert_ne!(self.place(), before, "stuck {summary}; {hands:?}");
        self.session.disconnect_pad(pad);
    }

    /// One of the devices can go back from a screen: the new pad, one of the others, or the keyboard.
    fn leaves(&mut self, pad: Entity, before: Place) {
        let pads = self.pads_there();
        for pad in std::iter::once(pad).chain(pads) {
            if self.place() == before {
                self.tap(pad, East);
                self.session.wait(REST);
            }
        }
        if self.place() == before {
            self.session.key(KeyCode::Escape);
            self.session.wait(REST);
        }
    }

    /// Device of the seat on turn; `None` if all seats share theirs.
    fn own_device(&self) -> Option<Device> {
        let hands = self.session.resource::<DeviceAssignment>();
        let turn = self.session.game()?.turn();
        hands.of(turn).filter(|_| hands.are_apart())
    }

    fn press_on_with(&mut self, device: Device, ways: &[GamepadButton]) {
        match device {
            Device::Pad(pad) => self.tap_any(pad, ways),
            Device::Mouse => {
                let offers = self.session.offers();
                let offer = offers.choose(&mut self.rng);
                if let Some(place) = offer.and_then(|offer| self.session.widget(offer)) {
                    self.session.click(place);
                }
            }
            Device::Keyboard | Device::LeftKeys | Device::RightKeys => {
                self.session.key(*KEYS_ON.choose(&mut self.rng).unwrap());
            }
        }
    }

    fn tap_any(&mut self, pad: Entity, ways: &[GamepadButton]) {
        let way = *ways.choose(&mut self.rng).unwrap();
        self.tap(pad, way);
    }

    /// Nothing stays where it does not belong, not even after one more node makes the engine place all nodes anew.
    pub(super) fn all_is_in_place(&mut self) {
        // What moves by itself stands still, and what answers to its own size has done so.
        let world = self.session.app.world_mut();
        world.resource_mut::<Time>().advance_by(Duration::ZERO);
        let mut real_time = world.resource_mut::<Time<Real>>();
        real_time.advance_by(Duration::ZERO);
        let mut places = self.places();
        for _ in 0..ANSWERS {
            places = self.places();
        }
        let world = self.session.app.world_mut();
        let stale = world.run_system_once(stale_places).unwrap();
        assert!(stale.is_empty(), "{stale:?}");
        let one_more = world.spawn(Node::default()).id();
        let mut anew = self.places();
        anew.remove(&one_more);
        self.session.app.world_mut().despawn(one_more);
        assert_eq!(places, anew);
    }

    /// Places as the end of a frame leaves them.
    fn places(&mut self) -> Places {
        let world = self.session.app.world_mut();
        world.run_schedule(PostUpdate);
        world.run_system_once(places).unwrap()
    }

    /// The focus, where it is to be seen, is on something that is to be seen and can be used; what has just come or gone
    /// may take it along for a moment.
    fn focus_is_sound(&mut self) {
        for _ in 0..MOMENT {
            self.session.frame();
            if self.fault_of_focus().is_none() {
                return;
            }
        }
        if let Some(fault) = self.fault_of_focus() {
            let offers = self.session.offers();
            panic!("{fault}; {offers:?} {}", self.session.summary());
        }
    }

    /// Looks at the focus without holding anything up; waits where it seems to be lost, and every so often.
    pub(super) fn focus_finds_its_place(&mut self, moment: u32) {
        self.faulty = match self.fault_of_focus() {
            Some(_) => self.faulty + 1,
            None => 0,
        };
        if self.faulty > ON_ITS_WAY || moment.is_multiple_of(LOOK) {
            self.focus_is_sound();
            self.faulty = 0;
        }
    }

    /// A dialog that only one screen has goes with it.
    pub(super) fn dialog_finds_its_screen(&mut self) {
        let (screen, menu, _) = self.place();
        let owner = match menu {
            PAUSE | BOARD | HISTORY | SEATS => Screen::Play,
            PLACE | NAMING => Screen::Join,
            _ => screen,
        };
        let now = self.session.resource::<FrameCount>().0;
        self.astray = (screen != owner).then(|| self.astray.unwrap_or(now));
        if let Some(since) = self.astray {
            let summary = self.session.summary();
            assert!(now - since <= ASTRAY, "{menu:?} on {summary}");
        }
    }

    fn fault_of_focus(&mut self) -> Option<String> {
        let world = self.session.app.world();
        if !world.resource::<InputFocusVisible>().0 {
            return None;
        }
        let Some(focus) = world.resource::<InputFocus>().get() else {
            // With dice in the hand, and while no seat is asked, the focus need not rest on a widget.
            let rests = self.holds_dice() || !self.is_asked();
            return (!rests).then(|| "no focus".to_owned());
        };
        let seen = world.get::<InheritedVisibility>(focus);
        let seen = seen.is_some_and(|seen| seen.get());
        let off = world.get::<InteractionDisabled>(focus).is_some();
        let at = world.get::<UiGlobalTransform>(focus);
        let at = at.map(|place| place.translation);
        let canvas = Rect::new(0.0, 0.0, 1920.0, 1080.0);
        let inside = at.is_some_and(|at| canvas.contains(at));
        (!seen || off || !inside).then(|| format!("focus seen {seen}, off {off}, at {at:?}"))
    }

    /// Returns `true` if input is awaited: of a person at the table, or in a menu.
    fn is_asked(&mut self) -> bool {
        let (Screen::Play, Dialog::NONE, Some(game)) = self.place() else {
            let world = self.session.app.world();
            return self.offered.iter(world).any(|seen| seen.get());
        };
        let seats = self.session.resource::<Seats>();
        let person = |seat| seats.get(seat).kind == SeatKind::Person;
        self.session.is_idle() && matches!(game.to_act(), ToAct::Seat(seat) if person(seat))
    }

    /// Returns `true` if the screen says that a player shakes the dice.
    fn holds_dice(&mut self) -> bool {
        let put_back = Words::new(texts::NOTE_PUT_BACK);
        let mut written = self.written.iter(self.session.app.world());
        written.any(|(words, seen)| seen.get() && *words == put_back)
    }

    /// Every record on disk can be read to its end, and the game on the table is one of them.
    pub(super) fn records_are_sound(&mut self) {
        // What was done last may still be on its way to the disk.
        for _ in 0..PATIENCE_WITH_THE_DISK {
            let records = self.session.folder.join("records");
            let games = recorded_games(&records);
            if self.kept_game().is_none_or(|game| games.contains(&game)) {
                return;
            }
            self.session.frame();
        }
        let summary = self.session.summary();
        panic!("the game is in none of the records: {summary}");
    }

    /// The game on the table, if a record is kept of it.
    fn kept_game(&self) -> Option<Game> {
        let current = self.session.app.world().get_resource::<Match>();
        let kept = current.filter(|current| !current.is_disposable());
        kept.map(|current| *current.game())
    }

    /// After a power failure now the game on the table is on disk, and can be continued from the title if it is one of
    /// those.
    pub(super) fn be_found_again(self) {
        let game = self.kept_game();
        let Monkey {
            session, folder, ..
        } = self;
        let game = game.filter(|_| session.screen() == Screen::Play);
        let at_title = session.current_record();
        drop(session);
        let Some(game) = game.filter(|game| game.to_act() != ToAct::None) else {
            return;
        };
        assert!(recorded_games(&folder.path().join("records")).contains(&game));
        let session = Session::at(folder.path());
        let saved = session.resource::<SavedGame>().0.as_ref();
        // A climb of the day has a record of its own, and another game may wait beside it.
        let at_title = fs::read(at_title).ok().and_then(|bytes| read(&bytes).ok());
        if at_title.is_some_and(|reading| reading.playthrough.game() == game) {
            assert_eq!(saved.map(|saved| saved.game), Some(game));
        }
    }
}

/// The games below a folder, each as far as it is there.
fn recorded_games(folder: &Path) -> Vec<Game> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let paths = entries.map(|entry| entry.unwrap().path());
    let games = paths.flat_map(|path| match path.extension() {
        None if path.is_dir() => recorded_games(&path),
        Some(end) if end == "jsonl" => match read(&fs::read(&path).unwrap()) {
            Ok(reading) => vec![reading.playthrough.game()],
            Err(problem) => panic!("{} {problem}", path.display()),
        },
        _ => Vec::new(),
    });
    games.collect()
}
