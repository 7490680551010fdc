//! Places of everything on the board, in the frame of [`board`] with y up, as the table has it.

use bevy::math::{Rect, Vec2};
use cant_stop_rules::Column;
use cant_stop_scenery::board;

/// From the lowest space of a column down to its foot, the start of its climbs.
const FOOT_BELOW: f32 = 36.0;
/// From the middle of a space down to the snow under the pieces.
const SHELF_BELOW: f32 = 15.0;
/// From the middle of a topmost space up to the snow on its plate.
const PLATE_ABOVE: f32 = 18.0;
/// From the feet of a runner up to the ring that its rope is tied to.
const RING_UP: f32 = 26.0;

/// Size of a space.
pub(super) const SPACE: Vec2 = Vec2::from_array(board::SPACE);

/// Rectangle of the mountain.
pub(super) const MOUNTAIN: Rect = {
    let [left, top, right, bottom] = board::MOUNTAIN;
    Rect {
        min: Vec2::new(left, -bottom),
        max: Vec2::new(right, -top),
    }
};

/// Rectangle of the ridges on both sides of the mountain. They reach beyond the edges of any canvas.
pub(super) const RIDGES: Rect = Rect {
    min: Vec2::new(-1566.0, -1200.0),
    max: Vec2::new(2834.0, -640.0),
};

/// Rectangle of the fog around the foot of the mountain.
pub(super) const FOOT_FOG: Rect = Rect {
    min: Vec2::new(-1566.0, -1120.0),
    max: Vec2::new(2834.0, -920.0),
};

fn up([x, y]: [f32; 2]) -> Vec2 {
    Vec2::new(x, -y)
}

/// Middle of a space; height 1 is the lowest.
pub(super) fn space(column: Column, height: u8) -> Vec2 {
    up(board::space(column, f32::from(height)))
}

/// Ring of a runner who stands on a space; on the topmost one the runner stands on the plate with the number.
pub(super) fn stand(column: Column, height: u8) -> Vec2 {
    let is_top = height == column.height();
    let feet = if is_top { PLATE_ABOVE } else { -SHELF_BELOW };
    space(column, height) + Vec2::new(0.0, feet + RING_UP)
}

/// Snow of a space, under the feet of a runner.
pub(super) fn shelf(column: Column, height: u8) -> Vec2 {
    space(column, height) - Vec2::new(0.0, SHELF_BELOW)
}

/// Start of a climb without a square.
pub(super) fn foot(column: Column) -> Vec2 {
    space(column, 1) - Vec2::new(0.0, FOOT_BELOW)
}

/// Middle of the number below a column.
pub(super) fn foot_number(column: Column) -> Vec2 {
    up(board::foot_number(column))
}

/// Tip of the mountain above a column, the place of its flag.
pub(super) fn tip(column: Column) -> Vec2 {
    up(board::tip(column))
}

/// Plate on top of a column, which carries its number.
pub(super) fn plate(column: Column) -> Rect {
    let middle = space(column, column.height());
    Rect::from_center_size(middle, Vec2::new(SPACE.x, 2.0 * PLATE_ABOVE))
}

/// Place and size of a square on its space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SquareSpot {
    /// From the middle of the space.
    pub(super) offset: Vec2,
    /// Width and height.
    pub(super) size: f32,
}

/// Runner of a column, seen from a space with squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RunnerAt {
    /// Neither on the space nor on the one below it.
    Elsewhere,
    /// On the space itself.
    Here,
    /// On the space below: its head reaches up to here.
    Below,
}

/// Place of square number `index` of the `count` on one space. They stand in a row before the feet of a runner, on
/// both sides of the head of one below, else as large as fits.
pub(super) fn square_spot(index: usize, count: usize, runner: RunnerAt) -> SquareSpot {
    let spot = |x: f32, y: f32, size: f32| SquareSpot {
        offset: Vec2::new(x, y),
        size,
    };
    let (left, top) = (index.is_multiple_of(2), index < 2);
    let side = |x: f32| if left { -x } else { x };
    match count {
        _ if runner == RunnerAt::Here => {
            let middle = (count.max(1) - 1) as f32 / 2.0;
            spot((index as f32 - middle) * 23.0, -12.0, 23.0)
        }
        _ if runner == RunnerAt::Below => {
            let y = if count > 2 && top { 15.0 } else { -5.0 };
            spot(side(29.0), y, 22.0)
        }
        0 | 1 => spot(0.0, 2.0, 36.0),
        2 => spot(side(17.0), 0.5, 32.0),
        // The lower ones stand on the shelf, not before it, where the rock may be as light as they are.
        3 if index == 2 => spot(0.0, -6.5, 27.0),
        3 => spot(side(22.0), 14.0, 25.0),
        _ => spot(side(15.0), if top { 15.0 } else { -8.0 }, 24.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_stands_where_it_was_drawn() {
        let column = |number| Column::new(number).expect("a column");
        assert_eq!(space(column(2), 1), Vec2::new(194.0, -954.0));
        assert_eq!(space(column(12), 3), Vec2::new(1074.0, -832.0));
        assert_eq!(space(column(7), 13), Vec2::new(634.0, -222.0));
        assert_eq!(tip(column(7)), Vec2::new(634.0, -120.0));
    }

    #[test]
    fn squares_on_one_space_neither_hide_each_other_nor_leave_it() {
        for count in 1..=4 {
            for runner in [RunnerAt::Elsewhere, RunnerAt::Here, RunnerAt::Below] {
                let spots: Vec<SquareSpot> = (0..count)
                    .map(|index| square_spot(index, count, runner))
                    .collect();
                for (index, spot) in spots.iter().enumerate() {
                    let reach = spot.offset.abs() + spot.size / 2.0;
                    assert!(reach.x <= SPACE.x / 2.0 + 13.0 && reach.y <= SPACE.y / 2.0 + 4.0);
                    for other in &spots[..index] {
                        let apart = (spot.offset - other.offset).abs().max_element();
                        assert!(apart >= spot.size * 0.8, "{count} {runner:?}");
                    }
                }
            }
        }
    }
}
