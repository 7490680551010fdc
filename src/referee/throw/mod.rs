//! The throw being shown: its clock, and its contacts for table, sound and rumble.

mod clock;
mod contacts;
mod hand;
mod shown;

pub(crate) use clock::ThrowClock;
pub(crate) use contacts::{DieContact, DieHelped};
pub use hand::Hand;
pub(crate) use hand::PressRoll;
pub(crate) use shown::ThrowShown;

use bevy::prelude::*;

use super::RefereeSystems;

/// Order of the systems of a throw, after the referee's and before the views.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ThrowSystems {
    /// Advances the clock.
    Advance,
    /// Reports contacts.
    Report,
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (ThrowSystems::Advance, ThrowSystems::Report)
            .chain()
            .after(RefereeSystems::Phase),
    );
    app.add_plugins((shown::plugin, contacts::plugin));
}
