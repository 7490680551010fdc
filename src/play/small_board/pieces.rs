//! Pieces on the board of an example, each before and after: geometry, nothing drawn.

use bevy::prelude::*;
use cant_stop_scenery::board;

use super::example::Example;
use crate::ui::prelude::*;
use crate::ui::widgets::tent_picture;

/// Distance from ledge to ledge, closer than on the large board, and sizes of pictures, in design units at full size.
pub(super) const STEP: Vec2 = Vec2::new(78.0, 56.0);
const LEDGE: Vec2 = Vec2::from_array(board::SPACE);
const RUNNER: Vec2 = Vec2::new(60.0, 68.0);
const GLOW: Vec2 = Vec2::new(120.0, 120.0);
const TENT: f32 = 44.0;
/// A tent before the feet of a runner.
const TENT_IN_FRONT: f32 = 30.0;
/// Opacity of a tent of another game.
const GHOST: f32 = 0.75;
/// Hollow behind tents and runners.
const POCKET: Vec2 = Vec2::new(72.0, 56.0);
/// Reach of a block of rock beyond its ledges: at both sides, above and below.
const ROCK: [f32; 3] = [26.0, 44.0, 14.0];
const POLE: Vec2 = Vec2::new(8.0, 60.0);
const CLOTH: Vec2 = Vec2::new(52.0, 37.0);
/// Room above the highest ledge for runners and flags.
const HEADROOM: f32 = 66.0;
/// Distances of a runner from the middle of its ledge, upwards, and from the straight way between two ledges.
const STANDS: f32 = 14.0;
const SWING_OUT: f32 = 10.0;

/// Place and look of a piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pose {
    /// Middle, from the top left corner.
    pub(super) at: Vec2,
    pub(super) scale: f32,
    pub(super) alpha: f32,
}

impl Pose {
    /// Whole and opaque.
    fn seen(at: Vec2) -> Pose {
        Pose {
            at,
            scale: 1.0,
            alpha: 1.0,
        }
    }

    /// Invisible at this scale.
    fn hidden(self, scale: f32) -> Pose {
        Pose {
            scale,
            alpha: 0.0,
            ..self
        }
    }
}

/// Piece on the board, before and after.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    pub(super) picture: Art,
    pub(super) tint: Tint,
    pub(super) size: Vec2,
    pub(super) from: Pose,
    pub(super) to: Pose,
    /// Distance from the straight way.
    pub(super) swing: f32,
}

/// Piece that keeps to the straight way.
fn piece(picture: Art, tint: impl Into<Tint>, size: Vec2, [from, to]: [Pose; 2]) -> Piece {
    Piece {
        picture,
        tint: tint.into(),
        size,
        from,
        to,
        swing: 0.0,
    }
}

/// Tent of a seat, before and after.
fn tent(seat: Seat, ends: [Pose; 2]) -> Piece {
    let picture = tent_picture(Mark::ALL[seat.index()]);
    piece(picture, color(seat), Vec2::splat(TENT), ends)
}

/// Colour of a seat in examples.
fn color(seat: Seat) -> Role {
    Role::Player(Mark::ALL[seat.index()])
}

/// Size of a board, in design units at full size.
pub(super) fn size(example: &Example) -> Vec2 {
    let columns = example.columns.len() as f32;
    Vec2::new(columns, f32::from(example.rows)) * STEP + Vec2::new(0.0, HEADROOM)
}

/// All pieces on the board, from the back to the front.
pub(super) fn pieces(example: &Example) -> Vec<Piece> {
    let mut pieces = rock(example).to_vec();
    let columns = || example.columns.iter().copied().enumerate();
    for (index, column) in columns() {
        route(&mut pieces, example, index, column);
        pockets(&mut pieces, example, index, column);
    }
    for (index, column) in columns() {
        ghosts(&mut pieces, example, index, column);
    }
    let mut in_front = Vec::new();
    for (index, column) in columns() {
        for seat in example.before.each_seat() {
            let with_runner = [&example.before, &example.after].iter().any(|game| {
                let runner = game.runner(column);
                runner == Some(game.square(seat, column))
            });
            let list = if with_runner {
                &mut in_front
            } else {
                &mut pieces
            };
            square(list, example, index, column, seat);
        }
    }
    for (index, column) in columns() {
        runner(&mut pieces, example, index, column);
    }
    pieces.append(&mut in_front);
    pieces
}

/// Size of flags and runners beside their usual one: the whole board is small.
fn enlarged(example: &Example) -> f32 {
    let is_whole = example.columns.len() == Column::ALL.len();
    if is_whole { 1.3 } else { 1.0 }
}

/// Middle of a ledge; height 0 is the foot.
fn ledge(example: &Example, index: usize, height: u8) -> Vec2 {
    Vec2::new(
        (index as f32 + 0.5) * STEP.x,
        HEADROOM + (f32::from(example.rows) - f32::from(height) + 0.5) * STEP.y,
    )
}

/// The whole mountain behind the whole board, or a block cut out of it.
fn rock(example: &Example) -> [Piece; 2] {
    let (picture, area) = if example.columns.len() == Column::ALL.len() {
        let [left, top, right, bottom] = board::MOUNTAIN;
        let first = Vec2::from(board::space(Column::ALL[0], 1.0));
        let scale = STEP / Vec2::from(board::STEP);
        let to_small = |point: Vec2| ledge(example, 0, 1) + (point - first) * scale;
        let corners = [Vec2::new(left, top), Vec2::new(right, bottom)].map(to_small);
        (Art::Mountain, Rect::from_corners(corners[0], corners[1]))
    } else {
        let [aside, above, below] = ROCK;
        let highest = ledge(example, 0, example.rows).y - STEP.y / 2.0;
        let corner = size(example) + Vec2::new(aside, below);
        let area = Rect::from_corners(Vec2::new(-aside, highest - above), corner);
        (Art::RockPart, area)
    };
    let here = Pose::seen(area.center());
    // Darker than behind the large board: small pieces stand out less. The second is seen in high contrast only.
    [Role::AsPainted.lit(0.38), Role::Darkness.into()]
        .map(|tint| piece(picture, tint, area.size(), [here; 2]))
}

/// Hollows behind the tents and runners of a column, before and after.
fn pockets(pieces: &mut Vec<Piece>, example: &Example, index: usize, column: Column) {
    let is_held = |game: &Game, height: u8| {
        let mut seats = game.each_seat();
        let has_tent = seats.any(|seat| game.square(seat, column) == height);
        // The ledge above a runner would be before its head.
        let has_runner = game
            .runner(column)
            .is_some_and(|at| (at..at + 2).contains(&height));
        game.owner(column).is_none() && has_tent || has_runner
    };
    for height in 1..=example.rows.min(column.height()) {
        let held = [&example.before, &example.after].map(|game| is_held(game, height));
        let here = Pose::seen(ledge(example, index, height));
        let ends = held.map(|held| if held { here } else { here.hidden(1.0) });
        if held != [false, false] {
            pieces.push(piece(Art::LedgePocket, Role::Pocket, POCKET, ends));
        }
    }
}

/// Faint tents of a column where another game has squares and this one has none.
fn ghosts(pieces: &mut Vec<Piece>, example: &Example, index: usize, column: Column) {
    let Some(game) = &example.ghosts else { return };
    for seat in game.each_seat() {
        let height = game.square(seat, column);
        if height > 0 && example.before.square(seat, column) != height {
            let here = Pose::seen(ledge(example, index, height));
            let alpha = GHOST;
            pieces.push(tent(seat, [Pose { alpha, ..here }; 2]));
        }
    }
}

/// Ledges of a column, its owner's colour and flag.
fn route(pieces: &mut Vec<Piece>, example: &Example, index: usize, column: Column) {
    let [was, is] = [&example.before, &example.after].map(|game| game.owner(column));
    for height in 1..=example.rows.min(column.height()) {
        let here = Pose::seen(ledge(example, index, height));
        let picture = if height == column.height() {
            Art::LedgeTop
        } else {
            Art::Ledge
        };
        // The same light on the grey pictures as on the large board.
        pieces.push(piece(picture, Role::Ledge.lit(5.2), LEDGE, [here; 2]));
        if let Some(owner) = is {
            let before = if was == is { here } else { here.hidden(1.0) };
            pieces.push(piece(picture, color(owner).lit(2.2), LEDGE, [before, here]));
        }
    }
    if let Some(owner) = is {
        let top = ledge(example, index, column.height()) - Vec2::new(0.0, LEDGE.y / 2.0);
        let [pole, cloth] = [POLE, CLOTH].map(|size| size * enlarged(example));
        let up = pole.with_x(0.0);
        for (picture, color, size, offset) in [
            (Art::FlagPole, Role::AsPainted, pole, -up / 2.0),
            (Art::Flag, color(owner), cloth, cloth / 2.0 - up),
        ] {
            let to = Pose::seen(top + offset);
            let from = if was == is {
                to
            } else {
                Pose::seen(top).hidden(0.1)
            };
            pieces.push(piece(picture, color, size, [from, to]));
        }
    }
}

/// Square of a seat in a column: it stays, makes room for a runner, is put down or taken away.
fn square(pieces: &mut Vec<Piece>, example: &Example, index: usize, column: Column, seat: Seat) {
    let stands = |game: &Game| {
        let height = game.square(seat, column);
        if height == 0 || game.owner(column).is_some() {
            return None;
        }
        let at = ledge(example, index, height);
        Some(if game.runner(column) == Some(height) {
            Pose {
                scale: TENT_IN_FRONT / TENT,
                ..Pose::seen(at + Vec2::new(0.0, STANDS))
            }
        } else {
            Pose::seen(at)
        })
    };
    let is_same = example.before.square(seat, column) == example.after.square(seat, column);
    let mut push = |from, to| pieces.push(tent(seat, [from, to]));
    match (stands(&example.before), stands(&example.after)) {
        (Some(from), Some(to)) if is_same => push(from, to),
        (from, to) => {
            if let Some(from) = from {
                push(from, from.hidden(0.1));
            }
            if let Some(to) = to {
                push(to.hidden(0.1), to);
            }
        }
    }
}

/// Runner of a column with its lamp: it climbs, sets out, or is banked.
fn runner(pieces: &mut Vec<Piece>, example: &Example, index: usize, column: Column) {
    let seat = example.before.turn();
    let large = enlarged(example);
    let stands = |height: u8| {
        let here = ledge(example, index, height);
        let up = STANDS + (large - 1.0) * RUNNER.y / 2.0;
        Pose::seen(here - Vec2::new(0.0, up))
    };
    let ends = match (example.before.runner(column), example.after.runner(column)) {
        (None, None) => return,
        (Some(from), Some(to)) => [stands(from), stands(to)],
        (Some(from), None) => {
            let sunk = Pose::seen(ledge(example, index, from)).hidden(0.25);
            [stands(from), sunk]
        }
        (None, Some(to)) => {
            let below = stands(example.before.square(seat, column)).hidden(0.6);
            [below, stands(to)]
        }
    };
    for (picture, tint, size, up) in [
        (Art::LampGlow, Role::Headlamp.faint(0.06), GLOW, 23.0),
        (Art::Climber, Role::Runner.into(), RUNNER, 0.0),
        (Art::ClimberGear, color(seat).into(), RUNNER, 0.0),
    ] {
        let ends = ends.map(|pose| Pose {
            at: pose.at - Vec2::new(0.0, up * pose.scale),
            ..pose
        });
        pieces.push(Piece {
            swing: SWING_OUT,
            ..piece(picture, tint, large * size, ends)
        });
    }
}

#[cfg(test)]
mod tests {
    use cant_stop_rules::Landing;

    use super::*;
    use crate::play::house_rules::TableRule;

    #[test]
    fn a_runner_goes_as_far_as_the_rules_take_it() {
        for (landing, ledges) in [(Landing::Share, 1.0), (Landing::Jump, 2.0)] {
            let agreed = Variant {
                landing,
                ..Variant::default()
            };
            let example = Example::of(TableRule::Landing, agreed, 2).expect("an example");
            let pieces = pieces(&example).into_iter();
            let moved: Vec<f32> = pieces
                .filter(|piece| piece.picture == Art::Climber)
                .map(|piece| (piece.from.at.y - piece.to.at.y) / STEP.y)
                .filter(|up| *up != 0.0)
                .collect();
            assert_eq!(moved, [ledges], "{landing:?}");
        }
    }
}
