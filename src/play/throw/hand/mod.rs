//! The dice in a player's hand: picked up while roll is held, shaken as live bodies, thrown when it is let go.

mod bodies;
mod contacts;
mod cup;
mod press;
mod way;

use bevy::prelude::*;
use bevy_rapier3d::prelude::*;
use cant_stop_dice::{MAX_DICE, TIME_STEP};
use cant_stop_rules::Seat;

pub(crate) use press::PressRoll;

/// The hand's work in a frame, in this order, before the referee carries out what is asked for.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum HandSystems {
    /// Picks the dice up, lets them go, or puts them back.
    Grip,
    /// Moves the hand.
    Move,
}

/// The dice in a hand, from picking them up until they are seen to fall.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Hand {
    /// Whose it is.
    pub(crate) seat: Seat,
    /// Where the dice are, in the frame of the tray.
    pub(crate) dice: [Transform; MAX_DICE],
    /// Where the middle of the hand is.
    pub(crate) middle: Vec3,
    /// Seconds since the dice were picked up.
    pub(crate) seconds: f32,
    /// Whether it has let go: the dice stay where they were until they are seen to fall.
    pub(crate) open: bool,
}

pub(crate) fn plugin(app: &mut App) {
    // So fine, and so many steps a frame as it takes, whatever the frame rate: as a throw is simulated.
    app.insert_resource(TimestepMode::Interpolated {
        dt: TIME_STEP,
        time_scale: 1.0,
        substeps: 1,
    });
    app.add_plugins(
        RapierPhysicsPlugin::<NoUserData>::default().with_custom_initialization(bodies::physics()),
    );
    app.configure_sets(
        Update,
        (HandSystems::Grip, HandSystems::Move)
            .chain()
            .before(crate::referee::RefereeSystems::CarryOut),
    );
    app.add_plugins((press::plugin, bodies::plugin, contacts::plugin));
}
