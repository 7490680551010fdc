//! Throws as they leave a player's hand.

use rapier3d::prelude::Vector;

use crate::random::{Purpose, Stream};
use crate::throw::{Start, Throw};

/// The dice of a toss move at least so fast together, in edges per second.
const LEAST_SPEED: f32 = 11.0;

/// And spin at least so fast on average, in radians per second.
const LEAST_SPIN: f32 = 14.0;

/// Velocities below this, in edges per second, say nothing of where a hand throws to.
const DIRECTED: f32 = 1.5;

const LEVEL: Vector = Vector::new(1.0, 0.0, 1.0);

impl Throw {
    /// The throw of dice that leave a player's hand as they are in `dice`, with the labels of this seed.
    ///
    /// It is brought into range as [`Throw::clamped`] says, and dice that hardly move are given the least motion of a toss, in
    /// the direction they have or else across the tray: merely dropped they would look lame. Fairness depends on none of
    /// this, because it depends on the labels alone.
    pub fn from_hand(seed: u64, dice: &[Start]) -> Throw {
        let mut throw = Throw {
            seed,
            dice: dice.to_vec(),
        }
        .clamped();
        let mut stream = Stream::new(seed, Purpose::Toss);
        let mean = |of: fn(&Start) -> Vector| -> Vector {
            let sum: Vector = throw.dice.iter().map(of).sum();
            sum / throw.dice.len().max(1) as f32
        };
        let moving = mean(|die| Vector::from_array(die.linear)) * LEVEL;
        let middle = mean(|die| Vector::from_array(die.pose.position)) * LEVEL;
        let spins: f32 = throw.dice.iter().map(spin).sum();
        let missing_spin = LEAST_SPIN - spins / throw.dice.len().max(1) as f32;
        let direction = direction(moving, middle, &mut stream);
        let push = direction * (LEAST_SPEED - moving.dot(direction)).max(0.0);
        for die in &mut throw.dice {
            // Neighbours that leave together would otherwise fly as one block.
            let own = push * stream.between(0.85, 1.15);
            die.linear = (Vector::from_array(die.linear) + own).into();
            if missing_spin > 0.0 {
                let roll = Vector::Y.cross(direction) + stream.in_ball() * 0.5;
                let added = roll * (missing_spin + LEAST_SPIN / 2.0);
                die.angular = (Vector::from_array(die.angular) + added).into();
            }
        }
        throw.clamped()
    }
}

fn spin(die: &Start) -> f32 {
    Vector::from_array(die.angular).length()
}

/// Unit direction of a throw: that of the moving dice, else across the tray, a little to the side.
fn direction(moving: Vector, middle: Vector, stream: &mut Stream) -> Vector {
    let drawn = stream.in_ball() * LEVEL;
    let wanted = if moving.length() >= DIRECTED {
        moving
    } else {
        drawn - middle
    };
    let direction = wanted.normalize_or_zero();
    if direction == Vector::ZERO {
        Vector::X
    } else {
        direction
    }
}
