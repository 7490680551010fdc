//! The rules on one page.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use super::{Menu, dialog, leave_to};
use crate::{
    input::FocusFirst,
    locale::{Spoken, Words},
    screens::Screen,
    theme::{
        palette,
        spacing::GAP,
        type_scale::TextSize,
        widgets::{ButtonLook, button, label, medium_label, scroll_view},
    },
};

const WIDTH: f32 = 1240.0;

const PARAGRAPHS: [&str; 6] = [
    "rules-goal",
    "rules-roll",
    "rules-climbers",
    "rules-bust",
    "rules-stop",
    "rules-claim",
];

fn open(mut commands: Commands) {
    commands.spawn(dialog(
        Menu::Rules,
        WIDTH,
        children![
            label(
                Words::new("rules-heading"),
                TextSize::Heading,
                palette::PAPER
            ),
            (
                scroll_view(GAP),
                Children::spawn(SpawnIter(PARAGRAPHS.into_iter().map(paragraph))),
            ),
            (
                button(Words::new("rules-done"), ButtonLook::Primary),
                FocusFirst,
                observe(
                    |_: On<Activate>,
                     screen: Res<State<Screen>>,
                     mut next: ResMut<NextState<Menu>>| {
                        NextState::set_if_neq(&mut next, leave_to(Menu::Rules, *screen.get()));
                    }
                ),
            ),
        ],
    ));
}

fn paragraph(key: &'static str) -> impl Bundle {
    (
        Spoken(Words::new(key)),
        medium_label(Words::new(key), TextSize::Body, palette::PAPER),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Rules), open);
}
