//! The first climb, offered once: a quiet line and a button.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use crate::core::locale::Words;
use crate::core::texts;
use crate::referee::BeginFirstClimb;
use crate::ui::color::Role;
use crate::ui::spacing::{GAP, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, button, medium_label};

/// The offer; nothing where it has been made before.
pub(super) fn offer(is_made: bool) -> impl Bundle {
    (
        Node {
            display: if is_made {
                Display::Flex
            } else {
                Display::None
            },
            flex_shrink: 0.0,
            ..default()
        },
        Children::spawn(SpawnIter(is_made.then(line).into_iter())),
    )
}

fn line() -> impl Bundle {
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            align_items: AlignItems::Center,
            column_gap: px(GAP),
            row_gap: px(TIGHT),
            ..default()
        },
        children![
            medium_label(
                Words::new(texts::TUTORIAL_OFFER),
                TextSize::Small,
                Role::Paper
            ),
            (
                button(Words::new(texts::TUTORIAL_HEADING), ButtonLook::Quiet),
                observe(|_: On<Activate>, mut commands: Commands| {
                    commands.trigger(BeginFirstClimb);
                }),
            ),
        ],
    )
}
