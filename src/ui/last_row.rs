//! Last row of a dialog: the button that leaves it at the left, other buttons at the right.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use crate::core::dialogs::Dialogs;
use crate::core::locale::Words;
use crate::ui::control::Control;
use crate::ui::glyph::glyph;
use crate::ui::spacing::{GAP, WIDE};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, Flex, bare_button_in, button_label, button_node};

/// Last row of a dialog: [`done_button`] first, then others, the golden one last.
pub(crate) fn last_row(buttons: impl Bundle) -> impl Bundle {
    (
        Node {
            column_gap: px(WIDE),
            ..Node::default().wrapped(GAP).fixed()
        },
        buttons,
    )
}

/// Least width of the button that leaves a dialog, in design units.
const DONE: f32 = 300.0;

/// Button that leaves the dialog. Gold leads on, so it is slate, whatever it says.
pub(crate) fn done_button(words: impl Into<Words>) -> impl Bundle {
    let words = words.into();
    (
        bare_button_in(
            Node {
                min_width: px(DONE),
                margin: UiRect::right(auto()),
                // Beside others that stand in two rows it keeps its height.
                align_self: AlignSelf::FlexEnd,
                column_gap: px(GAP),
                ..button_node(ButtonLook::Secondary)
            },
            words.clone(),
            ButtonLook::Secondary,
        ),
        children![
            glyph(Control::Back),
            (
                button_label(words, TextSize::Label),
                TextLayout::justify(Justify::Center),
            ),
        ],
        observe(leave_dialog),
    )
}

/// Closes the dialog on the screen.
pub(crate) fn leave_dialog(_: On<Activate>, mut dialogs: ResMut<Dialogs>) {
    dialogs.back();
}
