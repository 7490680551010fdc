//! Sticks of pads: dead zone and sum over all pads.

use bevy::prelude::*;

/// Dead zone of a stick that gives a direction, 0 to 1.
pub(crate) const STICK: f32 = 0.5;

/// Push of a stick, x to the right and y up, each axis scaled to reach from the edge of its dead zone to 1.
pub(super) fn push(stick: Vec2, dead_zone: f32) -> Vec2 {
    let axis = |value: f32| {
        let beyond = (value.abs() - dead_zone).max(0.0) / (1.0 - dead_zone);
        beyond.min(1.0).copysign(value)
    };
    Vec2::new(axis(stick.x), axis(stick.y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_push_begins_at_the_edge_of_the_dead_zone() {
        assert_eq!(push(Vec2::new(0.5, -0.4), STICK), Vec2::ZERO);
        assert_eq!(push(Vec2::new(1.0, -0.75), STICK), Vec2::new(1.0, -0.5));
    }
}
