//! The table without a GPU: what stands on it, whatever happened before.

mod art;
mod phases;

use std::collections::BTreeMap;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use cant_stop_dice::{Throw, simulate};
use cant_stop_rules::{Action, ChanceKind, Column, Game, Landing, Settings as Rules, ToAct};

use super::board::BoardRoot;
use super::{dice, flags, runners, squares};
use crate::app::{Launch, build};
use crate::ground::canvas::CanvasTarget;
use crate::ground::seats::{Mark, SeatKind, SeatPlan, Seats};
use crate::ground::states::Screen;
use crate::referee::Preview;
use crate::referee::{Beat, BeatQueue, GameStory, Hold, LeaveGame, Pace, Shown};

/// The app with its folder for settings, which lasts as long.
struct Table {
    app: App,
    _folder: tempfile::TempDir,
}

impl Table {
    /// A table that shows this game.
    fn showing(game: Game) -> Table {
        let folder = tempfile::tempdir().unwrap();
        let mut app = build(&Launch::headless(None, folder.path().to_owned()));
        app.finish();
        app.cleanup();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
            50,
        )));
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

    fn is_held(&mut self) -> bool {
        let mut holds = self.world().query::<&Hold>();
        holds.iter(self.app.world()).next().is_some()
    }

    /// Shows a beat to its end, as the referee does.
    fn play(&mut self, beat: &Beat) {
        self.start(beat);
        let mut frames = 0;
        while !self.world().resource::<BeatQueue>().is_idle() {
            self.run(1);
            frames += 1;
            assert!(frames < 400, "{:?} never ends", beat.event);
        }
    }

    /// Everything on the table, where it lies, and how often.
    fn sight(&mut self) -> BTreeMap<String, usize> {
        self.run(3);
        let world = self.world();
        let mut seen = BTreeMap::new();
        for thing in squares::sight(world)
            .into_iter()
            .chain(runners::sight(world))
            .chain(flags::sight(world))
            .chain(dice::sight(world))
        {
            *seen.entry(thing).or_default() += 1;
        }
        seen
    }
}

/// A roll that leaves nothing to choose, with three runners out.
fn bust() -> Beat {
    let game: Game = "3 .........../........... 2:2,3:3,12:2 A roll"
        .parse()
        .unwrap();
    let (_, events) = game.apply(Action::Dice([4; 4])).unwrap();
    let before = game.after(&events[0]);
    Beat {
        event: events[1],
        before,
        after: before.after(&events[1]),
        throw: None,
        by_hand: false,
    }
}

/// The beats of a game in which every seat takes the first choice and stops after its second.
fn beats_of_a_game() -> Vec<Beat> {
    beats_by(Rules::default())
}

/// The same by other rules.
fn beats_by(rules: Rules) -> Vec<Beat> {
    let mut game = Game::new(rules, 2).unwrap();
    let mut beats = Vec::new();
    let mut choices = 0;
    for seed in 0.. {
        let action = match game.to_act() {
            ToAct::Nobody => break,
            ToAct::Chance(kind) => {
                let count = if kind == ChanceKind::RollOff { 2 } else { 4 };
                let throw = std::sync::Arc::new(simulate(&Throw::automatic(seed, count)));
                let action = match throw.faces[..] {
                    [a, b] => Action::RollOff([a, b]),
                    [a, b, c, d] => Action::Dice([a, b, c, d]),
                    _ => unreachable!(),
                };
                let (after, events) = game.apply(action).unwrap();
                let mut before = game;
                for (index, event) in events.into_iter().enumerate() {
                    let next = before.after(&event);
                    beats.push(Beat {
                        event,
                        before,
                        after: next,
                        throw: (index == 0).then(|| throw.clone()),
                        by_hand: false,
                    });
                    before = next;
                }
                game = after;
                continue;
            }
            ToAct::Seat(_) if game.keep_choice().is_some() => {
                Action::Keep(game.keep_choice().unwrap().choices().last().unwrap())
            }
            ToAct::Seat(_) if !game.options().is_empty() => {
                choices += 1;
                Action::Choose(game.options()[0])
            }
            ToAct::Seat(_) if game.may_stop() && choices >= 2 => {
                choices = 0;
                Action::Stop
            }
            ToAct::Seat(_) => Action::Roll,
        };
        let (after, events) = game.apply(action).unwrap();
        let mut before = game;
        for event in events {
            let next = before.after(&event);
            beats.push(Beat {
                event,
                before,
                after: next,
                throw: None,
                by_hand: false,
            });
            before = next;
        }
        game = after;
    }
    beats
}

fn assert_same(seen: &BTreeMap<String, usize>, expected: &BTreeMap<String, usize>, when: &str) {
    let odd = |here: &BTreeMap<String, usize>, there: &BTreeMap<String, usize>| {
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
    let rules = Rules {
        landing: Landing::Jump,
        three_pawns: true,
        ..Rules::default()
    };
    for beats in [beats_of_a_game(), beats_by(rules)] {
        played_is_built(&beats);
    }
}

fn played_is_built(beats: &[Beat]) {
    let mut played = Table::showing(beats[0].before);
    let gives_up = |beat: &Beat| matches!(beat.event, cant_stop_rules::Event::GaveUp { .. });
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
    let count = table
        .world()
        .query::<Entity>()
        .iter(table.app.world())
        .count();
    for _ in 0..5 {
        table.world().resource_mut::<Shown>().set_changed();
        table.run(2);
    }
    assert_same(&table.sight(), &sight, "set again");
    let after = table
        .world()
        .query::<Entity>()
        .iter(table.app.world())
        .count();
    assert_eq!(after, count);
}

#[test]
fn leaving_and_coming_back_in_the_middle_of_a_beat_sets_the_pieces_as_shown() {
    use cant_stop_rules::Event;
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
        assert_same(
            &table.sight(),
            &sight,
            &format!("back from {:?}", beat.event),
        );
    }
}

#[test]
fn a_board_of_any_size_survives_any_beat() {
    let beats = beats_of_a_game();
    let mut table = Table::showing(beats[0].before);
    let sizes = [
        (1280, 720),
        (2560, 1080),
        (1024, 768),
        (16, 16),
        (1920, 1080),
    ];
    for (beat, (width, height)) in beats.iter().step_by(7).zip(sizes.into_iter().cycle()) {
        table.start(beat);
        table.run(1);
        let size = UVec2::new(width, height);
        table.world().insert_resource(CanvasTarget::Image { size });
        table.run(2);
    }
    let mut boards = table
        .world()
        .query_filtered::<&Transform, With<BoardRoot>>();
    assert!(boards.single(table.app.world()).unwrap().is_finite());
}

#[test]
fn without_motion_only_throws_are_held_and_only_for_a_moment() {
    let beats = beats_of_a_game();
    let mut table = Table::showing(beats[0].before);
    table
        .world()
        .resource_mut::<crate::ground::settings::Settings>()
        .speed = crate::ground::settings::Speed::Instant;
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
fn the_move_in_focus_is_outlined_on_the_board() {
    let beats = beats_of_a_game();
    let game = beats
        .iter()
        .map(|beat| beat.after)
        .find(|game| !game.options().is_empty())
        .unwrap();
    let mut table = Table::showing(game);
    table.run(2);
    let mv = table.world().resource::<Preview>().mv;
    let mv = mv.expect("the first card has the focus");
    let steps: usize = game
        .preview(mv)
        .iter()
        .map(|climb| usize::from(climb.to - climb.from))
        .sum();
    assert_eq!(super::preview::sight(table.world()), steps);
    table.world().resource_mut::<Shown>().game = beats[0].before;
    table.run(3);
    assert_eq!(super::preview::sight(table.world()), 0);
}

#[test]
fn a_jump_is_outlined_where_it_ends() {
    let seven = Column::new(7).unwrap();
    let rules = Rules {
        landing: Landing::Jump,
        ..Rules::default()
    };
    let mut position = cant_stop_rules::Position::start(rules, 2).unwrap();
    position.squares[1][seven.index()] = 1;
    position.stage = cant_stop_rules::Stage::Pairing;
    position.dice = Some([3, 4, 3, 4]);
    let mut table = Table::showing(Game::try_from(position).unwrap());
    table.run(2);
    let sevens = Some(cant_stop_rules::Move::two(seven, seven));
    assert_eq!(table.world().resource::<Preview>().mv, sevens);
    assert_eq!(super::preview::sight(table.world()), 2, "spaces 2 and 3");
}

#[test]
fn every_column_has_its_place() {
    let mut table = Table::showing(Game::new(Rules::default(), 2).unwrap());
    table.run(1);
    let spaces: usize = Column::ALL
        .iter()
        .map(|column| usize::from(column.height()))
        .sum();
    let mut shown = table.world().query::<&super::board::Space>();
    assert_eq!(shown.iter(table.app.world()).count(), spaces);
}
