//! Brings any throw, however wild or broken its numbers, into one that the tray can hold.

use rapier3d::prelude::{Rotation, Vector};

use crate::die::{DIE_SIZE, MAX_DICE, REACH, REACH_UP, REACH_X, REACH_Z};
use crate::pose::Pose;
use crate::throw::{MAX_SPEED, MAX_SPIN, Start, Throw};

/// Start of a die whose position is not a number.
const FALLBACK: Vector = Vector::new(0.0, 3.0, 0.0);

/// Step up or down to make room, in edges; overlapping centres are less than an edge apart.
const SHIFT: f32 = DIE_SIZE * 1.05;

/// Centres at least so far apart are left alone: dice that are pressed together in a hand sink into each other a little,
/// and physics lets them spring apart by itself.
const APART: f32 = DIE_SIZE * 0.93;

impl Throw {
    /// The throw that [`simulate`](crate::simulate()) makes of this one: at most [`MAX_DICE`] dice, inside the tray's room, in
    /// different places, at no more than [`MAX_SPEED`] and [`MAX_SPIN`], and without a number that is none.
    ///
    /// A throw that already is like this stays as it is.
    #[must_use]
    pub fn clamped(&self) -> Throw {
        let mut dice: Vec<Start> = Vec::with_capacity(MAX_DICE);
        for die in self.dice.iter().take(MAX_DICE) {
            let wanted = inside(Vector::from_array(die.pose.position));
            dice.push(Start {
                pose: Pose {
                    position: free_place(wanted, &dice).into(),
                    rotation: unit(die.pose.rotation),
                },
                linear: at_most(die.linear, MAX_SPEED),
                angular: at_most(die.angular, MAX_SPIN),
            });
        }
        Throw {
            seed: self.seed,
            dice,
        }
    }
}

fn inside(place: Vector) -> Vector {
    if place.is_nan() {
        return FALLBACK;
    }
    place.clamp(
        Vector::new(-REACH_X, REACH, -REACH_Z),
        Vector::new(REACH_X, REACH_UP, REACH_Z),
    )
}

/// The place nearest above or below `wanted` that no earlier die takes.
fn free_place(wanted: Vector, earlier: &[Start]) -> Vector {
    // The room is high enough for seven places one above the other, and three dice block at most six of them.
    const PLACES: i8 = 8;
    let is_free = |place: &Vector| {
        earlier
            .iter()
            .all(|die| place.distance(Vector::from_array(die.pose.position)) >= APART)
    };
    (0..=PLACES)
        .flat_map(|places| [places, -places])
        .map(|places| wanted + Vector::Y * SHIFT * f32::from(places))
        .filter(|place| (REACH..=REACH_UP).contains(&place.y))
        .find(is_free)
        .unwrap_or(wanted)
}

fn unit(rotation: [f32; 4]) -> [f32; 4] {
    let rotation = Rotation::from_array(rotation);
    if rotation.is_normalized() {
        rotation.into()
    } else if rotation.length_squared().is_normal() {
        // The root of a square too small to be exact would be no length to go by.
        (rotation / rotation.length()).into()
    } else {
        Rotation::IDENTITY.into()
    }
}

fn at_most(velocity: [f32; 3], limit: f32) -> [f32; 3] {
    let velocity = Vector::from_array(velocity);
    if velocity.is_nan() {
        return [0.0; 3];
    }
    // Bounding each part first keeps the length finite.
    let bounded = velocity.clamp(Vector::splat(-limit), Vector::splat(limit));
    let length = bounded.length();
    // The tolerance lets a velocity that was limited before pass unchanged.
    if length > limit * 1.000_1 {
        (bounded * (limit / length)).into()
    } else {
        bounded.into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_in_one_place_are_set_apart() {
        for height in [-50.0, 0.5, 4.0, 50.0] {
            let throw = Throw {
                seed: 0,
                dice: vec![Start::still([90.0, height, -90.0]); 6],
            };
            let clamped = throw.clamped();
            assert_eq!(clamped.dice.len(), MAX_DICE);
            for (index, die) in clamped.dice.iter().enumerate() {
                for other in &clamped.dice[..index] {
                    let here = Vector::from_array(die.pose.position);
                    assert!(here.distance(Vector::from_array(other.pose.position)) >= APART);
                }
            }
            assert_eq!(clamped.clamped(), clamped);
        }
    }

    #[test]
    fn speed_and_spin_are_limited() {
        let mut die = Start::still([0.0, 2.0, 0.0]);
        die.linear = [1e30, -1e30, 3.0];
        die.angular = [0.0, 3e38, f32::INFINITY];
        let dice = vec![die];
        let die = Throw { seed: 0, dice }.clamped().dice[0];
        let [linear, angular] = [die.linear, die.angular].map(Vector::from_array);
        assert!((linear.length() - MAX_SPEED).abs() < 1e-3, "{linear}");
        assert!((angular.length() - MAX_SPIN).abs() < 1e-3, "{angular}");
    }
}
