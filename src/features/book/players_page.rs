//! The page of all players: games, and wins beside those of equal chances; a row opens the page of its player.

use bevy::prelude::*;
use cant_stop_chronicle::statistics::PlayerStatistics;

use super::figures::{beside, player_words};
use super::measure::cell;
use super::{player::PlayerInView, reckoning::Reckoning};
use crate::features::book::dialogs::PLAYER;
use crate::ui::prelude::*;

/// Widths of names and games, in percent, at a text scale of 1.
const NAME: f32 = 30.0;
const GAMES: f32 = 25.0;

pub(super) fn list(list: &mut ChildSpawnerCommands, reckoning: &Reckoning, text_scale: f32) {
    for player in &reckoning.statistics.players {
        list.spawn(row(player, text_scale));
    }
}

fn row(one: &PlayerStatistics, text_scale: f32) -> impl Bundle + use<> {
    let name = player_words(&one.player);
    let games = texts::CHRONICLE_COUNT.with("games", one.games as f64);
    let won = texts::CHRONICLE_WON_OF.with("figures", beside(&one.wins));
    let spoken = Words::titled(name.clone(), Words::dotted(games.clone(), won.clone()));
    let player = one.player.clone();
    let open = move |mut in_view: ResMut<PlayerInView>, mut dialogs: ResMut<Dialogs>| {
        in_view.0 = Some(player.clone());
        dialogs.open(PLAYER);
    };
    let name = label(name, TextSize::Body, Role::Paper);
    let games = medium_label(games, TextSize::Small, Role::PaperDim);
    (
        list_row(spoken),
        on_press(open),
        children![
            (name, cell(NAME, text_scale), Ink(1.0)),
            (games, cell(GAMES, text_scale), Ink(0.85)),
            (medium_label(won, TextSize::Small, Role::Paper), Ink(1.0)),
        ],
    )
}
