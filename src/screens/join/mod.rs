//! Who climbs tonight: four places, names, marks, and how many columns win.

mod card;
mod draft;
mod show;

use bevy::{
    prelude::*,
    ui::InteractionDisabled,
    ui_widgets::{Activate, observe},
};

use self::draft::{Draft, PLACES};
use super::{Screen, safe_area, screen_root};
use crate::{
    input::{BackRequested, FocusFirst},
    locale::Words,
    menus::Menu,
    referee::StartGame,
    settings::LastTable,
    theme::{
        palette,
        spacing::{GAP, TIGHT, WIDE},
        type_scale::TextSize,
        widgets::{
            ButtonLook, Entrance, Ink, Shows, Stepped, StepperLayout, bare_button_in, button,
            button_node, label, medium_label, panel_in, panel_node, scroll_view, stepper,
        },
    },
};

/// The stepper for the columns to win.
#[derive(Component)]
struct ColumnsToWin;

/// What cannot be chosen, and why.
#[derive(Component)]
struct Note;

/// The button that begins the game.
#[derive(Component)]
struct Start;

fn spawn(last: Res<LastTable>, mut commands: Commands) {
    commands.insert_resource(Draft::recall(&last));
    commands.spawn((
        screen_root(Screen::Join),
        children![(
            Node {
                row_gap: px(GAP),
                justify_content: JustifyContent::SpaceBetween,
                ..safe_area()
            },
            Pickable::IGNORE,
            Entrance::default(),
            children![places(), bottom_bar()],
        )],
    ));
}

fn heading() -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            flex_shrink: 0.0,
            row_gap: px(TIGHT),
            ..default()
        },
        Pickable::IGNORE,
        children![
            (
                label(Words::new("join-heading"), TextSize::Title, palette::PAPER),
                TextShadow {
                    offset: Vec2::new(0.0, 3.0),
                    color: palette::INK.with_alpha(0.6),
                },
            ),
            (
                medium_label(Words::new("join-hint"), TextSize::Small, palette::PAPER_DIM),
                Node {
                    // Shorter than the screen: further to the right stands the moon.
                    max_width: px(820),
                    ..default()
                },
            ),
        ],
    )
}

fn places() -> impl Bundle {
    (
        scroll_view(WIDE),
        Pickable {
            should_block_lower: false,
            is_hoverable: true,
        },
        children![
            heading(),
            (
                Node {
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: px(WIDE),
                    row_gap: px(WIDE),
                    flex_grow: 1.0,
                    flex_shrink: 0.0,
                    align_content: AlignContent::Center,
                    ..default()
                },
                Pickable::IGNORE,
                Children::spawn(SpawnIter((0..PLACES).map(card::card))),
            ),
        ],
    )
}

fn bottom_bar() -> impl Bundle {
    (
        Node {
            flex_shrink: 0.0,
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(WIDE),
            row_gap: px(GAP),
            align_items: AlignItems::Stretch,
            ..default()
        },
        Pickable::IGNORE,
        children![
            rules_panel(),
            // Beside the start, not beyond the columns: left and right belong to them.
            (
                button(Words::new("join-back"), ButtonLook::Secondary),
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
        min_width: px(480),
        min_height: px(128),
        ..button_node(ButtonLook::Primary)
    };
    (
        bare_button_in(node, Words::new("join-start"), ButtonLook::Primary),
        children![(
            label(Words::new("join-start"), TextSize::Heading, palette::INK),
            TextLayout::justify(Justify::Center),
            Ink(1.0),
        )],
    )
}

fn rules_panel() -> impl Bundle {
    (
        panel_in(Node {
            flex_grow: 2.0,
            flex_basis: px(560),
            padding: UiRect::axes(px(GAP), px(TIGHT)),
            justify_content: JustifyContent::Center,
            ..panel_node()
        }),
        children![(
            Node {
                align_items: AlignItems::Center,
                column_gap: px(WIDE),
                ..default()
            },
            Pickable::IGNORE,
            children![
                (
                    stepper(
                        Words::new("join-columns"),
                        Words::literal("3"),
                        StepperLayout::Stacked,
                    ),
                    ColumnsToWin,
                    observe(|stepped: On<Stepped>, mut draft: ResMut<Draft>| {
                        draft.step_columns(stepped.by);
                    }),
                ),
                (
                    Note,
                    medium_label(Words::literal(""), TextSize::Small, palette::GOLD),
                    Node {
                        flex_shrink: 1.0,
                        min_width: px(0),
                        ..default()
                    },
                ),
            ],
        )],
    )
}

fn start(_: On<Activate>, draft: Res<Draft>, mut last: ResMut<LastTable>, mut commands: Commands) {
    if let Some(seats) = draft.seats() {
        last.set_if_neq(draft.remember());
        commands.trigger(StartGame {
            seats,
            columns_to_win: draft.columns_to_win(),
            seed: None,
        });
    }
}

/// The bar below: columns, the reason why something cannot be chosen, and whether the game can begin.
fn show_bar(
    draft: Res<Draft>,
    mut columns: Single<&mut Shows, With<ColumnsToWin>>,
    mut note: Single<&mut Words, With<Note>>,
    start: Single<Entity, With<Start>>,
    mut commands: Commands,
) {
    columns.set_if_neq(Shows(Words::literal(draft.columns_to_win().to_string())));
    let ready = draft.seats().is_some();
    note.set_if_neq(if !ready {
        Words::new("join-too-few")
    } else if !draft.columns_open() {
        Words::new("join-columns-note")
    } else {
        Words::literal("")
    });
    if ready {
        commands.entity(*start).remove::<InteractionDisabled>();
    } else {
        commands.entity(*start).insert(InteractionDisabled);
    }
}

/// The table is kept also when nobody starts.
fn keep_draft(draft: Res<Draft>, mut last: ResMut<LastTable>) {
    last.set_if_neq(draft.remember());
}

fn go_back(
    _: On<BackRequested>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut next: ResMut<NextState<Screen>>,
) {
    if *screen.get() == Screen::Join && *menu.get() == Menu::None {
        NextState::set_if_neq(&mut next, Screen::Title);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(show::plugin)
        .add_observer(go_back)
        .add_systems(OnEnter(Screen::Join), spawn)
        .add_systems(OnExit(Screen::Join), keep_draft)
        .add_systems(
            Update,
            show_bar
                .run_if(resource_exists_and_changed::<Draft>)
                .run_if(in_state(Screen::Join)),
        );
}
