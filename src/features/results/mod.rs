//! Results of a game: the winner, the course of the game, its review, and the next steps.

mod chart;
mod climb;
mod luck;
mod next_steps;
mod panel;
mod review;
mod summary;

pub use review::LookBack;

use bevy::prelude::*;

use self::chart::IsRedrawn;
use self::next_steps::SkyEntries;
use crate::input::{Hurried, InputSystems};
use crate::referee::{GameStory, LeaveGame, Match, RefereeSystems, Shown};
use crate::ui::entries::Rush;
use crate::ui::layout::{Hugging, LARGE, Placed};
use crate::ui::pages::Pages;
use crate::ui::prelude::*;
use crate::ui::results::{Results, ResultsEntries, ResultsPage, ResultsPanels, headline, how};
use crate::ui::tabs::{Tab, mark_tab, tabs_of, turn_pages};
use crate::ui::widgets::{Entrance, panel_in, panel_node};

/// Spawns the screen again for another canvas, text scale or palette: its drawings have their size and their colours.
fn redraw(
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
    commands.run_system_cached(skip_entrances);
}

/// Ends the entrances of a screen that is drawn again.
fn skip_entrances(
    mut commands: Commands,
    parts: Query<Entity, With<Placed>>,
    panels: Query<Entity, With<ResultsPanels>>,
) {
    for part in &parts {
        commands.entity(part).remove::<Entrance>();
    }
    for panels in &panels {
        commands.entity(panels).insert(IsRedrawn);
    }
}

fn spawn(
    shown: Res<Shown>,
    seats: Res<Seats>,
    story: Res<GameStory>,
    settings: Res<Settings>,
    canvas: Res<Canvas>,
    in_view: Res<InView<ResultsPage>>,
    pages: Res<Pages<Results>>,
    mut ruler: TextRuler,
    mut commands: Commands,
) {
    let game = shown.game;
    let winners: Vec<Seat> = game.winners().iter().collect();
    let scale = settings.text_scale.factor();
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
                let mut entries = Node::default().stacked(TIGHT);
                entries.align_self = AlignSelf::FlexStart;
                left.spawn((SkyEntries, entries));
            });
            root.spawn(part(Canvas::story_rect)).with_children(|right| {
                let panel = Node {
                    min_height: px(0),
                    row_gap: px(TIGHT),
                    ..panel_node().padded(GAP, GAP)
                };
                right
                    .spawn(panel_in(panel))
                    // The day is bright: a panel that lets it through would be hard to read on.
                    .insert(fill(Role::Ink.faint(0.98)))
                    .with_children(|panel| {
                        // A game of one seat has one page.
                        if game.seats() > 1 {
                            // Room for the focus ring.
                            let node = column(0.0).fixed().padded(TIGHT, 0.0);
                            let tabs = tabs_of(pages.titled(), in_view.0, TextSize::Small, false);
                            panel.spawn((node, children![tabs]));
                        }
                        panel.spawn((ResultsPanels, scroll_view(GAP)));
                    });
                right.spawn((ResultsEntries, column(GAP).fixed()));
            });
        });
}

fn scroll_up(mut panels: Query<&mut ScrollPosition, With<ResultsPanels>>) {
    for mut scrolled in &mut panels {
        scrolled.0 = Vec2::ZERO;
    }
}

fn reset_page(pages: Res<Pages<Results>>, mut in_view: ResMut<InView<ResultsPage>>) {
    in_view.set_if_neq(InView(pages.first()));
}

fn part(place: fn(&Canvas, f32) -> Rect) -> impl Bundle {
    let mut node = Node::default().stacked(1.5 * GAP);
    node.position_type = PositionType::Absolute;
    (Placed(place), Hugging, node, Entrance::default())
}

/// Plate with the winner, readable while the sky behind it turns from night to day.
fn winner_plate(
    game: &Game,
    winners: &[Seat],
    seats: &Seats,
    story: &GameStory,
    room: f32,
    text_scale: f32,
    ruler: &mut TextRuler,
) -> impl Bundle + use<> {
    let names = winners.iter().map(|seat| seats.get(*seat).name.as_str());
    let names: Vec<&str> = names.collect();
    let headline = headline(&names, seats.0.len());
    let size = headline_size(&headline, &names, room - 2.0 * WIDE, ruler);
    let color = match winners {
        [only] => Role::Player(seats.get(*only).mark),
        _ => Role::Gold,
    };
    // Large text has room for the name alone; the board and the panel tell the rest.
    let detail = match winners {
        [only] if text_scale <= LARGE => Some(how(game, *only, story.seat(*only).turns)),
        _ => None,
    };
    let edge = if detail.is_some() { WIDE } else { GAP };
    let detail = detail.map(|detail| medium_label(detail, TextSize::Body, Role::Paper));
    (
        panel_in(Node {
            row_gap: px(TIGHT),
            align_self: AlignSelf::FlexStart,
            max_width: px(room),
            ..panel_node().padded(edge, GAP)
        }),
        Children::spawn((
            Spawn(label(headline, size, color)),
            SpawnIter(detail.into_iter()),
        )),
    )
}

/// Largest size at which the headline fits on one line of `room`; at the smaller sizes its longest name does.
fn headline_size(headline: &Words, names: &[&str], room: f32, ruler: &mut TextRuler) -> TextSize {
    let mut fits = |words: &Words, size: TextSize| ruler.width(words, size, Face::Bold) <= room;
    let mut sizes = [TextSize::Title, TextSize::Heading].into_iter();
    if let Some(size) = sizes.find(|size| fits(headline, *size)) {
        return size;
    }
    let mut sizes = [TextSize::Heading, TextSize::Label, TextSize::Body].into_iter();
    let all_fit = |size: &TextSize| {
        let mut names = names.iter();
        names.all(|name| fits(&Words::literal(*name), *size))
    };
    sizes.find(all_fit).unwrap_or(TextSize::Small)
}

fn go_back(
    _: On<BackRequested>,
    screen: Res<State<Screen>>,
    menu: Res<State<Dialog>>,
    rush: Res<Rush>,
    mut commands: Commands,
) {
    if *screen.get() == Screen::Results && *menu.get() == Dialog::NONE && !rush.0 {
        commands.trigger(LeaveGame);
    }
}

/// Ignores presses that follow closely on those of the game: they would leave its results unseen.
fn hold_back(
    mut presses: MessageReader<Hurried>,
    (mut left, mut seen): (Local<f32>, Local<f32>),
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    current: Option<Res<Match>>,
    mut rush: ResMut<Rush>,
) {
    let is_pressed = presses.read().count() > 0;
    let is_results = *screen.get() == Screen::Results;
    let is_game = current.is_some_and(|current| current.policy().is_played);
    *seen = if is_results {
        *seen + time.delta_secs()
    } else {
        0.0
    };
    let is_rushed = is_results && *left > 0.0 && *seen < motion::RUSH_AT_MOST;
    *left = match is_pressed && (is_game || is_rushed) {
        true => motion::RUSH,
        false => (*left - time.delta_secs()).max(0.0),
    };
    rush.set_if_neq(Rush(is_results && *left > 0.0));
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(go_back)
        .add_systems(
            PreUpdate,
            hold_back
                .after(InputSystems::Observe)
                .before(InputSystems::Act),
        )
        .add_plugins((next_steps::plugin, panel::plugin, review::plugin))
        .add_systems(
            OnEnter(Screen::Results),
            spawn.after(RefereeSystems::PutAway),
        )
        .add_systems(OnExit(Screen::Results), reset_page)
        .add_systems(
            Update,
            (
                (
                    redraw,
                    turn_pages::<ResultsPage>
                        .run_if(any_with_component::<Tab<ResultsPage>>)
                        .run_if(in_state(Dialog::NONE)),
                    (mark_tab::<ResultsPage>, scroll_up)
                        .run_if(resource_changed::<InView<ResultsPage>>),
                )
                    .chain()
                    .before(ViewSystems::Build),
                chart::unroll.after(ViewSystems::Build),
            )
                .run_if(in_state(Screen::Results)),
        );
}
