//! Widgets: text, buttons, steppers, sliders, toggles, text fields, panels, lists, toasts.

mod button;
mod chosen;
mod clean_text;
mod entrance;
mod flex;
mod grows;
#[cfg(test)]
mod idle;
pub(crate) mod key_edit;
mod leaving;
mod mark;
mod marker;
mod paint;
mod panel;
mod restyle;
mod ring;
mod scroll;
mod scroll_bar;
mod shake;
mod slider;
mod stark;
mod stepper;
mod text;
mod text_field;
mod toast;
mod toggle;
mod value_row;

pub use button::{bare_button_in, button, button_node, icon_button};
pub use mark::mark_icon;
pub use paint::ButtonLook;
pub use restyle::{Chosen, Focused};
pub use ring::RingLine;
pub use slider::{Slider, slider};
pub use stepper::stepper;
pub use text::{label, medium_label};
pub use text_field::{TextField, text_field};
pub use toggle::toggle;

pub(crate) use button::{button_in, button_label};
pub(crate) use chosen::SelfMarked;
pub(crate) use entrance::{Entrance, Travels};
pub(crate) use flex::{
    Flex, column, cover, display, display_if, icon, picture_in, placed_picture, row, show,
    visible_if,
};
pub(crate) use grows::growth;
pub(crate) use key_edit::edit_of;
pub(crate) use leaving::{Leaves, despawn_all, leave, leaves_with};
pub(crate) use mark::{die_icon, mark_picture, mark_words, tent_color, tent_picture};
pub(crate) use marker::set_marker;
pub(crate) use panel::{dialog_panel, frame, panel_in, panel_node, veil};
pub(crate) use restyle::Ink;
pub(crate) use scroll::{ScrollBy, ScrollView, SeenWhole, scroll_view};
pub(crate) use shake::Shakes;
pub(crate) use slider::Slid;
pub(crate) use stepper::{Stepper, narrow_stepper, picture_stepper};
pub(crate) use text::{figure, paragraph, shrunk_label};
pub(crate) use text_field::TextEdited;
pub(crate) use toast::{TOAST_AROUND, Toast, across_top, slab, toast};
pub(crate) use toggle::Toggle;
pub(crate) use value_row::{ShownValue, Sideways, Stepped, value_widget};

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        chosen::plugin,
        entrance::plugin,
        grows::plugin,
        leaving::plugin,
        restyle::plugin,
        ring::plugin,
        scroll::plugin,
        scroll_bar::plugin,
        shake::plugin,
        slider::plugin,
        stepper::plugin,
        text_field::plugin,
        toggle::plugin,
        value_row::plugin,
    ));
}
