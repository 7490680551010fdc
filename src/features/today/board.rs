//! Board of a day as its climb left it, with the squares of an earlier day as ghosts; both are read from the records.

use std::path::Path;

use bevy::prelude::*;
use cant_stop_days::Day;

use super::day_in_view::DayInView;
use super::on_disk::finished;
use super::stored::{StoredDay, StoredDays};
use crate::core::day::date_words;
use crate::play::small_board::{self, Example};
use crate::referee::{Pending, RecordFolder};
use crate::ui::prelude::*;

/// Room of the board, in design units.
const ROOM: Vec2 = Vec2::new(500.0, 400.0);

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Ends {
    /// End of the climb of the day in view.
    own: Option<Game>,
    /// Day of the ghosts: the one before, or that of the best climb.
    ghosts: Option<(Day, Game)>,
}

/// Ends for the day in view.
#[derive(Resource, Default)]
pub(super) struct Boards {
    day: Option<Day>,
    reading: Option<Pending<Ends>>,
    pub(super) ends: Ends,
}

/// Reads the records of a day, and of the first of the earlier days that has one.
fn ends(folder: &Path, day: Day, earlier: &[Day]) -> Ends {
    let end = |day: Day| Some(finished(folder, day)?.game());
    let mut ghosts = earlier.iter().filter_map(|day| Some((*day, end(*day)?)));
    Ends {
        own: end(day),
        ghosts: ghosts.next(),
    }
}

/// Starts to read when another day comes into view, or the diary changed.
pub(super) fn read(
    in_view: Res<DayInView>,
    days: Res<StoredDays>,
    folder: Res<RecordFolder>,
    mut boards: ResMut<Boards>,
) {
    let Some((path, disk)) = folder.open() else {
        return;
    };
    let day = in_view.0;
    if boards.day == Some(day) && !days.is_changed() {
        return;
    }
    let climbed = days.days.iter().filter(|stored| stored.day() != Some(day));
    let best = climbed.min_by_key(|stored| stored.turn_count());
    let best = best.and_then(StoredDay::day);
    let earlier: Vec<Day> = [Some(day.previous()), best].into_iter().flatten().collect();
    if boards.day != Some(day) {
        boards.ends = Ends::default();
    }
    let boards = boards.bypass_change_detection();
    boards.day = Some(day);
    boards.reading = Some(disk.ask(move || ends(&path, day, &earlier)));
}

pub(super) fn take(mut boards: ResMut<Boards>) {
    let reading = boards.bypass_change_detection().reading.as_mut();
    if let Some(Ok(ends)) = reading.map(Pending::answer) {
        boards.reading = None;
        boards.ends = ends;
    }
}

impl Ends {
    /// Draws the board, and names the day of the ghosts.
    pub(super) fn draw(&self, side: &mut ChildSpawnerCommands, settings: &Settings) {
        let Some(game) = self.own.or(Game::alone(Variant::default()).ok()) else {
            return;
        };
        let mut board = Example::still(&game);
        board.ghosts = self.ghosts.map(|(_, game)| game);
        side.spawn(column(0.0).fixed()).with_children(|side| {
            small_board::show(side, &board, ROOM, settings);
        });
        if let Some((day, _)) = self.ghosts {
            let date = date_words(day.date());
            let words = texts::ALONE_GHOSTS.with("date", date);
            side.spawn(note(words, Role::PaperDim));
        }
    }
}
