//! Entry of the title for the next game of the evening.

use std::cmp::Reverse;

use bevy::prelude::*;

use super::{StoredEvening, next_game};
use crate::core::day::is_evening;
use crate::referee::{NextOfEvening, RecordFolder, SavedGame};
use crate::ui::entries::TitleEntries;
use crate::ui::prelude::*;

/// Number of letters that fit beside each other.
const ROOM: usize = 28;

/// Entry with the wins of the evening, unless an unfinished game goes first, or may do so once the disk answers.
fn entry(
    saved: Res<SavedGame>,
    folder: Res<RecordFolder>,
    evening: Res<StoredEvening>,
    settings: Res<Settings>,
) -> Option<Entry> {
    if saved.0.is_some() || folder.is_searching() || next_game(&evening).is_none() {
        return None;
    }
    let seats = evening.seats.iter().enumerate();
    let wins = seats.map(|(place, seat)| (evening.wins(place), seat.name.as_str()));
    let mut won: Vec<_> = wins.filter(|&(wins, _)| wins > 0).collect();
    won.sort_by_key(|&(wins, _)| Reverse(wins));
    let won = won.iter().map(|(wins, name)| format!("{name} {wins}"));
    let won = won.collect::<Vec<_>>().join(" · ");
    let fits = settings.text_scale.factor() <= 1.0 && won.chars().count() <= ROOM;
    let won = Words::literal(won);
    let games = texts::CHRONICLE_COUNT.with("games", evening.games.len());
    let shown = if fits { won.clone() } else { games };
    let words = match is_evening() {
        true => texts::TITLE_EVENING,
        false => texts::TITLE_NEXT_GAME,
    };
    Some(Entry::new(words).with_detail(shown, won))
}

pub(super) fn plugin(app: &mut App) {
    app.add_entry(TitleEntries, 20, entry, |mut commands: Commands| {
        commands.trigger(NextOfEvening);
    });
}
