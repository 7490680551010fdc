//! The page of all players: games, and wins beside those of equal chances; a row opens the page of its player.

use bevy::prelude::*;
use cant_stop_chronicle::statistics::PlayerStatistics;

use super::{
    figures::{beside, player_words},
    player::PlayerInView,
    reckoning::Reckoning,
};
use crate::core::dialogs::Dialogs;
use crate::core::locale::Words;
use crate::core::texts;
use crate::features::book::dialogs::PLAYER;
use crate::ui::color::Role;
use crate::ui::kit::{list_row, on_press};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{Ink, label, medium_label};

/// Widths of names and games, in percent, at a text scale of 1.
const NAME: f32 = 30.0;
const GAMES: f32 = 25.0;

/// Lists all players.
pub(super) fn list(list: &mut ChildSpawnerCommands, reckoning: &Reckoning, text_scale: f32) {
    for player in &reckoning.statistics.players {
        list.spawn(row(player, text_scale));
    }
}

fn row(one: &PlayerStatistics, text_scale: f32) -> impl Bundle + use<> {
    let name = player_words(&one.player);
    let games = Words::new(texts::CHRONICLE_COUNT).with("games", one.games as f64);
    let won = Words::new(texts::CHRONICLE_WON_OF).with("figures", beside(&one.wins));
    let spoken = Words::new(texts::SPOKEN_VALUE)
        .with("title", name.clone())
        .with(
            "value",
            Words::new(texts::DOT_LIST)
                .with("first", games.clone())
                .with("second", won.clone()),
        );
    let basis = |share: f32| {
        if text_scale > 1.0 {
            auto()
        } else {
            percent(share)
        }
    };
    let player = one.player.clone();
    (
        list_row(spoken),
        on_press(
            move |mut in_view: ResMut<PlayerInView>, mut dialogs: ResMut<Dialogs>| {
                in_view.0 = Some(player.clone());
                dialogs.open(PLAYER);
            },
        ),
        children![
            (
                label(name, TextSize::Body, Role::Paper),
                Node {
                    flex_basis: basis(NAME),
                    ..default()
                },
                Ink(1.0),
            ),
            (
                medium_label(games, TextSize::Small, Role::PaperDim),
                Node {
                    flex_basis: basis(GAMES),
                    ..default()
                },
                Ink(0.85),
            ),
            (medium_label(won, TextSize::Small, Role::Paper), Ink(1.0)),
        ],
    )
}
