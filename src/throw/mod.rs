//! One throw of the dice while it is shown: from the hand, by its clock, with what the dice hit on their way.

mod clock;
mod contacts;
mod hand;
mod rumble;

pub(crate) use clock::ThrowClock;
pub(crate) use contacts::{Helped, Knock};
pub use hand::Hand;
pub(crate) use hand::PressRoll;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((hand::plugin, contacts::plugin, rumble::plugin));
}
