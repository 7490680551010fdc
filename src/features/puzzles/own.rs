//! The costliest choices in somebody's own games, looked for in the background while the dialog is open.

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

/// How many games are looked through, the last ones that people played.
const GAMES: usize = 6;

/// How many choices are asked about, the costliest of all these games.
const COSTLIEST: usize = 3;

/// What cost less than this many games of 100 is not worth asking about.
const LEAST: f64 = 1.0;

/// A choice that somebody made at a table, and that cost something.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct OwnChoice {
    /// Where it was, and what every choice was worth.
    pub(super) puzzle: Puzzle,
    /// What was done.
    pub(super) taken: Action,
    /// Who did it.
    pub(super) name: String,
}

impl OwnChoice {
    /// How many games of 100 it cost.
    fn cost(&self) -> f64 {
        self.puzzle.cost(self.taken).unwrap_or_default()
    }
}

/// The costliest choices of each game that was looked through, by its record.
type ByRecord = HashMap<String, Vec<OwnChoice>>;

/// The costliest choices of the last games, being looked for or there.
#[derive(Resource, Default)]
pub(super) struct OwnChoices {
    task: Option<BackgroundTask<ByRecord>>,
    /// Whether somebody does not want to wait for them.
    pub(super) is_skipped: bool,
}

impl OwnChoices {
    /// The costliest of them all, the worst first, once they are there; none to somebody who does not wait.
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

/// Looks through the last games, those that were not looked through before.
pub(super) fn begin(
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
        // Still at it since the dialog was closed.
        Some(None) => return,
        known => known.flatten().unwrap_or_default(),
    };
    let (folder, roster) = (folder.to_owned(), roster.clone());
    own.task = Some(BackgroundTask::begin(async move {
        look_through(folder, &roster, known).await
    }));
}

async fn look_through(folder: PathBuf, roster: &StoredRoster, known: ByRecord) -> ByRecord {
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

/// The costliest choices of the people in a game; `None` if nobody played whose games count.
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
            // Each takes as long as a bot thinks.
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

/// What was done there, and what every choice was worth as Summit sees it.
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
