//! The game itself, its record, and how games begin, go on and are left.

use std::io;
use std::sync::Arc;

use bevy::prelude::*;
use cant_stop_dice::{Recording, Start};
use cant_stop_records::{Header, Record, RecordProblem, RecordedSeat};
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Game, IllegalAction, Settings, SettingsError};

use super::chance::Throwing;
use super::disk_trouble::DiskTrouble;
use super::record_writer::{Answer, RecordWriter};
use super::{Beat, BeatQueue, GameLog, GameStory, Hold, Notices, RecordFolder, Shown, saved};
use crate::ground::locale::Words;
use crate::ground::seats::{SeatPlan, Seats};
use crate::ground::states::Screen;
use crate::ground::texts;

/// The game being played, with its record and its undo. Only this module changes it.
#[derive(Resource, Debug)]
pub struct Match {
    /// Everything done so far, and the game before it.
    played: GameLog,
    game: Game,
    seed: u64,
    throws: u32,
    /// How the dice left the player's hand, from when they did until they are thrown. It is on no disk: after a kill the
    /// dice are thrown by themselves.
    in_the_air: Option<[Start; 4]>,
    /// The game before the last action, if that was a choice: until the next one it can be taken back.
    before_choice: Option<Game>,
    record: Option<RecordWriter>,
    /// Who plays, as the record says or has been asked to say.
    recorded: Vec<RecordedSeat>,
    /// Whether the disk has refused to say so of those who play now.
    seats_wait: bool,
    /// Whether the players know already that the record cannot be written.
    warned: bool,
}

impl Match {
    /// The game as it stands, all beats shown or not.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether everything that happened so far is on disk, so that nothing is lost when the game ends here.
    pub(crate) fn is_kept(&self) -> bool {
        self.record.as_ref().is_some_and(RecordWriter::is_on_disk)
    }

    /// The seed all throws of this game come from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// How many throws there have been.
    pub(super) fn throws(&self) -> u32 {
        self.throws
    }

    /// How the dice left the hand that throws them now, if one does.
    pub(super) fn in_the_air(&self) -> Option<[Start; 4]> {
        self.in_the_air
    }

    /// Whether the last action was the choice of a move, which can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.before_choice.is_some()
    }

    /// Takes the choice made last back, on the record too, and says whether that could be done. Nothing but steps of
    /// climbers has followed from it, which no story tells.
    pub(super) fn take_back(&mut self, notices: &mut Notices) -> bool {
        let Some(before) = self.before_choice else {
            return false;
        };
        if let Some(Err(error)) = self.record.as_mut().map(RecordWriter::take_back) {
            notices.push(
                Words::new(texts::UNDO_FAILED).with("reason", DiskTrouble::from(&error).words()),
            );
            return false;
        }
        self.before_choice = None;
        self.played.actions.pop();
        self.game = before;
        true
    }

    /// Applies what a seat asks for, records it, and queues what happened to be shown; `by_hand` says how the dice of
    /// a roll left its hand.
    ///
    /// # Errors
    ///
    /// If the rules do not allow it; nothing has changed then.
    pub(super) fn carry_out_asked(
        &mut self,
        action: Action,
        by_hand: Option<[Start; 4]>,
        queue: &mut BeatQueue,
    ) -> Result<(), IllegalAction> {
        let before = std::mem::replace(&mut self.in_the_air, by_hand);
        self.carry_out(action, None, queue)
            .inspect_err(|_| self.in_the_air = before)
    }

    /// Applies what chance brought, records it, and queues what happened to be shown.
    ///
    /// # Errors
    ///
    /// If the rules do not allow it; nothing has changed then.
    pub(super) fn carry_out_thrown(
        &mut self,
        action: Action,
        throw: Arc<Recording>,
        queue: &mut BeatQueue,
    ) -> Result<(), IllegalAction> {
        self.carry_out(action, Some(throw), queue)?;
        self.in_the_air = None;
        Ok(())
    }

    fn carry_out(
        &mut self,
        action: Action,
        throw: Option<Arc<Recording>>,
        queue: &mut BeatQueue,
    ) -> Result<(), IllegalAction> {
        let mut before = self.game;
        let (game, events) = self.game.apply(action)?;
        let answer = self
            .record
            .as_mut()
            .map_or(0, |record| record.append(action));
        self.played.actions.push(action);
        self.before_choice = matches!(action, Action::Choose(_)).then_some(before);
        self.game = game;
        self.throws += u32::from(is_throw(action));
        let mut throw = throw;
        for event in events {
            let after = before.after(&event);
            let beat = Beat {
                event,
                before,
                after,
                // The dice belong to the first event of the action, the one that shows them fall.
                throw: throw.take(),
                by_hand: self.in_the_air.is_some(),
            };
            queue.push(answer, beat);
            before = after;
        }
        Ok(())
    }

    /// Whether the record tells of others than those who play.
    pub(super) fn is_reseated(&self, seats: &Seats) -> bool {
        self.record.is_some()
            && !seats
                .0
                .iter()
                .map(RecordedSeat::from)
                .eq(self.recorded.iter().cloned())
    }

    /// Asks for a record that names who plays from now on.
    pub(super) fn record_seats(&mut self, seats: &Seats) {
        let seats: Vec<RecordedSeat> = seats.0.iter().map(RecordedSeat::from).collect();
        if let Some(record) = &mut self.record {
            record.reseat(seats.clone());
            self.recorded = seats;
        }
    }

    /// Takes in what became of all that was to be written, and says when the game cannot be saved. Gives the number of
    /// the last answer.
    pub(super) fn take_answers(&mut self, notices: &mut Notices) -> u64 {
        while let Some(answer) = self.record.as_mut().and_then(RecordWriter::next_answer) {
            let written = match answer {
                Answer::Appended(written) => written,
                Answer::Reseated(written) => {
                    self.seats_wait = written.is_err();
                    if self.seats_wait {
                        // They are tried again with the next action.
                        self.recorded.clear();
                    }
                    written
                }
            };
            self.warn_of(written, notices);
        }
        self.record.as_ref().map_or(0, RecordWriter::answered)
    }

    /// Goes on without waiting for a disk that gives no answer.
    pub(super) fn give_up_waiting(&mut self, notices: &mut Notices) {
        if let Some(record) = &mut self.record {
            record.give_up();
            let silence = io::Error::from(io::ErrorKind::TimedOut);
            self.warn_of(Err(RecordProblem::Io(silence)), notices);
        }
    }

    /// Says that the game cannot be saved, once for each time that this begins.
    fn warn_of(&mut self, written: Result<(), RecordProblem>, notices: &mut Notices) {
        let fails = written.is_err() || self.seats_wait;
        let warned = std::mem::replace(&mut self.warned, fails);
        if let Err(problem) = written
            && !warned
        {
            notices.push(saved::cannot_save(DiskTrouble::from(&problem)));
        }
    }
}

fn is_throw(action: Action) -> bool {
    matches!(action, Action::RollOff(_) | Action::Dice(_))
}

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

/// The seed of games that name none, for repeating them; without it each has its own.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct NextSeed(pub Option<u64>);

/// Go on with the game on disk.
#[derive(Event, Clone, Copy, Debug)]
pub struct ContinueGame;

/// Leave the game for the title; it stays on disk.
#[derive(Event, Clone, Copy, Debug)]
pub struct LeaveGame;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NextSeed>();
    app.add_observer(start_game);
    app.add_observer(continue_game);
    app.add_observer(leave_game);
    app.add_systems(OnEnter(Screen::Results), put_away);
}

fn start_game(
    start: On<StartGame>,
    mut commands: Commands,
    mut folder: ResMut<RecordFolder>,
    mut notices: ResMut<Notices>,
    mut queue: ResMut<BeatQueue>,
    mut next: ResMut<NextState<Screen>>,
    next_seed: Res<NextSeed>,
) {
    let seats = u8::try_from(start.seats.len()).unwrap_or(u8::MAX);
    let game = match Game::new(start.settings, seats) {
        Ok(game) => game,
        Err(error) => {
            notices.push(cannot_start(error));
            return;
        }
    };
    let seed = start.seed.or(next_seed.0).unwrap_or_else(fresh_seed);
    let recorded: Vec<RecordedSeat> = start.seats.iter().map(RecordedSeat::from).collect();
    let header = Header::new(
        cant_stop_dice::ENGINE,
        seed,
        start.settings,
        recorded.clone(),
    );
    let record = folder
        .released()
        .and_then(|path| match Record::create(path, &header) {
            Ok(record) => writer(record, &mut notices),
            Err(problem) => {
                notices.push(saved::cannot_save(DiskTrouble::from(&problem)));
                None
            }
        });
    queue.clear();
    lay_out(
        &mut commands,
        &mut next,
        Match {
            played: GameLog {
                start: game,
                actions: Vec::new(),
            },
            game,
            seed,
            throws: 0,
            in_the_air: None,
            before_choice: None,
            record,
            recorded,
            seats_wait: false,
            warned: false,
        },
        start.seats.clone(),
        GameStory::new(game.seats()),
    );
}

fn cannot_start(error: SettingsError) -> Words {
    Words::new(match error {
        SettingsError::Seats(_) => texts::NOTICE_SEATS,
        SettingsError::Columns(_)
        | SettingsError::ColumnsForFour(_)
        | SettingsError::ColumnsForThreePawns(_) => texts::NOTICE_COLUMNS,
    })
}

/// The thread that writes a record; without one the game is played and not kept.
fn writer(record: Record, notices: &mut Notices) -> Option<RecordWriter> {
    RecordWriter::start(record)
        .inspect_err(|error| notices.push(saved::cannot_save(DiskTrouble::from(error))))
        .ok()
}

fn continue_game(
    _: On<ContinueGame>,
    mut commands: Commands,
    mut folder: ResMut<RecordFolder>,
    mut notices: ResMut<Notices>,
    mut queue: ResMut<BeatQueue>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(loaded) = saved::load(&mut folder, &mut notices) else {
        return;
    };
    queue.clear();
    let played = &loaded.playthrough;
    let throws = played.actions().iter().filter(|&&action| is_throw(action));
    lay_out(
        &mut commands,
        &mut next,
        Match {
            played: GameLog {
                start: played.start(),
                actions: played.actions().to_vec(),
            },
            game: played.game(),
            seed: loaded.seed,
            throws: throws.count().try_into().unwrap_or(u32::MAX),
            in_the_air: None,
            before_choice: before_choice(played),
            record: writer(loaded.record, &mut notices),
            recorded: loaded.seats.iter().map(RecordedSeat::from).collect(),
            seats_wait: false,
            warned: false,
        },
        loaded.seats,
        GameStory::of(played.start(), played.actions()),
    );
}

/// The game before the last action, if that was the choice of a move.
fn before_choice(played: &Playthrough) -> Option<Game> {
    let (Action::Choose(_), earlier) = played.actions().split_last()? else {
        return None;
    };
    earlier.iter().try_fold(played.start(), |game, &action| {
        Some(game.apply(action).ok()?.0)
    })
}

fn lay_out(
    commands: &mut Commands,
    next: &mut NextState<Screen>,
    current: Match,
    seats: Vec<SeatPlan>,
    story: GameStory,
) {
    commands.remove_resource::<GameLog>();
    commands.insert_resource(Shown { game: current.game });
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
    mut folder: ResMut<RecordFolder>,
    current: Option<ResMut<Match>>,
    holds: Query<Entity, With<Hold>>,
    mut next: ResMut<NextState<Screen>>,
) {
    if let Some(record) = current.and_then(|mut current| current.record.take()) {
        folder.release_after(record);
    }
    queue.clear();
    for hold in &holds {
        commands.entity(hold).despawn();
    }
    commands.remove_resource::<Throwing>();
    commands.remove_resource::<Match>();
    next.set(Screen::Title);
}

/// The game is over: its record goes to the finished ones. `Shown`, the seats, the story and all that was done stay for the
/// results.
fn put_away(
    mut commands: Commands,
    current: Option<ResMut<Match>>,
    mut folder: ResMut<RecordFolder>,
) {
    let Some(mut current) = current else { return };
    if let Some(mut record) = current.record.take() {
        record.finish();
        folder.release_after(record);
    }
    commands.insert_resource(current.played.clone());
    commands.remove_resource::<Match>();
}

/// A seed from the operating system; should it have none to give, the clock.
fn fresh_seed() -> u64 {
    getrandom::u64().unwrap_or_else(|_| {
        std::time::SystemTime::now()
            .duration_since(std::time::UNIX_EPOCH)
            .map_or(0, |since| since.as_nanos() as u64)
    })
}
