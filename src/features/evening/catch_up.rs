//! Game that was over when the app was killed, before it counted.

use std::path::Path;

use bevy::prelude::*;
use cant_stop_records::{FINISHED, Reading, read_file};
use cant_stop_rules::ToAct;

use super::stored::StoredEvening;
use super::{figures, written};
use crate::core::settings::StoredRoster;
use crate::referee::{GameStory, catch_up, records_in};

/// Most records in which it is looked for.
const MOST: usize = 50;

/// Event: the finished game that the evening waits for.
#[derive(Event)]
struct Awaited(Option<Reading>);

/// Finds the game begun last among the finished ones, unless it goes on or counts.
fn find(evening: StoredEvening, folder: &Path) -> Awaited {
    if evening.playing.is_empty() || folder.join("current.jsonl").exists() {
        return Awaited(None);
    }
    let records = records_in(&folder.join(FINISHED)).into_iter().rev();
    // It is among the last ones; a shelf that is long is not read on the way to the title.
    let mut readings = records.take(MOST).filter_map(|path| read_file(&path).ok());
    Awaited(readings.find(|it| it.header.seed.to_string() == evening.playing))
}

fn count(awaited: On<Awaited>, roster: Res<StoredRoster>, mut evening: ResMut<StoredEvening>) {
    let Some(read) = &awaited.0 else { return };
    let (header, playthrough) = (&read.header, &read.playthrough);
    let seats = &evening.named(&roster, header.seats().iter().cloned());
    let game = playthrough.game();
    let is_awaited = evening.playing == header.seed.to_string();
    // Another game may have begun since.
    let has_begun_another = !evening.playing.is_empty() && evening.is_seated(seats);
    let counts = header.inherited() == 0 && (is_awaited || has_begun_another);
    if counts && game.to_act() == ToAct::None {
        let story = GameStory::of(playthrough.start(), playthrough.actions());
        let figures = figures(&game, &story);
        let playing = std::mem::take(&mut evening.playing);
        evening.add(seats, written(game.variant(), seats), figures);
        if !is_awaited {
            evening.playing = playing;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    catch_up(app, find);
    app.add_observer(count);
}
