//! The pause: go on, look something up, or leave without losing anything.

pub(crate) mod give_up;
mod quit;

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};
use cant_stop_rules::Settings;

use crate::ui::dialog::dialog;

use crate::core::locale::Words;
use crate::core::states::Menu;
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::play::house_rules::summary;
use crate::referee::{LeaveGame, Match, ShareGame, Shown, is_replay};
use crate::ui::color::Role;
use crate::ui::focus::FocusFirst;
use crate::ui::spacing::APART;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, button_in, button_node, label, medium_label, scroll_view};

const WIDTH: f32 = 760.0;
/// The least width of an entry.
const ENTRY: f32 = 440.0;

fn open(shown: Option<Res<Shown>>, current: Option<Res<Match>>, mut commands: Commands) {
    // Nobody plays a game that is watched again: it can be shared instead.
    let (of_the_game, leads_to) = match is_replay(current) {
        true => (texts::SHARE_OPEN, None),
        false => (texts::PAUSE_SEATS, Some(Menu::Seats)),
    };
    // Nobody else can climb for one who is alone; a game that is watched can still be shared.
    let is_alone =
        leads_to.is_some() && shown.as_ref().is_some_and(|shown| shown.game.seats() == 1);
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
                            entry_if(!is_alone, of_the_game),
                            observe(
                                move |_: On<Activate>,
                                      shown: Res<Shown>,
                                      mut next: ResMut<NextState<Menu>>,
                                      mut commands: Commands| {
                                    match leads_to {
                                        Some(menu) => NextState::set_if_neq(&mut next, menu),
                                        None => commands.trigger(share(&shown)),
                                    }
                                }
                            ),
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

/// The turn that is seen is the one to be shared.
fn share(shown: &Shown) -> ShareGame {
    ShareGame {
        turn: Some(shown.game.turn_number()).filter(|number| *number > 0),
    }
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

/// An entry that is there only sometimes.
fn entry_if(is_there: bool, key: TextKey) -> impl Bundle {
    let node = Node {
        flex_grow: 1.0,
        flex_basis: px(ENTRY),
        display: if is_there {
            Display::Flex
        } else {
            Display::None
        },
        ..button_node(ButtonLook::Secondary)
    };
    button_in(node, Words::new(key), ButtonLook::Secondary)
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

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((give_up::plugin, quit::plugin))
        .add_systems(OnEnter(Menu::Pause), open);
}
