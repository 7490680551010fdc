//! The pause: go on, look something up, or leave without losing anything.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};
use cant_stop_rules::Settings;

use super::{dialog, quit};
use crate::ground::states::Menu;
use crate::{
    ground::{
        locale::Words,
        texts::{self, TextKey},
    },
    input::FocusFirst,
    menus::table_rules::summary,
    referee::{LeaveGame, Shown},
    theme::{
        color::Role,
        spacing::APART,
        type_scale::TextSize,
        widgets::{ButtonLook, button_in, button_node, label, medium_label, scroll_view},
    },
};

const WIDTH: f32 = 760.0;
/// The least width of an entry.
const ENTRY: f32 = 440.0;

fn open(shown: Option<Res<Shown>>, mut commands: Commands) {
    let agreed = shown.map_or_else(Settings::default, |shown| shown.game.settings());
    commands.spawn(dialog(
        Menu::Pause,
        WIDTH,
        children![
            label(
                Words::new(texts::PAUSE_HEADING),
                TextSize::Heading,
                Role::Paper
            ),
            medium_label(
                Words::new(texts::PAUSE_NOTE),
                TextSize::Small,
                Role::PaperDim
            ),
            at_this_table(agreed),
            (
                scroll_view(0.0),
                children![(
                    Node {
                        flex_wrap: FlexWrap::Wrap,
                        column_gap: px(APART),
                        row_gap: px(APART),
                        ..default()
                    },
                    Pickable::IGNORE,
                    children![
                        (
                            entry(texts::PAUSE_RESUME, ButtonLook::Primary),
                            FocusFirst,
                            observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
                                NextState::set_if_neq(&mut next, Menu::None);
                            }),
                        ),
                        (
                            entry(texts::PAUSE_RULES, ButtonLook::Secondary),
                            observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
                                NextState::set_if_neq(&mut next, Menu::Rules);
                            }),
                        ),
                        (
                            entry(texts::PAUSE_BOARD, ButtonLook::Secondary),
                            observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
                                NextState::set_if_neq(&mut next, Menu::Board);
                            }),
                        ),
                        (
                            entry(texts::PAUSE_SETTINGS, ButtonLook::Secondary),
                            observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
                                NextState::set_if_neq(&mut next, Menu::Settings);
                            }),
                        ),
                        (
                            entry(texts::PAUSE_SEATS, ButtonLook::Secondary),
                            observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
                                NextState::set_if_neq(&mut next, Menu::Seats);
                            }),
                        ),
                        (
                            entry(texts::PAUSE_LEAVE, ButtonLook::Secondary),
                            observe(|_: On<Activate>, mut commands: Commands| {
                                commands.trigger(LeaveGame);
                            }),
                        ),
                        (
                            entry(texts::PAUSE_QUIT, ButtonLook::Secondary),
                            observe(quit::quit),
                        ),
                    ],
                ),],
            ),
        ],
    ));
}

/// Entries stand one below the other; two in a row where large text makes the dialog wide and leaves it no height. What is
/// too much even so scrolls.
fn entry(key: TextKey, look: ButtonLook) -> impl Bundle {
    button_in(
        Node {
            flex_grow: 1.0,
            flex_basis: px(ENTRY),
            ..button_node(look)
        },
        Words::new(key),
        look,
    )
}

/// What is special about this table; nothing at the common one.
fn at_this_table(agreed: Settings) -> impl Bundle {
    (
        medium_label(
            Words::new(texts::TABLE_HERE).with("rules", summary(agreed)),
            TextSize::Small,
            Role::Gold,
        ),
        Node {
            display: if agreed == Settings::default() {
                Display::None
            } else {
                Display::Flex
            },
            ..default()
        },
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Pause), open);
}
