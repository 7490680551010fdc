//! Path up the mountain: dots along a spline through the stations.

use bevy::math::vec2;
use bevy::prelude::*;

use super::stored::StoredWayUp;
use crate::core::art::{Drawing, circle};
use crate::ui::prelude::*;

pub(super) const SIZE: Vec2 = Vec2::new(760.0, 620.0);
/// Middles of the stations on it, from the lowest to the highest.
pub(super) const STATIONS: [Vec2; 5] = [
    vec2(136.0, 500.0),
    vec2(424.0, 440.0),
    vec2(236.0, 326.0),
    vec2(486.0, 262.0),
    vec2(352.0, 152.0),
];
/// Legs of the path from the tents to each station, and from the last to the top.
const LEGS: [&[Vec2]; 6] = [
    &[vec2(366.0, 572.0), vec2(290.0, 562.0), vec2(206.0, 548.0)],
    &[vec2(224.0, 488.0), vec2(320.0, 488.0)],
    &[vec2(436.0, 384.0), vec2(330.0, 378.0)],
    &[vec2(296.0, 268.0), vec2(396.0, 286.0)],
    &[vec2(470.0, 206.0), vec2(420.0, 186.0)],
    &[vec2(338.0, 92.0), vec2(352.0, 48.0)],
];
/// Distance between the dots, their radius, and the width of the ink around them.
const STEP: f32 = 15.0;
const DOT: f32 = 4.0;
const INK: f32 = 2.0;

/// Legs that are climbed: up to the next stage, or to the top where there is none.
pub(super) fn climbed(way: &StoredWayUp) -> f32 {
    way.next().map_or(LEGS.len(), |next| next.station() + 1) as f32
}

/// Drawing of the path with light on its first legs, in fractions of a leg.
pub(super) fn path(lit: f32, palette: Palette, scale: f32) -> Drawing {
    let mut pen = Pen::new(SIZE * scale, palette);
    for (leg, dots) in dots().into_iter().enumerate() {
        let lit = (lit - leg as f32) * dots.len() as f32;
        for (number, dot) in dots.into_iter().enumerate() {
            let (color, size) = match (number as f32) < lit {
                true => (Tint::from(Role::Gold), DOT),
                false => (Role::Paper.faint(0.75), 0.75 * DOT),
            };
            pen.fill(circle(dot * scale, (size + INK) * scale), Role::Ink);
            pen.fill(circle(dot * scale, size * scale), color);
        }
    }
    pen.finish()
}

fn dots() -> [Vec<Vec2>; LEGS.len()] {
    let legs = LEGS.into_iter().enumerate().flat_map(|(leg, way)| {
        let way = way.iter().chain(STATIONS.get(leg));
        way.map(move |point| (leg, *point))
    });
    let mut points: Vec<(usize, Vec2)> = legs.collect();
    // The spline comes to rest at its ends, which are there twice.
    let (first, top) = (points[0], points[points.len() - 1]);
    points.insert(0, first);
    points.push(top);
    let spline = CubicCardinalSpline::new_catmull_rom(points.iter().map(|(_, point)| *point));
    let curve = spline.to_curve().expect("more than two points");
    let mut dots: [Vec<Vec2>; LEGS.len()] = default();
    let mut last = first.1;
    dots[0].push(last);
    let segments = &curve.segments()[1..points.len() - 2];
    for ((leg, _), segment) in points[2..].iter().zip(segments) {
        for part in 1..=60 {
            let point = segment.position(part as f32 / 60.0);
            if point.distance(last) >= STEP {
                dots[*leg].push(point);
                last = point;
            }
        }
    }
    dots
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_path_leads_from_station_to_station_without_a_gap() {
        let dots = dots();
        for (leg, station) in STATIONS.into_iter().enumerate() {
            let end = dots[leg].last().expect("a dot");
            assert!(end.distance(station) < 50.0, "leg {leg} ends at {end}");
        }
        let all: Vec<Vec2> = dots.into_iter().flatten().collect();
        for pair in all.windows(2) {
            let apart = pair[0].distance(pair[1]);
            assert!((STEP..2.0 * STEP).contains(&apart), "{pair:?}");
        }
        let mountain = Rect::from_corners(Vec2::ZERO, SIZE);
        assert!(all.iter().all(|dot| mountain.contains(*dot)));
    }
}
