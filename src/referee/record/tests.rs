//! What a record survives: being cut off, damaged, replaced, and read by another version.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use cant_stop_rules::{Action, Game, Settings, ToAct};
use tempfile::TempDir;

use super::*;
use crate::seats::{Mark, SeatKind};

fn header() -> Header {
    let seat = |name: &str, mark| SeatPlan {
        name: name.to_owned(),
        mark,
        kind: SeatKind::Person,
    };
    Header::new(
        7,
        3,
        vec![seat("Ada", Mark::Disc), seat("Bruno", Mark::Square)],
    )
}

/// A short legal game: the roll-off, then rolls and first options.
fn actions() -> Vec<Action> {
    let mut game = Game::new(Settings::default(), 2).unwrap();
    let mut actions = Vec::new();
    let mut dice = (1..=6).cycle();
    while actions.len() < 40 && game.to_act() != ToAct::Nobody {
        let mut die = || dice.next().unwrap();
        let action = match game.to_act() {
            ToAct::Chance(cant_stop_rules::ChanceKind::RollOff) => Action::RollOff([die(), die()]),
            ToAct::Chance(cant_stop_rules::ChanceKind::Roll) => {
                Action::Dice([die(), die(), die(), die()])
            }
            _ => match game.options().first() {
                Some(&mv) => Action::Choose(mv),
                None => Action::Roll,
            },
        };
        game = game.apply(action).unwrap().0;
        actions.push(action);
    }
    actions
}

fn recorded() -> (TempDir, Vec<Action>) {
    let folder = TempDir::new().unwrap();
    let mut record = Record::create(folder.path(), &header()).unwrap();
    let actions = actions();
    for &action in &actions {
        record.append(action).unwrap();
    }
    (folder, actions)
}

#[test]
fn a_record_reads_back_and_goes_on() {
    let (folder, actions) = recorded();
    let (first, rest) = actions.split_at(20);
    let other = TempDir::new().unwrap();
    let mut record = Record::create(other.path(), &header()).unwrap();
    for &action in first {
        record.append(action).unwrap();
    }
    drop(record);
    let mut loaded = Record::load(other.path()).unwrap().unwrap();
    assert_eq!(loaded.header, header());
    assert_eq!(loaded.actions, first);
    for &action in rest {
        loaded.record.append(action).unwrap();
    }
    assert_eq!(
        fs::read(other.path().join(CURRENT)).unwrap(),
        fs::read(folder.path().join(CURRENT)).unwrap()
    );
}

#[test]
fn cut_off_anywhere_it_loses_only_the_torn_line() {
    let (folder, actions) = recorded();
    let path = folder.path().join(CURRENT);
    let whole = fs::read(&path).unwrap();
    let header_end = whole.iter().position(|&byte| byte == b'\n').unwrap() + 1;
    for end in header_end..whole.len() {
        fs::write(&path, &whole[..end]).unwrap();
        let loaded = Record::load(folder.path()).unwrap().unwrap();
        let complete = whole[header_end..end]
            .iter()
            .filter(|&&b| b == b'\n')
            .count();
        assert_eq!(loaded.actions, actions[..complete]);
    }
}

#[test]
fn every_changed_byte_is_noticed() {
    let (folder, _) = recorded();
    let path = folder.path().join(CURRENT);
    let whole = fs::read(&path).unwrap();
    for at in 0..whole.len() - 1 {
        let mut bytes = whole.clone();
        bytes[at] ^= 1;
        fs::write(&path, &bytes).unwrap();
        assert!(Record::load(folder.path()).is_err(), "byte {at}");
    }
}

#[test]
fn foreign_and_newer_files_are_told_apart() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join(CURRENT);
    for foreign in [
        "",
        "hello\n",
        "{}\n",
        "[1,2]\n",
        "{\"body\":{\"format\":\"x\"}}\n",
    ] {
        fs::write(&path, foreign).unwrap();
        assert!(matches!(
            Record::load(folder.path()),
            Err(RecordProblem::Foreign)
        ));
    }
    fs::write(
        &path,
        "{\"body\":{\"format\":\"cant-stop-record\",\"version\":2},\"check\":0}\n",
    )
    .unwrap();
    assert!(matches!(
        Record::load(folder.path()),
        Err(RecordProblem::Newer)
    ));
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert!(matches!(
        Record::load(folder.path()),
        Err(RecordProblem::Io(_))
    ));
}

#[test]
fn an_unfinished_game_is_kept_when_another_begins() {
    let (folder, _) = recorded();
    let before = fs::read(folder.path().join(CURRENT)).unwrap();
    Record::create(folder.path(), &header()).unwrap();
    assert_eq!(
        fs::read(folder.path().join("unfinished/0001.jsonl")).unwrap(),
        before
    );
    assert!(
        Record::load(folder.path())
            .unwrap()
            .unwrap()
            .actions
            .is_empty()
    );
}

#[test]
fn no_record_is_no_problem() {
    let folder = TempDir::new().unwrap();
    assert!(Record::load(folder.path()).unwrap().is_none());
}
