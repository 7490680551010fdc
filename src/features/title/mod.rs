//! The title: go on, begin, set up, choose a language.

mod credits;
mod shade;

use bevy::{
    app::AppExit,
    prelude::*,
    ui_widgets::{Activate, observe},
};

use self::shade::{fit_shade, shade};
use crate::core::art::{Art, Picture};
use crate::core::canvas::Canvas;
use crate::core::cycle::cycle;
use crate::core::locale::Words;
use crate::core::settings::{Language, Settings, StoredEvening, TextScale};
use crate::core::states::Menu;
use crate::core::states::Screen;
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::features::evening::next_game;
use crate::referee::{ContinueGame, NextOfEvening, Saved, SavedGame};
use crate::ui::color::Role;
use crate::ui::focus::FocusFirst;
use crate::ui::screen::{safe_area, screen_root};
use crate::ui::spacing::{GAP, TIGHT, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Entrance, Ink, ShownValue, Stepped, bare_button_in, button_in, button_node, column,
    label, medium_label, picture_stepper,
};

/// The logo at its natural size.
const LOGO: Vec2 = Vec2::new(460.0, 370.0);
/// The width of the buttons, in design units.
const WIDTH: f32 = 560.0;
/// The air beside the words of what is only words.
const INSET: f32 = 12.0;
/// The room of the name of a language between its arrows.
const LANGUAGE: f32 = 290.0;
/// The entries below the logo.
#[derive(Component)]
struct Entries;

/// The last entries: beside each other where large text leaves little height.
#[derive(Component)]
struct LastEntries;

/// Logo, entries and languages.
#[derive(Component)]
struct Parts;

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
                Entrance::default(),
                children![
                    (
                        Logo,
                        ImageNode::default(),
                        Picture::new(Art::Logo, LOGO),
                        Node::default(),
                    ),
                    (Entries, column(TIGHT)),
                    (
                        Node {
                            align_items: AlignItems::Center,
                            column_gap: px(GAP),
                            ..default()
                        },
                        // Left and right are the language's own: what stands beside it is reached first.
                        children![credits(), language()],
                    ),
                ],
            )
        ],
    ));
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

/// Whether there is a game, or an evening, to go on with.
fn goes_on(saved: &SavedGame, evening: &StoredEvening) -> bool {
    saved.0.is_some() || next_game(evening).is_some()
}

fn fit_logo(
    settings: Res<Settings>,
    saved: Res<SavedGame>,
    evening: Res<StoredEvening>,
    mut logos: Query<&mut Node, With<Logo>>,
) {
    let more = settings.text_scale.factor() - TextScale::Normal.factor();
    // What can be gone on with is one entry more.
    let given_up = if goes_on(&saved, &evening) {
        0.65
    } else {
        0.45
    };
    let size = LOGO * (1.0 - given_up * more);
    for mut logo in &mut logos {
        if logo.width != px(size.x) {
            logo.width = px(size.x);
            logo.height = px(size.y);
        }
    }
}

/// Where text is large and there is something to go on with, the last entries share a line.
fn fit_last_entries(
    settings: Res<Settings>,
    saved: Res<SavedGame>,
    evening: Res<StoredEvening>,
    mut entries: Query<&mut Node, With<LastEntries>>,
) {
    let is_tight =
        goes_on(&saved, &evening) && settings.text_scale.factor() > TextScale::Normal.factor();
    let direction = if is_tight {
        FlexDirection::Row
    } else {
        FlexDirection::Column
    };
    for mut node in &mut entries {
        if node.flex_direction != direction {
            node.flex_direction = direction;
            node.column_gap = px(WIDE);
            node.flex_wrap = FlexWrap::Wrap;
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
    evening: Res<StoredEvening>,
    settings: Res<Settings>,
    entries: Single<Entity, With<Entries>>,
    mut commands: Commands,
) {
    commands.entity(*entries).despawn_children();
    commands.entity(*entries).with_children(|list| {
        if let Some(saved) = &saved.0 {
            list.spawn(go_on(saved));
        } else if next_game(&evening).is_some() {
            list.spawn(next_of_evening(&evening, settings.text_scale.factor()));
        }
        let is_first = !goes_on(&saved, &evening);
        let mut new_game = list.spawn((
            entry(texts::TITLE_NEW_GAME, is_first),
            observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| {
                NextState::set_if_neq(&mut next, Screen::Join);
            }),
        ));
        if is_first {
            new_game.insert(FocusFirst);
        }
        list.spawn(opens(texts::ALONE_OPEN, Menu::Alone));
        list.spawn(opens(texts::TITLE_RULES, Menu::Rules));
        list.spawn((LastEntries, column(TIGHT)))
            .with_children(|list| {
                list.spawn(opens(texts::CHRONICLE_OPEN, Menu::Chronicle));
                list.spawn(opens(texts::TITLE_SETTINGS, Menu::Settings));
                list.spawn((
                    entry(texts::TITLE_QUIT, false),
                    observe(|_: On<Activate>, mut exit: MessageWriter<AppExit>| {
                        exit.write(AppExit::Success);
                    }),
                ));
            });
    });
}

/// An entry that opens a dialog.
fn opens(key: TextKey, menu: Menu) -> impl Bundle {
    (
        entry(key, false),
        observe(move |_: On<Activate>, mut next: ResMut<NextState<Menu>>| {
            NextState::set_if_neq(&mut next, menu);
        }),
    )
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
        main_entry(Words::new(texts::TITLE_CONTINUE), detail.clone(), detail),
        observe(|_: On<Activate>, mut commands: Commands| commands.trigger(ContinueGame)),
    )
}

/// The button that plays the next game of the evening, and says how it stands.
fn next_of_evening(evening: &StoredEvening, text_scale: f32) -> impl Bundle + use<> {
    /// More letters than this do not fit beside each other.
    const ROOM: usize = 28;
    let seats = evening.seats.iter().enumerate();
    let wins = seats.map(|(place, seat)| (evening.wins(place), seat.name.as_str()));
    let mut won: Vec<_> = wins.filter(|&(wins, _)| wins > 0).collect();
    won.sort_by_key(|&(wins, _)| std::cmp::Reverse(wins));
    let named: Vec<String> = won
        .iter()
        .map(|(wins, name)| format!("{name} {wins}"))
        .collect();
    let named = named.join(" · ");
    let fits = text_scale <= 1.0 && named.chars().count() <= ROOM;
    let games = Words::new(texts::CHRONICLE_COUNT).with("games", evening.games.len());
    let detail = if fits {
        Words::literal(named.clone())
    } else {
        games
    };
    (
        main_entry(
            Words::new(texts::TITLE_EVENING),
            detail,
            Words::literal(named),
        ),
        observe(|_: On<Activate>, mut commands: Commands| commands.trigger(NextOfEvening)),
    )
}

/// The first entry, with a line that says more, and what is said of it.
fn main_entry(title: Words, detail: Words, spoken: Words) -> impl Bundle {
    (
        bare_button_in(
            entry_node(ButtonLook::Primary),
            Words::new(texts::SPOKEN_VALUE)
                .with("title", title.clone())
                .with("value", spoken),
            ButtonLook::Primary,
        ),
        FocusFirst,
        children![(
            Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                ..default()
            },
            children![
                (label(title, TextSize::Label, Role::Ink), Ink(1.0),),
                (
                    medium_label(detail, TextSize::Small, Role::Ink),
                    TextLayout::justify(Justify::Center),
                    Ink(0.9),
                ),
            ],
        )],
    )
}

pub(crate) fn plugin(app: &mut App) {
    let entries_missing = |added: Query<(), Added<Entries>>,
                           saved: Res<SavedGame>,
                           evening: Res<StoredEvening>,
                           settings: Res<Settings>,
                           mut was_large: Local<bool>| {
        // Large text leaves the standing of an evening without its names.
        let is_large = settings.text_scale.factor() > 1.0;
        let is_other = evening.goes_on() && *was_large != is_large;
        *was_large = is_large;
        is_other || saved.is_changed() || evening.is_changed() || !added.is_empty()
    };
    app.add_plugins(credits::plugin)
        .add_systems(OnEnter(Screen::Title), spawn)
        .add_systems(
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
