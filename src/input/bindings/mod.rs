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

use crate::ui::control::Control;
use crate::ui::page_turn::{BUTTONS, KEYS, Taken};

/// A page key or shoulder button that does something in every dialog turns no page there.
fn take_page_keys(bindings: Res<Bindings>, mut taken: ResMut<Taken>) {
    let [up, down, left, right] = Control::DIRECTIONS;
    let controls = [up, down, left, right, Control::Accept, Control::Back];
    *taken = Taken {
        keys: KEYS.map(|key| bindings.is_any(Press::Key(key), &controls)),
        buttons: BUTTONS.map(|button| bindings.is_any(Press::Pad(button), &controls)),
    };
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((key_labels::plugin, rebinding::plugin, store::plugin))
        .init_resource::<Taken>()
        .add_systems(
            PreUpdate,
            take_page_keys.run_if(resource_changed::<Bindings>),
        );
}
