//! Start of a match: new, from disk, branched off a replay, or a replay.

use std::path::Path;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use cant_stop_records::{Header, Record, RecordProblem, RecordedSeat};
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Game, Seat, Variant, VariantError};

use super::disk_trouble::DiskTrouble;
use super::in_progress::{InProgress, Loaded, Shelf};
use super::parts::{MatchEnd, Parts, end_match};
use super::record_writer::{Answer, RecordWriter};
use super::{
    ClimbOfDay, GameLog, GameStory, Match, Notices, Policy, RecordFolder, Replay, SavedGame, Shown,
};
use crate::core::locale::Words;
use crate::core::seats::{SeatKind, SeatPlan, Seats};
use crate::core::settings::StoredRoster;
use crate::core::states::Screen;
use crate::core::texts;

/// Request to continue the game on disk.
#[derive(Event, Clone, Copy, Debug)]
pub struct ContinueGame;

/// Event: a match has started. The match and its parts exist.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchStarted {
    /// The match was read from disk; features recognise their own by its seed.
    pub is_continued: bool,
}

/// Seed of the next games, for repeating them; `None` for random seeds.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct NextSeed(pub Option<u64>);

/// Setup of a new match.
pub(crate) struct NewMatch {
    /// Players, in order.
    pub(crate) seats: Vec<SeatPlan>,
    pub(crate) variant: Variant,
    /// Seed of all throws; by default the next seed.
    pub(crate) seed: Option<u64>,
    /// First seat; by default decided by a roll-off.
    pub(crate) first: Option<Seat>,
    /// Daily climb of a solo match.
    pub(crate) climb: Option<ClimbOfDay>,
    /// Subfolder of the record; `None` keeps no record.
    pub(crate) folder: Option<String>,
    pub(crate) policy: Policy,
    /// Parts of the feature that starts the match.
    pub(crate) parts: Parts,
}

impl NewMatch {
    /// Setup of a game at a table.
    pub(crate) fn new(seats: Vec<SeatPlan>, variant: Variant) -> NewMatch {
        NewMatch {
            seats,
            variant,
            seed: None,
            first: None,
            climb: None,
            folder: Some(String::new()),
            policy: Policy::default(),
            parts: Parts::default(),
        }
    }

    /// Returns `true` if the rules allow this number of seats.
    pub(crate) fn is_allowed(&self) -> bool {
        self.game().is_ok()
    }

    /// Game before the first action.
    fn game(&self) -> Result<Game, VariantError> {
        let count = u8::try_from(self.seats.len()).unwrap_or(u8::MAX);
        if self.climb.is_some() {
            return Game::alone(self.variant);
        }
        let game = Game::new(self.variant, count)?;
        let begun = self
            .first
            .map(|first| Playthrough::begun_by(self.variant, count, first));
        Ok(begun
            .and_then(Result::ok)
            .map_or(game, |begun| begun.start()))
    }
}

/// Starter of matches, the only way to a running match.
///
/// A running match ends first. Then the record is started, the table shows the new game, the parts are inserted, and
/// the play screen opens.
#[derive(SystemParam)]
pub(crate) struct MatchStarter<'w, 's> {
    commands: Commands<'w, 's>,
    folder: Res<'w, RecordFolder>,
    next_seed: Res<'w, NextSeed>,
    notices: ResMut<'w, Notices>,
    saved: ResMut<'w, SavedGame>,
    next: ResMut<'w, NextState<Screen>>,
}

impl MatchStarter<'_, '_> {
    /// Returns `true` if a match begins in this frame: a second press came with the first.
    pub(crate) fn is_beginning(&self) -> bool {
        matches!(*self.next, NextState::Pending(Screen::Play))
    }

    /// Adds a notice for the players.
    pub(crate) fn notify(&mut self, words: Words) {
        self.notices.push(words);
    }

    /// See [`Notices::wait_for_disk`].
    pub(crate) fn wait_for_disk(&mut self, waited: &mut f32, time: &Time<Real>) {
        self.notices.wait_for_disk(waited, time);
    }

    /// Seed for a match: the next one, or a random one.
    pub(crate) fn seed(&self) -> u64 {
        self.next_seed.0.unwrap_or_else(random_seed)
    }

    /// Begins a new match, or adds a notice if the rules do not allow its number of seats.
    pub(crate) fn begin(&mut self, new: NewMatch) {
        let game = match new.game() {
            Ok(game) => game,
            Err(error) => return self.notices.push(refusal(error)),
        };
        let seed = new.seed.unwrap_or_else(|| self.seed());
        let seats = recorded(&new.seats);
        let record = new.folder.and_then(|inside| {
            let header = Header::new(cant_stop_dice::ENGINE, seed, new.variant, seats);
            let header = header.begun_by(new.first);
            let header = match new.climb {
                Some(climb) => header.of_day(climb.day.to_string()),
                None => header,
            };
            self.record(&inside, move |path| Record::create(path, &header))
        });
        let log = GameLog {
            climb: new.climb,
            ..GameLog::new(game, seed)
        };
        self.start(log, new.policy, record, new.seats, new.parts, false);
    }

    /// Continues the daily climb in the subfolder `inside`; returns `true` if there is none and another may begin. One that
    /// counts may not while the disk cannot be read.
    pub(crate) fn resume_climb(
        &mut self,
        climb: ClimbOfDay,
        inside: &str,
        policy: &Policy,
    ) -> bool {
        let shelf = Shelf::default();
        match self.folder.load(inside, shelf, &mut self.notices) {
            InProgress::Game(mut loaded) if loaded.day == Some(climb.day) => {
                loaded.log.climb = Some(climb);
                self.resume(inside, *loaded, policy.clone());
                false
            }
            InProgress::Game(_) | InProgress::Nothing => true,
            InProgress::Unknown => !climb.counts,
        }
    }

    /// Begins a match after the actions of `log`, with new dice and a new record.
    pub(crate) fn branch(&mut self, log: GameLog, seats: Vec<SeatPlan>, policy: Policy) {
        let seed = self.seed();
        let variant = log.start.variant();
        let header = Header::new(cant_stop_dice::ENGINE, seed, variant, recorded(&seats))
            .begun_by(log.played().first())
            .going_on_after(log.actions.len());
        let (actions, by_hand) = (log.actions.clone(), log.by_hand.clone());
        let record = self.record("", move |path| {
            Record::create_from(path, &header, &actions, &by_hand)
        });
        let log = GameLog { seed, ..log };
        self.start(log, policy, record, seats, Parts::default(), false);
    }

    /// Begins a replay; the feature that asked for it applies the actions.
    pub(crate) fn replay(
        &mut self,
        replay: Replay,
        seats: Vec<SeatPlan>,
        policy: Policy,
        parts: Parts,
    ) {
        let log = replay.log.until(0);
        self.start(log, policy, None, seats, parts.with(replay), false);
    }

    fn resume(&mut self, inside: &str, loaded: Loaded, policy: Policy) {
        let (log, seats) = (loaded.log, loaded.seats);
        let mut record = Some(loaded.record);
        let record = self.record(inside, move |_| record.take().ok_or(RecordProblem::Foreign));
        self.start(log, policy, record, seats, Parts::default(), true);
    }

    /// Starts the record; `None` if the match cannot be recorded.
    fn record(
        &mut self,
        inside: &str,
        mut begin: impl FnMut(&Path) -> Result<Record, RecordProblem> + Send + 'static,
    ) -> Option<RecordWriter> {
        if inside.is_empty() {
            // The new record replaces the saved game; the title searches again.
            *self.saved = SavedGame::default();
        }
        let (folder, disk) = self.folder.open()?;
        let path = folder.join(inside);
        let mut writer = RecordWriter::start(disk, move || begin(&path));
        if let Some(Answer::Written(Err(problem))) = writer.wait_for_beginning() {
            // It is tried again with each action.
            self.notices.push(DiskTrouble::from(&problem).cannot_save());
        }
        Some(writer)
    }

    fn start(
        &mut self,
        log: GameLog,
        policy: Policy,
        record: Option<RecordWriter>,
        mut seats: Vec<SeatPlan>,
        parts: Parts,
        is_continued: bool,
    ) {
        let story = GameStory::of(log.start, &log.actions);
        let current = Match::new(log, policy, record, recorded(&seats));
        self.next.set(Screen::Play);
        self.commands.queue(move |world: &mut World| {
            end_match(world, MatchEnd::Replaced);
            world.remove_resource::<GameLog>();
            let game = *current.game();
            world.insert_resource(Shown { game });
            if is_continued && current.climb().is_none() {
                update_names(&mut seats, world.resource());
            }
            world.insert_resource(Seats(seats));
            world.insert_resource(story);
            world.insert_resource(current);
            parts.insert(world);
            world.trigger(MatchStarted { is_continued });
        });
    }
}

fn continue_game(_: On<ContinueGame>, shelf: Res<Shelf>, mut starter: MatchStarter) {
    if starter.is_beginning() {
        return;
    }
    let starter = &mut starter;
    let loaded = starter.folder.load("", shelf.clone(), &mut starter.notices);
    let InProgress::Game(loaded) = loaded else {
        return;
    };
    let policy = Policy {
        counts: !loaded.is_inherited && loaded.seats.len() > 1,
        ..default()
    };
    starter.resume("", *loaded, policy);
}

fn recorded(seats: &[SeatPlan]) -> Vec<RecordedSeat> {
    seats.iter().map(RecordedSeat::from).collect()
}

/// Gives people their current names, unless another seat has it. The record follows, as with any change of the seats.
fn update_names(seats: &mut [SeatPlan], roster: &StoredRoster) {
    for at in 0..seats.len() {
        let now = roster.now(&seats[at].name).to_owned();
        let is_free = seats.iter().all(|plan| plan.name != now);
        if is_free && seats[at].kind == SeatKind::Person {
            seats[at].name = now;
        }
    }
}

fn refusal(error: VariantError) -> Words {
    Words::new(match error {
        VariantError::Seats(_) => texts::NOTICE_SEATS,
        VariantError::Columns(_)
        | VariantError::ColumnsForFour(_)
        | VariantError::ColumnsForThreePawns(_) => texts::NOTICE_COLUMNS,
    })
}

/// Random seed; from the clock if the system has no randomness.
fn random_seed() -> u64 {
    getrandom::u64().unwrap_or_else(|_| {
        std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .map_or(0, |since| since.as_nanos() as u64)
    })
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NextSeed>().add_observer(continue_game);
}
