//! The table without a GPU: what stands on it, whatever happened before.

mod art;
mod beats;
mod phases;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy_asset_loader::prelude::*;
use cant_stop_rules::{Event, Landing, Move};

use self::beats::{beats_by, beats_of_a_game};
use super::board::{BoardRoot, in_middle, in_play};
use super::{dice, flags, pockets, runners, squares};
use crate::core::canvas::CanvasTarget;
use crate::core::redraw::Redraw;
use crate::core::settings::Speed;
use crate::core::store::SettingsFolder;
use crate::core::unseen::unseen;
use crate::referee::throw::Hand;
use crate::referee::{Beat, BeatQueue, GameStory, Hold, LeaveGame, Pace, Preview, Shown};
use crate::ui::prelude::*;
use crate::ui::type_scale::Fonts;

/// The step of the clock.
const STEP: Duration = Duration::from_millis(50);

/// The table and what it stands on, without anything beside or above it.
fn app(settings: &Path) -> App {
    let mut app = App::new();
    let assets = AssetPlugin {
        file_path: concat!(env!("CARGO_MANIFEST_DIR"), "/assets").to_owned(),
        ..default()
    };
    let window = Window {
        resolution: (1920, 1080).into(),
        ..default()
    };
    app.add_plugins((
        unseen(DefaultPlugins.set(assets), window),
        bevy_tweening::TweeningPlugin,
    ));
    app.init_collection::<Fonts>();
    app.insert_resource(SettingsFolder(settings.to_owned()));
    // `app` says how often the game is drawn.
    app.init_resource::<Redraw>();
    app.add_plugins((
        crate::core::threads::SystemsInTurn,
        crate::core::plugin,
        crate::ui::plugin,
        crate::input::plugin,
        crate::referee::plugin,
        crate::play::throw::plugin,
        super::plugin,
    ));
    app.insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    app.finish();
    app.cleanup();
    app
}

/// The app with its folder for settings, which lasts as long.
struct Table {
    app: App,
    _folder: tempfile::TempDir,
}

impl Table {
    /// A table that shows this game.
    fn showing(game: Game) -> Table {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        let plan = |mark| SeatPlan {
            name: String::new(),
            mark,
            kind: SeatKind::Person,
        };
        app.insert_resource(Seats(Mark::ALL.map(plan).to_vec()));
        app.insert_resource(GameStory::new(&game));
        app.insert_resource(Shown { game });
        let mut table = Table {
            app,
            _folder: folder,
        };
        table.enter(Screen::Play);
        table
    }

    fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    fn enter(&mut self, screen: Screen) {
        self.world().resource_mut::<NextState<Screen>>().set(screen);
        self.run(2);
    }

    fn run(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    /// Begins to show a beat, whatever was being shown.
    fn start(&mut self, beat: &Beat) {
        let mut holds = self.world().query_filtered::<Entity, With<Hold>>();
        let holds: Vec<Entity> = holds.iter(self.app.world()).collect();
        for hold in holds {
            self.world().despawn(hold);
        }
        let beat = beat.clone();
        self.world().resource_mut::<BeatQueue>().cut_to(beat);
        self.run(1);
    }

    /// Leaves the game for the title, and comes back to it as it was shown last.
    fn leave_and_come_back(&mut self) {
        self.world().trigger(LeaveGame);
        self.run(2);
        self.enter(Screen::Play);
    }

    /// Sets the move whose targets are to be outlined.
    fn preview(&mut self, mv: Option<Move>) {
        self.world().resource_mut::<Preview>().mv = mv;
        self.run(2);
    }

    fn is_held(&mut self) -> bool {
        let mut holds = self.world().query::<&Hold>();
        holds.iter(self.app.world()).next().is_some()
    }

    /// Shows a beat to its end, as the referee does.
    fn play(&mut self, beat: &Beat) {
        self.start(beat);
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(2 * STEP));
        let mut frames = 0;
        while !self.world().resource::<BeatQueue>().is_idle() {
            self.run(1);
            frames += 1;
            assert!(frames < 200, "{:?} never ends", beat.event);
        }
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    }

    /// Number of entities of this name.
    fn named(&mut self, name: &str) -> usize {
        let mut names = self.world().query::<&Name>();
        let names = names.iter(self.app.world());
        names.filter(|it| it.as_str() == name).count()
    }

    fn sight(&mut self) -> Sight {
        self.run(3);
        let world = self.world();
        let mut seen = Sight::new();
        let pieces = [squares::sight, runners::sight, flags::sight, pockets::sight];
        let things = pieces.map(|sight| sight(world)).concat();
        for thing in things.into_iter().chain(dice::sight(world)) {
            *seen.entry(thing).or_default() += 1;
        }
        seen
    }

    fn entities(&mut self) -> usize {
        let mut entities = self.world().query::<Entity>();
        entities.iter(self.app.world()).count()
    }
}

/// Everything on the table, where it lies, and how often.
type Sight = BTreeMap<String, usize>;

fn assert_same(seen: &Sight, expected: &Sight, when: &str) {
    let odd = |here: &Sight, there: &Sight| {
        let mut odd = here.clone();
        odd.retain(|thing, count| there.get(thing) != Some(count));
        odd
    };
    let (more, less) = (odd(seen, expected), odd(expected, seen));
    assert!(
        more.is_empty() && less.is_empty(),
        "{when}: {more:#?} instead of {less:#?}"
    );
}

fn first_beat(beats: &[Beat], is_it: fn(&Beat) -> bool) -> Beat {
    beats.iter().find(|beat| is_it(beat)).unwrap().clone()
}

#[test]
fn what_is_shown_beat_by_beat_is_what_would_be_built_anew() {
    let rules = Variant {
        landing: Landing::Jump,
        three_pawns: true,
        ..Variant::default()
    };
    played_is_built(&beats_of_a_game());
    played_is_built(&beats_by(rules));
}

fn played_is_built(beats: &[Beat]) {
    let mut played = Table::showing(beats[0].before);
    let gives_up = |beat: &Beat| matches!(beat.event, Event::GaveUp { .. });
    let mut given_up = beats.iter().filter(|beat| gives_up(beat)).count();
    for (number, beat) in beats.iter().enumerate() {
        played.play(beat);
        given_up -= usize::from(gives_up(beat));
        let packed = gives_up(beat) && given_up < 3;
        if number % 40 == 39 || number + 1 == beats.len() || packed {
            let anew = Table::showing(beat.after).sight();
            assert_same(&played.sight(), &anew, &format!("after {:?}", beat.event));
        }
    }
}

#[test]
fn setting_the_pieces_again_changes_nothing_and_leaves_nothing_behind() {
    let beats = beats_of_a_game();
    let mut table = Table::showing(beats[beats.len() / 2].after);
    let sight = table.sight();
    let count = table.entities();
    for _ in 0..5 {
        table.world().resource_mut::<Shown>().set_changed();
        table.run(2);
    }
    assert_same(&table.sight(), &sight, "set again");
    assert_eq!(table.entities(), count);
}

#[test]
fn leaving_and_coming_back_in_the_middle_of_a_beat_sets_the_pieces_as_shown() {
    let beats = beats_of_a_game();
    for is_it in [
        (|beat: &Beat| matches!(beat.event, Event::RunnerPlaced { .. })) as fn(&Beat) -> bool,
        |beat| matches!(beat.event, Event::Banked { .. }),
        |beat| matches!(beat.event, Event::Claimed { .. }),
        |beat| matches!(beat.event, Event::Rolled { .. }),
        |beat| matches!(beat.event, Event::RollCalled { .. }),
    ] {
        let beat = first_beat(&beats, is_it);
        let mut table = Table::showing(beat.before);
        let sight = table.sight();
        table.start(&beat);
        table.run(3);
        table.leave_and_come_back();
        let when = format!("back from {:?}", beat.event);
        assert_same(&table.sight(), &sight, &when);
    }
}

#[test]
fn a_board_of_any_size_survives_any_beat() {
    let beats = beats_of_a_game();
    let mut table = Table::showing(beats[0].before);
    let sizes = [[1280, 720], [2560, 1080], [1024, 768], [16, 16]];
    for (beat, size) in beats.iter().step_by(7).zip(sizes.into_iter().cycle()) {
        table.start(beat);
        table.run(1);
        let size = size.into();
        table.world().insert_resource(CanvasTarget::Image { size });
        table.run(2);
    }
    let world = table.world();
    let mut boards = world.query_filtered::<&Transform, With<BoardRoot>>();
    assert!(boards.single(table.app.world()).unwrap().is_finite());
}

#[test]
fn without_motion_only_throws_are_held_and_only_for_a_moment() {
    let beats = beats_of_a_game();
    let mut table = Table::showing(beats[0].before);
    table.world().resource_mut::<Settings>().speed = Speed::Instant;
    table.run(1);
    assert!(!table.world().resource::<Pace>().animate);
    for beat in &beats {
        table.start(beat);
        assert_eq!(table.is_held(), beat.throw.is_some());
        if beat.throw.is_some() {
            // Three frames of 50 ms, and one in which the end is seen.
            table.run(4);
            assert!(!table.is_held());
        }
    }
    let last = beats.last().unwrap().after;
    assert_same(&table.sight(), &Table::showing(last).sight(), "at the end");
}

#[test]
fn the_move_of_the_preview_is_outlined_on_the_board() {
    let game = "3 .........../........... 6:1,10:1 A pair 2435".parse();
    let mut table = Table::showing(game.unwrap());
    let [five, six, seven, eight] = [5, 6, 7, 8].map(|number| Column::new(number).unwrap());
    for (mv, spaces) in [
        (Some(Move::one(five)), 1),
        (Some(Move::two(six, eight)), 2),
        (Some(Move::two(seven, seven)), 2),
        (None, 0),
    ] {
        table.preview(mv);
        assert_eq!(super::preview::sight(table.world()), spaces, "{mv:?}");
    }
}

#[test]
fn a_win_keeps_to_the_middle_and_its_confetti_to_its_position() {
    let beats = beats_of_a_game();
    let mut table = Table::showing(beats[0].before);
    table.start(beats.last().unwrap());
    table.world().resource_mut::<Settings>().captions = true;
    table.run(2);
    assert!(table.named("confetti") > 0);
    let canvas = *table.world().resource::<Canvas>();
    let world = table.world();
    let mut boards = world.query_filtered::<&Transform, With<BoardRoot>>();
    let board = *boards.single(world).unwrap();
    assert_eq!(board, in_middle(canvas, in_play(canvas, 1.0)));
    table.world().resource_mut::<BeatQueue>().clear();
    table.world().resource_mut::<Shown>().game = beats[9].after;
    table.run(1);
    assert_eq!(table.named("confetti"), 0);
}

#[test]
fn sums_on_their_way_go_with_their_moment() {
    let beats = beats_of_a_game();
    let chosen = first_beat(&beats, |beat| matches!(beat.event, Event::Chose { .. }));
    let mut table = Table::showing(chosen.before);
    let go = |table: &mut Table, leave: fn(&mut World)| {
        table.start(&chosen);
        assert!(table.named("chosen sum") > 0);
        leave(table.world());
        table.run(2);
        assert_eq!(table.named("chosen sum"), 0);
    };
    go(&mut table, |world| {
        world.resource_mut::<BeatQueue>().clear()
    });
    go(&mut table, |world| world.trigger(LeaveGame));
}

#[test]
fn dice_that_were_not_thrown_are_picked_up_out_of_sight() {
    let beats = beats_of_a_game();
    let called = |beat: &Beat| matches!(beat.event, Event::RollCalled { .. });
    let called = first_beat(&beats, called);
    let mut table = Table::showing(called.before);
    let hand = Hand {
        seat: called.before.turn(),
        dice: [Transform::default(); 4],
        middle: Vec3::ZERO,
        seconds: 0.0,
        open: false,
    };
    let hand = table.world().spawn(hand).id();
    table.run(3);
    table.world().despawn(hand);
    table.run(20);
    let put_back = dice::sight(table.world());
    assert_eq!(put_back.len(), 4);
    let moment = TimeUpdateStrategy::ManualDuration(STEP / 1000);
    table.app.insert_resource(moment);
    table.start(&called);
    assert_eq!(dice::sight(table.world()), put_back);
}
