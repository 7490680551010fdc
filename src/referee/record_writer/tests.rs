//! Waiting for a disk that hangs, fails or recovers.

use std::path::Path;
use std::sync::mpsc::Sender;
use std::{fs, thread};

use cant_stop_records::{Header, read};
use cant_stop_rules::Variant;
use cant_stop_rules::notation::Playthrough;
use tempfile::TempDir;

use super::*;
use crate::core::background::ShortWork;

fn actions() -> Vec<Action> {
    let played: Playthrough = "3:2 (65) (31) 1546=6+10 .".parse().expect("a game");
    played.actions().to_vec()
}

fn create(folder: &Path) -> Result<Record, RecordProblem> {
    let seats = ["Ada", "Leo"].map(|name| RecordedSeat::person(name, "disc"));
    let header = Header::new("no engine", 7, Variant::default(), seats.to_vec());
    Record::create(folder, &header)
}

fn on_disk(folder: &Path) -> Vec<Action> {
    let bytes = fs::read(folder.join("current.jsonl")).expect("a record");
    let reading = read(&bytes).expect("a whole record");
    reading.playthrough.actions().to_vec()
}

/// Record on a disk that hangs until the sender is used.
fn hanging(folder: &TempDir) -> (RecordWriter, Sender<()>) {
    let (wakes, hangs) = channel();
    let disk = Arc::new(DiskThread::start(ShortWork::Background).expect("a thread"));
    let path = folder.path().to_owned();
    let writer = RecordWriter::start(disk, move || {
        hangs.recv().ok();
        create(&path)
    });
    (writer, wakes)
}

fn receive_all(writer: &mut RecordWriter) {
    while writer.answered < writer.given {
        if let Some(Answer::Written(written) | Answer::Reseated(written)) = writer.next_answer() {
            written.expect("the disk takes it");
        }
        thread::yield_now();
    }
}

#[test]
fn an_answer_comes_once_the_order_is_on_disk() {
    let folder = TempDir::new().expect("a folder");
    let (mut writer, wakes) = hanging(&folder);
    let number = writer.append(actions()[0], None);
    assert!(writer.next_answer().is_none());
    assert!(writer.answered() < number && !writer.is_on_disk());
    assert!(!writer.is_refused(), "the disk has not answered");
    wakes.send(()).expect("the thread listens");
    receive_all(&mut writer);
    assert!(writer.answered() == number && writer.is_on_disk());
    assert_eq!(on_disk(folder.path()), actions()[..1]);
}

#[test]
fn nothing_waits_for_a_silent_disk_until_it_has_answered_everything() {
    let folder = TempDir::new().expect("a folder");
    let (mut writer, wakes) = hanging(&folder);
    let first = writer.append(actions()[0], None);
    writer.give_up();
    assert!(writer.answered() >= first);
    let second = writer.append(actions()[1], None);
    assert!(writer.answered() >= second, "it is not waited for again");
    assert!(!writer.is_on_disk());
    let refused = writer.take_back(actions()[1]).expect_err("it is silent");
    assert_eq!(refused.kind(), io::ErrorKind::TimedOut);

    wakes.send(()).expect("the thread listens");
    receive_all(&mut writer);
    assert!(writer.is_on_disk());
    assert_eq!(on_disk(folder.path()), actions()[..2]);
    let third = writer.append(actions()[2], None);
    assert!(writer.answered() < third, "it answers again");
}

#[test]
fn an_undo_that_timed_out_keeps_the_action() {
    let folder = TempDir::new().expect("a folder");
    let record = create(folder.path()).expect("a record");
    let (orders, received) = channel();
    let (reply, replies) = channel();
    let (answer, _) = sync_channel(0);
    let [first, second, ..] = actions()[..] else {
        panic!("a game has two actions");
    };
    for order in [
        Order::Append(first, None),
        Order::TakeBack(first, answer),
        Order::Append(second, None),
    ] {
        orders.send(order).expect("the channel is open");
    }
    drop(orders);
    carry_out(record, &received, &reply);
    assert_eq!(on_disk(folder.path()), [first, second]);
    drop(reply);
    assert_eq!(replies.iter().count(), 3, "each is answered");
}

#[test]
fn a_record_that_cannot_begin_is_reported_and_blocks_nothing() {
    let disk = Arc::new(DiskThread::start(ShortWork::Background).expect("a thread"));
    let mut writer = RecordWriter::start(disk, || Err(RecordProblem::Foreign));
    let begun = writer.wait_for_beginning();
    assert!(matches!(begun, Some(Answer::Written(Err(_)))));
    assert!(!writer.is_on_disk());
    let number = writer.append(actions()[0], None);
    while writer.answered() < number {
        writer.next_answer();
        thread::yield_now();
    }
    assert!(!writer.is_on_disk() && writer.is_refused());
}
