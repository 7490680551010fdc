//! Light of a scenery as a colour factor.

use bevy::prelude::*;
use cant_stop_scenery::Linear;

/// Converts the light of a scenery to a colour factor.
pub(crate) fn lit([red, green, blue]: Linear) -> LinearRgba {
    LinearRgba::rgb(red, green, blue)
}
