//! Search for the costliest choices in own games, in the background while the dialog is open.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use bevy::{prelude::*, tasks::futures_lite::future::yield_now};
use cant_stop_bots::advise;
use cant_stop_chronicle::index::Index;
use cant_stop_puzzles::{Choice, Difficulty, Puzzle, Worth, legal};
use cant_stop_records::{RecordedSeat, read_file};
use cant_stop_rules::{Action, Game, ToAct};

use crate::core::background::BackgroundTask;
use crate::core::settings::{ANONYMOUS, StoredRoster};
use crate::referee::{RecordFolder, rehearse};

/// Number of games searched, the most recent ones with a person at the table.
const GAMES: usize = 6;

/// Number of choices found in all these games.
const COSTLIEST: usize = 3;

/// Least cost of a choice, in games of 100.
const LEAST: f64 = 1.0;

/// Costly choice of a person in a game.
#[derive(Clone, Debug)]
pub(super) struct OwnChoice {
    /// Position, and the worth of each choice there.
    pub(super) puzzle: Puzzle,
    pub(super) taken: Action,
    pub(super) name: String,
    /// Cost in games of 100.
    cost: f64,
}

/// Costly choices of each searched game, by its record.
type ByRecord = HashMap<String, Vec<OwnChoice>>;

/// Search for the costly choices of the last games.
#[derive(Resource, Default)]
pub(super) struct OwnChoices {
    search: BackgroundTask<ByRecord>,
    /// The search is not waited for.
    pub(super) is_skipped: bool,
}

impl OwnChoices {
    /// Forgets all that was found: other names count, and other records may have the numbers of deleted ones.
    pub(super) fn forget(&mut self) {
        self.search = BackgroundTask::default();
    }

    /// Costliest choices of all games, the worst first. Returns `None` while the search runs and is waited for.
    pub(super) fn found(&mut self) -> Option<Vec<OwnChoice>> {
        let Some(found) = self.search.look() else {
            return self.is_skipped.then(Vec::new);
        };
        let mut costliest: Vec<OwnChoice> = found.values().flatten().cloned().collect();
        costliest.sort_by(|one, other| {
            let order = other.cost.total_cmp(&one.cost);
            order.then_with(|| one.puzzle.name().cmp(&other.puzzle.name()))
        });
        costliest.truncate(COSTLIEST);
        Some(costliest)
    }
}

/// Searches the last games that were not searched before.
pub(super) fn search(
    folder: Res<RecordFolder>,
    roster: Res<StoredRoster>,
    mut own: ResMut<OwnChoices>,
) {
    own.is_skipped = false;
    let Some(folder) = folder.path() else {
        own.search = BackgroundTask::default();
        return;
    };
    // The search from before the dialog was closed may still run.
    let Some(known) = own.search.look().cloned() else {
        return;
    };
    let search = search_games(folder.to_owned(), roster.clone(), known);
    own.search = BackgroundTask::on_disk(search);
}

async fn search_games(folder: PathBuf, roster: StoredRoster, known: ByRecord) -> ByRecord {
    let mut found = ByRecord::new();
    let Ok(index) = Index::open(&folder) else {
        return found;
    };
    let games = index.games().filter(|game| {
        game.digest.is_over && !game.digest.is_played_on() && game.digest.seats.len() > 1
    });
    for game in games {
        if found.len() == GAMES {
            break;
        }
        let choices = match known.get(game.file) {
            Some(choices) => Some(choices.clone()),
            None => costly_choices(&folder.join(game.file), &roster).await,
        };
        found.extend(choices.map(|choices| (game.file.to_owned(), choices)));
    }
    found
}

/// Current name of a person; `None` if the choices are left out.
fn name<'a>(seat: &'a RecordedSeat, roster: &'a StoredRoster) -> Option<&'a str> {
    let now = roster.now(&seat.name);
    let mut left_out = roster.kept_out.iter().chain(&roster.hidden);
    let counts = seat.bot.is_none() && now != ANONYMOUS;
    (counts && !left_out.any(|name| name == now)).then_some(now)
}

/// Costly choices of the people in a game. Returns `None` if no choice of any of them counts.
async fn costly_choices(record: &Path, roster: &StoredRoster) -> Option<Vec<OwnChoice>> {
    let reading = read_file(record).ok()?;
    let seats = reading.header.seats();
    let names: Vec<Option<&str>> = seats.iter().map(|seat| name(seat, roster)).collect();
    names.iter().flatten().next()?;
    let mut choices = Vec::new();
    let mut game = reading.playthrough.start();
    for &action in reading.playthrough.actions() {
        if let ToAct::Seat(seat) = game.to_act()
            && let Some(Some(name)) = names.get(seat.index())
            && legal(&game).len() > 1
        {
            choices.extend(costly_choice(&game, action, name));
            // A choice takes as long as a move of a bot.
            yield_now().await;
        }
        (game, _) = rehearse(&game, action)?;
    }
    Some(choices)
}

/// A choice, with the worth of each choice there as Summit sees it. Returns `None` if it costs little.
fn costly_choice(game: &Game, taken: Action, name: &str) -> Option<OwnChoice> {
    let advice = advise(game)?;
    let choices = legal(game).into_iter().map(|action| {
        let worth = Worth::new(advice.chance(action)?, 0.0)?;
        Some(Choice { action, worth })
    });
    let choices = choices.collect::<Option<Vec<_>>>()?;
    let puzzle = Puzzle::new(game, choices, Difficulty::default()).ok()?;
    Some(OwnChoice {
        cost: puzzle.cost(taken).filter(|cost| *cost >= LEAST)?,
        puzzle,
        taken,
        name: name.to_owned(),
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests {
    use bevy::tasks::block_on;
    use cant_stop_records::{Header, write};
    use cant_stop_rules::notation::Playthrough;

    use super::*;

    #[test]
    fn people_count_by_their_current_names() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("0001.jsonl");
        let played: Playthrough = "3:2 (65) (31) 1546=6+10 .".parse().unwrap();
        let seats = ["Leo", "Ada"].map(|name| RecordedSeat::person(name, "disc"));
        let header = Header::new("none", 1, played.game().variant(), seats.to_vec());
        std::fs::write(&path, write(&header, played.actions())).unwrap();
        let mut roster = StoredRoster::default();
        roster.rename("Leo", "Leonie");
        roster.hide("Ada", true);
        let is_searched = |roster: &StoredRoster| block_on(costly_choices(&path, roster)).is_some();
        assert!(is_searched(&roster));
        roster.keep_out("Leonie", true);
        assert!(!is_searched(&roster));
    }
}
