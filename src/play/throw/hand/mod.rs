//! The dice in a player's hand: picked up while roll is held, shaken as live bodies, thrown when it is let go.

mod bodies;
mod cup;
mod grip;
mod press;
mod way;

use bevy::prelude::*;
use bevy_rapier3d::prelude::*;
use cant_stop_dice::TIME_STEP;

/// The hand's work in a frame, in this order, before the referee carries out what is asked for.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum HandSystems {
    /// Picks the dice up, lets them go, or puts them back.
    Grip,
    /// Moves the hand.
    Move,
}

pub(crate) fn plugin(app: &mut App) {
    // A fixed time step, with as many steps a frame as it takes, at any frame rate: as a throw is simulated.
    app.insert_resource(TimestepMode::Interpolated {
        dt: TIME_STEP,
        time_scale: 1.0,
        substeps: 1,
    });
    app.add_plugins(
        RapierPhysicsPlugin::<NoUserData>::default().with_custom_initialization(bodies::physics()),
    );
    // Without bodies it would still look for what has changed, and place all there is a second time.
    app.configure_sets(
        PostUpdate,
        (
            PhysicsSet::SyncBackend,
            PhysicsSet::StepSimulation,
            PhysicsSet::Writeback,
        )
            .run_if(bodies::are_there),
    );
    app.configure_sets(
        Update,
        (HandSystems::Grip, HandSystems::Move)
            .chain()
            .before(crate::referee::RefereeSystems::CarryOut),
    );
    app.add_plugins((press::plugin, bodies::plugin));
}
