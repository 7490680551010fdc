//! One throw of the dice while it is shown: its clock, and the contacts that table, sound and pads play.

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

/// Work on the throw that is shown, in this order, after the referee's; its views come after it.
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
