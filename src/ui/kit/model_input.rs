//! Change tracking for the parameters of model systems.

use bevy::ecs::system::{SystemParam, SystemParamItem};
use bevy::prelude::*;

/// Parameter of a model system with change detection, so that an unchanged model is not computed.
pub(crate) trait ModelInput: SystemParam {
    /// Adds the change state of this parameter to `tracked`.
    fn track(input: &SystemParamItem<Self>, tracked: &mut Tracked);
}

/// Change state of all parameters of a model system in one frame.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tracked {
    /// A resource was written since the last run.
    pub(super) is_changed: bool,
    /// Bit mask of existing optional resources: change ticks do not show a removal.
    pub(super) present: u32,
}

impl Tracked {
    fn add_optional(&mut self, is_changed: Option<bool>) {
        self.present = self.present << 1 | u32::from(is_changed.is_some());
        self.is_changed |= is_changed.unwrap_or(false);
    }
}

impl<T: Resource> ModelInput for Res<'_, T> {
    fn track(input: &SystemParamItem<Self>, tracked: &mut Tracked) {
        tracked.is_changed |= input.is_changed();
    }
}

impl<T: Resource> ModelInput for Option<Res<'_, T>> {
    fn track(input: &SystemParamItem<Self>, tracked: &mut Tracked) {
        tracked.add_optional(input.as_ref().map(DetectChanges::is_changed));
    }
}

/// The model system is skipped while the resource is missing.
impl<T: Resource> ModelInput for If<Res<'_, T>> {
    fn track(input: &SystemParamItem<Self>, tracked: &mut Tracked) {
        tracked.is_changed |= input.is_changed();
    }
}

impl ModelInput for () {
    fn track(_: &SystemParamItem<Self>, _: &mut Tracked) {}
}

macro_rules! track_tuple {
    ($($input:ident),+) => {
        impl<$($input: ModelInput),+> ModelInput for ($($input,)+) {
            #[allow(non_snake_case, reason = "the names of the types serve as names of the values")]
            fn track(($($input,)+): &SystemParamItem<Self>, tracked: &mut Tracked) {
                $($input::track($input, tracked);)+
            }
        }
    };
}

track_tuple!(A);
track_tuple!(A, B);
track_tuple!(A, B, C);
track_tuple!(A, B, C, D);
track_tuple!(A, B, C, D, E);
track_tuple!(A, B, C, D, E, F);
track_tuple!(A, B, C, D, E, F, G);
track_tuple!(A, B, C, D, E, F, G, H);
