//! How games begin, go on and are left.

use std::path::PathBuf;

use bevy::prelude::*;
use cant_stop_records::{Header, Record, RecordProblem, RecordedSeat};
use cant_stop_rules::{Game, Settings, SettingsError};

use super::chance::Throwing;
use super::disk_trouble::DiskTrouble;
use super::record_writer::{Answer, RecordWriter};
use super::way_up::{self, GameOfWay, Shelf};
use super::{
    BeatQueue, GameLog, GameStory, Hold, Match, Notices, RecordFolder, RefereeSystems, SavedGame,
    Shown, Watching, saved,
};
use super::{climb_alone, evening};
use crate::core::locale::Words;
use crate::core::seats::{SeatPlan, Seats};
use crate::core::settings::{StoredDays, StoredEvening, StoredWayUp};
use crate::core::states::Screen;
use crate::core::texts;

/// Begin a game.
#[derive(Event, Clone, Debug)]
pub struct StartGame {
    /// Who plays, in order; 2 to 4.
    pub seats: Vec<SeatPlan>,
    /// What they play by.
    pub settings: Settings,
    /// Where all throws come from; if absent, [`NextSeed`] or the system's randomness.
    pub seed: Option<u64>,
}

/// Begin a game that teaches the game, by the usual rules: the same referee and the same dice, and no record. A game on disk
/// stays as it is.
#[derive(Event, Clone, Debug)]
pub struct StartTutorial {
    /// Who plays, in order; 2 to 4.
    pub seats: Vec<SeatPlan>,
    /// Where all throws come from.
    pub seed: u64,
}

/// The seed of games that name none, for repeating them; without it each has its own.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct NextSeed(pub Option<u64>);

/// The seed of the game whose results are shown.
#[derive(Resource, Clone, Copy, Debug)]
pub(super) struct FinishedSeed(pub(super) u64);

/// Go on with the game on disk.
#[derive(Event, Clone, Copy, Debug)]
pub struct ContinueGame;

/// Leave the game for the title; it stays on disk.
#[derive(Event, Clone, Copy, Debug)]
pub struct LeaveGame;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NextSeed>();
    app.add_observer(start_game);
    app.add_observer(start_tutorial);
    app.add_observer(continue_game);
    app.add_observer(leave_game);
    app.add_systems(
        OnEnter(Screen::Results),
        put_away.in_set(RefereeSystems::PutAway),
    );
}

fn start_game(
    start: On<StartGame>,
    mut commands: Commands,
    folder: Res<RecordFolder>,
    mut notices: ResMut<Notices>,
    mut queue: ResMut<BeatQueue>,
    mut next: ResMut<NextState<Screen>>,
    next_seed: Res<NextSeed>,
    mut evening: ResMut<StoredEvening>,
) {
    let recorded: Vec<RecordedSeat> = start.seats.iter().map(RecordedSeat::from).collect();
    let (game, first) = match evening::begin(&mut evening, &recorded, start.settings) {
        Ok(begun) => begun,
        Err(error) => {
            notices.push(cannot_start(error));
            return;
        }
    };
    if let Some(plan) = first.and_then(|first| start.seats.get(first.index())) {
        notices.push(
            Words::new(texts::EVENING_BEGINS)
                .with("game", evening.games.len() + 1)
                .with("name", plan.name.as_str()),
        );
    }
    let seed = start.seed.or(next_seed.0).unwrap_or_else(fresh_seed);
    let header = Header::new(
        cant_stop_dice::ENGINE,
        seed,
        start.settings,
        recorded.clone(),
    )
    .begun_by(first);
    let begin = |path: PathBuf| move || Record::create(&path, &header);
    let record = writer(&folder, &mut notices, begin);
    // It has taken the place of what was there; on the way back to the title that is looked for anew.
    commands.insert_resource(SavedGame::default());
    queue.clear();
    lay_out(
        &mut commands,
        &mut next,
        Match::begun(game, seed, record, recorded),
        start.seats.clone(),
        GameStory::new(&game),
    );
}

fn start_tutorial(
    start: On<StartTutorial>,
    mut commands: Commands,
    mut notices: ResMut<Notices>,
    mut queue: ResMut<BeatQueue>,
    mut next: ResMut<NextState<Screen>>,
) {
    let seats = u8::try_from(start.seats.len()).unwrap_or(u8::MAX);
    match Game::new(Settings::default(), seats) {
        Ok(game) => {
            queue.clear();
            lay_out(
                &mut commands,
                &mut next,
                Match::tutorial(game, start.seed),
                start.seats.clone(),
                GameStory::new(&game),
            );
        }
        Err(error) => notices.push(cannot_start(error)),
    }
}

fn cannot_start(error: SettingsError) -> Words {
    Words::new(match error {
        SettingsError::Seats(_) => texts::NOTICE_SEATS,
        SettingsError::Columns(_)
        | SettingsError::ColumnsForFour(_)
        | SettingsError::ColumnsForThreePawns(_) => texts::NOTICE_COLUMNS,
    })
}

/// What writes the record that is begun in the folder; without one the game is played and not kept.
pub(super) fn writer<B>(
    folder: &RecordFolder,
    notices: &mut Notices,
    begin: impl FnOnce(PathBuf) -> B,
) -> Option<RecordWriter>
where
    B: FnOnce() -> Result<Record, RecordProblem> + Send + 'static,
{
    let (path, disk) = folder.open()?;
    let mut writer = RecordWriter::start(disk, begin(path));
    if let Some(Answer::Written(Err(problem))) = writer.wait_for_beginning() {
        notices.push(saved::cannot_save(DiskTrouble::from(&problem)));
        return None;
    }
    Some(writer)
}

fn continue_game(
    _: On<ContinueGame>,
    mut commands: Commands,
    folder: Res<RecordFolder>,
    way: Res<StoredWayUp>,
    mut notices: ResMut<Notices>,
    mut queue: ResMut<BeatQueue>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(loaded) = folder.load(Shelf::of(&way), &mut notices) else {
        return;
    };
    queue.clear();
    let played = loaded.playthrough;
    let story = GameStory::of(played.start(), played.actions());
    let record = writer(&folder, &mut notices, |_| move || Ok(loaded.record));
    commands.insert_resource(SavedGame::default());
    let recorded = loaded.seats.iter().map(RecordedSeat::from).collect();
    lay_out(
        &mut commands,
        &mut next,
        Match::resumed(
            GameLog::of(&played, loaded.by_hand),
            loaded.inherited,
            loaded.seed,
            record,
            recorded,
        ),
        loaded.seats,
        story,
    );
    if let Some(stage) = way.stage_of(loaded.seed) {
        commands.insert_resource(GameOfWay(stage));
    }
}

pub(super) fn lay_out(
    commands: &mut Commands,
    next: &mut NextState<Screen>,
    current: Match,
    seats: Vec<SeatPlan>,
    story: GameStory,
) {
    commands.remove_resource::<GameLog>();
    commands.remove_resource::<Watching>();
    commands.remove_resource::<GameOfWay>();
    commands.insert_resource(Shown {
        game: *current.game(),
    });
    commands.insert_resource(Seats(seats));
    commands.insert_resource(story);
    commands.insert_resource(current);
    commands.remove_resource::<Throwing>();
    next.set(Screen::Play);
}

fn leave_game(
    _: On<LeaveGame>,
    mut commands: Commands,
    mut queue: ResMut<BeatQueue>,
    holds: Query<Entity, With<Hold>>,
    watching: Option<Res<Watching>>,
    mut next: ResMut<NextState<Screen>>,
) {
    queue.clear();
    for hold in &holds {
        commands.entity(hold).despawn();
    }
    commands.remove_resource::<Throwing>();
    commands.remove_resource::<Match>();
    match watching {
        Some(watching) => next.set(watching.leave(&mut commands)),
        None => next.set(Screen::Title),
    }
}

/// The game is over: its record goes to the finished ones. `Shown`, the seats, the story and all that was done stay for the
/// results.
fn put_away(
    mut commands: Commands,
    current: Option<ResMut<Match>>,
    (seats, story): (Option<Res<Seats>>, Option<Res<GameStory>>),
    mut evening: ResMut<StoredEvening>,
    mut days: ResMut<StoredDays>,
    mut way: way_up::Ending,
) {
    let Some(mut current) = current else { return };
    let played = way.end(&current, seats.as_deref());
    current.finish_record(played.kind());
    if let (Some(seats), Some(story), None) = (seats, story, played.stage()) {
        evening::add(&mut evening, &current, &seats, &story);
        climb_alone::add(&mut days, &current, &seats);
    }
    commands.insert_resource(played);
    commands.insert_resource(FinishedSeed(current.seed()));
    commands.insert_resource(current.log().clone());
    commands.remove_resource::<Match>();
}

/// A seed from the operating system; should it have none to give, the clock.
pub(super) fn fresh_seed() -> u64 {
    getrandom::u64().unwrap_or_else(|_| {
        std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .map_or(0, |since| since.as_nanos() as u64)
    })
}
