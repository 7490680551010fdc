//! How the game went: the winner, the climb of every seat, luck, and the moments worth telling.

mod chart;
mod climb;
mod evening;
mod luck;
mod pages;
mod panel;
mod review;
mod strokes;
mod summary;

pub use review::LookBack;

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};
use cant_stop_rules::{Game, Seat};

use self::pages::{Page, PageView};
use super::{Screen, screen_root};
use crate::{
    ground::{
        art::Art,
        canvas::Canvas,
        locale::Words,
        seats::Seats,
        settings::{Settings, StoredEvening},
        states::Menu,
        texts::{self, TextKey},
    },
    input::{BackRequested, FocusFirst},
    menus::tabs::{InView, mark_tab, turn_pages},
    referee::{GameStory, LeaveGame, RefereeSystems, ShareGame, Shown, StartGame, WatchFinished},
    theme::{
        TextRuler,
        color::{Palette, Role, fill},
        layout::{Hugging, LARGE, Placed},
        spacing::{GAP, TIGHT, WIDE},
        type_scale::{Face, TextSize},
        widgets::{
            self, ButtonLook, Entrance, Ink, bare_button_in, button_in, button_node, icon, label,
            medium_label, panel_in, panel_node, scroll_view,
        },
    },
};

/// What the edges of the panel take; the bar that scrolls it stands in its padding.
const SCROLL_BAR: f32 = 6.0;
/// How high the row of what is done next is, and that of all the rest.
const ACTIONS: f32 = 95.0;
const MORE: f32 = 64.0;
/// The side of a picture on a button.
const ICON: f32 = 40.0;

/// The screen is made for its canvas, its size of text and its palette, which its drawings have the colours of; for others it
/// is made anew.
fn make_anew(
    mut commands: Commands,
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    palette: Res<Palette>,
    mut made_for: Local<Option<(Vec2, f32, Palette)>>,
    screen: Res<State<Screen>>,
    roots: Query<(Entity, &DespawnOnExit<Screen>)>,
) {
    let now = (canvas.size, settings.text_scale.factor(), *palette);
    let before = made_for.replace(now);
    if screen.is_changed() || before == Some(now) {
        return;
    }
    for (root, until) in &roots {
        if until.0 == Screen::Results {
            commands.entity(root).despawn();
        }
    }
    commands.run_system_cached(spawn);
    commands.run_system_cached(be_there);
}

/// What is made anew does not come in again.
fn be_there(
    mut commands: Commands,
    parts: Query<Entity, With<Placed>>,
    mut pages: Query<&mut PageView>,
) {
    for part in &parts {
        commands.entity(part).remove::<Entrance>();
    }
    for mut page in &mut pages {
        page.was_there = true;
    }
}

fn spawn(
    shown: Res<Shown>,
    seats: Res<Seats>,
    story: Res<GameStory>,
    settings: Res<Settings>,
    canvas: Res<Canvas>,
    in_view: Res<InView<Page>>,
    evening: Res<StoredEvening>,
    mut ruler: TextRuler,
    mut commands: Commands,
) {
    let game = shown.game;
    let in_view = in_view.0;
    let winners: Vec<Seat> = winners(&game);
    let scale = settings.text_scale.factor();
    let width = canvas.story_rect(scale).width() - 2.0 * GAP - SCROLL_BAR;
    commands
        .spawn(screen_root(Screen::Results))
        .with_children(|root| {
            root.spawn(part(Canvas::winner_rect)).with_children(|left| {
                let room = canvas.winner_rect(scale).width();
                // No colour of a player may lose any of its contrast.
                left.spawn(winner_plate(
                    &game, &winners, &seats, &story, room, scale, &mut ruler,
                ))
                .insert(fill(Role::Ink));
            });
            root.spawn(part(Canvas::story_rect))
                .with_children(|column| {
                    column
                        .spawn(panel_in(Node {
                            min_height: px(0),
                            row_gap: px(TIGHT),
                            padding: px(GAP).all(),
                            ..panel_node()
                        }))
                        // The day is bright: a panel that lets it through would be hard to read on.
                        .insert(fill(Role::Ink.faint(0.98)))
                        .with_children(|panel| {
                            panel.spawn(pages::tab_row(in_view));
                            panel.spawn((scroll_view(GAP), PageView::new(width)));
                        });
                    column.spawn(actions(&evening, scale));
                });
        });
}

fn part(place: fn(&Canvas, f32) -> Rect) -> impl Bundle {
    (
        Placed(place),
        Hugging,
        Node {
            position_type: PositionType::Absolute,
            align_items: AlignItems::Stretch,
            ..widgets::column(1.5 * GAP)
        },
        Pickable::IGNORE,
        Entrance::default(),
    )
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
    room: f32,
    text_scale: f32,
    ruler: &mut TextRuler,
) -> impl Bundle + use<> {
    let names: Vec<&str> = winners
        .iter()
        .map(|seat| seats.get(*seat).name.as_str())
        .collect();
    let headline = summary::headline(winners, seats);
    let size = headline_size(&headline, &names, room - 2.0 * WIDE, ruler);
    let color = match winners {
        [only] => Role::Player(seats.get(*only).mark),
        _ => Role::Gold,
    };
    let detailed = text_scale <= LARGE && winners.len() == 1;
    let detail = match winners {
        // Large text has room for the name alone; the board and the panel tell the rest.
        [only] if detailed => summary::how(game, story, *only),
        _ => Words::literal(""),
    };
    (
        panel_in(Node {
            row_gap: px(TIGHT),
            padding: UiRect::axes(px(if detailed { WIDE } else { GAP }), px(GAP)),
            align_self: AlignSelf::FlexStart,
            max_width: px(room),
            ..panel_node()
        }),
        children![
            label(headline, size, color),
            (
                medium_label(detail, TextSize::Body, Role::Paper),
                Node {
                    display: if detailed {
                        Display::Flex
                    } else {
                        Display::None
                    },
                    ..default()
                },
            ),
        ],
    )
}

/// The largest size in which the headline fits on one line of so much room; at the smaller ones its longest word does.
fn headline_size(headline: &Words, names: &[&str], room: f32, ruler: &mut TextRuler) -> TextSize {
    let longest_name = |size: TextSize, ruler: &mut TextRuler| {
        names
            .iter()
            .map(|name| ruler.width(&Words::literal(*name), size, Face::Bold))
            .fold(0.0, f32::max)
    };
    [TextSize::Title, TextSize::Heading]
        .into_iter()
        .find(|&size| ruler.width(headline, size, Face::Bold) <= room)
        .or_else(|| {
            [TextSize::Heading, TextSize::Label, TextSize::Body]
                .into_iter()
                .find(|&size| longest_name(size, ruler) <= room)
        })
        .unwrap_or(TextSize::Small)
}

/// What can be done next: most of all to play again.
fn actions(evening: &StoredEvening, text_scale: f32) -> impl Bundle + use<> {
    let again = match evening.winners()[..] {
        [] => texts::RESULTS_AGAIN,
        _ => texts::EVENING_NEW,
    };
    let rows = || Node {
        flex_shrink: 0.0,
        flex_wrap: FlexWrap::Wrap,
        column_gap: px(GAP),
        row_gap: px(GAP),
        ..default()
    };
    let node = |grow: f32, look: ButtonLook| Node {
        flex_grow: grow,
        min_height: px(ACTIONS),
        ..button_node(look)
    };
    (
        Node {
            flex_shrink: 0.0,
            ..widgets::column(GAP)
        },
        Pickable::IGNORE,
        children![
            (
                rows(),
                Pickable::IGNORE,
                children![
                    (
                        button_in(
                            node(1.4, ButtonLook::Primary),
                            Words::new(again),
                            ButtonLook::Primary
                        ),
                        FocusFirst,
                        observe(play_again),
                    ),
                    (
                        button_in(
                            node(1.0, ButtonLook::Secondary),
                            Words::new(texts::WATCH_AGAIN),
                            ButtonLook::Secondary
                        ),
                        observe(|_: On<Activate>, mut commands: Commands| commands
                            .trigger(WatchFinished)),
                    ),
                ],
            ),
            (
                rows(),
                Pickable::IGNORE,
                children![
                    (
                        more(texts::SHARE_OPEN, Art::IconShare, text_scale),
                        observe(|_: On<Activate>, mut commands: Commands| commands
                            .trigger(ShareGame::default())),
                    ),
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

/// A smaller button; where text is large a picture stands for its words, so that the page keeps its room.
fn more(key: TextKey, picture: Art, text_scale: f32) -> impl Bundle {
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
                Pickable::IGNORE,
                children![(
                    label(Words::new(key), TextSize::Body, Role::Paper),
                    Ink(1.0),
                )],
            ),
            (
                shown(drawn),
                Pickable::IGNORE,
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

fn go_back(
    _: On<BackRequested>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut commands: Commands,
) {
    if *screen.get() == Screen::Results && *menu.get() == Menu::None {
        commands.trigger(LeaveGame);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(go_back)
        .add_plugins((pages::plugin, review::plugin))
        .add_systems(
            OnEnter(Screen::Results),
            (pages::turn_to_the_evening, spawn)
                .chain()
                .after(RefereeSystems::PutAway),
        )
        .add_systems(
            Update,
            (
                make_anew,
                turn_pages::<Page>,
                pages::fill,
                evening::show,
                mark_tab::<Page>.run_if(resource_changed::<InView<Page>>),
                chart::unroll,
            )
                .chain()
                .run_if(in_state(Screen::Results)),
        );
}
