//! Climbs of days: a match for one with the dice of a day. A finished one is added to the diary, and measured.

use bevy::prelude::*;
use cant_stop_days::{Day, Strip};

use super::on_disk::{ClimbsOnDisk, FOLDER, PRACTICE, finished};
use super::stored::{StoredDay, StoredDays};
use crate::core::store::StoreApp as _;
use crate::opponents::DayMeasures;
use crate::referee::{
    ClimbOfDay, DiskTrouble, Match, MatchEnd, MatchOver, MatchStarter, NewMatch, Policy,
    RecordFolder,
};
use crate::ui::prelude::*;
use crate::ui::solo;

/// Request to climb the mountain of a day, or to go on with the climb that was begun.
#[derive(Event, Clone, Debug)]
pub struct StartClimb {
    /// The day.
    pub day: Day,
    /// Makes the one attempt that counts. If none can count any more, it is practice.
    pub counts: bool,
    /// Player.
    pub seat: SeatPlan,
}

/// Folder of the record of a climb, inside the folder of records.
fn folder_of(climb: ClimbOfDay) -> String {
    let practice = if climb.counts { "" } else { PRACTICE };
    format!("{FOLDER}/{}{practice}", climb.day)
}

/// Begins a climb, or goes on with the one under way.
fn start_climb(
    start: On<StartClimb>,
    current: Option<Res<Match>>,
    (records, climbs): (Res<RecordFolder>, Res<ClimbsOnDisk>),
    mut days: ResMut<StoredDays>,
    mut starter: MatchStarter,
) {
    if current.is_some() {
        return;
    }
    let day = start.day;
    let goes_on = climbs.is_under_way(day, true) && days.get(day).is_none();
    let climb = ClimbOfDay {
        day,
        counts: start.counts && (goes_on || days.may_count(day)),
    };
    if climb.counts {
        days.begin(climb.day);
    }
    let policy = Policy {
        counts: false,
        has_next_step: true,
        ..default()
    };
    let folder = folder_of(climb);
    if !starter.resume_climb(climb, &folder, &policy) {
        return;
    }
    // The diary may have lost it, or not have read it yet.
    if let Some((records, disk)) = records.open().filter(|_| climb.counts) {
        match disk.wait(&mut disk.ask(move || finished(&records, climb.day))) {
            Some(None) => {}
            Some(Some(climbed)) => return days.add(climb.day, &Strip::of(climbed.actions())),
            None => {
                let reason = DiskTrouble::Silent.words();
                return starter.notify(texts::NOTICE_RECORD_UNREADABLE.with("reason", reason));
            }
        }
    }
    if !climb.counts && start.counts {
        starter.notify(Words::new(texts::ALONE_CLOCK_BACK));
    }
    starter.begin(NewMatch {
        climb: Some(climb),
        folder: Some(folder),
        policy,
        ..NewMatch::new(vec![start.seat.clone()], Variant::default())
    });
}

/// Adds the finished climb to the diary, if it counts and a person climbed.
fn add_to_diary(
    over: On<MatchOver>,
    current: Res<Match>,
    seats: Res<Seats>,
    mut days: ResMut<StoredDays>,
) {
    let is_person = seats.0.iter().all(|plan| plan.kind == SeatKind::Person);
    if over.end == MatchEnd::Finished
        && is_person
        && let Some(climb) = current.climb().filter(|climb| climb.counts)
    {
        days.add(climb.day, &Strip::of(&current.log().actions));
    }
}

/// Adds the measures to the days in the diary, one after the other, the latest first.
fn measure_diary(mut measures: ResMut<DayMeasures>, mut days: ResMut<StoredDays>) {
    let is_open = |stored: &&StoredDay| stored.field.is_empty();
    let mut open = days.days.iter().rev().filter(is_open);
    let Some(day) = open.find_map(StoredDay::day) else {
        return;
    };
    if let Some(measure) = measures.bypass_change_detection().about(day) {
        days.measure(day, measure.par, &measure.field);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.store::<StoredDays>()
        .add_observer(start_climb)
        .add_observer(add_to_diary)
        .add_systems(
            Update,
            measure_diary.run_if(solo::is_open.or_else(in_state(Screen::Results))),
        );
}
