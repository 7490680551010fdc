//! Marker components.

use bevy::prelude::*;

/// Adds or removes a marker, given its desired and its current presence.
pub(crate) fn set_marker<M: Component + Default>(
    commands: &mut Commands,
    entity: Entity,
    should: bool,
    has: bool,
) {
    match (should, has) {
        (true, false) => _ = commands.entity(entity).insert(M::default()),
        (false, true) => _ = commands.entity(entity).remove::<M>(),
        _ => {}
    }
}
