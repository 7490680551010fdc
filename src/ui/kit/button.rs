//! Buttons with their action.

use bevy::ecs::system::{StaticSystemParam, SystemParamFunction};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::core::locale::Words;
use crate::ui::widgets::{self, ButtonLook};

/// Button that says `words` and runs the system `action` when any device presses it.
///
/// ```ignore
/// button(words, ButtonLook::Secondary, move |mut posed: ResMut<Posed>| posed.answer(place))
/// ```
pub(crate) fn button<F, Marker>(words: impl Into<Words>, look: ButtonLook, action: F) -> impl Bundle
where
    F: SystemParamFunction<Marker, In = (), Out = ()>,
    F::Param: 'static,
    Marker: 'static,
{
    (widgets::button(words.into(), look), on_press(action))
}

/// Runs the system `action` when any device presses the widget.
pub(crate) fn on_press<F, Marker>(mut action: F) -> impl Bundle
where
    F: SystemParamFunction<Marker, In = (), Out = ()>,
    F::Param: 'static,
    Marker: 'static,
{
    observe(
        move |_: On<Activate>, inputs: StaticSystemParam<F::Param>| {
            action.run((), inputs.into_inner());
        },
    )
}
