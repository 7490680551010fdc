//! The title: go on, begin, set up, choose a language.

use bevy::{
    app::AppExit,
    prelude::*,
    ui_widgets::{Activate, observe},
};

use super::{Screen, safe_area, screen_root};
use crate::{
    ground::{
        art::{Art, Picture},
        canvas::Canvas,
        cycle::cycle,
        locale::Words,
        settings::{Language, Settings, TextScale},
        states::Menu,
        texts::{self, TextKey},
    },
    input::FocusFirst,
    referee::{ContinueGame, Saved, SavedGame},
    theme::{
        color::{Palette, Role},
        spacing::{GAP, TIGHT, WIDE},
        type_scale::TextSize,
        widgets::{
            ButtonLook, Entrance, Ink, ShownValue, Stepped, bare_button_in, button_in, button_node,
            column, label, medium_label, picture_stepper,
        },
    },
};

/// The logo at its natural size.
const LOGO: Vec2 = Vec2::new(460.0, 370.0);
/// The width of the buttons, in design units.
const WIDTH: f32 = 560.0;
/// The air beside the words of what is only words.
const INSET: f32 = 12.0;
/// The room of the name of a language between its arrows.
const LANGUAGE: f32 = 290.0;
/// How dark the shade behind the entries is, how dark behind half as large ones, and its width in percent.
const SHADE_LEAST: f32 = 0.7;
const SHADE: f32 = 0.75;
const SHADED: f32 = 55.0;

/// The entries below the logo.
#[derive(Component)]
struct Entries;

/// The last entries: beside each other where large text leaves little height.
#[derive(Component)]
struct LastEntries;

/// Logo, entries and languages.
#[derive(Component)]
struct Parts;

/// The shade behind the entries, as far to the right as their words reach.
#[derive(Component)]
struct Shade;

/// The logo: makes room for larger text.
#[derive(Component)]
struct Logo;

/// The row that switches to another language.
#[derive(Component)]
struct LanguageRow;

fn spawn(mut commands: Commands) {
    commands.spawn((
        screen_root(Screen::Title),
        children![
            shade(),
            (
                Parts,
                Node {
                    justify_content: JustifyContent::SpaceBetween,
                    align_items: AlignItems::FlexStart,
                    row_gap: px(GAP),
                    ..safe_area()
                },
                Pickable::IGNORE,
                Entrance::default(),
                children![
                    (
                        Logo,
                        ImageNode::default(),
                        Picture::new(Art::Logo, LOGO),
                        Node::default(),
                        Pickable::IGNORE,
                    ),
                    (Entries, column(TIGHT), Pickable::IGNORE),
                    (
                        Node {
                            align_items: AlignItems::Center,
                            column_gap: px(GAP),
                            ..default()
                        },
                        Pickable::IGNORE,
                        // Left and right are the language's own: what stands beside it is reached first.
                        children![credits(), language()],
                    ),
                ],
            )
        ],
    ));
}

fn shade() -> impl Bundle {
    (
        Shade,
        Node {
            position_type: PositionType::Absolute,
            width: percent(SHADED),
            height: percent(100),
            ..default()
        },
        BackgroundGradient::default(),
        Pickable::IGNORE,
    )
}

/// The words reach before the gold of the horizon, large ones before the snow too, which get darker for them.
fn fit_shade(
    settings: Res<Settings>,
    palette: Res<Palette>,
    mut shades: Query<(Ref<Shade>, &mut BackgroundGradient)>,
) {
    for (shade, mut gradient) in &mut shades {
        if !settings.is_changed() && !shade.is_added() {
            continue;
        }
        let more = settings.text_scale.factor() - TextScale::Normal.factor();
        let dark = (2.0 * SHADE * more).clamp(SHADE_LEAST, SHADE);
        // Small words end sooner.
        let reach = if more > 0.0 { 60.0 } else { 35.0 };
        let stops = [(dark, 0.0), (dark, reach), (0.0, 100.0)];
        let stops =
            stops.map(|(alpha, at)| ColorStop::percent(palette.color(Role::Ink.faint(alpha)), at));
        gradient.0 = vec![LinearGradient::to_right(stops.into()).into()];
    }
}

/// Before the language.
fn credits() -> impl Bundle {
    let node = Node {
        padding: UiRect::axes(px(INSET), px(0)),
        ..button_node(ButtonLook::Quiet)
    };
    (
        bare_button_in(node, Words::new(texts::TITLE_CREDITS), ButtonLook::Quiet),
        observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
            NextState::set_if_neq(&mut next, Menu::Credits);
        }),
        children![(
            label(
                Words::new(texts::TITLE_CREDITS),
                TextSize::Small,
                Role::Paper
            ),
            Ink(1.0),
        )],
    )
}

/// The language of everything written, by its own name.
fn language() -> impl Bundle {
    (
        LanguageRow,
        picture_stepper(
            Art::IconGlobe,
            Words::new(texts::SETTINGS_LANGUAGE),
            Words::literal(""),
            LANGUAGE,
        ),
        observe(|stepped: On<Stepped>, mut settings: ResMut<Settings>| {
            settings.language = cycle(&Language::ALL, settings.language, stepped.by);
        }),
    )
}

fn fit_logo(
    settings: Res<Settings>,
    saved: Res<SavedGame>,
    mut logos: Query<&mut Node, With<Logo>>,
) {
    let more = settings.text_scale.factor() - TextScale::Normal.factor();
    // A game to go on with is one entry more.
    let given_up = if saved.0.is_some() { 0.65 } else { 0.45 };
    let size = LOGO * (1.0 - given_up * more);
    for mut logo in &mut logos {
        if logo.width != px(size.x) {
            logo.width = px(size.x);
            logo.height = px(size.y);
        }
    }
}

/// Where text is large and there is a game to go on with, the last entries share a line.
fn fit_last_entries(
    settings: Res<Settings>,
    saved: Res<SavedGame>,
    mut entries: Query<&mut Node, With<LastEntries>>,
) {
    let is_tight = saved.0.is_some() && settings.text_scale.factor() > TextScale::Normal.factor();
    let direction = if is_tight {
        FlexDirection::Row
    } else {
        FlexDirection::Column
    };
    for mut node in &mut entries {
        if node.flex_direction != direction {
            node.flex_direction = direction;
            node.column_gap = px(WIDE);
        }
    }
}

/// On a tall canvas everything stands above the mountain.
fn fit_parts(canvas: Res<Canvas>, mut parts: Query<(Ref<Parts>, &mut Node)>) {
    for (parts, mut node) in &mut parts {
        if canvas.is_changed() || parts.is_added() {
            (node.justify_content, node.row_gap) = if canvas.is_tall() {
                (JustifyContent::FlexStart, px(2.0 * WIDE))
            } else {
                (JustifyContent::SpaceBetween, px(GAP))
            };
        }
    }
}

fn show_language(settings: Res<Settings>, mut rows: Query<&mut ShownValue, With<LanguageRow>>) {
    for mut shown in &mut rows {
        shown.set_if_neq(ShownValue(Words::literal(settings.language.name())));
    }
}

/// Lists what can be done; again when a saved game has been found.
fn fill_entries(
    saved: Res<SavedGame>,
    entries: Single<Entity, With<Entries>>,
    mut commands: Commands,
) {
    commands.entity(*entries).despawn_children();
    commands.entity(*entries).with_children(|list| {
        if let Some(saved) = &saved.0 {
            list.spawn(go_on(saved));
        }
        let mut new_game = list.spawn((
            entry(texts::TITLE_NEW_GAME, saved.0.is_none()),
            observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| {
                NextState::set_if_neq(&mut next, Screen::Join);
            }),
        ));
        if saved.0.is_none() {
            new_game.insert(FocusFirst);
        }
        list.spawn((
            entry(texts::TITLE_RULES, false),
            observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
                NextState::set_if_neq(&mut next, Menu::Rules);
            }),
        ));
        list.spawn((
            entry(texts::CHRONICLE_OPEN, false),
            observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
                NextState::set_if_neq(&mut next, Menu::Chronicle);
            }),
        ));
        list.spawn((LastEntries, column(TIGHT), Pickable::IGNORE))
            .with_children(|list| {
                list.spawn((
                    entry(texts::TITLE_SETTINGS, false),
                    observe(|_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
                        NextState::set_if_neq(&mut next, Menu::Settings);
                    }),
                ));
                list.spawn((
                    entry(texts::TITLE_QUIT, false),
                    observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
                        exit.write(AppExit::Success);
                    }),
                ));
            });
    });
}

fn entry(key: TextKey, main: bool) -> impl Bundle {
    let look = if main {
        ButtonLook::Primary
    } else {
        ButtonLook::Quiet
    };
    button_in(entry_node(look), Words::new(key), look)
}

/// The main entry is as wide as the list, the others as their words.
fn entry_node(look: ButtonLook) -> Node {
    if look == ButtonLook::Primary {
        Node {
            width: px(WIDTH),
            min_height: px(100),
            margin: UiRect::bottom(px(TIGHT)),
            ..button_node(look)
        }
    } else {
        Node {
            align_self: AlignSelf::FlexStart,
            padding: UiRect::axes(px(INSET), px(TIGHT)),
            ..button_node(look)
        }
    }
}

/// The button that goes on with the saved game, and says whose turn it is.
fn go_on(saved: &Saved) -> impl Bundle + use<> {
    let seat = saved.game.turn();
    let name = saved
        .seats
        .get(seat.index())
        .map_or_else(String::new, |plan| plan.name.clone());
    let to_go = saved
        .game
        .settings()
        .columns_to_win
        .saturating_sub(saved.game.columns_owned(seat));
    let detail = Words::new(texts::TITLE_SAVED)
        .with("turn", Words::new(texts::TURN_OF).with("name", name))
        .with(
            "columns",
            Words::new(texts::COLUMNS_TO_GO).with("columns", to_go),
        );
    (
        bare_button_in(
            entry_node(ButtonLook::Primary),
            Words::new(texts::SPOKEN_VALUE)
                .with("title", Words::new(texts::TITLE_CONTINUE))
                .with("value", detail.clone()),
            ButtonLook::Primary,
        ),
        FocusFirst,
        observe(|_: On<Activate>, mut commands: Commands| commands.trigger(ContinueGame)),
        children![(
            Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                ..default()
            },
            Pickable::IGNORE,
            children![
                (
                    label(
                        Words::new(texts::TITLE_CONTINUE),
                        TextSize::Label,
                        Role::Ink
                    ),
                    Ink(1.0),
                ),
                (
                    medium_label(detail, TextSize::Small, Role::Ink),
                    TextLayout::justify(Justify::Center),
                    Ink(0.9),
                ),
            ],
        )],
    )
}

pub(super) fn plugin(app: &mut App) {
    let entries_missing = |added: Query<(), Added<Entries>>, saved: Res<SavedGame>| {
        saved.is_changed() || !added.is_empty()
    };
    app.add_systems(OnEnter(Screen::Title), spawn).add_systems(
        Update,
        (
            fill_entries.run_if(entries_missing),
            fit_logo,
            fit_last_entries,
            fit_shade,
            fit_parts,
            show_language,
        )
            .run_if(in_state(Screen::Title)),
    );
}
