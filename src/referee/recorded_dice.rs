//! Rolls of all recorded games.

use std::path::Path;

use cant_stop_records::read_file;
use cant_stop_rules::Action;

use super::record_files::{records_below, records_in};

/// Folders of records inside the folder; the first holds the game in progress.
const PLACES: [&str; 3] = ["", "finished", "unfinished"];
/// Folder of the games of the way up, each in that of its stage. The dice of a day are the same for all: they do not count.
const WAY: &str = "way";

/// Passes the dice of each throw of each game recorded in `folder` to `visit`, and skips files that are no records and
/// throws that come from another game, whose record has them.
pub(crate) fn recorded_dice(folder: &Path, mut visit: impl FnMut(&[u8])) {
    let paths = PLACES
        .iter()
        .flat_map(|place| records_in(&folder.join(place)))
        .chain(records_below(&folder.join(WAY)));
    for reading in paths.filter_map(|path| read_file(&path).ok()) {
        let inherited = reading.header.inherited() as usize;
        for action in reading.playthrough.actions().iter().skip(inherited) {
            match action {
                Action::RollOff(dice) => visit(dice),
                Action::Dice(dice) => visit(dice),
                _ => {}
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use std::fs;

    use cant_stop_records::{Header, RecordedSeat, write};
    use cant_stop_rules::notation::Playthrough;

    use super::*;

    #[test]
    fn games_of_all_folders_are_counted() {
        let folder = tempfile::tempdir().unwrap();
        let seats = ["A", "B"].map(|name| RecordedSeat::person(name, "disc"));
        let keep = |place: &str, game: &str, inherited: usize| {
            let played: Playthrough = game.parse().unwrap();
            let variant = played.game().variant();
            let header = Header::new("none", 1, variant, seats.to_vec()).going_on_after(inherited);
            let path = folder.path().join(place);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, write(&header, played.actions())).unwrap();
        };
        keep("current.jsonl", "3:2 (65) (31) 1546=6+10 .", 0);
        keep("finished/0001.jsonl", "3:2 (11) (22)", 0);
        keep("unfinished/0001.jsonl", "3:2 (66)", 0);
        keep("unfinished/0002.jsonl", "3:2 (11) (44)", 1);
        keep("way/owl-common/0001.jsonl", "3:2 (33)", 0);
        keep("aside/0001.jsonl", "3:2 (55)", 0);
        keep("days/2026-11-27/finished/0001.jsonl", "3:2 (55)", 0);
        fs::write(folder.path().join("finished/0002.jsonl"), "garbage").unwrap();
        let mut visited: Vec<u8> = Vec::new();
        recorded_dice(folder.path(), |faces| visited.extend(faces));
        visited.sort_unstable();
        assert_eq!(
            visited,
            [1, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 6, 6]
        );
    }
}
