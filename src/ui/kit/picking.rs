//! Picking: only widgets and surfaces that block presses take part; text, pictures and layout never do.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::picking_backend::{UiPickingCamera, UiPickingSettings};
use bevy::ui_widgets::{Button, Scrollbar, ScrollbarThumb, Slider};

use crate::ui::widgets::{ScrollView, TextField};

pub(super) fn plugin(app: &mut App) {
    // Otherwise every node above a widget would catch its presses.
    app.insert_resource(UiPickingSettings {
        require_markers: true,
    });
    app.register_required_components::<IsDefaultUiCamera, UiPickingCamera>();
    app.register_required_components::<Hovered, Pickable>();
    app.register_required_components::<Button, Pickable>();
    app.register_required_components::<Slider, Pickable>();
    app.register_required_components::<Scrollbar, Pickable>();
    app.register_required_components::<ScrollbarThumb, Pickable>();
    app.register_required_components::<ScrollView, Pickable>();
    app.register_required_components::<TextField, Pickable>();
}
