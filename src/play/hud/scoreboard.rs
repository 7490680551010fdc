//! Scores as tags in the sky: mark, name and face of each seat, and its columns of those needed to win.

use bevy::prelude::*;

use super::panels::placed;
use super::situation::Situation;
use crate::opponents::characters;
use crate::ui::prelude::*;
use crate::ui::widgets::{figure, shrunk_label};

/// Heights of a tag at a text scale of 1, idle and on turn, their growth at twice the text size, and the space between two.
const IDLE: f32 = 50.0;
const ACTIVE: f32 = 66.0;
const GROWTH: f32 = 22.0;
const APART: f32 = 9.0;
/// Width of an idle tag, as a share of the one on turn.
const IDLE_WIDTH: f32 = 0.91;
/// Share of ink in the colour of the tag on turn, from which its mark stands out, and the same in high contrast.
const INK: [f32; 2] = [0.72, 1.0];
const MARK: f32 = 32.0;
/// Side of the face of a bot, as a share of the height of its tag.
const FACE: f32 = 0.84;
/// Size of a ring, the number of rings in a tag, and the text scale from which on they are too small for their numbers.
const RING: f32 = 38.0;
const RINGS: u8 = 3;
const LARGE_TEXT: f32 = 1.2;
/// Largest letters of a count, and its width, in design units.
const COUNT: f32 = 40.0;
const COUNT_WIDTH: f32 = 1.6 * COUNT;
/// Padding of a tag and distance between its parts.
const INSET: f32 = 12.0;
/// Width of a letter of a name, in sizes of its letters.
const LETTER: f32 = 0.58;
/// Growth of a name of wide letters.
const NAME_MARGIN: f32 = 1.15;

/// Container of the tags.
#[derive(Component)]
struct Scoreboard;

#[derive(PartialEq)]
struct Tags {
    tags: Vec<Tag>,
    columns_to_win: u8,
    text_scale: f32,
    high_contrast: bool,
    /// Width of the tag on turn.
    width: f32,
    /// Factor of heights and distances, below 1 where there is no room for all of them.
    squeeze: f32,
}

#[derive(PartialEq)]
struct Tag {
    plan: SeatPlan,
    is_on_turn: bool,
    owned: Vec<Column>,
}

impl View for Tags {
    type Container = Scoreboard;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        for tag in &self.tags {
            let width = self.width * self.share(tag);
            parts
                .spawn(self.tag_node(tag, width))
                .with_children(|cells| self.draw_cells(cells, tag, width));
        }
    }
}

impl Tags {
    /// Width of a tag, as a share of the widest. Large text needs all of it.
    fn share(&self, tag: &Tag) -> f32 {
        if tag.is_on_turn || self.text_scale > LARGE_TEXT {
            1.0
        } else {
            IDLE_WIDTH
        }
    }

    fn height(&self, tag: &Tag) -> f32 {
        self.squeeze * tag_height(tag.is_on_turn, self.text_scale)
    }

    fn draw_cells(&self, cells: &mut ChildSpawnerCommands, tag: &Tag, width: f32) {
        let has_rings = self.columns_to_win <= RINGS && self.text_scale <= LARGE_TEXT;
        let end = if has_rings {
            f32::from(RINGS) * (RING + TIGHT)
        } else {
            COUNT_WIDTH
        };
        let face = FACE * self.height(tag);
        let room = width - end - MARK - 4.0 * INSET;
        // A face goes where even the smallest letters leave no room for it.
        let smallest = name_width(&tag.plan.name, NAME_MARGIN * LEAST_LETTERS);
        let bot = tag.plan.kind.opponent();
        let bot = bot.filter(|_| room - face >= smallest);
        let room = if bot.is_some() { room - face } else { room };
        cells.spawn(mark_icon(tag.plan.mark, MARK));
        cells.spawn((
            Node {
                min_width: px(0),
                overflow: Overflow::clip_x(),
                ..Node::default().growing(0.0)
            },
            children![self.name(&tag.plan.name, room)],
        ));
        if bot.is_some() {
            cells.spawn(characters::face(bot, face));
        }
        if !has_rings {
            cells.spawn(self.count(tag.owned.len()));
            return;
        }
        let rings = row(TIGHT).fixed();
        cells.spawn(rings).with_children(|rings| {
            for place in 0..usize::from(self.columns_to_win) {
                let mut ring = rings.spawn(ring(tag.plan.mark));
                if let Some(&column) = tag.owned.get(place) {
                    ring.with_child(ring_number(tag.plan.mark, column));
                }
            }
        });
    }

    fn tag_node(&self, tag: &Tag, width: f32) -> impl Bundle + use<> {
        let color = Role::Player(tag.plan.mark);
        let (ground, edge) = if tag.is_on_turn {
            (
                color.mixed(Role::Ink, INK[usize::from(self.high_contrast)]),
                color,
            )
        } else {
            (Role::Panel.into(), Role::PanelEdge)
        };
        let size = Vec2::new(width, self.height(tag));
        (
            Node {
                margin: UiRect::bottom(px(self.squeeze * APART)),
                border: px(2).all(),
                border_radius: BorderRadius::MAX,
                ..row(INSET).sized(size).fixed().padded(INSET, 0.0)
            },
            fill(ground),
            Edges::all(edge),
        )
    }

    /// Name in letters that fit into `room` design units.
    fn name(&self, name: &str, room: f32) -> impl Bundle + use<> {
        let usual = TextSize::Small.du() * self.text_scale;
        let share = (room / name_width(name, NAME_MARGIN * usual))
            .min(self.squeeze)
            .max(LEAST_LETTERS / usual);
        let name = shrunk_label(Words::literal(name), TextSize::Small, share, Role::Paper);
        (name, TextLayout::no_wrap())
    }

    /// Number of columns won, where there is no room for rings.
    fn count(&self, owned: usize) -> impl Bundle + use<> {
        let words = Words::new(texts::SCORE_COUNT)
            .with("owned", owned)
            .with("target", self.columns_to_win);
        let share = (COUNT / (TextSize::Small.du() * self.text_scale)).min(1.0);
        (
            shrunk_label(words, TextSize::Small, share, Role::Paper),
            TextLayout::no_wrap(),
            Node::default().fixed(),
        )
    }
}

/// Width of a name in letters of this size.
fn name_width(name: &str, size: f32) -> f32 {
    LETTER * size * name.chars().count().max(1) as f32
}

fn tag_height(is_on_turn: bool, text_scale: f32) -> f32 {
    let height = if is_on_turn { ACTIVE } else { IDLE };
    height + GROWTH * (text_scale - 1.0)
}

fn tags(
    situation: If<Res<Situation>>,
    seats: Res<Seats>,
    canvas: Res<Canvas>,
    settings: Res<Settings>,
) -> Option<Tags> {
    let text_scale = settings.text_scale.factor();
    let rect = canvas.scoreboard_rect(text_scale);
    let idle = seats.0.len().saturating_sub(1) as f32;
    let high = tag_height(true, text_scale) + idle * (APART + tag_height(false, text_scale));
    let tag = |(seat, plan): (Seat, &SeatPlan)| Tag {
        plan: plan.clone(),
        is_on_turn: seat == situation.seat(),
        owned: Column::ALL
            .into_iter()
            .filter(|&column| owner(&situation, column) == Some(seat))
            .collect(),
    };
    Some(Tags {
        tags: Seat::ALL.into_iter().zip(&seats.0).map(tag).collect(),
        columns_to_win: situation.game.variant().columns_to_win,
        text_scale,
        high_contrast: settings.high_contrast,
        width: rect.width(),
        squeeze: (rect.height() / high).min(1.0),
    })
}

/// Owner of a column, from the moment on in which it is claimed.
fn owner(situation: &Situation, column: Column) -> Option<Seat> {
    match situation.happening {
        Some(GameEvent::Claimed {
            seat,
            column: claimed,
        }) if claimed == column => Some(seat),
        _ => situation.game.owner(column),
    }
}

/// Column still to be won.
fn ring(mark: Mark) -> impl Bundle {
    (
        Node {
            border: px(3).all(),
            border_radius: BorderRadius::MAX,
            ..Node::default().sized(Vec2::splat(RING)).fixed()
        },
        Edges::all(Role::Player(mark).faint(0.62)),
    )
}

/// Column won: its number on a disc that fills the ring.
fn ring_number(mark: Mark, column: Column) -> impl Bundle {
    let place = Rect::new(-3.0, -3.0, RING - 3.0, RING - 3.0);
    (
        Node {
            border_radius: BorderRadius::MAX,
            ..Node::default().placed(place).centered()
        },
        fill(Role::Badge(mark)),
        children![figure(column.number(), TextSize::Small, Role::Ink)],
    )
}

fn spawn(mut commands: Commands) {
    let board = placed("scoreboard", Canvas::scoreboard_rect);
    commands.spawn((board, Scoreboard, column(0.0)));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn).add_view(tags);
}
