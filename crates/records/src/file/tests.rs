//! Disks that refuse, and tables at which others sit down.

use super::*;
use crate::write;
use cant_stop_rules::Variant;
use tempfile::TempDir;

fn header() -> Header {
    let seats = ["Ada", "Leo"].map(|name| RecordedSeat::person(name, "disc"));
    Header::new("no engine", 7, Variant::default(), seats.to_vec())
}

/// The roll-off, a roll, and a choice that could be taken back.
fn actions() -> Vec<Action> {
    let played: Playthrough = "3:2 (65) (31) 1546=6+10".parse().unwrap();
    played.actions().to_vec()
}

/// A record with the first of these actions, in a folder.
fn with(actions: &[Action]) -> (TempDir, Record) {
    let folder = TempDir::new().unwrap();
    let mut record = Record::create(folder.path(), &header()).unwrap();
    for &action in actions {
        record.append(action).unwrap();
    }
    (folder, record)
}

fn on_disk(folder: &TempDir) -> Vec<u8> {
    fs::read(folder.path().join(CURRENT)).unwrap()
}

/// Makes the disk refuse; gives what makes it take lines again.
fn refuse(record: &mut Record) -> File {
    let read_only = File::open(record.folder.join(CURRENT)).unwrap();
    std::mem::replace(&mut record.file, read_only)
}

#[test]
fn what_waits_for_the_disk_can_be_taken_back_and_the_rest_gets_there() {
    let actions = actions();
    let (&choice, before) = actions.split_last().unwrap();
    let (&dice, earlier) = before.split_last().unwrap();
    for waiting in [&[choice][..], &[dice, choice]] {
        let (folder, mut record) = with(if waiting.len() == 1 { before } else { earlier });
        let kept = on_disk(&folder);
        let disk = refuse(&mut record);
        for &action in waiting {
            assert!(record.append(action).is_err() && record.waits());
        }
        record.take_back().unwrap();
        assert_eq!(record.waits(), waiting.len() > 1, "what is left to lose");
        assert_eq!(on_disk(&folder), kept);
        assert!(record.take_back().is_err(), "one thing only");
        record.file = disk;
        record.append(choice).unwrap();
        assert!(!record.waits());
        assert_eq!(on_disk(&folder), write(&header(), &actions));
    }
}

#[test]
fn a_choice_on_a_disk_that_refuses_now_is_not_taken_back() {
    let actions = actions();
    let (folder, mut record) = with(&actions);
    let disk = refuse(&mut record);
    assert!(record.take_back().is_err());
    assert_eq!(on_disk(&folder), write(&header(), &actions));
    record.file = disk;
    record.take_back().unwrap();
    assert_eq!(
        on_disk(&folder),
        write(&header(), &actions[..actions.len() - 1])
    );
}

/// The seats when a bot plays the second one.
fn with_a_bot() -> Header {
    let mut header = header();
    header.seats_mut()[1].bot = Some("rule-of-28".to_owned());
    header
}

#[test]
fn a_seat_is_given_to_a_bot_and_the_game_goes_on() {
    let actions = actions();
    let (&choice, before) = actions.split_last().unwrap();
    let (folder, mut record) = with(before);
    record.reseat(with_a_bot().seats().to_vec()).unwrap();
    assert_eq!(on_disk(&folder), write(&with_a_bot(), before));
    record.append(choice).unwrap();
    record.reseat(header().seats().to_vec()).unwrap();
    assert_eq!(on_disk(&folder), write(&header(), &actions));
    record.take_back().unwrap();
    record.reseat(with_a_bot().seats().to_vec()).unwrap();
    assert!(record.take_back().is_err(), "one thing only");
    record.append(choice).unwrap();
    assert_eq!(on_disk(&folder), write(&with_a_bot(), &actions));
}

#[test]
fn what_waits_for_the_disk_is_not_lost_when_seats_change() {
    let actions = actions();
    let (&choice, before) = actions.split_last().unwrap();
    let (folder, mut record) = with(before);
    let disk = refuse(&mut record);
    record.append(choice).unwrap_err();
    record.reseat(with_a_bot().seats().to_vec()).unwrap_err();
    record.file = disk;
    record.reseat(with_a_bot().seats().to_vec()).unwrap();
    assert!(!record.waits());
    assert_eq!(on_disk(&folder), write(&with_a_bot(), &actions));
}

#[test]
fn seats_of_another_game_are_refused() {
    let actions = actions();
    let (folder, mut record) = with(&actions);
    assert!(record.reseat(Vec::new()).is_err());
    assert_eq!(on_disk(&folder), write(&header(), &actions));
}

#[test]
fn what_waited_for_the_disk_gets_there_before_the_game_is_put_away() {
    let actions = actions();
    let (&last, before) = actions.split_last().unwrap();
    let (folder, mut record) = with(before);
    let disk = refuse(&mut record);
    record.append(last).unwrap_err();
    assert!(record.flush().is_err() && record.waits());
    record.file = disk;
    record.flush().unwrap();
    record.finish().unwrap();
    let kept = folder.path().join(FINISHED).join("0001.jsonl");
    assert_eq!(fs::read(kept).unwrap(), write(&header(), &actions));
}
