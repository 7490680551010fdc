//! The table: the mountain and its sky, runners, squares and flags, and the dice in their tray.

mod backdrop;
mod board;
mod camera;
mod chosen;
mod dice;
mod falls;
mod flags;
mod glide;
mod lanterns;
mod layer;
mod outline;
mod places;
mod pockets;
mod position;
mod preview;
mod puff;
mod rock;
mod rope;
mod runners;
mod scenery;
mod sprites;
mod squares;
mod summit;
mod tents;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests;
mod weather;

use bevy::prelude::*;
use bevy_tweening::AnimationSystem;

pub use self::dice::TrayRests;
#[cfg(test)]
pub(crate) use self::flags::cloth_colors;
pub use self::position::OwnFlags;
use self::position::Position;
#[cfg(test)]
pub(crate) use self::preview::sight as outlined;
pub use self::summit::Cheering;
use crate::referee::RefereeSystems;
use crate::referee::throw::ThrowSystems;

/// The table's work in a frame, in this order, after the referee's.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum TableSystems {
    /// Reads what is shown into [`Position`].
    Read,
    /// Sets every piece anew, where it belongs at rest.
    Set,
    /// Starts the motion of the beats that begin in this frame.
    Begin,
    /// Brings what is drawn in line with pieces in motion.
    Pose,
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            TableSystems::Read,
            TableSystems::Set.run_if(resource_changed::<Position>),
            TableSystems::Begin,
            TableSystems::Pose,
        )
            .chain()
            .after(RefereeSystems::Risk)
            .after(ThrowSystems::Report),
    );
    app.configure_sets(
        Update,
        AnimationSystem::AnimationUpdate
            .after(TableSystems::Begin)
            .before(TableSystems::Pose),
    );
    app.add_plugins((position::plugin, backdrop::plugin, board::plugin));
    app.add_plugins((falls::plugin, rock::plugin, lanterns::plugin));
    app.add_plugins((scenery::plugin, weather::plugin, chosen::plugin));
    app.add_plugins((dice::plugin, flags::plugin, camera::plugin));
    app.add_plugins((pockets::plugin, preview::plugin, puff::plugin));
    app.add_plugins((rope::plugin, runners::plugin, tents::plugin));
    app.add_plugins((squares::plugin, outline::plugin, summit::plugin));
}
