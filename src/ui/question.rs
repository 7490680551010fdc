//! Questions: what is asked, a sentence about it, and the answers.

use bevy::prelude::*;

use super::last_row;
use crate::core::dialogs::Dialog;
use crate::core::locale::{Spoken, Words};
use crate::ui::color::Role;
use crate::ui::dialog::dialog;
use crate::ui::spacing::GAP;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{label, medium_label};

/// Dialog that asks something; the first of its answers leaves everything as it is.
pub(crate) fn question(
    asked_in: Dialog,
    width: f32,
    heading: Words,
    note: Words,
    answers: impl Bundle,
) -> impl Bundle {
    dialog(
        asked_in,
        width,
        children![
            label(heading, TextSize::Heading, Role::Paper),
            (
                Spoken(note.clone()),
                medium_label(note, TextSize::Body, Role::Paper),
                Node {
                    margin: UiRect::bottom(px(GAP)),
                    ..default()
                },
            ),
            last_row(answers),
        ],
    )
}
