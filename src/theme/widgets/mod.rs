//! What screens are built from: text, buttons, steppers, panels, dialogs.

mod button;
mod entrance;
mod mark;
mod panel;
mod restyle;
mod scroll;
mod stepper;
mod text;

pub(crate) use button::{
    ButtonLook, bare_button, bare_button_in, button, button_in, button_node, icon_button,
};
pub(crate) use entrance::Entrance;
pub(crate) use mark::{mark_icon, mark_picture};
pub(crate) use panel::{dialog_panel, panel, panel_in, panel_node, veil};
pub(crate) use restyle::{Chosen, Ink};
pub(crate) use scroll::{ScrollBy, ScrollView, SeenWhole, scroll_view};
pub(crate) use stepper::{Shows, Stepped, Stepper, StepperLayout, stepper};
pub(crate) use text::{label, medium_label};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        entrance::plugin,
        restyle::plugin,
        scroll::plugin,
        stepper::plugin,
    ));
}
