//! Geometry of the board, in design units from the top left corner of its frame, y down.
//!
//! Places are `[x, y]`, areas are `[left, top, right, bottom]`. Table, interface, poster and tests take them from here.

use cant_stop_rules::Column;

/// Distances between the middles of two columns, and of two spaces of one column.
pub const STEP: [f32; 2] = [88.0, 61.0];
/// Width and height of a space.
pub const SPACE: [f32; 2] = [68.0, 48.0];
/// Area of the picture of the mountain.
pub const MOUNTAIN: [f32; 4] = [34.0, -120.0, 1234.0, 1080.0];
/// Middle of the board, from the left.
pub const MIDDLE: f32 = middle(Column::ALL[5]);
/// Middle of the lowest space of column 2.
const FIRST: [f32; 2] = [194.0, 954.0];
/// From the lowest space of a column down to the number at its foot, and half the height of that number.
const NUMBER_BELOW: f32 = 60.0;
const NUMBER_REACH: f32 = 17.0;
/// From the pole of a flag to its left, to the end of its cloth, and up to its top.
const FLAG: [f32; 3] = [8.0, 62.0, 74.0];

/// Feet of the tents: on the shoulders beside the outer columns, one above the other, apart from numbers and margins.
const TENTS: [[f32; 2]; 4] = [
    [119.0, 914.0],
    [119.0, 1014.0],
    [1149.0, 1014.0],
    [1149.0, 914.0],
];

/// Foot of the tent of a seat. Two players have theirs on either side, three leave the outer place at the right free.
pub fn tent(seat: usize, seats: usize) -> [f32; 2] {
    let place = if seats == 2 { 1 + seat } else { seat };
    TENTS[place.min(TENTS.len() - 1)]
}

/// Middle of a column, from the left.
pub const fn middle(column: Column) -> f32 {
    FIRST[0] + STEP[0] * column.index() as f32
}

/// Left edge of the spaces of a column.
pub const fn left(column: Column) -> f32 {
    middle(column) - SPACE[0] / 2.0
}

/// Middle of a space. The lowest has height 1; fractions lie on the way between two spaces.
pub fn space(column: Column, height: f32) -> [f32; 2] {
    [middle(column), FIRST[1] - STEP[1] * (height - 1.0)]
}

/// Middle of the topmost space of a column, which carries its number.
pub fn top(column: Column) -> [f32; 2] {
    space(column, f32::from(column.height()))
}

/// Middle of the number below a column.
pub fn foot_number(column: Column) -> [f32; 2] {
    [middle(column), FIRST[1] + NUMBER_BELOW]
}

/// Tip of the mountain above a column, the place of its flag.
pub fn tip(column: Column) -> [f32; 2] {
    let above = if column.number() == 7 { 102.0 } else { 82.0 };
    let [x, y] = top(column);
    [x, y - above]
}

/// Area of a column, from its topmost space to the number at its foot.
pub fn area(column: Column) -> [f32; 4] {
    let [left, right] = [-0.5, 0.5].map(|half| middle(column) + half * SPACE[0]);
    let upper = top(column)[1] - SPACE[1] / 2.0;
    [left, upper, right, foot_number(column)[1] + NUMBER_REACH]
}

/// Area of the flag of a column, from the top of its pole to the topmost space.
pub fn flag_area(column: Column) -> [f32; 4] {
    let [x, y] = tip(column);
    let [left, right, up] = FLAG;
    [x - left, y - up, x + right, top(column)[1]]
}
