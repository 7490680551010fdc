//! Tags beside the runners with the steps that a bust would take.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use cant_stop_rules::{Climb, RUNNERS, Stage};
use cant_stop_scenery::board;

use super::panels::placed;
use super::plates::Plate;
use super::situation::Situation;
use crate::ui::layout::PushIn;
use crate::ui::prelude::*;
use crate::ui::widgets::figure;

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
/// Quarters of a tag by which it moves away at most, where there is no room beside its runner.
const FAR: i8 = 20;
/// Height of a runner above its space.
const HEAD: f32 = 40.0;

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
            let place = rect(plate, middle, self.text_scale);
            let node = Node {
                border: px(2).all(),
                border_radius: BorderRadius::MAX,
                ..row(TIGHT / 2.0).placed(place).centered()
            };
            let steps = format!("+{}", plate.steps);
            let edge = Edges::all(Role::Player(self.mark));
            let mut tag = parts.spawn((node, fill(Role::Ink.faint(0.92)), edge));
            tag.with_child(figure(steps, TextSize::Small, Role::Paper));
            if plate.tops {
                let flag = icon(Art::IconFlag, Vec2::splat(FLAG * self.text_scale));
                tag.with_child((flag, Tint::from(Role::Paper)));
            }
        }
    }
}

fn size(plate: Plate, text_scale: f32) -> Vec2 {
    Vec2::new(WIDTHS[usize::from(plate.tops)], HEIGHT) * text_scale
}

fn rect(plate: Plate, middle: Vec2, text_scale: f32) -> Rect {
    Rect::from_center_size(middle, size(plate, text_scale))
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
        let to = game.runner(column)?;
        let from = game.square(game.turn(), column).min(to);
        Some(Plate::of(&Climb { column, from, to }))
    })
}

fn meet(one: Rect, other: Rect) -> bool {
    !one.intersect(other).is_empty()
}

/// Middles of the tags: the place of each that covers the fewest pieces, on the screen and clear of the scores, the buttons
/// and the other tags.
fn middles(game: &Game, canvas: &Canvas, text_scale: f32) -> Vec<(Plate, Vec2)> {
    let mut placed: Vec<(Plate, Vec2)> = Vec::new();
    let layout = canvas.play_layout(text_scale);
    let buttons = [layout.pause, layout.tools, layout.cards, layout.actions];
    let parts = [&buttons[..], &[layout.scores.inflate(TIGHT)]].concat();
    let screen = whole(canvas, text_scale).inflate(-TIGHT);
    let pieces = pieces(game, canvas, text_scale);
    for plate in climbed(game) {
        let is_free = |middle: &Vec2| {
            let tag = rect(plate, *middle, text_scale);
            let nearest = PushIn::NEAREST.place_rect(tag, canvas, text_scale);
            let area = tag.union(nearest);
            let meets = |(other, at): &(Plate, Vec2)| meet(rect(*other, *at, text_scale), tag);
            let is_clear = !parts.iter().any(|part| meet(*part, area));
            is_clear && screen.union(area) == screen && !placed.iter().any(meets)
        };
        let covered = |middle: &Vec2| {
            let tag = rect(plate, *middle, text_scale);
            pieces.iter().filter(|piece| meet(**piece, tag)).count()
        };
        let runner = runner(game, plate, canvas, text_scale);
        let beside = places(runner, plate, canvas, text_scale).into_iter();
        let best = beside.filter(is_free).min_by_key(covered);
        let farther = || farther(runner, plate, text_scale).find(is_free);
        placed.extend(best.or_else(farther).map(|at| (plate, at)));
    }
    placed
}

/// Areas of the pieces and of the topmost spaces, which carry their numbers; and of the tents and buttons at the right.
fn pieces(game: &Game, canvas: &Canvas, text_scale: f32) -> Vec<Rect> {
    let layout = canvas.play_layout(text_scale);
    let at = |column, height, up| {
        let middle = Vec2::from(board::space(column, f32::from(height)));
        let [half_width, half] = board::SPACE.map(|size| size / 2.0);
        let area = [[-half_width, -half - up], [half_width, half]];
        let [low, high] =
            area.map(|by| layout.board + layout.board_scale * (middle + Vec2::from(by)));
        Rect::from_corners(low, high)
    };
    let right = layout.board.x + layout.board_scale * board::middle(Column::ALL[10]);
    let beside = right + layout.board_scale * board::STEP[0] / 2.0;
    let mut all = vec![Rect::new(beside, 0.0, canvas.size.x, canvas.size.y)];
    for column in Column::ALL {
        all.push(at(column, column.height(), 0.0));
        let squares = game.each_seat().map(|seat| game.square(seat, column));
        all.extend(squares.filter(|it| *it > 0).map(|it| at(column, it, 0.0)));
        all.extend(game.runner(column).map(|it| at(column, it, HEAD)));
    }
    all
}

/// Middle of the line beside a runner.
fn runner(game: &Game, plate: Plate, canvas: &Canvas, text_scale: f32) -> Vec2 {
    let height = game.runner(plate.column).unwrap_or_default();
    let layout = canvas.play_layout(text_scale);
    let [x, y] = board::space(plate.column, f32::from(height));
    let up = if plate.tops { ON_TOP } else { 0.0 };
    layout.board + layout.board_scale * Vec2::new(x, y - UP - up)
}

/// Places of a tag, the best first: left of its runner, right of it, and above it.
fn places(runner: Vec2, plate: Plate, canvas: &Canvas, text_scale: f32) -> [Vec2; 6] {
    let scale = canvas.board_scale(text_scale);
    let tag = size(plate, text_scale);
    let beside = Vec2::new(BESIDE * scale + tag.x / 2.0, 0.0);
    let above = Vec2::new(0.0, ABOVE * scale + tag.y / 2.0);
    let across = Vec2::new(tag.x / 3.0, 0.0);
    [
        runner - beside,
        runner + beside,
        runner - above,
        runner - above - across,
        runner - above + across,
        runner - above - Vec2::new(0.0, tag.y + 2.0),
    ]
}

/// Places farther from the runner, the nearest first.
fn farther(runner: Vec2, plate: Plate, text_scale: f32) -> impl Iterator<Item = Vec2> {
    let step = size(plate, text_scale) / 4.0;
    let mut all: Vec<Vec2> = (-FAR..=FAR)
        .flat_map(|x| (-FAR..=FAR).map(move |y| step * Vec2::new(f32::from(x), f32::from(y))))
        .collect();
    all.sort_by(|one, other| one.length().total_cmp(&other.length()));
    all.into_iter().map(move |by| runner + by)
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
    mut stakes: Single<&mut UiTransform, With<Stakes>>,
) {
    let shift = push.shift(&canvas, settings.text_scale.factor());
    stakes.set_if_neq(UiTransform {
        translation: Val2::px(shift.x, shift.y),
        scale: Vec2::splat(push.0),
        ..default()
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn)
        .add_systems(PostUpdate, follow_camera.before(UiSystems::Layout))
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

    #[test]
    fn every_tag_has_a_place_on_the_screen_clear_of_words_and_buttons() {
        let sizes = [[1920, 1080], [1024, 768], [2560, 1080], [900, 1600]];
        for (size, text) in sizes.iter().flat_map(|size| [(size, 1.0), (size, 2.0)]) {
            let canvas = Canvas::fit(Vec2::from(size.map(|side| side as f32)), 1.0);
            let layout = canvas.play_layout(text);
            let screen = whole(&canvas, text);
            let threes = (0..1331).map(|n| [n / 121, n / 11 % 11, n % 11]);
            let threes = threes.filter(|it| it.is_sorted_by(|one, other| one < other));
            for (three, third) in threes.flat_map(|it| [(it, 1), (it, 2), (it, 3)]) {
                let columns = three.map(|index| Column::ALL[index]);
                let high = |it: Column| (it.height() * third / 3).max(1);
                let runners = columns.map(|it| format!("{}:{}", it.number(), high(it)));
                let line = format!("3 .../... {} A decide", runners.join(","));
                let line = line.replace("...", "...........");
                let tags = middles(&line.parse().expect("a position"), &canvas, text);
                assert_eq!(tags.len(), 3, "{size:?} {text} {line}");
                let rects: Vec<Rect> = tags.iter().map(|&(it, at)| rect(it, at, text)).collect();
                let fixed = [layout.scores, layout.pause, layout.tools, layout.cards];
                let parts = [fixed.as_slice(), &[layout.actions], &rects].concat();
                for tag in rects {
                    let met = parts.iter().filter(|it| meet(**it, tag));
                    assert_eq!(met.count(), 1, "{size:?} {text} {line}");
                    assert_eq!(screen.union(tag), screen, "{size:?} {text} {line}");
                }
            }
        }
    }
}
