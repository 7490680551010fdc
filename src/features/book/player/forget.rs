//! Deletion of a player: the name is removed from all records and all stored state. Games against bots alone are deleted; the
//! others stay for their other players.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::*;
use cant_stop_chronicle::index::Index;
use cant_stop_records::{RecordProblem, RecordedSeat, read_file, write_by_hand};

use super::super::kept_games::{KeptGames, keep};
use super::PlayerInView;
use crate::core::background::take_result;
use crate::core::settings::{ANONYMOUS, PlayerForgotten};
use crate::referee::{Match, MatchStarted, Notices, RecordFolder, records_below};
use crate::ui::prelude::*;
use crate::ui::records::RECORDS;

/// Seconds by which a changed record is later than its game: the list of games takes a file of the same size and time for an
/// unchanged one, and file systems count in steps of up to two seconds.
const LATER: u64 = 2;

#[derive(Event, Clone, Copy, Debug)]
pub(super) struct Forget;

/// Change of the records.
#[derive(Resource, Default)]
struct Forgetting {
    is_due: bool,
    /// A player has just asked for it, and is told of failures.
    is_asked: bool,
    /// The result are the names removed, and the number of records that may still hold one.
    work: Option<BackgroundTask<(Vec<String>, usize)>>,
}

fn forget(
    _: On<Forget>,
    mut in_view: ResMut<PlayerInView>,
    mut stored: ResMut<StoredRoster>,
    mut forgetting: ResMut<Forgetting>,
    mut dialogs: ResMut<Dialogs>,
    mut commands: Commands,
) {
    let Some(name) = in_view.person() else {
        return;
    };
    let names = stored.names_of(name);
    commands.trigger(PlayerForgotten { names });
    stored.forget(name);
    // Deleted players are listed nowhere.
    stored.hide(ANONYMOUS, true);
    in_view.0 = None;
    (forgetting.is_due, forgetting.is_asked) = (true, true);
    dialogs.open(RECORDS);
}

/// Goes on with a deletion that the end of the app, or the disk, has stopped.
fn go_on(stored: Res<StoredRoster>, mut forgetting: ResMut<Forgetting>) {
    forgetting.is_due |= !stored.deleted.is_empty();
    forgetting.is_asked = false;
}

/// Removes the deleted names from the records, and reads the book again.
fn change_records(
    folder: Res<RecordFolder>,
    screen: Res<State<Screen>>,
    mut stored: ResMut<StoredRoster>,
    mut forgetting: ResMut<Forgetting>,
    mut kept: ResMut<KeptGames>,
    mut notices: ResMut<Notices>,
) {
    if let Some((names, left)) = take_result(&mut forgetting.work) {
        if left == 0 {
            stored.deleted.retain(|name| !names.contains(name));
        } else if forgetting.is_asked {
            notices.push(texts::IDENTITY_NOT_DELETED.with("files", left));
        }
        kept.read_again();
    }
    // During a match the disk thread is the match's own.
    if forgetting.is_due
        && forgetting.work.is_none()
        && *screen.get() != Screen::Play
        && let Some((folder, disk)) = folder.open()
    {
        forgetting.is_due = false;
        let names = stored.deleted.clone();
        let (below, deleted) = (folder.clone(), names.clone());
        // A game that goes on meanwhile is read after this: a record replaced under its writer would lose all later moves.
        let in_progress = disk.ask(move || forget_below(&below, &deleted, true));
        forgetting.work = Some(BackgroundTask::on_disk(async move {
            let left = in_progress.wait().unwrap_or(1) + forget_below(&folder, &names, false);
            (names, left)
        }));
    }
}

/// Leaves a name in the records that is taken again by a new game with a record: it is another person's.
fn leave_taken(
    started: On<MatchStarted>,
    (current, seats): (Res<Match>, Res<Seats>),
    mut stored: ResMut<StoredRoster>,
) {
    // A game that is played on from an older one has its names.
    if started.is_continued || current.is_disposable() || current.done() > 0 {
        return;
    }
    let is_taken = |name: &String| {
        let mut plans = seats.0.iter();
        plans.any(|plan| plan.kind == SeatKind::Person && plan.name == *name)
    };
    if stored.deleted.iter().any(is_taken) {
        stored.deleted.retain(|name| !is_taken(name));
    }
}

/// Removes the names from the records below a folder, either those of games in progress or the others and their list; returns
/// the number of records that may still hold one.
fn forget_below(folder: &Path, names: &[String], in_progress: bool) -> usize {
    let is_left = |path: &&PathBuf| {
        let done = forget_in(path, names);
        if let Err(error) = &done {
            warn!("{} may keep a name: {error}", path.display());
        }
        done.is_err()
    };
    let mut records = records_below(folder);
    records.retain(|path| path.ends_with("current.jsonl") == in_progress);
    let left = records.iter().filter(is_left).count();
    if !in_progress && let Ok(index) = Index::open(folder) {
        keep(&index);
    }
    left
}

/// Returns `true` if a person with one of the names has the seat.
fn is_called(seat: &RecordedSeat, names: &[String]) -> bool {
    seat.bot.is_none() && names.contains(&seat.name)
}

/// Removes the names from a record, or deletes it if no other person played and it is no climb of a day.
fn forget_in(path: &Path, names: &[String]) -> io::Result<()> {
    let reading = match read_file(path) {
        Ok(reading) => reading,
        Err(RecordProblem::Io(error)) => return Err(error),
        // Tried again until a version that reads it has removed the name.
        Err(newer @ RecordProblem::Newer) => {
            let text = fs::read_to_string(path)?;
            let is_named = |name: &String| text.contains(&format!("\"{name}\""));
            return match names.iter().any(is_named) {
                true => Err(io::Error::other(newer)),
                false => Ok(()),
            };
        }
        // What is no record names no player.
        Err(_) => return Ok(()),
    };
    let mut seats = reading.header.seats().iter();
    if !seats.any(|seat| is_called(seat, names)) {
        return Ok(());
    }
    let modified = fs::metadata(path)?.modified()?;
    let is_other_person = |seat: &RecordedSeat| {
        seat.bot.is_none() && !names.contains(&seat.name) && seat.name != ANONYMOUS
    };
    // The climb of a day stays, for it gives no second try.
    let is_climb = reading.header.day().is_some();
    if !is_climb && !reading.header.seats().iter().any(is_other_person) {
        return fs::remove_file(path);
    }
    let mut header = reading.header;
    for seat in header.seats_mut() {
        if is_called(seat, names) {
            ANONYMOUS.clone_into(&mut seat.name);
        }
    }
    let bytes = write_by_hand(&header, reading.playthrough.actions(), &reading.by_hand);
    let fresh = path.with_extension("new");
    let replace = || {
        let mut file = File::create(&fresh)?;
        file.write_all(&bytes)?;
        // The time of the file is the time of the game.
        file.set_modified(modified + Duration::from_secs(LATER))?;
        file.sync_all()?;
        fs::rename(&fresh, path)
    };
    replace().inspect_err(|_| _ = fs::remove_file(&fresh))
}

pub(super) fn plugin(app: &mut App) {
    let is_under_way = |forgetting: Res<Forgetting>| forgetting.is_due || forgetting.work.is_some();
    app.init_resource::<Forgetting>()
        .add_observer(forget)
        .add_observer(leave_taken)
        .add_systems(OnEnter(Screen::Title), go_on)
        .add_systems(Update, change_records.run_if(is_under_way));
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use std::slice;

    use cant_stop_chronicle::index::KEPT;
    use cant_stop_records::{Header, read, write};
    use cant_stop_rules::notation::Playthrough;

    use super::*;

    fn record(folder: &Path, names: [&str; 2], bot: bool, seed: u64) -> PathBuf {
        let played: Playthrough = "3:2 (65) (31) 1546=6+10 .".parse().unwrap();
        let mut seats = names.map(|name| RecordedSeat::person(name, "disc"));
        if bot {
            seats[1].bot = Some("owl".to_owned());
        }
        let header = Header::new("none", seed, played.game().variant(), seats.to_vec());
        let path = folder.join(format!("{seed}.jsonl"));
        fs::write(&path, write(&header, played.actions())).unwrap();
        path
    }

    #[test]
    fn the_name_goes_and_the_game_stays_for_the_other() {
        let folder = tempfile::tempdir().unwrap();
        let path = record(folder.path(), ["Leo", "Ada"], false, 1);
        let before = read(&fs::read(&path).unwrap()).unwrap();
        let time = fs::metadata(&path).unwrap().modified().unwrap();
        forget_in(&path, &["L.".to_owned(), "Leo".to_owned()]).unwrap();
        let after = read(&fs::read(&path).unwrap()).unwrap();
        assert_eq!(after.playthrough, before.playthrough);
        let names = after.header.seats().iter().map(|seat| seat.name.as_str());
        assert_eq!(names.collect::<Vec<_>>(), ["?", "Ada"]);
        let later = fs::metadata(&path).unwrap().modified().unwrap();
        assert_eq!(later, time + Duration::from_secs(LATER));
        assert_eq!(records_below(folder.path()), slice::from_ref(&path));
        forget_in(&path, &["Ada".to_owned()]).unwrap();
        assert!(!path.exists(), "no person is left in it");
    }

    #[test]
    fn the_list_of_games_forgets_too_and_failures_are_counted() {
        let folder = tempfile::tempdir().unwrap();
        // Of a hundred records some stay as large as they were, for their lines end in numbers.
        for seed in 0..100 {
            record(folder.path(), ["Leo", "Ada"], false, seed);
        }
        Index::open(folder.path()).unwrap().keep().unwrap();
        let names = ["Leo".to_owned()];
        assert_eq!(forget_below(folder.path(), &names, false), 0);
        let list = fs::read_to_string(folder.path().join(KEPT)).unwrap();
        assert!(list.contains("Ada") && !list.contains("Leo"));
        // Not even the superuser can write a file where a folder is.
        record(folder.path(), ["Leo", "Ada"], false, 0);
        fs::create_dir(folder.path().join("0.new")).unwrap();
        assert_eq!(forget_below(folder.path(), &names, false), 1);
    }

    #[test]
    fn a_game_against_bots_alone_goes_as_a_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = record(folder.path(), ["Leo", "Owl"], true, 1);
        forget_in(&path, &["Leo".to_owned()]).unwrap();
        assert!(!path.exists());
        let path = record(folder.path(), ["Leo", "Owl"], true, 1);
        let climb = read(&fs::read(&path).unwrap()).unwrap();
        let header = climb.header.of_day("2026-11-24".to_owned());
        fs::write(&path, write(&header, climb.playthrough.actions())).unwrap();
        forget_in(&path, &["Leo".to_owned()]).unwrap();
        let left = read(&fs::read(&path).unwrap()).unwrap();
        assert_eq!(left.header.seats()[0].name, ANONYMOUS);
    }
}
