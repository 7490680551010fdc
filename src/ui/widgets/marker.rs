//! Markers: components that say by being there.

use bevy::prelude::*;

/// Puts a marker on an entity or takes it off, if whether it `has` the marker is not what it should be.
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
