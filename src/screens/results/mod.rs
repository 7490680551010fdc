//! How the game went: the winner, every seat in figures, the moments worth telling.

mod panel;
mod summary;

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};
use cant_stop_rules::{Game, Seat};

use super::{Screen, safe_area, screen_root};
use crate::{
    input::{BackRequested, FocusFirst},
    locale::Words,
    referee::{GameStory, LeaveGame, Shown, StartGame},
    seats::Seats,
    settings::Settings,
    theme::{
        palette,
        spacing::{GAP, TIGHT, WIDE},
        type_scale::TextSize,
        widgets::{
            ButtonLook, Entrance, button_in, button_node, label, medium_label, panel_in,
            panel_node, scroll_view,
        },
    },
};

/// The width of the column at the right at a text scale of 1.
const COLUMN: f32 = 584.0;
/// How much wider it is at twice the text size.
const WIDER: f32 = 320.0;
/// The widest the winner's plate gets at a text scale of 1: it ends before the flag of column 6.
const PLATE: f32 = 444.0;

fn spawn(
    shown: Res<Shown>,
    seats: Res<Seats>,
    story: Res<GameStory>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let game = shown.game;
    let winners: Vec<Seat> = winners(&game);
    let width = COLUMN + WIDER * (settings.text_scale.factor() - 1.0);
    commands
        .spawn(screen_root(Screen::Results))
        .with_children(|root| {
            root.spawn((
                Node {
                    align_items: AlignItems::FlexStart,
                    right: px(0),
                    ..safe_area()
                },
                Pickable::IGNORE,
                Entrance::default(),
            ))
            .with_children(|left| {
                let scale = settings.text_scale.factor();
                left.spawn(winner_plate(&game, &winners, &seats, &story, scale));
            });
            root.spawn((
                Node {
                    left: auto(),
                    width: px(width),
                    row_gap: px(1.5 * GAP),
                    ..safe_area()
                },
                Pickable::IGNORE,
                Entrance::default(),
            ))
            .with_children(|column| {
                column
                    .spawn(panel_in(Node {
                        min_height: px(0),
                        padding: px(GAP).all(),
                        ..panel_node()
                    }))
                    // The day is bright: a panel that lets it through would be hard to read on.
                    .insert(BackgroundColor(palette::INK.with_alpha(0.95)))
                    .with_children(|panel| {
                        panel
                            .spawn(scroll_view(GAP))
                            .with_children(|view| panel::tell(view, &game, &seats, &story));
                    });
                column.spawn(actions());
            });
        });
}

fn winners(game: &Game) -> Vec<Seat> {
    let won = game.winners();
    summary::seats(game)
        .filter(|seat| won.contains(*seat))
        .collect()
}

/// Who won, on a plate of its own: the sky behind turns from night to day.
fn winner_plate(
    game: &Game,
    winners: &[Seat],
    seats: &Seats,
    story: &GameStory,
    text_scale: f32,
) -> impl Bundle + use<> {
    let longest = winners
        .iter()
        .map(|seat| seats.get(*seat).name.chars().count())
        .max()
        .unwrap_or_default();
    let color = match winners {
        [only] => palette::mark_color(seats.get(*only).mark),
        _ => palette::GOLD,
    };
    let detail = match winners {
        [only] => summary::how(game, story, *only),
        _ => Words::literal(""),
    };
    (
        panel_in(Node {
            row_gap: px(TIGHT),
            padding: UiRect::axes(px(WIDE), px(GAP)),
            max_width: px(PLATE * text_scale),
            ..panel_node()
        }),
        children![
            label(
                summary::headline(winners, seats),
                headline_size(longest, text_scale),
                color
            ),
            medium_label(detail, TextSize::Body, palette::PAPER),
        ],
    )
}

/// The largest size in which a name of so many letters stays clear of the flags.
fn headline_size(letters: usize, text_scale: f32) -> TextSize {
    const LETTER: f32 = 0.62;
    [TextSize::Title, TextSize::Heading]
        .into_iter()
        .find(|size| letters as f32 * LETTER * size.du() * text_scale <= PLATE - 2.0 * WIDE)
        .unwrap_or(TextSize::Label)
}

fn actions() -> impl Bundle {
    let node = |grow: f32, look: ButtonLook| Node {
        flex_grow: grow,
        min_height: px(95),
        ..button_node(look)
    };
    (
        Node {
            flex_shrink: 0.0,
            flex_wrap: FlexWrap::Wrap,
            column_gap: px(1.5 * GAP),
            row_gap: px(GAP),
            ..default()
        },
        Pickable::IGNORE,
        children![
            (
                button_in(
                    node(1.4, ButtonLook::Primary),
                    Words::new("results-again"),
                    ButtonLook::Primary
                ),
                FocusFirst,
                observe(play_again),
            ),
            (
                button_in(
                    node(1.0, ButtonLook::Secondary),
                    Words::new("results-title"),
                    ButtonLook::Secondary
                ),
                observe(|_: On<Activate>, mut commands: Commands| commands.trigger(LeaveGame)),
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

fn go_back(_: On<BackRequested>, screen: Res<State<Screen>>, mut commands: Commands) {
    if *screen.get() == Screen::Results {
        commands.trigger(LeaveGame);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(go_back)
        .add_systems(OnEnter(Screen::Results), spawn);
}
