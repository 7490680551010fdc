//! Who sits at a place, at a glance: the mark, the face and the nature of a bot, what a person plays with.

use bevy::prelude::*;

use crate::core::art::Art;
use crate::core::locale::Words;
use crate::core::seats::Mark;
use crate::opponents::characters;
use crate::ui::color::{Role, Tint};
use crate::ui::spacing::{GAP, TIGHT};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{column, icon, mark_icon, medium_label, row};

/// The side of the big mark, in design units.
pub(super) const BIG_MARK: f32 = 120.0;
/// The side of a bot's face, and how high the peaks below it are.
const FACE: f32 = 92.0;
const PEAKS: f32 = 20.0;
/// How high two lines about a bot are.
const NATURE: f32 = 68.0;
/// The side of the icon that says who sits there.
pub(super) const WHO_ICON: f32 = 36.0;

/// The big mark of a place.
#[derive(Component, Clone, Copy)]
pub(super) struct BigMark(pub(super) usize);

/// The line that says what a person plays with, its picture and its words.
#[derive(Component, Clone, Copy)]
pub(super) struct PlaysWith(pub(super) usize);

/// What shows the bot that sits at a place.
#[derive(Component, Clone, Copy)]
pub(super) struct CharacterOf(pub(super) usize);

/// The big mark, and beside it the face of a bot with its strength.
pub(super) fn faces(place: usize) -> impl Bundle {
    (
        Node {
            justify_content: JustifyContent::Center,
            ..row(GAP)
        },
        children![
            (BigMark(place), mark_icon(Mark::Disc, BIG_MARK)),
            (
                Node {
                    align_items: AlignItems::Center,
                    ..column(TIGHT)
                },
                children![
                    (CharacterOf(place), characters::face(None, FACE)),
                    (CharacterOf(place), characters::strength(None, PEAKS)),
                ],
            ),
        ],
    )
}

/// What a person plays with, or what a bot is like; equally high, so that all cards stand alike.
pub(super) fn about(place: usize) -> impl Bundle {
    (
        Node {
            flex_direction: FlexDirection::Column,
            justify_content: JustifyContent::Center,
            min_height: px(NATURE),
            ..default()
        },
        children![
            device_line(place),
            (
                CharacterOf(place),
                characters::nature(None, Justify::Center),
            ),
        ],
    )
}

/// What a person plays with.
fn device_line(place: usize) -> impl Bundle {
    (
        PlaysWith(place),
        Node {
            min_height: px(WHO_ICON),
            justify_content: JustifyContent::Center,
            ..row(TIGHT)
        },
        children![
            (
                PlaysWith(place),
                icon(Art::IconAround, Vec2::splat(WHO_ICON)),
                Tint::from(Role::PaperDim),
            ),
            (
                PlaysWith(place),
                medium_label(Words::literal(""), TextSize::Small, Role::PaperDim),
            ),
        ],
    )
}
