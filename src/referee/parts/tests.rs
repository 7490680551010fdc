//! Lifetime of match parts, in a world without the app.

use cant_stop_rules::{Game, Variant};

use super::*;
use crate::referee::{GameLog, Policy};

#[derive(Resource)]
struct Stake(u32);

/// Runs of the system over the part, and the stakes seen by the observer.
#[derive(Resource, Default)]
struct Seen {
    runs: u32,
    ends: Vec<(MatchEnd, Option<u32>)>,
}

fn count_run(_: If<Res<Stake>>, mut seen: ResMut<Seen>) {
    seen.runs += 1;
}

fn see_end(over: On<MatchOver>, stake: Option<Res<Stake>>, mut seen: ResMut<Seen>) {
    let stake = stake.map(|stake| stake.0);
    seen.ends.push((over.end, stake));
}

fn app() -> App {
    let mut app = App::new();
    app.init_resource::<BeatQueue>()
        .init_resource::<Notices>()
        .init_resource::<Seen>()
        .add_match_part::<Stake>()
        .add_observer(see_end)
        .add_systems(Update, count_run);
    app
}

fn start(app: &mut App, parts: Parts) {
    let game = Game::new(Variant::default(), 2).expect("two can play");
    let log = GameLog::new(game, 7);
    let current = Match::new(log, Policy::default(), None, Vec::new());
    app.insert_resource(current);
    parts.insert(app.world_mut());
}

const ENDS: [MatchEnd; 3] = [MatchEnd::Finished, MatchEnd::Left, MatchEnd::Replaced];

#[test]
fn every_end_of_a_match_drops_its_parts_after_features_have_seen_them() {
    for end in ENDS {
        let mut app = app();
        start(&mut app, Parts::default().with(Stake(3)));
        app.world_mut().spawn(Hold::seconds(1.0));
        end_match(app.world_mut(), end);
        assert_eq!(app.world().resource::<Seen>().ends, [(end, Some(3))]);
        assert!(!app.world().contains_resource::<Match>());
        assert!(!app.world().contains_resource::<Stake>());
        let mut holds = app.world_mut().query::<&Hold>();
        assert_eq!(holds.iter(app.world()).count(), 0);
    }
}

#[test]
fn a_match_ends_once() {
    let mut app = app();
    start(&mut app, Parts::default());
    end_match(app.world_mut(), MatchEnd::Finished);
    end_match(app.world_mut(), MatchEnd::Left);
    let seen = app.world().resource::<Seen>();
    assert_eq!(seen.ends, [(MatchEnd::Finished, None)]);
}

#[test]
fn a_system_over_a_part_runs_only_in_matches_with_it() {
    let mut app = app();
    let runs = |app: &mut App| {
        app.update();
        app.world().resource::<Seen>().runs
    };
    assert_eq!(runs(&mut app), 0, "no match");
    start(&mut app, Parts::default());
    assert_eq!(runs(&mut app), 0, "a match without the part");
    end_match(app.world_mut(), MatchEnd::Left);
    start(&mut app, Parts::default().with(Stake(1)));
    assert_eq!(runs(&mut app), 1);
    end_match(app.world_mut(), MatchEnd::Left);
    assert_eq!(runs(&mut app), 1);
}
