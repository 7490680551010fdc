//! Flags of the player's own on the mountain of the title.

use bevy::prelude::*;

/// Number of flags that the player has won. The feature that awards them sets it; the table flies them on the title.
///
/// ```
/// use bevy::prelude::*;
/// use cant_stop::play::table::OwnFlags;
///
/// fn award_flag(mut flags: ResMut<OwnFlags>) {
///     flags.0 += 1;
/// }
/// ```
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OwnFlags(pub usize);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OwnFlags>();
}
