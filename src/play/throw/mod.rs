//! One throw of the dice while it is shown: from the hand, by its clock, with what the dice hit on their way.

mod clock;
mod contacts;
mod hand;
mod rumble;
mod shown;

pub(crate) use clock::ThrowClock;
pub(crate) use contacts::{DieContact, DieHelped};
pub use hand::Hand;
pub(crate) use hand::PressRoll;
pub(crate) use shown::ThrowShown;

use bevy::prelude::*;

use crate::referee::RefereeSystems;

/// The work on the throw being shown, in this order, after the referee's; its views come after it.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ThrowSystems {
    /// Lets its clock run on.
    Advance,
    /// Reports what the dice have hit.
    Report,
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (ThrowSystems::Advance, ThrowSystems::Report)
            .chain()
            .after(RefereeSystems::Phase),
    );
    app.add_plugins((
        hand::plugin,
        shown::plugin,
        contacts::plugin,
        rumble::plugin,
    ));
}
