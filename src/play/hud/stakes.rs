//! Tags beside the runners with the steps that a bust would take.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use cant_stop_rules::{Column, Event as GameEvent, Game, RUNNERS, Stage};
use cant_stop_scenery::board;

use super::panels::placed;
use super::plates::Plate;
use super::situation::Situation;
use crate::core::art::Art;
use crate::core::canvas::Canvas;
use crate::core::locale::Words;
use crate::core::seats::{Mark, Seats};
use crate::core::settings::Settings;
use crate::core::states::Screen;
use crate::ui::color::{Edges, Role, Tint, fill};
use crate::ui::kit::{AddView, View};
use crate::ui::layer::Layer;
use crate::ui::layout::PushIn;
use crate::ui::spacing::TIGHT;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{icon, label, row};

/// Width of a tag without and with a flag, and height, at a text scale of 1.
const WIDTHS: [f32; 2] = [70.0, 98.0];
const HEIGHT: f32 = 45.0;
/// Side of the flag on a tag whose runner is on top.
const FLAG: f32 = 26.0;
/// Distance from the middle of the column to the near edge of a tag, and up from the middle of the space.
const BESIDE: f32 = 46.0;
const UP: f32 = 6.0;
/// Distance from there up to the lower edge of a tag above the head of the runner.
const ABOVE: f32 = 92.0;
/// Distance up for a runner on the plate of a topmost space.
const ON_TOP: f32 = 34.0;
/// Part of the width of the scores that only the tag on turn fills.
const SCORES_SLACK: f32 = 36.0;
/// Spaces of the columns beside it that a tag may cover, from its own height: one below to one above.
const COVERED: [i16; 3] = [-1, 0, 1];

/// Container of the tags: the whole canvas.
#[derive(Component)]
struct Stakes;

#[derive(PartialEq)]
struct Tags {
    mark: Mark,
    /// Steps at stake with the middle of their tag.
    tags: Vec<(Plate, Vec2)>,
    text_scale: f32,
}

impl View for Tags {
    type Container = Stakes;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        for &(plate, middle) in &self.tags {
            let size = size(plate, self.text_scale);
            let corner = middle - size / 2.0;
            parts
                .spawn((
                    Node {
                        position_type: PositionType::Absolute,
                        left: px(corner.x),
                        top: px(corner.y),
                        width: px(size.x),
                        height: px(size.y),
                        justify_content: JustifyContent::Center,
                        border: px(2).all(),
                        border_radius: BorderRadius::MAX,
                        ..row(TIGHT / 2.0)
                    },
                    fill(Role::Ink.faint(0.92)),
                    Edges::all(Role::Player(self.mark)),
                ))
                .with_children(|tag| {
                    let steps = Words::literal(format!("+{}", plate.steps));
                    tag.spawn((
                        label(steps, TextSize::Small, Role::Paper),
                        TextLayout::no_wrap(),
                    ));
                    if plate.tops {
                        let side = FLAG * self.text_scale;
                        tag.spawn((
                            icon(Art::IconFlag, Vec2::splat(side)),
                            Tint::from(Role::Paper),
                        ));
                    }
                });
        }
    }
}

fn size(plate: Plate, text_scale: f32) -> Vec2 {
    Vec2::new(WIDTHS[usize::from(plate.tops)], HEIGHT) * text_scale
}

fn tags(
    situation: If<Res<Situation>>,
    seats: Res<Seats>,
    canvas: Res<Canvas>,
    settings: Res<Settings>,
) -> Option<Tags> {
    let is_calm = matches!(
        situation.happening,
        None | Some(GameEvent::RollCalled { .. } | GameEvent::Rolled { .. })
    );
    let game = &situation.game;
    if !is_calm || game.runners_free() == RUNNERS || game.stage() == Stage::Over {
        return None;
    }
    let text_scale = settings.text_scale.factor();
    Some(Tags {
        mark: seats.get(situation.seat()).mark,
        tags: middles(game, &canvas, text_scale),
        text_scale,
    })
}

/// Columns with a runner, and the steps that it has climbed in this turn.
fn climbed(game: &Game) -> impl Iterator<Item = Plate> {
    Column::ALL.into_iter().filter_map(|column| {
        let height = game.runner(column)?;
        Some(Plate {
            column,
            steps: height.saturating_sub(game.square(game.turn(), column)),
            tops: height == column.height(),
        })
    })
}

/// Middles of the tags: the best place of each that is clear of the scores and of the other tags.
fn middles(game: &Game, canvas: &Canvas, text_scale: f32) -> Vec<(Plate, Vec2)> {
    let mut placed: Vec<(Plate, Vec2)> = Vec::new();
    let mut scores = canvas.scoreboard_rect(text_scale);
    scores.max.x -= SCORES_SLACK;
    for plate in climbed(game) {
        let rect = |middle| Rect::from_center_size(middle, size(plate, text_scale));
        let is_free = |middle: &Vec2| {
            let meets = |(other, at): &(Plate, Vec2)| {
                let other = Rect::from_center_size(*at, size(*other, text_scale));
                !other.intersect(rect(*middle)).is_empty()
            };
            scores.intersect(rect(*middle)).is_empty() && !placed.iter().any(meets)
        };
        let places = places(game, plate, canvas, text_scale);
        let middle = places.into_iter().find(is_free).unwrap_or(places[0]);
        placed.push((plate, middle));
    }
    placed
}

/// Places of a tag, the best first: left of its runner, right of it, and above it; a side with pieces to cover comes last.
fn places(game: &Game, plate: Plate, canvas: &Canvas, text_scale: f32) -> [Vec2; 4] {
    let height = game.runner(plate.column).unwrap_or_default();
    let layout = canvas.play_layout(text_scale);
    let tag = size(plate, text_scale);
    let reach = BESIDE + tag.x / layout.board_scale;
    let reach = (reach / board::STEP[0]).round().max(1.0) as i8;
    let covers_next = |beside: i8| {
        let next = plate.column.number().checked_add_signed(beside);
        let next = next.and_then(Column::new);
        // Nothing stands left of column 2; right of column 12 stand the buttons.
        next.map_or(beside > 0, |next| {
            let covered = COVERED.map(|by| i16::from(height) + by);
            covered
                .into_iter()
                .filter(|covered| *covered > 0)
                .any(|covered| {
                    let is_there =
                        |piece: Option<u8>| piece.is_some_and(|it| i16::from(it) == covered);
                    let squares = game.each_seat().map(|seat| Some(game.square(seat, next)));
                    squares.chain([game.runner(next)]).any(is_there)
                        || covered == i16::from(next.height())
                })
        })
    };
    let covers = |side: i8| (1..=reach).any(|columns| covers_next(side * columns));
    let [x, y] = board::space(plate.column, f32::from(height));
    let up = if plate.tops { ON_TOP } else { 0.0 };
    let runner = layout.board + layout.board_scale * Vec2::new(x, y - UP - up);
    let beside = Vec2::new(BESIDE * layout.board_scale + tag.x / 2.0, 0.0);
    let above = Vec2::new(0.0, ABOVE * layout.board_scale + tag.y / 2.0);
    let mut places = [
        (covers(-1), runner - beside),
        (covers(1), runner + beside),
        (false, runner - above),
        (false, runner - above - Vec2::new(0.0, tag.y + 2.0)),
    ];
    places.sort_by_key(|(covers, _)| *covers);
    places.map(|(_, place)| place)
}

fn whole(canvas: &Canvas, _: f32) -> Rect {
    Rect::from_corners(Vec2::ZERO, canvas.size)
}

fn spawn(mut commands: Commands) {
    commands.spawn((
        placed("steps at stake", whole),
        Stakes,
        UiTransform::default(),
        Layer::OverParts.z(),
    ));
}

/// Keeps the tags beside their runners while the camera comes nearer.
fn follow_camera(
    push: Res<PushIn>,
    (canvas, settings): (Res<Canvas>, Res<Settings>),
    mut stakes: Query<&mut UiTransform, With<Stakes>>,
) {
    let shift = push.shift(&canvas, settings.text_scale.factor());
    for mut transform in &mut stakes {
        transform.set_if_neq(UiTransform {
            translation: Val2::px(shift.x, shift.y),
            scale: Vec2::splat(push.0),
            ..default()
        });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn)
        .add_systems(
            PostUpdate,
            follow_camera
                .before(UiSystems::Layout)
                .run_if(in_state(Screen::Play)),
        )
        .add_view(tags);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_stands_left_of_its_runner_where_it_covers_no_pieces() {
        let side = |line: &str| {
            let game: Game = line.parse().expect("a position");
            let canvas = Canvas::default();
            let (plate, at) = middles(&game, &canvas, 1.0)[0];
            let column = canvas.play_layout(1.0).board.x + board::middle(plate.column);
            (at.x - column).clamp(-1.0, 1.0).round()
        };
        assert_eq!(side("3 .........../........... 7:3 A decide"), -1.0);
        assert_eq!(side("3 .........../........... 7:1 A decide"), -1.0);
        assert_eq!(side("3 ....3....../........... 7:3 A decide"), 1.0);
        assert_eq!(side("3 ....3.3..../........... 7:3 A decide"), 0.0);
    }
}
