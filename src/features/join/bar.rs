//! The bar below the places: what is agreed on, back to the title, and the button that begins the game.

use bevy::{
    prelude::*,
    ui::InteractionDisabled,
    ui_widgets::{Activate, observe},
};

use super::{Large, setup::TableSetup, table_settings};
use crate::core::art::Art;
use crate::core::dialogs::Dialogs;
use crate::core::locale::{Spoken, Words};
use crate::core::settings::LastTable;
use crate::core::states::Screen;
use crate::core::texts;
use crate::features::join::dialogs::TABLE_RULES;
use crate::input::DeviceAssignment;
use crate::play::house_rules::summary;
use crate::referee::{AskToGiveUp, GaveUp, SavedGame, StartGame};
use crate::ui::color::Role;
use crate::ui::focus::FocusFirst;
use crate::ui::spacing::{GAP, TIGHT, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Ink, bare_button_in, button, button_node, column, icon, label, medium_label,
};

/// The side of the arrow that says that there is more.
const ICON: f32 = 32.0;

/// The line that says what is agreed on.
#[derive(Component)]
struct Summary;

/// Why the game cannot begin.
#[derive(Component)]
struct Note;

/// The button that opens the rules of the table.
#[derive(Component)]
struct RulesButton;

/// The button that begins the game.
#[derive(Component)]
struct Start;

pub(super) fn bar() -> impl Bundle {
    (
        Node {
            flex_shrink: 0.0,
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(WIDE),
            row_gap: px(GAP),
            align_items: AlignItems::Stretch,
            ..default()
        },
        children![
            table_settings(Large(false)),
            rules_button(),
            (
                button(Words::new(texts::JOIN_BACK), ButtonLook::Secondary),
                observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| {
                    NextState::set_if_neq(&mut next, Screen::Title);
                }),
            ),
            (start_button(), Start, FocusFirst, observe(start),),
        ],
    )
}

fn start_button() -> impl Bundle {
    let node = Node {
        flex_grow: 1.0,
        min_width: px(400),
        min_height: px(128),
        ..button_node(ButtonLook::Primary)
    };
    (
        bare_button_in(node, Words::new(texts::JOIN_START), ButtonLook::Primary),
        children![(
            lines(),
            children![
                (
                    label(Words::new(texts::JOIN_START), TextSize::Heading, Role::Ink),
                    TextLayout::justify(Justify::Center),
                    Ink(1.0),
                ),
                (
                    Note,
                    medium_label(Words::new(texts::JOIN_TOO_FEW), TextSize::Small, Role::Ink),
                    TextLayout::justify(Justify::Center),
                    Ink(1.0),
                ),
            ],
        )],
    )
}

/// Lines of a button, one below the other.
fn lines() -> impl Bundle {
    Node {
        align_items: AlignItems::Center,
        ..column(TIGHT / 2.0)
    }
}

fn rules_button() -> impl Bundle {
    let node = Node {
        flex_grow: 2.0,
        flex_basis: px(420),
        justify_content: JustifyContent::SpaceBetween,
        column_gap: px(GAP),
        ..button_node(ButtonLook::Secondary)
    };
    (
        bare_button_in(
            node,
            Words::new(texts::TABLE_HEADING),
            ButtonLook::Secondary,
        ),
        RulesButton,
        observe(|_: On<Activate>, mut dialogs: ResMut<Dialogs>| {
            dialogs.open(TABLE_RULES);
        }),
        children![
            (
                Node {
                    flex_shrink: 1.0,
                    min_width: px(0),
                    ..column(TIGHT / 2.0)
                },
                children![
                    (
                        label(
                            Words::new(texts::TABLE_HEADING),
                            TextSize::Label,
                            Role::Paper
                        ),
                        Ink(1.0),
                    ),
                    (
                        Summary,
                        medium_label(Words::literal(""), TextSize::Small, Role::PaperDim),
                        Ink(0.85),
                    ),
                ],
            ),
            (icon(Art::IconRight, Vec2::splat(ICON)), Ink(0.85)),
        ],
    )
}

/// A game that is not finished is given up only by who says so.
fn start(_: On<Activate>, saved: Res<SavedGame>, mut commands: Commands) {
    if saved.0.is_some() {
        commands.trigger(AskToGiveUp);
    } else {
        commands.trigger(GaveUp);
    }
}

/// Nothing stands in the way any more.
fn begin(
    _: On<GaveUp>,
    screen: Res<State<Screen>>,
    setup: Option<Res<TableSetup>>,
    mut last: ResMut<LastTable>,
    mut hands: ResMut<DeviceAssignment>,
    mut commands: Commands,
) {
    // The question is put elsewhere too.
    let Some(setup) = setup.filter(|_| *screen.get() == Screen::Join) else {
        return;
    };
    if let Some(seats) = setup.seats() {
        last.set_if_neq(setup.remember());
        hands.set_if_neq(DeviceAssignment(setup.devices()));
        commands.trigger(StartGame {
            seats,
            settings: setup.rules(),
            seed: None,
        });
    }
}

/// The bar below: what is agreed on, and whether the game can begin or why not.
fn show_bar(
    setup: Res<TableSetup>,
    mut agreed: Single<&mut Words, With<Summary>>,
    mut rules: Single<&mut Spoken, With<RulesButton>>,
    mut note: Single<&mut Node, With<Note>>,
    start: Single<Entity, With<Start>>,
    mut commands: Commands,
) {
    let summary = summary(setup.rules());
    agreed.set_if_neq(summary.clone());
    rules.set_if_neq(Spoken(
        Words::new(texts::SPOKEN_VALUE)
            .with("title", Words::new(texts::TABLE_HEADING))
            .with("value", summary),
    ));
    if setup.seats().is_some() {
        note.display = Display::None;
        commands.entity(*start).remove::<InteractionDisabled>();
    } else {
        note.display = Display::Flex;
        commands.entity(*start).insert(InteractionDisabled);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(begin);
    app.add_systems(
        Update,
        show_bar
            .run_if(resource_exists_and_changed::<TableSetup>)
            .run_if(in_state(Screen::Join)),
    );
}
