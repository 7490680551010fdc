//! Regular stripes of high contrast, which can bring on seizures even when they stand still.
//!
//! The limits are those of Ofcom's guidance on flashing images and regular patterns: more than five pairs of light and
//! dark stripes, whose luminance differs by a tenth of the most there is, where the darker is below 0.8. It allows them on a
//! quarter of the screen if they move; the law here is a fifth, and they may stand still.

use bevy::math::UVec2;
use cant_stop_scenery::luminance_of_light;

use super::frame::Frame;
use super::swing::{CHANGE, DARKER_BELOW, Swing};

/// Number of edges of five pairs of stripes.
const EDGES: usize = 11;
/// Stripes are regular if one pair is as wide as the next, but for this share.
const UNEVEN: f32 = 0.3;
/// Distance in pixels from one line that is looked at to the next.
const EVERY: u32 = 2;
/// The share of the screen that may have stripes.
pub(super) const AREA: f32 = 0.2;

/// The share of a frame, 0 to 1, that lies in more than five pairs of regular stripes, across or down.
pub(super) fn striped(frame: &Frame) -> f32 {
    let UVec2 { x, y } = frame.size;
    let lights: Vec<f32> = frame.lights().map(luminance_of_light).collect();
    let at = |column: u32, row: u32| lights[(row * x + column) as usize];
    let mut is_striped = vec![false; lights.len()];
    for row in (0..y).step_by(EVERY as usize) {
        for column in stripes((0..x).map(|column| at(column, row))) {
            is_striped[row as usize * x as usize + column] = true;
        }
    }
    for column in (0..x).step_by(EVERY as usize) {
        for row in stripes((0..y).map(|row| at(column, row))) {
            is_striped[row * x as usize + column as usize] = true;
        }
    }
    let every = |most: u32| (0..most).step_by(EVERY as usize);
    let looked_at = || every(y).flat_map(move |row| every(x).map(move |column| row * x + column));
    let found = looked_at().filter(|place| is_striped[*place as usize]);
    found.count() as f32 / looked_at().count().max(1) as f32
}

/// The places along a line of pixels that lie in regular stripes.
fn stripes(line: impl Iterator<Item = f32>) -> impl Iterator<Item = usize> {
    let edges = edges(line);
    let mut found = Vec::new();
    let (mut start, mut told) = (0, 0);
    for end in 0..edges.len() {
        if end >= start + 3 && !is_even(&edges[end - 3..=end]) {
            start = end - 2;
        }
        if end + 1 - start > EDGES {
            found.push(edges[start].max(told)..edges[end]);
            told = edges[end];
        }
    }
    found.into_iter().flatten()
}

/// Returns `true` if of four edges in a row the first pair of stripes is as wide as the second.
fn is_even(edges: &[usize]) -> bool {
    let [one, other] = [edges[2] - edges[0], edges[3] - edges[1]].map(|wide| wide as f32);
    (one - other).abs() <= UNEVEN * one.min(other)
}

/// The places along a line where light turns to dark or dark to light.
fn edges(line: impl Iterator<Item = f32>) -> Vec<usize> {
    let mut line = line.enumerate().peekable();
    let first = line.peek().map_or(0.0, |(_, light)| *light);
    let mut swing = Swing::at(first);
    let edges = line.filter(|(_, light)| swing.turns(*light, CHANGE, DARKER_BELOW));
    edges.map(|(place, _)| place).collect()
}

#[cfg(test)]
mod tests {
    use bevy::math::Rect;

    use super::*;

    const SIZE: UVec2 = UVec2::new(240, 120);

    /// Upright stripes on `wide` pixels from the left, each pair as wide as `pair` says for its number.
    fn upright(wide: f32, light: u8, pair: impl Fn(u16) -> f32) -> Frame {
        let mut frame = Frame::grey(SIZE, 60);
        let mut left = 0.0;
        for number in 0.. {
            let end = left + pair(number);
            if end > wide {
                break;
            }
            let dark = Rect::new(left, 0.0, f32::midpoint(left, end), 120.0);
            frame = frame
                .with(dark, [60; 3])
                .with(Rect::new(dark.max.x, 0.0, end, 120.0), [light; 3]);
            left = end;
        }
        frame
    }

    #[test]
    fn many_even_stripes_are_found_and_few_or_faint_or_uneven_ones_are_not() {
        assert!(striped(&upright(240.0, 220, |_| 12.0)) > 0.9);
        assert_eq!(striped(&upright(60.0, 220, |_| 12.0)), 0.0, "five pairs");
        assert_eq!(striped(&upright(240.0, 80, |_| 12.0)), 0.0, "faint");
        let uneven = |number| if number % 2 == 0 { 8.0 } else { 20.0 };
        assert_eq!(striped(&upright(240.0, 220, uneven)), 0.0);
    }

    #[test]
    fn stripes_that_lie_are_found_and_their_share_is_told() {
        let mut frame = Frame::grey(SIZE, 60);
        for row in 0..10_u8 {
            let top = 12.0 * f32::from(row);
            frame = frame.with(Rect::new(0.0, top, 48.0, top + 6.0), [220; 3]);
        }
        let share = striped(&frame);
        assert!((0.15..=AREA).contains(&share), "{share}");
    }
}
