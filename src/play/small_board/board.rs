//! Part of the board in small, drawn with the pictures of the large one, between two moments of an example.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::example::Example;
use super::pieces::{Piece, Pose, STEP, pieces, size};
use crate::ui::prelude::*;
use crate::ui::widgets::shrunk_label;

/// Largest scale of a small board's pieces, relative to the large board's.
const LARGEST: f32 = 1.3;
/// Width of the widest number, as a multiple of its size.
const TWO_DIGITS: f32 = 1.25;

/// Part of an example that a board shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ExamplePart {
    /// Before and after in turns.
    Both,
    Before,
    After,
}

/// Length of an example in seconds.
const CYCLE: f32 = motion::EXAMPLE_BEFORE + motion::EXAMPLE_MOVE + motion::EXAMPLE_AFTER;
/// End of the last turn of an example in seconds: there it stays, so that the game need not be drawn on.
const LAST: f32 = motion::EXAMPLE_CYCLES * CYCLE - motion::EXAMPLE_FADE;

/// Seconds for which the board has been played.
#[derive(Component, Default)]
struct Clock(f32);

/// Piece that changes, and the scale of its board.
#[derive(Component)]
struct Mover {
    piece: Piece,
    unit: f32,
}

/// Draws the example, as large as `room` allows.
pub(super) fn draw(
    parent: &mut ChildSpawnerCommands,
    example: &Example,
    part: ExamplePart,
    room: Vec2,
    text_scale: f32,
) {
    let full = size(example);
    let unit = (room / full).min_element().min(LARGEST);
    parent.spawn(column(0.0).fixed()).with_children(|parts| {
        let mut board = parts.spawn(Node::default().sized(full * unit));
        if part == ExamplePart::Both {
            board.insert(Clock::default());
        }
        board.with_children(|board| {
            for piece in pieces(example) {
                spawn_piece(board, piece, part, unit);
            }
        });
        parts.spawn(Node::default()).with_children(|numbers| {
            let width = STEP.x * unit;
            for (index, column) in example.columns.iter().enumerate() {
                let number = match index % stride(width) {
                    0 => column.number().to_string(),
                    _ => String::new(),
                };
                numbers.spawn(foot(number, width, text_scale));
            }
        });
    });
}

/// Fraction of the number's size asked for by the settings that fits its column.
fn share(width: f32, text_scale: f32) -> f32 {
    let asked = TextSize::Small.du() * text_scale;
    (width / (TWO_DIGITS * asked)).clamp(1.0 / text_scale, 1.0)
}

/// Number of columns from number to number, so that there is room for each.
fn stride(width: f32) -> usize {
    let least = TWO_DIGITS * TextSize::Small.du();
    let mut strides = 1..6;
    strides
        .find(|many| *many as f32 * width >= least)
        .unwrap_or(6)
}

/// Number at the foot of a column.
fn foot(number: String, width: f32, text_scale: f32) -> impl Bundle {
    let share = share(width, text_scale);
    let node = Node {
        width: px(width),
        ..default()
    };
    let number = Words::literal(number);
    (
        node.justified(JustifyContent::Center),
        children![(
            shrunk_label(number, TextSize::Small, share, Role::PaperDim),
            TextLayout::no_wrap(),
            // Where columns are narrow it stands out on both sides.
            Node::default().fixed(),
        )],
    )
}

fn spawn_piece(board: &mut ChildSpawnerCommands, piece: Piece, part: ExamplePart, unit: f32) {
    let home = match part {
        ExamplePart::After => piece.to,
        _ => piece.from,
    };
    let size = piece.size * unit;
    let corner = piece.from.at * unit - size / 2.0;
    let mut spawned = board.spawn((
        ImageNode::default(),
        piece.tint,
        pose(&piece, home, 0.0, unit),
        Picture::new(piece.picture, size),
        Node::default().placed(Rect::from_corners(corner, corner + size)),
    ));
    if part == ExamplePart::Both && piece.from != piece.to {
        spawned.insert(Mover { piece, unit });
    }
}

/// Look of a piece in a pose, `aside` design units off.
fn pose(piece: &Piece, pose: Pose, aside: f32, unit: f32) -> (UiTransform, Opacity) {
    let way = (pose.at - piece.from.at + Vec2::new(aside, 0.0)) * unit;
    let place = UiTransform {
        translation: Val2::px(way.x, way.y),
        scale: Vec2::splat(pose.scale),
        ..default()
    };
    (place, Opacity(pose.alpha.clamp(0.0, 1.0)))
}

/// Progress of the example, 0 to 1, and opacity of the parts that change in it.
fn moment(clock: f32) -> (f32, f32) {
    let now = clock % CYCLE;
    let way = (now - motion::EXAMPLE_BEFORE) / motion::EXAMPLE_MOVE;
    let edge = now.min(CYCLE - now) / motion::EXAMPLE_FADE;
    (motion::TRAVEL.sample_clamped(way), edge.clamp(0.0, 1.0))
}

fn play(
    time: Res<Time<Real>>,
    mut clocks: Query<(&mut Clock, &Children)>,
    mut movers: Query<(&Mover, &mut UiTransform, &mut Opacity)>,
) {
    for (mut clock, children) in &mut clocks {
        clock.0 = (clock.0 + time.delta_secs()).min(LAST);
        let (way, presence) = moment(clock.0);
        for &child in children {
            let Ok((Mover { piece, unit }, mut place, mut opacity)) = movers.get_mut(child) else {
                continue;
            };
            let (from, to) = (piece.from, piece.to);
            let now = Pose {
                at: from.at.lerp(to.at, way),
                scale: from.scale.lerp(to.scale, way),
                alpha: from.alpha.lerp(to.alpha, way) * presence,
            };
            let aside = piece.swing * (PI * way).sin();
            let (placed, seen) = pose(piece, now, aside, *unit);
            place.set_if_neq(placed);
            opacity.set_if_neq(seen);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, play.run_if(any_with_component::<Clock>));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_example_begins_before_and_ends_after() {
        assert_eq!(moment(motion::EXAMPLE_FADE), (0.0, 1.0));
        assert_eq!(moment(CYCLE), moment(0.0));
        let (way, presence) = moment(LAST);
        assert!(way == 1.0 && presence > 0.99, "it stays after the move");
        const { assert!(motion::EXAMPLE_AFTER < motion::RESTS_AFTER) };
    }
}
