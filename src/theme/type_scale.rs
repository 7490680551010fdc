//! The sizes and faces of text; all of it grows with the text size of the settings.

use bevy::{prelude::*, text::RemSize};
use bevy_asset_loader::prelude::*;

use crate::ground::settings::Settings;

/// The design units of one rem at a text scale of 1.
const REM: f32 = 16.0;

/// A size of text. The numbers are design units at a text scale of 1; nothing to read is smaller than 28.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextSize {
    /// 28: notes and second lines.
    Small,
    /// 32: running text.
    Body,
    /// 36: buttons and values.
    Label,
    /// 48: headings of panels, the sums on a card.
    Heading,
    /// 72: the heading of a screen.
    Title,
}

impl TextSize {
    /// Design units at a text scale of 1.
    pub(crate) const fn du(self) -> f32 {
        match self {
            TextSize::Small => 28.0,
            TextSize::Body => 32.0,
            TextSize::Label => 36.0,
            TextSize::Heading => 48.0,
            TextSize::Title => 72.0,
        }
    }

    /// The size as a font size that follows the settings.
    pub(crate) const fn font(self) -> FontSize {
        self.shrunk(1.0)
    }

    /// The same with a share of its size, where a place has no more room.
    pub(crate) const fn shrunk(self, share: f32) -> FontSize {
        FontSize::Rem(share * self.du() / REM)
    }
}

/// A face of the one family the game speaks in. Put beside `Text` or `Text2d`, it sets the font.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub(crate) enum Face {
    /// Running text.
    Medium,
    /// Headings, buttons and names.
    Bold,
}

/// The fonts.
#[derive(AssetCollection, Resource)]
pub(crate) struct Fonts {
    #[asset(path = "fonts/Quicksand-Medium.ttf")]
    medium: Handle<Font>,
    #[asset(path = "fonts/Quicksand-Bold.ttf")]
    bold: Handle<Font>,
}

impl Fonts {
    /// The font of a face.
    pub(crate) fn face(&self, face: Face) -> Handle<Font> {
        match face {
            Face::Medium => self.medium.clone(),
            Face::Bold => self.bold.clone(),
        }
    }
}

/// Gives text the font of its face.
fn set_font(
    inserted: On<Insert, Face>,
    fonts: Res<Fonts>,
    mut texts: Query<(&Face, &mut TextFont)>,
) {
    if let Ok((face, mut text)) = texts.get_mut(inserted.entity) {
        text.font = fonts.face(*face).into();
    }
}

/// Makes one rem follow the text size of the settings.
fn scale_text(settings: Res<Settings>, mut rem: ResMut<RemSize>) {
    rem.set_if_neq(RemSize(REM * settings.text_scale.factor()));
}

pub(crate) fn plugin(app: &mut App) {
    app.init_collection::<Fonts>()
        .add_observer(set_font)
        .add_systems(
            PreUpdate,
            scale_text.run_if(resource_exists_and_changed::<Settings>),
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ground::canvas::Canvas;

    /// Capitals take about seven tenths of their size.
    #[test]
    fn a_steam_deck_shows_the_smallest_letters_at_nine_pixels_and_more() {
        let deck = Canvas::fit(Vec2::new(1280.0, 800.0), 1.0);
        assert!(TextSize::Small.du() * deck.scale * 0.7 >= 9.0);
    }
}
