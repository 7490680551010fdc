//! Requests to move the focus, the direction of a push, and the nearest widget in a direction.

use bevy::input_focus::directional_navigation::{AutoNavigationConfig, FocusableArea};
use bevy::input_focus::navigator::find_best_candidate;
use bevy::math::{CompassOctant, CompassQuadrant};
use bevy::prelude::*;

/// Minimum overlap of two widgets in one row, as a fraction of the smaller one, 0 to 1.
const IN_ROW: f32 = 0.05;
/// Maximum overlap of two widgets in one column, as a fraction of their heights together.
const OVERLAP: f32 = 0.125;
/// Maximum sideways distance of a widget above or below, for each pixel between the centres.
const STEEPEST: f32 = 3.0;

#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveFocus {
    /// To the neighbour in a direction, or to the next value.
    Towards(CompassQuadrant),
    /// To the next widget in reading order (1), or the previous one (-1).
    Along(i32),
}

/// Direction of a push, x to the right and y up; `None` if it is shorter than `least`.
pub(crate) fn quadrant(push: Vec2, least: f32) -> Option<CompassQuadrant> {
    let direction = Dir2::new(push).ok()?;
    (push.length() >= least).then(|| CompassQuadrant::from(direction))
}

/// Nearest widget in `direction` from `origin`, in pixels with y down. To the left and right only widgets of the same
/// row count.
pub(super) fn nearest(
    origin: (Entity, Rect),
    direction: CompassQuadrant,
    candidates: &[(Entity, Rect)],
) -> Option<Entity> {
    let (octant, in_row) = match direction {
        CompassQuadrant::North => (CompassOctant::North, 0.0),
        CompassQuadrant::South => (CompassOctant::South, 0.0),
        CompassQuadrant::East => (CompassOctant::East, IN_ROW),
        CompassQuadrant::West => (CompassOctant::West, IN_ROW),
    };
    let config = AutoNavigationConfig {
        min_alignment_factor: in_row,
        ..default()
    };
    let ahead: Vec<FocusableArea> = candidates
        .iter()
        .filter(|(_, rect)| in_row > 0.0 || is_above_or_below(origin.1, *rect))
        .map(|candidate| area(*candidate))
        .collect();
    find_best_candidate(&area(origin), octant, &ahead, &config)
}

fn area((entity, rect): (Entity, Rect)) -> FocusableArea {
    FocusableArea {
        entity,
        position: rect.center(),
        size: rect.size(),
    }
}

/// Returns `true` if one widget lies above the other. The engine compares centres only: it would accept a taller
/// neighbour in the same row, and a widget at the other side of the screen.
fn is_above_or_below(one: Rect, other: Rect) -> bool {
    let between = (other.center() - one.center()).abs();
    let sizes = one.size() + other.size();
    let aside = between.x - sizes.x / 2.0;
    between.y >= sizes.y * (0.5 - OVERLAP) && aside <= STEEPEST * between.y
}

#[cfg(test)]
mod tests {
    use super::*;
    use CompassQuadrant::{East, North, South, West};

    fn at(x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect::new(x, y, x + w, y + h)
    }

    /// Index of the best rectangle in a direction from the one at `from`.
    fn best(from: usize, direction: CompassQuadrant, all: &[Rect]) -> Option<usize> {
        let mut world = World::new();
        let all: Vec<(Entity, Rect)> = all
            .iter()
            .map(|rect| (world.spawn_empty().id(), *rect))
            .collect();
        let there = nearest(all[from], direction, &all)?;
        all.iter().position(|(entity, _)| *entity == there)
    }

    #[test]
    fn the_stronger_axis_decides_where_a_push_goes() {
        let of = |x, y| quadrant(Vec2::new(x, y), 0.2);
        assert_eq!(of(0.9, 0.4), Some(East));
        assert_eq!(of(-0.3, 0.4), Some(North));
        assert_eq!(of(0.0, -1.0), Some(South));
        assert_eq!(of(-0.9, 0.2), Some(West));
        assert_eq!(of(0.1, 0.1), None);
        assert_eq!(quadrant(Vec2::ZERO, 0.0), None);
        assert_eq!(quadrant(Vec2::new(0.3, -0.3), 0.5), None);
    }

    #[test]
    fn a_column_of_buttons_is_walked_one_by_one() {
        let column = [
            at(0., 0., 500., 100.),
            at(0., 120., 200., 64.),
            at(0., 200., 220., 64.),
        ];
        assert_eq!(best(0, South, &column), Some(1));
        assert_eq!(best(1, South, &column), Some(2));
        assert_eq!(best(2, South, &column), None);
        assert_eq!(best(2, North, &column), Some(1));
        assert_eq!(best(1, East, &column), None);
    }

    #[test]
    fn rows_are_walked_sideways_and_left_for_the_nearest() {
        let all = [
            at(0., 0., 190., 140.),
            at(200., 0., 190., 140.),
            at(400., 0., 190., 140.),
            at(0., 160., 330., 95.),
            at(350., 160., 240., 95.),
        ];
        assert_eq!(best(0, East, &all), Some(1));
        assert_eq!(best(2, West, &all), Some(1));
        assert_eq!(best(0, South, &all), Some(3));
        assert_eq!(best(2, South, &all), Some(4));
        assert_eq!(best(3, East, &all), Some(4));
        assert_eq!(best(4, North, &all), Some(2));
    }

    #[test]
    fn a_taller_neighbour_in_a_row_is_not_below() {
        let row = [
            at(0., 0., 190., 60.),
            at(200., 0., 190., 90.),
            at(0., 300., 190., 60.),
        ];
        assert_eq!(best(0, South, &row), Some(2));
        assert_eq!(best(1, North, &row), None);
        assert_eq!(best(0, East, &row), Some(1));
    }

    #[test]
    fn a_diagonal_neighbour_is_reached_vertically_but_not_sideways() {
        let left = at(0., 0., 100., 60.);
        let below_right = at(300., 200., 100., 60.);
        assert_eq!(best(0, South, &[left, below_right]), Some(1));
        assert_eq!(best(0, East, &[left, below_right]), None);
        assert_eq!(best(1, North, &[left, below_right]), Some(0));
        let far_right = at(1200., 100., 100., 60.);
        assert_eq!(
            best(1, North, &[left, far_right]),
            None,
            "across the screen is not above"
        );
    }
}
