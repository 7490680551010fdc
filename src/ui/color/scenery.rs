//! Light of a scenery as a factor on colours.

use bevy::prelude::*;
use cant_stop_scenery::Linear;

/// Light of a scenery as the factor that a colour is multiplied by.
pub(crate) fn lit([red, green, blue]: Linear) -> LinearRgba {
    LinearRgba::rgb(red, green, blue)
}
