//! Who climbs tonight: four places, who sits there with what in hand, names, marks, and what the table agrees on.

mod card;
mod draft;
mod guests;
mod naming;
mod place;
mod portrait;
mod presses;
mod rules;
mod show;
mod table_settings;

use bevy::{
    prelude::*,
    ui::InteractionDisabled,
    ui_widgets::{Activate, observe},
};

use self::{
    draft::{Draft, PLACES},
    table_settings::TableSetting,
};
use super::{Screen, safe_area, screen_root};
use crate::{
    devices::DeviceAssignment,
    ground::{
        art::{Art, Picture},
        locale::{Spoken, Words},
        settings::LastTable,
        states::Menu,
    },
    input::{BackRequested, FocusFirst, Used},
    menus::table_rules::summary,
    referee::StartGame,
    theme::{
        palette,
        spacing::{GAP, RADIUS, TIGHT, WIDE},
        type_scale::TextSize,
        widgets::{
            ButtonLook, Entrance, Ink, bare_button_in, button, button_node, label, medium_label,
            scroll_view,
        },
    },
};

/// The side of the arrow that says that there is more.
const ICON: f32 = 32.0;
/// The widest that the heading is, and the hint: two lines of about the same length. In design units.
const SHORT: f32 = 820.0;
const HINT: f32 = 640.0;
/// The hint where nothing stands beside it.
const WHOLE: f32 = 1700.0;

/// The line that says what is agreed on.
#[derive(Component)]
struct Summary;

/// The heading: it makes room for larger text.
#[derive(Component)]
struct Heading;

/// What is shown only where text is large, or only where it is not: it then stands elsewhere.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct Large(bool);

/// The hint below the heading.
#[derive(Component, Clone, Copy)]
struct HintAbove;

/// Why the game cannot begin.
#[derive(Component)]
struct Note;

/// The button that opens the rules of the table.
#[derive(Component)]
struct RulesButton;

/// The button that begins the game.
#[derive(Component)]
struct Start;

fn spawn(
    last: Res<LastTable>,
    held: Res<guests::Held>,
    used: Res<Used>,
    pads: Query<(Entity, &Gamepad)>,
    mut commands: Commands,
) {
    let mut draft = Draft::recall(&last);
    guests::seat(&mut draft, &held, &used, &pads);
    commands.insert_resource(draft);
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
                Heading,
                label(Words::new("join-heading"), TextSize::Title, palette::PAPER),
                Node {
                    // Shorter than the screen: further to the right stands the moon.
                    max_width: px(SHORT),
                    ..default()
                },
                TextShadow {
                    offset: Vec2::new(0.0, 3.0),
                    color: palette::INK.with_alpha(0.6),
                },
            ),
            (HintAbove, hint(Large(false), HINT)),
        ],
    )
}

/// The hint in one of its two places, at most `width` design units wide.
fn hint(place: Large, width: f32) -> impl Bundle {
    (
        place,
        medium_label(Words::new("join-hint"), TextSize::Small, palette::PAPER),
        Node {
            max_width: px(width),
            ..default()
        },
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
            table_settings(Large(true)),
            hint(Large(true), WHOLE),
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
            table_settings(Large(false)),
            rules_button(),
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

/// What is agreed on besides rules, one below the other: beside them, or below the places where text is large.
fn table_settings(place: Large) -> impl Bundle {
    (
        place,
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_shrink: 0.0,
            justify_content: JustifyContent::SpaceEvenly,
            border_radius: BorderRadius::all(px(RADIUS)),
            ..default()
        },
        BackgroundColor(palette::PANEL),
        Pickable::IGNORE,
        Children::spawn(SpawnIter(
            TableSetting::ALL
                .into_iter()
                .map(table_settings::setting_stepper),
        )),
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
        bare_button_in(node, Words::new("join-start"), ButtonLook::Primary),
        children![(
            lines(),
            children![
                (
                    label(Words::new("join-start"), TextSize::Heading, palette::INK),
                    TextLayout::justify(Justify::Center),
                    Ink(1.0),
                ),
                (
                    Note,
                    medium_label(Words::new("join-too-few"), TextSize::Small, palette::INK),
                    TextLayout::justify(Justify::Center),
                    Ink(1.0),
                ),
            ],
        )],
    )
}

/// Lines of a button, one below the other.
fn lines() -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            align_items: AlignItems::Center,
            row_gap: px(TIGHT / 2.0),
            ..default()
        },
        Pickable::IGNORE,
    )
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
        bare_button_in(node, Words::new("table-heading"), ButtonLook::Secondary),
        RulesButton,
        observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
            NextState::set_if_neq(&mut next, Menu::TableRules);
        }),
        children![
            (
                Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(TIGHT / 2.0),
                    flex_shrink: 1.0,
                    min_width: px(0),
                    ..default()
                },
                Pickable::IGNORE,
                children![
                    (
                        label(Words::new("table-heading"), TextSize::Label, palette::PAPER),
                        Ink(1.0),
                    ),
                    (
                        Summary,
                        medium_label(Words::literal(""), TextSize::Small, palette::PAPER_DIM),
                        Ink(0.85),
                    ),
                ],
            ),
            (
                ImageNode::default(),
                Picture::new(Art::IconRight, Vec2::splat(ICON)),
                Node {
                    width: px(ICON),
                    height: px(ICON),
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
                Ink(0.85),
            ),
        ],
    )
}

fn start(
    _: On<Activate>,
    draft: Res<Draft>,
    mut last: ResMut<LastTable>,
    mut hands: ResMut<DeviceAssignment>,
    mut commands: Commands,
) {
    if let Some(seats) = draft.seats() {
        last.set_if_neq(draft.remember());
        hands.set_if_neq(DeviceAssignment(draft.hands()));
        commands.trigger(StartGame {
            seats,
            settings: draft.rules(),
            seed: None,
        });
    }
}

/// The bar below: what is agreed on, and whether the game can begin or why not.
fn show_bar(
    draft: Res<Draft>,
    mut agreed: Single<&mut Words, With<Summary>>,
    mut rules: Single<&mut Spoken, With<RulesButton>>,
    mut note: Single<&mut Node, With<Note>>,
    start: Single<Entity, With<Start>>,
    mut commands: Commands,
) {
    let summary = summary(draft.rules());
    agreed.set_if_neq(summary.clone());
    rules.set_if_neq(Spoken(
        Words::new("spoken-value")
            .with("title", Words::new("table-heading"))
            .with("value", summary),
    ));
    if draft.seats().is_some() {
        note.display = Display::None;
        commands.entity(*start).remove::<InteractionDisabled>();
    } else {
        note.display = Display::Flex;
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
    app.add_plugins((
        show::plugin,
        rules::plugin,
        guests::plugin,
        table_settings::plugin,
        place::plugin,
        naming::plugin,
    ))
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
