//! Search for the costliest choices in own games, in the background while the dialog is open.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

use bevy::{prelude::*, tasks::futures_lite::future::yield_now};
use cant_stop_bots::advise;
use cant_stop_chronicle::index::Index;
use cant_stop_puzzles::{Choice, Difficulty, Puzzle, Worth, legal};
use cant_stop_records::{LARGEST, Reading, read};
use cant_stop_rules::{Action, Game, ToAct};

use crate::core::background::BackgroundTask;
use crate::core::settings::{NOBODY, StoredRoster};
use crate::referee::RecordFolder;

/// Number of games searched, the most recent ones with a person at the table.
const GAMES: usize = 6;

/// Number of choices found in all these games.
const COSTLIEST: usize = 3;

/// Least cost of a choice, in games of 100.
const LEAST: f64 = 1.0;

/// Choice of a person in a game, and its cost.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OwnChoice {
    /// Position, and the worth of each choice there.
    pub(super) puzzle: Puzzle,
    /// Choice made.
    pub(super) taken: Action,
    /// Name of the player.
    pub(super) name: String,
}

impl OwnChoice {
    /// Cost in games of 100.
    fn cost(&self) -> f64 {
        self.puzzle.cost(self.taken).unwrap_or_default()
    }
}

/// Costliest choices of each searched game, by its record.
type ByRecord = HashMap<String, Vec<OwnChoice>>;

/// Costliest choices of the last games, or the search for them.
#[derive(Resource, Default)]
pub(super) struct OwnChoices {
    task: Option<BackgroundTask<ByRecord>>,
    /// The search is not waited for.
    pub(super) is_skipped: bool,
}

impl OwnChoices {
    /// Costliest choices of all games, the worst first. Returns `None` while the search runs and is waited for.
    pub(super) fn found(&mut self) -> Option<Vec<OwnChoice>> {
        let Some(task) = &mut self.task else {
            return Some(Vec::new());
        };
        let Some(found) = task.look() else {
            return self.is_skipped.then(Vec::new);
        };
        let mut all: Vec<OwnChoice> = found.values().flatten().cloned().collect();
        keep_costliest(&mut all);
        Some(all)
    }
}

/// Searches the last games, as far as the search before did not.
pub(super) fn search(
    folder: Res<RecordFolder>,
    roster: Res<StoredRoster>,
    mut own: ResMut<OwnChoices>,
) {
    own.is_skipped = false;
    let Some(folder) = folder.path().filter(|folder| folder.is_dir()) else {
        own.task = None;
        return;
    };
    let known = match own.task.as_mut().map(|task| task.look().cloned()) {
        // The search from before the dialog was closed still runs.
        Some(None) => return,
        known => known.flatten().unwrap_or_default(),
    };
    let (folder, roster) = (folder.to_owned(), roster.clone());
    own.task = Some(BackgroundTask::begin(async move {
        search_games(folder, &roster, known).await
    }));
}

async fn search_games(folder: PathBuf, roster: &StoredRoster, known: ByRecord) -> ByRecord {
    let Ok(index) = Index::open(&folder) else {
        return ByRecord::new();
    };
    let games = index.games().filter(|game| {
        game.digest.is_over && !game.digest.is_played_on() && game.digest.seats.len() > 1
    });
    let files: Vec<String> = games.map(|game| game.file.to_owned()).collect();
    let mut found = ByRecord::new();
    for file in files {
        if found.len() == GAMES {
            break;
        }
        if let Some(choices) = known.get(&file) {
            found.insert(file, choices.clone());
            continue;
        }
        let Some(reading) = record(&folder.join(&file)) else {
            continue;
        };
        if let Some(choices) = choices_of_people(&reading, roster).await {
            found.insert(file, choices);
        }
    }
    found
}

fn record(path: &Path) -> Option<Reading> {
    if std::fs::metadata(path).ok()?.len() > LARGEST {
        return None;
    }
    read(&std::fs::read(path).ok()?).ok()
}

/// Costliest choices of the people in a game. Returns `None` if no game of any of them counts.
async fn choices_of_people(reading: &Reading, roster: &StoredRoster) -> Option<Vec<OwnChoice>> {
    let counts = |name: &String| {
        name != NOBODY && !roster.kept_out.contains(name) && !roster.hidden.contains(name)
    };
    let seats = &reading.header.seats;
    let person = |place: usize| {
        let seat = seats.get(place).filter(|seat| seat.bot.is_none())?;
        Some(&seat.name).filter(|name| counts(name))
    };
    if (0..seats.len()).all(|place| person(place).is_none()) {
        return None;
    }
    let mut choices = Vec::new();
    let mut game = reading.playthrough.start();
    for &action in reading.playthrough.actions() {
        if let ToAct::Seat(seat) = game.to_act()
            && let Some(name) = person(seat.index())
            && legal(&game).len() > 1
        {
            choices.extend(choice(&game, action, name).filter(|choice| choice.cost() >= LEAST));
            keep_costliest(&mut choices);
            // A choice takes as long as a move of a bot.
            yield_now().await;
        }
        #[allow(
            clippy::disallowed_methods,
            reason = "this game was over long ago: nothing changes on the table"
        )]
        let (next, _) = game.apply(action).ok()?;
        game = next;
    }
    Some(choices)
}

/// A choice, with the worth of each choice there as Summit sees it.
fn choice(game: &Game, taken: Action, name: &str) -> Option<OwnChoice> {
    let advice = advise(game)?;
    let choices = advice.choices.iter().map(|choice| {
        Some(Choice {
            action: choice.action,
            worth: Worth::new(advice.chance(choice.action)?, 0.0)?,
        })
    });
    let choices: Vec<Choice> = choices.collect::<Option<_>>()?;
    Some(OwnChoice {
        puzzle: Puzzle::new(game, choices, Difficulty::default()).ok()?,
        taken,
        name: name.to_owned(),
    })
}

fn keep_costliest(choices: &mut Vec<OwnChoice>) {
    choices.sort_by(|one, other| {
        let order = other.cost().total_cmp(&one.cost());
        order.then_with(|| one.puzzle.name().cmp(&other.puzzle.name()))
    });
    choices.truncate(COSTLIEST);
}
