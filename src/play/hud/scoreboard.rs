//! The scoreboard: each player's mark, name and last turn, and the columns they own of those needed to win.

use bevy::prelude::*;
use cant_stop_rules::{Column, Event as GameEvent, Seat};

use super::HudSystems;
use super::panels::placed;
use super::situation::Situation;
use crate::core::canvas::Canvas;
use crate::core::locale::Words;
use crate::core::seats::{Mark, SeatPlan, Seats};
use crate::core::settings::{Language, Settings, TextScale};
use crate::core::states::Screen;
use crate::core::texts;
use crate::play::hud::past_turns::in_a_line;
use crate::referee::GameStory;
use crate::ui::color::{Edges, Role, fill};
use crate::ui::type_scale::{Face, TextSize};
use crate::ui::widgets;
use crate::ui::widgets::{label, mark_icon, medium_label, panel};
use crate::ui::{TextRuler, spacing};

const MARK: f32 = 36.0;
const RING: f32 = 44.0;
/// With more columns to win the rings stand closer.
const SMALL_RING: f32 = 38.0;
/// What stands beside names and rings, from edge to edge: mark, gaps and edges.
const AROUND: f32 = MARK + 4.0 * spacing::GAP + 2.0 * 10.0 + 8.0;
/// How high a row is at the most: two players do not spread over the whole panel.
const TALLEST: f32 = 140.0;
/// How wide two digits are, of the size of their letters.
const TWO_DIGITS: f32 = 1.2;

/// What the rows were written from: seat to act, owners, text size, board, turns, width and language.
type Written = (
    Seat,
    [Option<Seat>; 11],
    TextScale,
    Entity,
    usize,
    f32,
    Language,
);

/// The players and what they own.
#[derive(Component)]
pub(super) struct Scoreboard;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), put_up);
    app.add_systems(
        Update,
        write
            .in_set(HudSystems::Show)
            .run_if(resource_exists::<Situation>),
    );
}

fn put_up(mut commands: Commands) {
    commands
        .spawn((panel(), Scoreboard))
        .insert(placed("scoreboard", Canvas::scoreboard_rect))
        .insert(Node {
            position_type: PositionType::Absolute,
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::Center,
            padding: UiRect::axes(px(10), px(10)),
            row_gap: px(4),
            border: px(1).all(),
            border_radius: BorderRadius::all(px(spacing::RADIUS)),
            ..default()
        });
}

fn write(
    mut commands: Commands,
    situation: Res<Situation>,
    seats: Res<Seats>,
    settings: Res<Settings>,
    canvas: Res<Canvas>,
    story: Option<Res<GameStory>>,
    board: Single<Entity, With<Scoreboard>>,
    mut ruler: TextRuler,
    mut before: Local<Option<Written>>,
) {
    let turns = story.as_ref().map_or(&[][..], |story| story.turns());
    let owners = Column::ALL.map(|column| owner(&situation, column));
    let width = canvas.scoreboard_rect(settings.text_scale.factor()).width();
    let now = (
        situation.seat(),
        owners,
        settings.text_scale,
        *board,
        turns.len(),
        width,
        settings.language,
    );
    if *before == Some(now) {
        return;
    }
    *before = Some(now);
    commands
        .entity(*board)
        .despawn_related::<Children>()
        .with_children(|rows| {
            let room = width - AROUND - rings_width(situation.game.settings().columns_to_win);
            // Once anybody has a line below their name, all have its room: names stay where they are.
            let has_lines = settings.text_scale == TextScale::Normal && !turns.is_empty();
            for seat in Seat::ALL.into_iter().take(seats.0.len()) {
                let last = turns.iter().rev().find(|turn| turn.seat == seat);
                // Larger text leaves no room for it; the list of the last turns tells it.
                let last = last
                    .filter(|_| settings.text_scale == TextScale::Normal)
                    .map(|turn| {
                        ruler.first_that_fits(in_a_line(turn), room, TextSize::Small, Face::Medium)
                    })
                    .or(has_lines.then(|| Words::new(texts::SCORE_AT_BASE)));
                rows.spawn(row(seat == situation.seat(), seats.get(seat)))
                    .with_children(|cells| {
                        fill_row(
                            cells,
                            &situation,
                            seat,
                            seats.get(seat),
                            last,
                            settings.text_scale,
                        )
                    });
            }
        });
}

/// Whose a column is: from the moment on in which it is claimed.
fn owner(situation: &Situation, column: Column) -> Option<Seat> {
    match situation.happening {
        Some(GameEvent::Claimed {
            seat,
            column: claimed,
        }) if claimed == column => Some(seat),
        _ => situation.game.owner(column),
    }
}

fn row(active: bool, plan: &SeatPlan) -> impl Bundle {
    let color = if active {
        Role::Player(plan.mark)
    } else {
        Role::Clear
    };
    (
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            max_height: px(TALLEST),
            padding: UiRect::axes(px(spacing::GAP), px(0)),
            border: UiRect::left(px(6)),
            border_radius: BorderRadius::all(px(spacing::RADIUS_SMALL)),
            ..widgets::row(spacing::GAP)
        },
        fill(color.faint(0.07)),
        Edges::all(color),
    )
}

fn fill_row(
    cells: &mut ChildSpawnerCommands,
    situation: &Situation,
    seat: Seat,
    plan: &SeatPlan,
    last: Option<Words>,
    text_scale: TextScale,
) {
    let size = if text_scale == TextScale::Normal {
        TextSize::Body
    } else {
        TextSize::Small
    };
    let game = &situation.game;
    cells.spawn(mark_icon(plan.mark, MARK));
    cells
        .spawn(Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            overflow: Overflow::clip_x(),
            ..default()
        })
        .with_children(|lines| {
            lines.spawn((
                label(Words::literal(plan.name.clone()), size, Role::Paper),
                TextLayout::no_wrap(),
            ));
            if let Some(words) = last {
                lines.spawn((
                    medium_label(words, TextSize::Small, Role::PaperDim),
                    TextLayout::no_wrap(),
                ));
            }
        });
    let mut owned = Column::ALL
        .into_iter()
        .filter(|&column| owner(situation, column) == Some(seat));
    let target = game.settings().columns_to_win;
    let ring_size = ring_size(target);
    let number = TextSize::Small.du() * text_scale.factor() * TWO_DIGITS;
    if number > ring_size {
        cells.spawn(count(owned.count(), target));
        return;
    }
    let rings = Node {
        column_gap: px(spacing::TIGHT),
        flex_shrink: 0.0,
        ..default()
    };
    cells.spawn(rings).with_children(|rings| {
        for _ in 0..target {
            rings
                .spawn(ring(plan.mark, ring_size))
                .with_children(|ring| {
                    if let Some(column) = owned.next() {
                        ring.spawn(ring_number(plan.mark, ring_size, column));
                    }
                });
        }
    });
}

fn ring_size(target: u8) -> f32 {
    if target > 3 { SMALL_RING } else { RING }
}

/// How wide the rings are for so many columns.
fn rings_width(target: u8) -> f32 {
    f32::from(target) * (ring_size(target) + spacing::TIGHT)
}

/// How many columns are won of those needed: where text is too large for rings, the board has to say which.
fn count(owned: usize, target: u8) -> impl Bundle {
    (
        label(
            Words::new(texts::SCORE_COUNT)
                .with("owned", owned)
                .with("target", target),
            TextSize::Small,
            Role::Paper,
        ),
        TextLayout::no_wrap(),
        Node {
            flex_shrink: 0.0,
            ..default()
        },
    )
}

/// A column still to be won.
fn ring(mark: Mark, size: f32) -> impl Bundle {
    (
        Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.0,
            border: px(3).all(),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        Edges::all(Role::Player(mark).faint(0.55)),
    )
}

/// A column won: its number on a disc that fills the ring.
fn ring_number(mark: Mark, size: f32, column: Column) -> impl Bundle {
    (
        Node {
            position_type: PositionType::Absolute,
            left: px(-3),
            top: px(-3),
            width: px(size),
            height: px(size),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            border_radius: BorderRadius::MAX,
            ..default()
        },
        fill(Role::Player(mark)),
        children![(
            label(
                Words::literal(column.number().to_string()),
                TextSize::Small,
                Role::Ink,
            ),
            TextLayout::no_wrap(),
        )],
    )
}
