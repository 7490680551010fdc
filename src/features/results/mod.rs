//! How the game went: the winner, the climb of every seat, luck, and the moments worth telling.

mod alone;
mod chart;
mod climb;
mod evening;
mod luck;
mod next_steps;
mod pages;
mod panel;
mod review;
mod strokes;
mod summary;
mod way;

pub use review::LookBack;

use bevy::prelude::*;
use cant_stop_rules::{Game, Seat};

use self::pages::{Page, PageView};
use self::way::PlayedOfWay;
use crate::core::canvas::Canvas;
use crate::core::locale::Words;
use crate::core::seats::Seats;
use crate::core::settings::{Settings, StoredEvening};
use crate::core::states::Menu;
use crate::core::states::Screen;
use crate::referee::{GameStory, LeaveGame, RefereeSystems, Shown};
use crate::ui::color::{Palette, Role, fill};
use crate::ui::focus::BackRequested;
use crate::ui::layout::{Hugging, LARGE, Placed};
use crate::ui::screen::screen_root;
use crate::ui::spacing::{GAP, TIGHT, WIDE};
use crate::ui::tabs::{InView, mark_tab, turn_pages};
use crate::ui::type_scale::{Face, TextSize};
use crate::ui::widgets::{Entrance, label, medium_label, panel_in, panel_node, scroll_view};
use crate::ui::{TextRuler, widgets};

/// What the edges of the panel take; the bar that scrolls it stands in its padding.
const SCROLL_BAR: f32 = 6.0;

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
    (evening, of_way): (Res<StoredEvening>, Res<PlayedOfWay>),
    mut ruler: TextRuler,
    mut commands: Commands,
) {
    let game = shown.game;
    let in_view = in_view.0;
    let is_alone = game.seats() == 1;
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
                            // One who plays alone has one page.
                            if !is_alone {
                                panel.spawn(pages::tab_row(in_view));
                            }
                            panel.spawn((scroll_view(GAP), PageView::new(width)));
                        });
                    match of_way.stage() {
                        Some(stage) => way::actions(column, stage, *of_way, scale),
                        None if is_alone => _ = column.spawn(next_steps::alone(scale)),
                        None => _ = column.spawn(next_steps::actions(&evening, scale)),
                    }
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
    let headline = match game.seats() {
        1 => alone::headline(winners, seats),
        _ => summary::headline(winners, seats),
    };
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

pub(crate) fn plugin(app: &mut App) {
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
