//! The page of all players: games, and wins beside those of equal chances; a row opens the page of its player.

use bevy::prelude::*;
use cant_stop_chronicle::statistics::{Player, PlayerStatistics};

use super::figures::{beside, player_words};
use super::measure::cell;
use super::{player::PlayerInView, reckoning::Reckoning};
use crate::core::settings::ANONYMOUS;
use crate::features::book::dialogs::PLAYER;
use crate::ui::prelude::*;

/// Widths of names and games, in percent, at a text scale of 1.
const NAME: f32 = 30.0;
const GAMES: f32 = 25.0;

pub(super) fn list(
    list: &mut ChildSpawnerCommands,
    reckoning: &Reckoning,
    roster: &StoredRoster,
    text_scale: f32,
) {
    let players = &reckoning.statistics.players;
    for player in players {
        list.spawn(row(player, text_scale));
    }
    // Last, those without figures, so that they can be taken back into lists and statistics.
    let names = [&roster.hidden, &roster.kept_out].map(|names| names.iter());
    let reasons = [texts::IDENTITY_IS_HIDDEN, texts::IDENTITY_KEPT_OUT];
    let mut known: Vec<Player> = players.iter().map(|one| one.player.clone()).collect();
    for (names, reason) in names.into_iter().zip(reasons) {
        for name in names.filter(|name| *name != ANONYMOUS) {
            let player = Player::Person(name.clone());
            if !known.contains(&player) {
                list.spawn(row_left_out(&player, reason, text_scale));
                known.push(player);
            }
        }
    }
}

fn open(player: &Player) -> impl Fn(ResMut<PlayerInView>, ResMut<Dialogs>) + use<> {
    let player = player.clone();
    move |mut in_view, mut dialogs| {
        in_view.0 = Some(player.clone());
        dialogs.open(PLAYER);
    }
}

fn row_left_out(player: &Player, reason: TextKey, text_scale: f32) -> impl Bundle + use<> {
    let name = player_words(player);
    let spoken = Words::titled(name.clone(), Words::new(reason));
    let name = label(name, TextSize::Body, Role::PaperDim);
    let reason = medium_label(reason, TextSize::Small, Role::PaperDim);
    (
        list_row(spoken),
        on_press(open(player)),
        children![
            (name, cell(NAME, text_scale), Ink(0.85)),
            (reason, Ink(0.85))
        ],
    )
}

fn row(one: &PlayerStatistics, text_scale: f32) -> impl Bundle + use<> {
    let name = player_words(&one.player);
    let games = texts::CHRONICLE_COUNT.with("games", one.games as f64);
    let won = texts::CHRONICLE_WON_OF.with("figures", beside(&one.wins));
    let spoken = Words::titled(name.clone(), Words::dotted(games.clone(), won.clone()));
    let name = label(name, TextSize::Body, Role::Paper);
    let games = medium_label(games, TextSize::Small, Role::PaperDim);
    (
        list_row(spoken),
        on_press(open(&one.player)),
        children![
            (name, cell(NAME, text_scale), Ink(1.0)),
            (games, cell(GAMES, text_scale), Ink(0.85)),
            (medium_label(won, TextSize::Small, Role::Paper), Ink(1.0)),
        ],
    )
}
