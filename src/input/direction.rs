//! Which widget lies in a direction from another one.

use bevy::{math::CompassQuadrant, prelude::*};

/// What a unit of distance to the side costs, compared with one in the direction.
const SIDEWAYS: f32 = 3.0;
/// What a unit between the middles costs, to the side: decides between equals.
const OFF_CENTRE: f32 = 0.15;
/// How far to the side, per unit ahead, something may lie that is still above or below.
const STEEP: f32 = 3.0;

/// The index of the rectangle that lies best in `direction` from `origin` (y down); none if nothing lies there.
pub(super) fn best(origin: Rect, direction: CompassQuadrant, candidates: &[Rect]) -> Option<usize> {
    candidates
        .iter()
        .enumerate()
        .filter_map(|(index, candidate)| Some((index, cost(origin, direction, *candidate)?)))
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(index, _)| index)
}

fn cost(origin: Rect, direction: CompassQuadrant, candidate: Rect) -> Option<f32> {
    let between = candidate.center() - origin.center();
    let half = (origin.size() + candidate.size()) / 2.0;
    // Distance of the middles, and of the edges, along the direction and across it.
    let (ahead, half_ahead, across, half_across) = match direction {
        CompassQuadrant::North => (-between.y, half.y, between.x, half.x),
        CompassQuadrant::South => (between.y, half.y, between.x, half.x),
        CompassQuadrant::East => (between.x, half.x, between.y, half.y),
        CompassQuadrant::West => (-between.x, half.x, between.y, half.y),
    };
    let across = across.abs();
    let gap_ahead = ahead - half_ahead;
    let gap_across = (across - half_across).max(0.0);
    // Something beside the origin does not lie ahead of it, even if its middle is a little further on.
    let ahead_of_it = gap_ahead >= -0.25 * half_ahead && ahead > 0.0;
    // To the side of a row only things in that row are reached; up and down may go askew, but not across the screen.
    let askew = match direction {
        CompassQuadrant::East | CompassQuadrant::West => 0.0,
        CompassQuadrant::North | CompassQuadrant::South => {
            STEEP * gap_ahead.max(0.0) + half_across / 2.0
        }
    };
    if !ahead_of_it || gap_across > askew {
        return None;
    }
    Some(gap_ahead.max(0.0) + SIDEWAYS * gap_across + OFF_CENTRE * across)
}

#[cfg(test)]
mod tests {
    use super::*;
    use CompassQuadrant::{East, North, South, West};

    fn at(x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect::new(x, y, x + w, y + h)
    }

    #[test]
    fn a_column_of_buttons_is_walked_one_by_one() {
        let column = [
            at(0., 0., 500., 100.),
            at(0., 120., 200., 64.),
            at(0., 200., 220., 64.),
        ];
        assert_eq!(best(column[0], South, &column), Some(1));
        assert_eq!(best(column[1], South, &column), Some(2));
        assert_eq!(best(column[2], South, &column), None);
        assert_eq!(best(column[2], North, &column), Some(1));
        assert_eq!(best(column[1], East, &column), None);
    }

    #[test]
    fn rows_are_walked_sideways_and_left_for_the_nearest() {
        let cards = [
            at(0., 0., 190., 140.),
            at(200., 0., 190., 140.),
            at(400., 0., 190., 140.),
        ];
        let actions = [at(0., 160., 330., 95.), at(350., 160., 240., 95.)];
        let all = [cards[0], cards[1], cards[2], actions[0], actions[1]];
        assert_eq!(best(cards[0], East, &all), Some(1));
        assert_eq!(best(cards[2], West, &all), Some(1));
        assert_eq!(best(cards[0], South, &all), Some(3));
        assert_eq!(best(cards[2], South, &all), Some(4));
        assert_eq!(best(actions[0], East, &all), Some(4));
        assert_eq!(best(actions[1], North, &all), Some(2));
    }

    #[test]
    fn what_stands_askew_is_reached_up_and_down_but_not_sideways() {
        let left = at(0., 0., 100., 60.);
        let below_right = at(300., 200., 100., 60.);
        assert_eq!(best(left, South, &[below_right]), Some(0));
        assert_eq!(best(left, East, &[below_right]), None);
        assert_eq!(best(below_right, North, &[left]), Some(0));
        let far_right = at(1200., 100., 100., 60.);
        assert_eq!(
            best(far_right, North, &[left]),
            None,
            "across the screen is not above"
        );
    }
}
