//! The page of everybody who played: games and wins beside what equal chances give, and the way to a page of their own.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};
use cant_stop_chronicle::statistics::{Player, PlayerStatistics};

use super::{
    figures::{beside, player_words},
    player::PlayerInView,
    reckoning::Reckoning,
};
use crate::core::locale::Words;
use crate::core::states::Menu;
use crate::core::texts;
use crate::ui::color::Role;
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT, TOUCH};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, Ink, bare_button_in, button_node, label, medium_label};

/// How wide names and games are, in percent, where text is of the usual size.
const NAME: f32 = 30.0;
const GAMES: f32 = 25.0;

/// The row of somebody.
#[derive(Component)]
struct RowOf(Player);

/// Lists everybody.
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
    (
        RowOf(one.player.clone()),
        bare_button_in(
            Node {
                min_height: px(TOUCH),
                padding: UiRect::axes(px(GAP), px(TIGHT)),
                column_gap: px(GAP),
                flex_wrap: FlexWrap::Wrap,
                border_radius: BorderRadius::all(px(RADIUS_SMALL)),
                ..button_node(ButtonLook::Row)
            },
            spoken,
            ButtonLook::Row,
        ),
        observe(open),
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

fn open(
    pressed: On<Activate>,
    rows: Query<&RowOf>,
    mut in_view: ResMut<PlayerInView>,
    mut next: ResMut<NextState<Menu>>,
) {
    if let Ok(RowOf(player)) = rows.get(pressed.entity) {
        in_view.0 = Some(player.clone());
        NextState::set_if_neq(&mut next, Menu::Player);
    }
}
