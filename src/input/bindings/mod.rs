//! Bindings of keys and buttons to controls, on every layout.

mod key_labels;
mod layout;
mod press;
mod rebinding;
mod store;
mod table;

pub(crate) use key_labels::label_of;
pub use layout::Layout;
pub use press::Press;
pub(super) use press::{NAMED_KEYS, Presses};
pub(crate) use rebinding::{CurrentRebinding, Rebinding, RebindingStep};
pub use table::Bindings;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((key_labels::plugin, rebinding::plugin, store::plugin));
}
