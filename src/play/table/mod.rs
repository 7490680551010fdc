//! The table: the mountain and its sky, runners, squares and flags, and the dice in their tray.

mod backdrop;
mod board;
mod chosen;
mod confetti;
mod dice;
mod falls;
mod flags;
mod glide;
mod lanterns;
mod layer;
mod material;
mod moments;
mod night_lights;
mod own_flags;
mod places;
mod pockets;
mod position;
mod preview;
mod puff;
mod push_in;
mod rock;
mod rope;
mod runners;
mod scenery;
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
pub use self::own_flags::OwnFlags;
use self::position::Position;
#[cfg(test)]
pub(crate) use self::preview::sight as outlined;
pub use self::summit::Cheering;
use crate::core::seats::{Mark, Seats};
use crate::core::settings::LastTable;
use crate::core::states::Screen;
use crate::referee::throw::ThrowSystems;
use crate::referee::{RefereeSystems, Shown};

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
    app.init_resource::<Position>();
    app.configure_sets(
        Update,
        (
            TableSystems::Read,
            TableSystems::Set.run_if(resource_changed::<Position>),
            TableSystems::Begin,
            TableSystems::Pose,
        )
            .chain()
            .after(RefereeSystems::Phase)
            .after(ThrowSystems::Report),
    );
    app.configure_sets(
        Update,
        AnimationSystem::AnimationUpdate
            .after(TableSystems::Begin)
            .before(TableSystems::Pose),
    );
    app.add_systems(Update, read_position.in_set(TableSystems::Read));
    app.add_plugins((
        backdrop::plugin,
        board::plugin,
        falls::plugin,
        rock::plugin,
        lanterns::plugin,
        night_lights::plugin,
        scenery::plugin,
        weather::plugin,
    ));
    app.add_plugins((
        chosen::plugin,
        confetti::plugin,
        dice::plugin,
        flags::plugin,
        moments::plugin,
        own_flags::plugin,
        pockets::plugin,
        preview::plugin,
        puff::plugin,
        push_in::plugin,
        rope::plugin,
        runners::plugin,
        squares::plugin,
        summit::plugin,
        tents::plugin,
    ));
}

fn read_position(
    screen: Res<State<Screen>>,
    shown: Option<Res<Shown>>,
    seats: Option<Res<Seats>>,
    (flags, last): (Res<OwnFlags>, Res<LastTable>),
    mut position: ResMut<Position>,
) {
    let news = screen.is_changed()
        || flags.is_changed()
        || shown.as_ref().is_some_and(|shown| shown.is_changed());
    if !news {
        return;
    }
    match (screen.get(), shown, seats) {
        (Screen::Title | Screen::Join, ..) => {
            *position = Position::decoration();
            position.fly_won(flags.0, last.first_mark().unwrap_or(Mark::Disc));
        }
        (Screen::Play | Screen::Results, Some(shown), Some(seats)) => {
            *position = Position::of(&shown.game, &seats);
        }
        _ => {}
    }
}
