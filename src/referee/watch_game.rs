//! Asking to watch a game again.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;
use cant_stop_records::{LARGEST, Reading, RecordProblem, read};

use super::begin_and_leave::{FinishedSeed, lay_out};
use super::disk_trouble::DiskTrouble;
use super::watching::Back;
use super::{BeatQueue, GameLog, GameStory, Match, Notices, Shown, Watching};
use crate::core::locale::Words;
use crate::core::seats::{SeatKind, SeatPlan, Seats};
use crate::core::states::Screen;
use crate::core::texts;

/// Watch the game of a record again.
#[derive(Event, Clone, Debug, PartialEq, Eq)]
pub struct WatchGame {
    /// Where the record is. A file that is no record, or a damaged one, is refused in one sentence.
    pub path: PathBuf,
}

/// Watch the game whose results are shown again.
#[derive(Event, Clone, Copy, Debug)]
pub struct WatchFinished;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(watch_game).add_observer(watch_finished);
}

/// What is on screen when watching begins, to go back to.
type OnScreen<'w> = (
    Option<Res<'w, GameLog>>,
    Option<Res<'w, Shown>>,
    Option<Res<'w, Seats>>,
    Option<Res<'w, GameStory>>,
);

/// The results, if they are on screen.
fn back(screen: Screen, (log, shown, seats, story): OnScreen) -> Option<Back> {
    if screen != Screen::Results {
        return None;
    }
    Some(Back {
        log: log?.clone(),
        shown: *shown?,
        seats: seats?.clone(),
        story: story?.clone(),
    })
}

fn watch_game(
    watch: On<WatchGame>,
    mut commands: Commands,
    current: Option<Res<Match>>,
    screen: Res<State<Screen>>,
    on_screen: OnScreen,
    mut notices: ResMut<Notices>,
    mut queue: ResMut<BeatQueue>,
    mut next: ResMut<NextState<Screen>>,
) {
    if current.is_some() {
        notices.push(Words::new(texts::WATCH_NOT_NOW));
        return;
    }
    let (reading, seats, when) = match load(&watch.path) {
        Ok(loaded) => loaded,
        Err(problem) => {
            notices.push(refusal(&problem));
            return;
        }
    };
    if !reading.header.knows_throws_by_hand()
        && seats.iter().any(|plan| plan.kind == SeatKind::Person)
    {
        notices.push(Words::new(texts::WATCH_AUTOMATIC));
    }
    let log = GameLog::of(&reading.playthrough, reading.by_hand);
    let back = back(*screen.get(), on_screen);
    queue.clear();
    begin(
        &mut commands,
        &mut next,
        (log, when),
        reading.header.seed,
        seats,
        back,
    );
}

fn watch_finished(
    _: On<WatchFinished>,
    mut commands: Commands,
    screen: Res<State<Screen>>,
    on_screen: OnScreen,
    seed: Option<Res<FinishedSeed>>,
    mut queue: ResMut<BeatQueue>,
    mut next: ResMut<NextState<Screen>>,
) {
    let (Some(seed), Some(back)) = (seed, back(*screen.get(), on_screen)) else {
        return;
    };
    let (log, seats) = (back.log.clone(), back.seats.0.clone());
    queue.clear();
    let game = (log, SystemTime::now());
    begin(&mut commands, &mut next, game, seed.0, seats, Some(back));
}

fn begin(
    commands: &mut Commands,
    next: &mut NextState<Screen>,
    (log, when): (GameLog, SystemTime),
    seed: u64,
    seats: Vec<SeatPlan>,
    back: Option<Back>,
) {
    let start = log.start;
    lay_out(
        commands,
        next,
        Match::watched(&log, 0, start, seed),
        seats,
        GameStory::new(&start),
    );
    commands.insert_resource(Watching::new(log, seed, when, back));
}

fn load(path: &Path) -> Result<(Reading, Vec<SeatPlan>, SystemTime), RecordProblem> {
    let about = fs::metadata(path)?;
    if !about.is_file() || about.len() > LARGEST {
        return Err(RecordProblem::Foreign);
    }
    let reading = read(&fs::read(path)?)?;
    let seats = reading.header.seats.iter().cloned();
    let seats: Option<Vec<SeatPlan>> = seats.map(SeatPlan::recorded).collect();
    // A mark or bot that this version does not know stands in the first line.
    let seats = seats.ok_or(RecordProblem::Damaged { line: 1 })?;
    let when = about.modified().unwrap_or_else(|_| SystemTime::now());
    Ok((reading, seats, when))
}

fn refusal(problem: &RecordProblem) -> Words {
    match problem {
        RecordProblem::Damaged { line } => {
            Words::new(texts::WATCH_DAMAGED).with("line", u32::try_from(*line).unwrap_or(u32::MAX))
        }
        RecordProblem::Foreign => Words::new(texts::WATCH_FOREIGN),
        RecordProblem::Newer => Words::new(texts::WATCH_NEWER),
        RecordProblem::Io(error) => {
            Words::new(texts::WATCH_UNREADABLE).with("reason", DiskTrouble::from(error).words())
        }
    }
}
