//! The last row of a dialog: what else can be done there, and the button that leaves it.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use super::{Menu, leave_to};
use crate::{
    locale::Words,
    screens::Screen,
    theme::{
        spacing::{GAP, WIDE},
        widgets::{ButtonLook, button_in, button_node},
    },
};

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
        Pickable::IGNORE,
        buttons,
    )
}

/// The button that leaves the dialog; it is as wide as the others leave room for.
pub(crate) fn done_button(words: Words) -> impl Bundle {
    (
        button_in(
            Node {
                flex_grow: 1.0,
                ..button_node(ButtonLook::Primary)
            },
            words,
            ButtonLook::Primary,
        ),
        observe(
            |_: On<Activate>,
             menu: Res<State<Menu>>,
             screen: Res<State<Screen>>,
             mut next: ResMut<NextState<Menu>>| {
                NextState::set_if_neq(&mut next, leave_to(*menu.get(), *screen.get()));
            },
        ),
    )
}
