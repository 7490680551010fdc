//! The last row of a dialog: what else can be done there, and the button that leaves it.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use crate::core::dialogs::Dialogs;
use crate::core::locale::Words;
use crate::ui::color::Role;
use crate::ui::control::Control;
use crate::ui::glyph::glyph;
use crate::ui::spacing::{GAP, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, Ink, bare_button_in, button_node, label};

/// The last row of a dialog, with these buttons.
pub(crate) fn last_row(buttons: impl Bundle) -> impl Bundle {
    (
        Node {
            column_gap: px(WIDE),
            row_gap: px(GAP),
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            ..default()
        },
        buttons,
    )
}

/// How wide the button that leaves a dialog is at the least: it stands at the right, and never outshouts what it ends.
const DONE: f32 = 360.0;

/// The button that leaves the dialog.
pub(crate) fn done_button(words: Words) -> impl Bundle {
    (
        bare_button_in(
            Node {
                min_width: px(DONE),
                margin: UiRect::left(auto()),
                // Beside others that stand in two rows it keeps its height.
                align_self: AlignSelf::FlexEnd,
                column_gap: px(GAP),
                ..button_node(ButtonLook::Primary)
            },
            words.clone(),
            ButtonLook::Primary,
        ),
        children![
            glyph(Control::Back),
            (
                label(words, TextSize::Label, Role::Paper),
                TextLayout::justify(Justify::Center),
                Ink(1.0),
            ),
        ],
        observe(leave_dialog),
    )
}

/// Closes the dialog on the screen.
pub(crate) fn leave_dialog(_: On<Activate>, mut dialogs: ResMut<Dialogs>) {
    dialogs.back();
}
