//! The climbs of days: begun or gone on with, alone, with dice that are settled by the day, and put into the diary.

use bevy::prelude::*;
use cant_stop_days::{Day, Strip, is_of_day};
use cant_stop_records::{Header, Record, RecordProblem, RecordedSeat};
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Game, Settings};

use super::begin_and_leave::{fresh_seed, lay_out, writer};
use super::way_up::Shelf;
use super::{BeatQueue, GameLog, GameStory, Match, NextSeed, Notices, RecordFolder};
use crate::core::locale::Words;
use crate::core::seats::{SeatKind, SeatPlan, Seats};
use crate::core::settings::StoredDays;
use crate::core::states::Screen;
use crate::core::texts;

/// Where the records of climbs lie, inside the folder of records.
pub(super) const FOLDER: &str = "days";
/// How the folder of a climb that does not count ends.
pub(super) const PRACTICE: &str = "-practice";

/// Climb the mountain of a day; a climb of it that was begun goes on.
#[derive(Event, Clone, Debug)]
pub struct StartClimb {
    /// The day.
    pub day: Day,
    /// Whether it is the one attempt that counts. Where none can count any more, it is practice.
    pub counts: bool,
    /// Who climbs.
    pub seat: SeatPlan,
}

/// Which climb a game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClimbOfDay {
    /// The day whose dice it has.
    pub day: Day,
    /// Whether it is the attempt that counts.
    pub counts: bool,
}

impl ClimbOfDay {
    /// Where its record lies, inside the folder of records.
    fn folder(self) -> String {
        let practice = if self.counts { "" } else { PRACTICE };
        format!("{FOLDER}/{}{practice}", self.day)
    }
}

/// The day whose dice a recorded game was played with; none if it was played with any.
///
/// # Errors
///
/// When it is no day, or its dice are others.
pub(super) fn day_of_record(
    header: &Header,
    played: &Playthrough,
) -> Result<Option<Day>, RecordProblem> {
    let Some(day) = &header.day else {
        return Ok(None);
    };
    let rolls = played.actions().iter().filter_map(|action| match action {
        Action::Dice(dice) => Some(*dice),
        _ => None,
    });
    match day.parse() {
        Ok(day) if played.start().seats() == 1 && is_of_day(day, rolls) => Ok(Some(day)),
        _ => Err(RecordProblem::Damaged { line: 1 }),
    }
}

fn start_climb(
    start: On<StartClimb>,
    mut commands: Commands,
    current: Option<Res<Match>>,
    folder: Res<RecordFolder>,
    next_seed: Res<NextSeed>,
    mut days: ResMut<StoredDays>,
    mut notices: ResMut<Notices>,
    mut queue: ResMut<BeatQueue>,
    mut next: ResMut<NextState<Screen>>,
) {
    if current.is_some() {
        return;
    }
    let climb = ClimbOfDay {
        day: start.day,
        counts: start.counts && days.may_count(start.day),
    };
    if climb.counts {
        days.begin(climb.day);
    }
    queue.clear();
    let begun = folder
        .load_in(&climb.folder(), Shelf::default(), &mut notices)
        .filter(|loaded| loaded.day == Some(climb.day));
    if let Some(loaded) = begun {
        let played = loaded.playthrough;
        let story = GameStory::of(played.start(), played.actions());
        let record = writer(&folder, &mut notices, |_| move || Ok(loaded.record));
        let recorded = loaded.seats.iter().map(RecordedSeat::from).collect();
        let log = GameLog::of(&played, loaded.by_hand);
        let resumed = Match::resumed(log, 0, loaded.seed, record, recorded);
        let resumed = resumed.of_day(climb);
        lay_out(&mut commands, &mut next, resumed, loaded.seats, story);
        return;
    }
    let Ok(game) = Game::alone(Settings::default()) else {
        return;
    };
    let seed = next_seed.0.unwrap_or_else(fresh_seed);
    let recorded = vec![RecordedSeat::from(&start.seat)];
    let header = Header::new(
        cant_stop_dice::ENGINE,
        seed,
        game.settings(),
        recorded.clone(),
    )
    .of_day(climb.day.to_string());
    let inside = climb.folder();
    let begin = |path: std::path::PathBuf| {
        let path = path.join(inside);
        move || Record::create(&path, &header)
    };
    let record = writer(&folder, &mut notices, begin);
    if !climb.counts && start.counts {
        notices.push(Words::new(texts::ALONE_CLOCK_BACK));
    }
    lay_out(
        &mut commands,
        &mut next,
        Match::begun(game, seed, record, recorded).of_day(climb),
        vec![start.seat.clone()],
        GameStory::new(&game),
    );
}

/// Puts a climb that is over into the diary, if it counts and a person climbed.
pub(super) fn add(days: &mut StoredDays, current: &Match, seats: &Seats) {
    let is_person = seats.0.iter().all(|plan| plan.kind == SeatKind::Person);
    if let Some(climb) = current.climb().filter(|climb| climb.counts && is_person) {
        days.add(climb.day, &Strip::of(&current.log().actions));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(start_climb);
}
