//! Laws of the way up: its texts, its rewards, and its progress over every course that a few games can take.

use std::collections::HashSet;

use bevy::prelude::*;
use cant_stop_scenery::{Dice, Scenery};

use super::rewards::award;
use super::stored::NEEDED;
use super::{Stage, Standing, StoredStage, StoredWayUp, game, words};
use crate::play::table::OwnFlags;
use crate::ui::prelude::*;

/// Every series of outcomes that this many games can have.
fn all_courses(games: u32) -> impl Iterator<Item = Vec<bool>> {
    (0..1_u32 << games).map(move |bits| (0..games).map(|game| bits >> game & 1 == 1).collect())
}

/// Progress after these games, each of the stage that is next, and the stages played.
fn climb(games: &[bool]) -> (StoredWayUp, Vec<(Stage, bool)>) {
    let mut way = StoredWayUp::default();
    let played = games.iter().map(|is_won| {
        let stage = way.next().unwrap_or(Stage::ALL[0]);
        way.count(stage, *is_won);
        (stage, *is_won)
    });
    let played = played.collect();
    (way, played)
}

#[test]
fn stages_have_keys_and_rules_for_two() {
    let mut way = StoredWayUp::default();
    assert_eq!(way.stage_of(0), None, "no game was begun");
    for stage in Stage::ALL {
        way.begin(stage, u64::MAX);
        assert_eq!(way.stage_of(u64::MAX), Some(stage), "by its key");
        assert_eq!(way.stage_of(7), None, "another game");
        assert_eq!(stage.rules().check(2), Ok(()));
        let is_usual = stage.rules() == Variant::default();
        assert_eq!(is_usual, !stage.is_harder);
    }
}

#[test]
fn the_character_never_wears_the_mark_of_the_person() {
    for mark in Mark::ALL {
        let mut person = solo_seat(&LastTable::default());
        person.mark = mark;
        let seats = game::seats(Stage::ALL[0], person, Locale::default());
        assert_ne!(seats[0].mark, seats[1].mark);
    }
}

#[test]
fn no_line_is_said_twice_in_any_language() {
    let lines = |stage| {
        [
            words::before(stage),
            words::beaten(stage),
            words::wins(stage),
        ]
    };
    for language in Language::ALL {
        let said = Stage::ALL.into_iter().flat_map(lines);
        let said: HashSet<_> = said.map(|key| Locale(language).say(&key.into())).collect();
        assert_eq!(said.len(), 5 * 5, "{language:?}");
    }
}

#[test]
fn each_stage_unlocks_its_reward() {
    let mut world = World::new();
    world.init_resource::<StoredWayUp>();
    world.init_resource::<Unlocked>();
    world.init_resource::<OwnFlags>();
    for (won, stage) in (0_usize..).zip(Stage::ALL) {
        // The first game of a series wins nothing yet.
        for won in [won, won + 1] {
            world.resource_mut::<StoredWayUp>().count(stage, true);
            world.run_system_cached(award).expect("a system");
            let unlocked = world.resource::<Unlocked>();
            let [dice, sceneries] = [won.div_ceil(2), (won / 2).min(4)];
            assert!(unlocked.dice.iter().eq(&Dice::ALL[1..=dice]));
            assert!(unlocked.sceneries.iter().eq(&Scenery::ALL[1..=sceneries]));
        }
    }
}

#[test]
fn two_games_win_or_lose_a_series_and_the_first_turn_alternates() {
    let stage = Stage::ALL[0];
    for games in all_courses(9) {
        let mut way = StoredWayUp::default();
        let mut firsts = Vec::new();
        for is_won in games {
            firsts.push(way.standing(stage).next_first());
            let after = way.count(stage, is_won);
            if after.is_won().is_some() {
                assert_eq!(after.wins.max(after.losses), NEEDED);
                assert_eq!(way.standing(stage), Standing::default(), "the next series");
                let turns = [0, 1, 0].map(|seat| Seat::ALL[seat]);
                assert_eq!(
                    std::mem::take(&mut firsts),
                    turns[..usize::from(after.games())]
                );
            }
        }
    }
}

#[test]
fn one_stage_after_the_other_is_reached_and_losing_loses_nothing() {
    let reached = |way: &StoredWayUp| {
        let open = Stage::ALL.into_iter().filter(|stage| way.is_open(*stage));
        (way.won().collect::<Vec<_>>(), open.collect::<Vec<_>>())
    };
    for games in all_courses(12) {
        let (way, _) = climb(&games);
        let (won, open) = reached(&way);
        assert_eq!(won, Stage::ALL[..won.len()]);
        assert_eq!(open, Stage::ALL[..=won.len()]);
        assert_eq!(way.next(), open.last().copied());
        for stage in Stage::ALL {
            for course in [[false, false], [true, false], [true, true]] {
                let mut after = way.clone();
                for is_won in course {
                    after.count(stage, is_won);
                }
                assert!(won.iter().all(|stage| after.is_won(*stage)));
                assert!(open.iter().all(|stage| after.is_open(*stage)));
            }
        }
    }
    assert_eq!(
        reached(&climb(&[true; 20]).0),
        (Stage::ALL.into(), Stage::ALL.into())
    );
}

#[test]
fn the_records_hold_all_that_was_lost() {
    let join = |stored: &mut StoredWayUp, played: &[(Stage, bool)]| {
        for stage in Stage::ALL {
            let games = played.iter().filter(|(of, _)| *of == stage);
            stored.join(StoredStage::of(stage, games.map(|(_, is_won)| *is_won)));
        }
    };
    for games in all_courses(12) {
        let (way, played) = climb(&games);
        // A file that is lost, one that is whole, and one that lacks the last game.
        let (behind, _) = climb(&games[..11]);
        for mut stored in [StoredWayUp::default(), way.clone(), behind] {
            join(&mut stored, &played);
            assert_eq!(stored, way);
        }
        // Deleted records take nothing away.
        let mut stored = way.clone();
        join(&mut stored, &played[..6]);
        assert_eq!(stored, way);
    }
}

#[test]
fn an_edited_file_is_no_trouble() {
    for (wins, losses) in [(255, 0), (0, 255), (255, 255), (1, 1)] {
        let mut stage = StoredStage::of(Stage::ALL[0], []);
        (stage.wins, stage.losses, stage.games) = (wins, losses, u32::MAX);
        let mut way = StoredWayUp {
            stages: vec![stage],
            playing: "nothing".to_owned(),
            seed: "many".to_owned(),
        };
        assert_eq!(way.standing(Stage::ALL[0]).is_won(), None);
        way.count(Stage::ALL[0], true);
        assert_eq!(way.stage_of(0), None);
    }
}
