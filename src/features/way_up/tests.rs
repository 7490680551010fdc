//! Laws of the way up, over every course that a few games can take.

use std::collections::HashSet;

use super::stored::NEEDED;
use super::{Reward, Stage, Standing, StoredStage, StoredWayUp};

/// All outcomes of this many games.
fn all_courses(games: u32) -> impl Iterator<Item = Vec<bool>> {
    (0..1_u32 << games).map(move |bits| (0..games).map(|game| bits >> game & 1 == 1).collect())
}

/// Progress after these games, each of the stage that is next, and the stages played.
fn climb(games: impl IntoIterator<Item = bool>) -> (StoredWayUp, Vec<(Stage, bool)>) {
    let mut way = StoredWayUp::default();
    let mut played = Vec::new();
    for is_won in games {
        let stage = way.next().unwrap_or(Stage::ALL[0]);
        way.count(stage, is_won);
        played.push((stage, is_won));
    }
    (way, played)
}

#[test]
fn stages_have_keys_rules_for_two_and_a_reward_each() {
    let keys: HashSet<String> = Stage::ALL.map(Stage::key).into();
    let rewards: HashSet<Reward> = Stage::ALL.map(Stage::reward).into();
    assert_eq!([keys.len(), rewards.len()], [Stage::ALL.len(); 2]);
    for stage in Stage::ALL {
        assert_eq!(Stage::from_key(&stage.key()), Some(stage));
        assert_eq!(stage.rules().check(2), Ok(()));
        let is_usual = stage.rules() == cant_stop_rules::Settings::default();
        assert_eq!(is_usual, !stage.is_harder);
    }
    assert_eq!(Stage::from_key("yeti-common"), None);
    assert_eq!(Stage::ALL[9].reward(), Reward::GoldenFlag);
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
            if after.is_won().is_none() {
                continue;
            }
            assert_eq!(after.wins.max(after.losses), NEEDED);
            assert!(after.games() <= 3);
            assert_eq!(way.standing(stage), Standing::default(), "the next series");
            let turns: Vec<u8> = (0..after.games()).map(|game| game % 2).collect();
            assert_eq!(std::mem::take(&mut firsts), turns);
        }
    }
}

#[test]
fn losing_loses_nothing_and_what_is_won_stays() {
    for games in all_courses(12) {
        let (way, _) = climb(games);
        for stage in Stage::ALL {
            for course in [[false, false], [true, false], [true, true]] {
                let mut after = way.clone();
                for is_won in course {
                    after.count(stage, is_won);
                }
                assert!(way.won().all(|stage| after.is_won(stage)));
                let mut open = Stage::ALL.into_iter().filter(|it| way.is_open(*it));
                assert!(open.all(|stage| after.is_open(stage)));
            }
        }
    }
}

#[test]
fn one_stage_after_the_other_is_reached() {
    for games in all_courses(12) {
        let (way, _) = climb(games);
        let won = way.won().count();
        assert!(way.won().eq(Stage::ALL.into_iter().take(won)));
        assert_eq!(way.next(), Stage::ALL.get(won).copied());
        let open = Stage::ALL.into_iter().filter(|stage| way.is_open(*stage));
        assert_eq!(open.count(), (won + 1).min(Stage::ALL.len()));
    }
    assert!(climb([true; 20]).0.is_all_won());
}

#[test]
fn the_records_hold_all_that_was_lost() {
    let recorded = |played: &[(Stage, bool)]| {
        Stage::ALL.map(|stage| {
            let games = played.iter().filter(|(of, _)| *of == stage);
            (stage, StoredStage::of(stage, games.map(|(_, won)| *won)))
        })
    };
    for games in all_courses(12) {
        let (way, played) = climb(games);
        // A file that is lost, one that is whole, and one that lacks the last game.
        let last = played.len() - 1;
        let (behind, _) = climb(played[..last].iter().map(|(_, won)| *won));
        for mut stored in [StoredWayUp::default(), way.clone(), behind] {
            for (stage, recorded) in recorded(&played) {
                stored.join(stage, &recorded);
            }
            assert_eq!(stored.stages, way.stages);
        }
        // Deleted records take nothing away.
        let mut stored = way.clone();
        for (stage, recorded) in recorded(&played[..played.len() / 2]) {
            stored.join(stage, &recorded);
        }
        assert_eq!(stored, way);
    }
}

#[test]
fn a_game_belongs_to_the_stage_it_was_begun_for() {
    let mut way = StoredWayUp::default();
    assert_eq!(way.stage_of(0), None, "no game was begun");
    way.begin(Stage::ALL[3], u64::MAX);
    assert_eq!(way.stage_of(u64::MAX), Some(Stage::ALL[3]));
    assert_eq!(way.stage_of(7), None);
}

#[test]
fn an_edited_file_is_no_trouble() {
    for (wins, losses) in [(255, 0), (0, 255), (255, 255), (1, 1)] {
        let mut way = StoredWayUp {
            stages: vec![StoredStage {
                stage: Stage::ALL[0].key(),
                wins,
                losses,
                games: u32::MAX,
                won: false,
            }],
            playing: "nothing".to_owned(),
            seed: "many".to_owned(),
        };
        assert_eq!(way.standing(Stage::ALL[0]).is_won(), None);
        way.count(Stage::ALL[0], true);
        assert_eq!(way.stage_of(0), None);
    }
}
