//! Rolls of all recorded games.

use std::fs;
use std::path::{Path, PathBuf};

use cant_stop_records::{LARGEST, read};
use cant_stop_rules::Action;

/// Folders of records inside the folder; the first holds the game in progress.
const PLACES: [&str; 3] = ["", "finished", "unfinished"];

/// Tells the dice of every throw of every game recorded in `folder`. What cannot be read is left out.
pub(crate) fn recorded_dice(folder: &Path, mut tell: impl FnMut(&[u8])) {
    for path in PLACES
        .iter()
        .flat_map(|place| records_in(&folder.join(place)))
    {
        let is_small = fs::metadata(&path).is_ok_and(|file| file.len() <= LARGEST);
        let Some(Ok(reading)) = is_small
            .then(|| fs::read(&path).ok().map(|bytes| read(&bytes)))
            .flatten()
        else {
            continue;
        };
        for action in reading.playthrough.actions() {
            match action {
                Action::RollOff(dice) => tell(dice),
                Action::Dice(dice) => tell(dice),
                _ => {}
            }
        }
    }
}

fn records_in(folder: &Path) -> Vec<PathBuf> {
    let Ok(files) = fs::read_dir(folder) else {
        return Vec::new();
    };
    files
        .filter_map(|file| Some(file.ok()?.path()))
        .filter(|path| {
            path.extension()
                .is_some_and(|extension| extension == "jsonl")
        })
        .collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use cant_stop_records::{Header, RecordedSeat, write};
    use cant_stop_rules::notation::Playthrough;

    use super::*;

    #[test]
    fn every_kept_game_is_counted_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let seats = vec![
            RecordedSeat::person("A", "disc"),
            RecordedSeat::person("B", "square"),
        ];
        let keep = |place: &str, game: &str| {
            let played: Playthrough = game.parse().unwrap();
            let header = Header::new("none", 1, played.game().settings(), seats.clone());
            let path = folder.path().join(place);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, write(&header, played.actions())).unwrap();
        };
        keep("current.jsonl", "3:2 (65) (31) 1546=6+10 .");
        keep("finished/0001.jsonl", "3:2 (11) (22)");
        keep("unfinished/0001.jsonl", "3:2 (66)");
        keep("aside/0001.jsonl", "3:2 (55)");
        fs::write(folder.path().join("finished/0002.jsonl"), "garbage").unwrap();
        let mut told: Vec<u8> = Vec::new();
        recorded_dice(folder.path(), |faces| told.extend(faces));
        told.sort_unstable();
        assert_eq!(told, [1, 1, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6, 6, 6]);
    }
}
