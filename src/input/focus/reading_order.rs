//! The order in which people read what is on a screen: line by line, each from left to right.

use bevy::math::Rect;

/// Sorts what has a place on the screen, y down, into lines and these from left to right. What overlaps a line by half
/// its height is in it; what has no place comes last, as it came.
pub(crate) fn in_reading_order<T>(things: Vec<T>, place: impl Fn(&T) -> Option<Rect>) -> Vec<T> {
    let (mut placed, mut rest) = (Vec::new(), Vec::new());
    for thing in things {
        match place(&thing) {
            Some(rect) => placed.push((rect, thing)),
            None => rest.push(thing),
        }
    }
    placed.sort_by(|(a, _), (b, _)| a.center().y.total_cmp(&b.center().y));
    let mut lines: Vec<(Rect, Vec<(Rect, T)>)> = Vec::new();
    for (rect, thing) in placed {
        match lines.last_mut() {
            Some((line, things)) if overlap(line, &rect) => {
                things.push((rect, thing));
            }
            _ => lines.push((rect, vec![(rect, thing)])),
        }
    }
    let in_lines = lines.into_iter().flat_map(|(_, mut things)| {
        things.sort_by(|(a, _), (b, _)| a.min.x.total_cmp(&b.min.x));
        things.into_iter().map(|(_, thing)| thing)
    });
    in_lines.chain(rest).collect()
}

fn overlap(line: &Rect, rect: &Rect) -> bool {
    let least = line.height().min(rect.height());
    (line.center().y - rect.center().y).abs() < least / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_one_below_the_other_and_each_from_left_to_right() {
        let at = |x: f32, y: f32| Some(Rect::new(x, y, x + 10.0, y + 10.0));
        let things = vec![
            ("last", None),
            ("below", at(0.0, 30.0)),
            ("right", at(50.0, 2.0)),
            ("left", at(0.0, 0.0)),
        ];
        let names: Vec<&str> = in_reading_order(things, |thing| thing.1)
            .into_iter()
            .map(|thing| thing.0)
            .collect();
        assert_eq!(names, ["left", "right", "below", "last"]);
    }
}
