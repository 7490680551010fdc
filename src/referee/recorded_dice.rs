//! Rolls of all recorded games.

use std::path::Path;

use cant_stop_records::read_file;
use cant_stop_rules::Action;

use super::record_files::records_in;

/// Folders of records inside the folder; the first holds the game in progress.
const PLACES: [&str; 3] = ["", "finished", "unfinished"];

/// Passes the dice of each throw of each game recorded in `folder` to `visit`, and skips files that are no records.
pub(crate) fn recorded_dice(folder: &Path, mut visit: impl FnMut(&[u8])) {
    let paths = PLACES
        .iter()
        .flat_map(|place| records_in(&folder.join(place)));
    for reading in paths.filter_map(|path| read_file(&path).ok()) {
        for action in reading.playthrough.actions() {
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
        let seats = vec![
            RecordedSeat::person("A", "disc"),
            RecordedSeat::person("B", "square"),
        ];
        let keep = |place: &str, game: &str| {
            let played: Playthrough = game.parse().unwrap();
            let header = Header::new("none", 1, played.game().variant(), seats.clone());
            let path = folder.path().join(place);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, write(&header, played.actions())).unwrap();
        };
        keep("current.jsonl", "3:2 (65) (31) 1546=6+10 .");
        keep("finished/0001.jsonl", "3:2 (11) (22)");
        keep("unfinished/0001.jsonl", "3:2 (66)");
        keep("aside/0001.jsonl", "3:2 (55)");
        fs::write(folder.path().join("finished/0002.jsonl"), "garbage").unwrap();
        let mut visited: Vec<u8> = Vec::new();
        recorded_dice(folder.path(), |faces| visited.extend(faces));
        visited.sort_unstable();
        assert_eq!(visited, [1, 1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6, 6, 6]);
    }
}
