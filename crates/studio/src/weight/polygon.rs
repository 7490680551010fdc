//! Areas of what lies on the screen, in pixels.

use bevy::prelude::*;

/// The area of a convex polygon within a rectangle.
pub(super) fn area_within(points: &[Vec2], bounds: Rect) -> f32 {
    let Rect { min, max } = bounds;
    let mut points = points.to_vec();
    for (axis, at, sign) in [
        (0, min.x, 1.0),
        (0, max.x, -1.0),
        (1, min.y, 1.0),
        (1, max.y, -1.0),
    ] {
        points = cut(&points, |point| sign * (point[axis] - at));
    }
    area(&points)
}

/// Clips a convex polygon to the part at which `inside`, which is linear, is not negative.
fn cut(points: &[Vec2], inside: impl Fn(Vec2) -> f32) -> Vec<Vec2> {
    let mut kept = Vec::new();
    for (index, &point) in points.iter().enumerate() {
        let before = points[(index + points.len() - 1) % points.len()];
        let (from, to) = (inside(before), inside(point));
        if (from < 0.0) != (to < 0.0) {
            kept.push(before.lerp(point, from / (from - to)));
        }
        if to >= 0.0 {
            kept.push(point);
        }
    }
    kept
}

fn area(points: &[Vec2]) -> f32 {
    let Some((&first, rest)) = points.split_first() else {
        return 0.0;
    };
    let triangles = rest.windows(2);
    let twice: f32 = triangles
        .map(|pair| (pair[0] - first).perp_dot(pair[1] - first))
        .sum();
    twice.abs() / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const SCREEN: Rect = Rect {
        min: Vec2::ZERO,
        max: Vec2::new(100.0, 50.0),
    };

    fn square(at: f32) -> [Vec2; 4] {
        [(0.0, 0.0), (20.0, 0.0), (20.0, 20.0), (0.0, 20.0)].map(|(x, y)| Vec2::new(x + at, y + at))
    }

    #[test]
    fn only_what_is_on_the_screen_counts() {
        assert_eq!(area_within(&square(10.0), SCREEN), 400.0);
        assert_eq!(area_within(&square(40.0), SCREEN), 200.0);
        assert_eq!(area_within(&square(-10.0), SCREEN), 100.0);
        assert_eq!(area_within(&square(60.0), SCREEN), 0.0);
        let turned = [(50.0, 5.0), (70.0, 25.0), (50.0, 45.0), (30.0, 25.0)];
        let turned = turned.map(|(x, y)| Vec2::new(x, y));
        assert!((area_within(&turned, SCREEN) - 800.0).abs() < 1e-3);
    }
}
