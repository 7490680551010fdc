//! Climbs on disk: those under way, and finished ones that the diary has lost.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use bevy::prelude::*;
use cant_stop_days::{Day, Strip};
use cant_stop_records::{Record, read_file};
use cant_stop_rules::ToAct;
use cant_stop_rules::notation::Playthrough;

use super::stored::{StoredDay, StoredDays};
use crate::core::states::Screen;
use crate::referee::{Match, Pending, RecordFolder, day_of_record};

/// Folder of all climbs, inside the folder of records.
pub(super) const FOLDER: &str = "days";
/// Ending of the folder of a climb that does not count.
pub(super) const PRACTICE: &str = "-practice";

/// Record of the finished climb of a day, the one that counts, inside the folder of records.
pub(super) fn record_of(day: Day) -> String {
    format!("{FOLDER}/{day}/finished/0001.jsonl")
}

/// Climbs in the folder of records, read each time the title is shown.
#[derive(Resource, Debug, Default)]
pub(super) struct ClimbsOnDisk {
    found: Found,
    looking: Option<Pending<Found>>,
    has_looked: bool,
}

impl ClimbsOnDisk {
    /// Returns `true` if a climb of this day is under way: the attempt that counts, or practice.
    pub(super) fn is_under_way(&self, day: Day, counts: bool) -> bool {
        let days = [&self.found.practised, &self.found.begun][usize::from(counts)];
        days.contains(&day)
    }
}

#[derive(Debug, Default)]
struct Found {
    /// Days whose attempt that counts is under way.
    begun: BTreeSet<Day>,
    /// Days at which practice is under way.
    practised: BTreeSet<Day>,
    /// Days with a finished climb that the diary lacks, with its turns.
    lost: Vec<(Day, Strip)>,
}

fn look(folder: &Path, known: &BTreeSet<Day>) -> Found {
    let mut found = Found::default();
    let Ok(entries) = fs::read_dir(folder.join(FOLDER)) else {
        return found;
    };
    for entry in entries.filter_map(Result::ok) {
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_under_way = || entry.path().join("current.jsonl").is_file();
        if let Some(Ok(day)) = name.strip_suffix(PRACTICE).map(str::parse::<Day>) {
            found.practised.extend(is_under_way().then_some(day));
        } else if let Ok(day) = name.parse() {
            if is_under_way() && !known.contains(&day) {
                put_away_if_over(&entry.path());
            }
            found.begun.extend(is_under_way().then_some(day));
            if !known.contains(&day)
                && let Some(played) = finished(folder, day)
            {
                found.lost.push((day, Strip::of(played.actions())));
            }
        }
    }
    found.lost.sort_by_key(|(day, _)| *day);
    found
}

/// Moves the record of a climb to the finished ones, if the app ended before the match did.
fn put_away_if_over(folder: &Path) {
    if let Ok(Some(climb)) = Record::load(folder)
        && climb.playthrough.game().to_act() == ToAct::None
        && let Err(error) = climb.record.finish()
    {
        warn!("the record of the finished climb stays in place: {error}");
    }
}

/// Finished climb of this day, the one that counts; `None` if its record holds none.
pub(super) fn finished(folder: &Path, day: Day) -> Option<Playthrough> {
    let reading = read_file(&folder.join(record_of(day))).ok()?;
    let of_day = day_of_record(&reading.header, &reading.playthrough).ok()?;
    let is_over = reading.playthrough.game().to_act() == ToAct::None;
    let is_person = reading.header.seats().iter().all(|seat| seat.bot.is_none());
    (of_day == Some(day) && is_over && is_person).then_some(reading.playthrough)
}

/// Starts to read the folder, once this process owns it.
fn ask(mut climbs: ResMut<ClimbsOnDisk>, folder: Res<RecordFolder>, days: Res<StoredDays>) {
    let Some((path, disk)) = folder.open() else {
        return;
    };
    let climbs = climbs.bypass_change_detection();
    climbs.has_looked = true;
    let known = days.days.iter().filter_map(StoredDay::day).collect();
    climbs.looking = Some(disk.ask(move || look(&path, &known)));
}

/// Takes what was read, and adds lost climbs to the diary.
fn take(mut climbs: ResMut<ClimbsOnDisk>, mut days: ResMut<StoredDays>) {
    let looking = climbs.bypass_change_detection().looking.as_mut();
    let Some(Ok(found)) = looking.map(Pending::answer) else {
        return;
    };
    for (day, strip) in &found.lost {
        days.add(*day, strip);
    }
    climbs.looking = None;
    climbs.found = found;
}

pub(super) fn plugin(app: &mut App) {
    let is_due = in_state(Screen::Title)
        .and_then(not(resource_exists::<Match>))
        .and_then(|climbs: Res<ClimbsOnDisk>| !climbs.has_looked);
    let look_again = |mut climbs: ResMut<ClimbsOnDisk>| climbs.has_looked = false;
    let has_asked = |climbs: Res<ClimbsOnDisk>| climbs.looking.is_some();
    app.init_resource::<ClimbsOnDisk>()
        .add_systems(OnEnter(Screen::Title), look_again)
        .add_systems(Update, (ask.run_if(is_due), take.run_if(has_asked)));
}
