//! What can be done after a game: play again, watch it, share it, go back.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use crate::core::art::Art;
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::settings::StoredEvening;
use crate::core::states::Menu;
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::referee::{LeaveGame, ShareGame, Shown, StartGame, WatchFinished};
use crate::ui::color::Role;
use crate::ui::focus::FocusFirst;
use crate::ui::spacing::{GAP, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets;
use crate::ui::widgets::{ButtonLook, Ink, bare_button_in, button_in, button_node, icon, label};

/// How high the row of what is done next is, and that of all the rest.
pub(super) const ACTIONS: f32 = 95.0;
const MORE: f32 = 64.0;
/// The side of a picture on a button.
const ICON: f32 = 40.0;

/// What can be done next: most of all to play again.
pub(super) fn actions(evening: &StoredEvening, text_scale: f32) -> impl Bundle + use<> {
    let again = match evening.winners()[..] {
        [] => texts::RESULTS_AGAIN,
        _ => texts::EVENING_NEW,
    };
    (
        Node {
            flex_shrink: 0.0,
            ..widgets::column(GAP)
        },
        children![
            (
                rows(),
                children![
                    (
                        step(1.4, again, ButtonLook::Primary),
                        FocusFirst,
                        observe(play_again),
                    ),
                    watch_again(),
                ],
            ),
            (
                rows(),
                children![
                    share(text_scale),
                    (
                        more(texts::CHRONICLE_OPEN, Art::IconHistory, text_scale),
                        observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
                            NextState::set_if_neq(&mut next, Menu::Chronicle);
                        }),
                    ),
                    (
                        more(texts::RESULTS_TITLE, Art::IconClose, text_scale),
                        observe(
                            |_: On<Activate>, mut commands: Commands| commands.trigger(LeaveGame)
                        ),
                    ),
                ],
            ),
        ],
    )
}

/// What can be done after a climb alone: most of all to go back to the mountain.
pub(super) fn alone(text_scale: f32) -> impl Bundle {
    (
        Node {
            flex_shrink: 0.0,
            ..widgets::column(GAP)
        },
        children![(
            rows(),
            children![
                (
                    step(1.4, texts::ALONE_BACK, ButtonLook::Primary),
                    FocusFirst,
                    observe(|_: On<Activate>, mut commands: Commands| commands.trigger(LeaveGame)),
                ),
                watch_again(),
                share(text_scale),
            ],
        )],
    )
}

pub(super) fn rows() -> Node {
    Node {
        flex_shrink: 0.0,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(GAP),
        row_gap: px(GAP),
        ..default()
    }
}

/// A large button that takes its share of the row.
pub(super) fn step(grow: f32, key: TextKey, look: ButtonLook) -> impl Bundle {
    let node = Node {
        flex_grow: grow,
        min_height: px(ACTIONS),
        ..button_node(look)
    };
    button_in(node, Words::new(key), look)
}

fn watch_again() -> impl Bundle {
    (
        step(1.0, texts::WATCH_AGAIN, ButtonLook::Secondary),
        observe(|_: On<Activate>, mut commands: Commands| commands.trigger(WatchFinished)),
    )
}

pub(super) fn share(text_scale: f32) -> impl Bundle {
    (
        more(texts::SHARE_OPEN, Art::IconShare, text_scale),
        observe(|_: On<Activate>, mut commands: Commands| commands.trigger(ShareGame::default())),
    )
}

/// A smaller button; where text is large a picture stands for its words, so that the page keeps its room.
pub(super) fn more(key: TextKey, picture: Art, text_scale: f32) -> impl Bundle {
    let look = ButtonLook::Secondary;
    let node = Node {
        flex_grow: 1.0,
        min_height: px(MORE),
        padding: UiRect::axes(px(GAP), px(TIGHT)),
        ..button_node(look)
    };
    let [words, drawn] = match text_scale > 1.0 {
        true => [Display::None, Display::Flex],
        false => [Display::Flex, Display::None],
    };
    let shown = |display: Display| Node {
        display,
        ..default()
    };
    (
        bare_button_in(node, Words::new(key), look),
        children![
            (
                shown(words),
                children![(
                    label(Words::new(key), TextSize::Body, Role::Paper),
                    Ink(1.0),
                )],
            ),
            (
                shown(drawn),
                children![(icon(picture, Vec2::splat(ICON)), Ink(1.0))],
            ),
        ],
    )
}

fn play_again(_: On<Activate>, seats: Res<Seats>, shown: Res<Shown>, mut commands: Commands) {
    commands.trigger(StartGame {
        seats: seats.0.clone(),
        settings: shown.game.settings(),
        seed: None,
    });
}
