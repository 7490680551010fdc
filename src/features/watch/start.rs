//! Start of a replay: from a record, or from the results.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::SystemTime;

use bevy::prelude::*;
use cant_stop_records::{Reading, RecordProblem, read_file};

use super::watching::{Back, Watching};
use crate::core::background::{ShortWork, take_result};
use crate::referee::{
    DiskTrouble, GameLog, Match, MatchStarted, MatchStarter, Notices, Parts, Policy, Replay,
    WatchFinished, WatchGame,
};
use crate::ui::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(watch_game)
        .add_observer(watch_finished)
        .add_observer(|_: On<MatchStarted>, mut commands: Commands| {
            commands.remove_resource::<Opening>()
        })
        .add_systems(Update, open);
}

/// A record that is being read, until a match starts.
#[derive(Resource)]
struct Opening {
    record: Option<BackgroundTask<Result<Loaded, RecordProblem>>>,
    /// Screen that it was requested on.
    from: Screen,
    /// Seconds since the disk was asked.
    waited: f32,
}

type Loaded = (Reading, Vec<SeatPlan>, SystemTime);

/// Contents of the results screen, to go back to.
type OnScreen<'w> = (
    Res<'w, State<Screen>>,
    Option<Res<'w, GameLog>>,
    Option<Res<'w, Seats>>,
);

fn back((screen, log, seats): OnScreen) -> Option<Back> {
    (*screen.get() == Screen::Results).then_some(())?;
    Some(Back {
        log: log?.clone(),
        seats: seats?.clone(),
    })
}

fn watch_game(
    watch: On<WatchGame>,
    current: Option<Res<Match>>,
    screen: Res<State<Screen>>,
    short_work: Res<ShortWork>,
    mut notices: ResMut<Notices>,
    mut commands: Commands,
) {
    if current.is_some() {
        notices.push(Words::new(texts::WATCH_NOT_NOW));
        return;
    }
    let path = watch.path.clone();
    commands.insert_resource(Opening {
        record: Some(short_work.on_disk(move || load(&path))),
        from: *screen.get(),
        waited: 0.0,
    });
}

/// Starts the replay once its record has been read.
fn open(
    mut opening: If<ResMut<Opening>>,
    on_screen: OnScreen,
    time: Res<Time<Real>>,
    mut starter: MatchStarter,
    mut commands: Commands,
) {
    let Some(loaded) = take_result(&mut opening.record) else {
        starter.wait_for_disk(&mut opening.waited, &time);
        return;
    };
    commands.remove_resource::<Opening>();
    // The player went on to another screen meanwhile.
    if *on_screen.0.get() != opening.from {
        return;
    }
    let (reading, seats, when) = match loaded {
        Ok(loaded) => loaded,
        Err(problem) => {
            starter.notify(refusal(&problem));
            return;
        }
    };
    if !reading.header.knows_throws_by_hand()
        && seats.iter().any(|plan| plan.kind == SeatKind::Person)
    {
        starter.notify(Words::new(texts::WATCH_AUTOMATIC));
    }
    let log = GameLog::of(&reading.playthrough, reading.by_hand, reading.header.seed);
    start(&mut starter, log, when, seats, back(on_screen));
}

fn watch_finished(_: On<WatchFinished>, on_screen: OnScreen, mut starter: MatchStarter) {
    if let Some(back) = back(on_screen) {
        let (log, seats) = (back.log.clone(), back.seats.0.clone());
        start(&mut starter, log, SystemTime::now(), seats, Some(back));
    }
}

fn start(
    starter: &mut MatchStarter,
    log: GameLog,
    when: SystemTime,
    seats: Vec<SeatPlan>,
    back: Option<Back>,
) {
    let policy = Policy {
        is_played: false,
        is_disposable: true,
        counts: false,
        leads_to: match back {
            Some(_) => Screen::Results,
            None => Screen::Title,
        },
        ..default()
    };
    let log = Arc::new(log);
    let watching = Watching::new(log.clone(), back);
    let parts = Parts::default().with(watching.playback(0)).with(watching);
    starter.replay(Replay { log, when }, seats, policy, parts);
}

/// Most actions of a game that is watched, far more than any game takes: a longer one would hold up frames.
const MOST_ACTIONS: usize = 20_000;

fn load(path: &Path) -> Result<Loaded, RecordProblem> {
    let reading = read_file(path)?;
    if reading.playthrough.actions().len() > MOST_ACTIONS {
        return Err(RecordProblem::Foreign);
    }
    let seats = SeatPlan::all_recorded(reading.header.seats());
    // A mark or bot that this version does not know stands in the first line.
    let seats = seats.ok_or(RecordProblem::Damaged { line: 1 })?;
    let changed = fs::metadata(path).and_then(|about| about.modified());
    let when = changed.unwrap_or_else(|_| SystemTime::now());
    Ok((reading, seats, when))
}

fn refusal(problem: &RecordProblem) -> Words {
    match problem {
        RecordProblem::Damaged { line } => texts::WATCH_DAMAGED.with("line", *line),
        RecordProblem::Foreign => Words::new(texts::WATCH_FOREIGN),
        RecordProblem::Newer => Words::new(texts::WATCH_NEWER),
        RecordProblem::Io(error) => {
            texts::WATCH_UNREADABLE.with("reason", DiskTrouble::from(error).words())
        }
    }
}
