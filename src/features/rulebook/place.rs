//! Text and picture side by side, or one below the other where the canvas is taller than wide.

use bevy::prelude::*;

use super::{
    page::BookPage,
    picture::{PicturePanel, WIDTH},
};
use crate::core::canvas::Canvas;
use crate::core::settings::Settings;
use crate::ui::tabs::InView;
use crate::ui::type_scale::TextSize;

/// The height of both side by side at a text scale of 1, and below each other.
const HEIGHT: f32 = 590.0;
const BOTH: f32 = 1180.0;
/// The height of the picture below the text.
const BELOW: f32 = 440.0;
/// Below large text there is less room for it.
const BELOW_LARGE: f32 = 250.0;
/// Largest text scale that the height follows; beyond it the text scrolls.
const MOST_GROWTH: f32 = 1.25;
/// Beside large text the picture is narrower.
const LARGE_TEXT: f32 = 1.5;
const NARROW: f32 = 460.0;

/// Above large text the title is so much of its size: it says where one is, and takes the room of what is to be read.
const LARGE_TITLE: f32 = 0.6;

/// The title of the book.
#[derive(Component)]
pub(super) struct BookTitle;

/// Holds text and picture.
#[derive(Component)]
pub(super) struct Sides;

pub(super) fn place_sides(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    in_view: Res<InView<BookPage>>,
    mut sides: Query<(Ref<Sides>, &mut Node), Without<PicturePanel>>,
    mut panels: Query<&mut Node, With<PicturePanel>>,
    mut titles: Query<&mut TextFont, With<BookTitle>>,
) {
    for (sides, mut node) in &mut sides {
        let is_new = sides.is_added() || in_view.is_changed();
        if !canvas.is_changed() && !settings.is_changed() && !is_new {
            continue;
        }
        let text = settings.text_scale.factor();
        let is_large = text > LARGE_TEXT;
        let (direction, width, height) = if canvas.is_tall() {
            (FlexDirection::Column, percent(100), BOTH)
        } else {
            let width = if is_large { NARROW } else { WIDTH };
            (
                FlexDirection::Row,
                px(width),
                text.min(MOST_GROWTH) * HEIGHT,
            )
        };
        for mut title in &mut titles {
            let share = if is_large { LARGE_TITLE } else { 1.0 };
            title.font_size = TextSize::Heading.shrunk(share);
        }
        node.flex_direction = direction;
        node.height = px(height);
        for mut panel in &mut panels {
            panel.width = width;
            panel.height = match (canvas.is_tall(), is_large) {
                (false, _) => auto(),
                (true, false) => px(BELOW),
                (true, true) => px(BELOW_LARGE),
            };
            // Signs of keys and buttons are the picture of the last page.
            panel.display = if in_view.0 == BookPage::Controls {
                Display::None
            } else {
                Display::Flex
            };
        }
    }
}
