//! Deletion of a player: the name is removed from all records and all stored state. Games against bots alone are deleted; the
//! others stay for their other players.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use bevy::prelude::*;
use cant_stop_records::{RecordedSeat, read, read_file, write_by_hand};

use super::{super::kept_games::KeptGames, PlayerInView};
use crate::core::settings::{ANONYMOUS, PlayerForgotten, StoredRoster};
use crate::referee::{Notices, records_below};
use crate::ui::prelude::*;
use crate::ui::records::RECORDS;

#[derive(Event, Clone, Copy, Debug)]
pub(super) struct Forget;

/// Change of the records; returns the number of those that could not be changed.
#[derive(Resource)]
struct Forgetting(BackgroundTask<usize>);

fn forget(
    _: On<Forget>,
    kept: Res<KeptGames>,
    mut in_view: ResMut<PlayerInView>,
    mut stored: ResMut<StoredRoster>,
    mut dialogs: ResMut<Dialogs>,
    mut commands: Commands,
) {
    let Some(name) = in_view.person().map(str::to_owned) else {
        return;
    };
    let names = stored.names_of(&name);
    commands.trigger(PlayerForgotten {
        names: names.clone(),
    });
    stored.forget(&name);
    // Deleted players are listed nowhere.
    stored.hide(ANONYMOUS, true);
    in_view.0 = None;
    let folder = kept.path("");
    commands.insert_resource(Forgetting(BackgroundTask::on_disk(async move {
        let records = folder.iter().flat_map(|folder| records_below(folder));
        let named = records.filter(|path| {
            read_file(path).is_ok_and(|reading| {
                let mut seats = reading.header.seats().iter();
                seats.any(|seat| is_called(seat, &names))
            })
        });
        let failed = named.filter(|path| {
            let done = forget_in(path, &names);
            if let Err(error) = &done {
                warn!("{} keeps a name: {error}", path.display());
            }
            done.is_err()
        });
        failed.count()
    })));
    dialogs.open(RECORDS);
}

/// Returns `true` if a person with one of the names has the seat.
fn is_called(seat: &RecordedSeat, names: &[String]) -> bool {
    seat.bot.is_none() && names.contains(&seat.name)
}

/// Removes the names from a record, or deletes it if no other person played and it is no climb of a day.
fn forget_in(path: &Path, names: &[String]) -> io::Result<()> {
    let modified = fs::metadata(path)?.modified()?;
    let reading = read(&fs::read(path)?).map_err(io::Error::other)?;
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
        file.set_modified(modified)?;
        file.sync_all()?;
        fs::rename(&fresh, path)
    };
    replace().inspect_err(|_| _ = fs::remove_file(&fresh))
}

/// Reads the book again once the records are changed.
fn finish(
    mut forgetting: If<ResMut<Forgetting>>,
    mut kept: ResMut<KeptGames>,
    mut notices: ResMut<Notices>,
    mut commands: Commands,
) {
    let Some(&left) = forgetting.0.0.look() else {
        return;
    };
    commands.remove_resource::<Forgetting>();
    if left > 0 {
        notices.push(texts::IDENTITY_NOT_DELETED.with("files", left));
    }
    kept.read_again();
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(forget).add_systems(Update, finish);
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use std::path::PathBuf;
    use std::slice;

    use cant_stop_records::{Header, write};
    use cant_stop_rules::notation::Playthrough;

    use super::*;

    fn record(folder: &Path, names: [&str; 2], bot: bool) -> PathBuf {
        let played: Playthrough = "3:2 (65) (31) 1546=6+10 .".parse().unwrap();
        let mut seats = names.map(|name| RecordedSeat::person(name, "disc"));
        if bot {
            seats[1].bot = Some("owl".to_owned());
        }
        let header = Header::new("none", 1, played.game().variant(), seats.to_vec());
        let path = folder.join(format!("{}.jsonl", names.concat()));
        fs::write(&path, write(&header, played.actions())).unwrap();
        path
    }

    #[test]
    fn the_name_goes_and_the_game_stays_for_the_other() {
        let folder = tempfile::tempdir().unwrap();
        let path = record(folder.path(), ["Leo", "Ada"], false);
        let before = read(&fs::read(&path).unwrap()).unwrap();
        let time = fs::metadata(&path).unwrap().modified().unwrap();
        forget_in(&path, &["L.".to_owned(), "Leo".to_owned()]).unwrap();
        let after = read(&fs::read(&path).unwrap()).unwrap();
        assert_eq!(after.playthrough, before.playthrough);
        let names = after.header.seats().iter().map(|seat| seat.name.as_str());
        assert_eq!(names.collect::<Vec<_>>(), ["?", "Ada"]);
        assert_eq!(fs::metadata(&path).unwrap().modified().unwrap(), time);
        assert_eq!(records_below(folder.path()), slice::from_ref(&path));
        forget_in(&path, &["Ada".to_owned()]).unwrap();
        assert!(!path.exists(), "no person is left in it");
    }

    #[test]
    fn a_game_against_bots_alone_goes_as_a_whole() {
        let folder = tempfile::tempdir().unwrap();
        let path = record(folder.path(), ["Leo", "Owl"], true);
        forget_in(&path, &["Leo".to_owned()]).unwrap();
        assert!(!path.exists());
        let path = record(folder.path(), ["Leo", "Owl"], true);
        let climb = read(&fs::read(&path).unwrap()).unwrap();
        let header = climb.header.of_day("2026-11-24".to_owned());
        fs::write(&path, write(&header, climb.playthrough.actions())).unwrap();
        forget_in(&path, &["Leo".to_owned()]).unwrap();
        let left = read(&fs::read(&path).unwrap()).unwrap();
        assert_eq!(left.header.seats()[0].name, ANONYMOUS);
    }
}
