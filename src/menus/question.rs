//! Questions: what is asked, a sentence about it, and the answers.

use bevy::prelude::*;

use super::{dialog, last_row};
use crate::{
    ground::{
        locale::{Spoken, Words},
        states::Menu,
    },
    theme::{
        color::Role,
        spacing::GAP,
        type_scale::TextSize,
        widgets::{label, medium_label},
    },
};

/// A dialog that asks something; the last of its answers leaves everything as it is.
pub(super) fn question(
    menu: Menu,
    width: f32,
    heading: Words,
    note: Words,
    answers: impl Bundle,
) -> impl Bundle {
    dialog(
        menu,
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
