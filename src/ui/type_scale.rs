//! Text sizes and fonts; all of them follow the settings.

use bevy::prelude::*;
use bevy::text::{LineHeight, RemSize};
use bevy_asset_loader::prelude::*;

use crate::core::settings::{Settings, Typeface};

/// Design units per rem at a text scale of 1.
const REM: f32 = 16.0;

/// Text size. The numbers are design units at a text scale of 1; no text is smaller than 28.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextSize {
    /// 28: notes and second lines.
    Small,
    /// 32: running text.
    Body,
    /// 36: buttons and values.
    Label,
    /// 48: headings of panels, sums on a card.
    Heading,
    /// 72: heading of a screen.
    Title,
}

/// Least size of letters at any text scale, in design units.
pub(crate) const LEAST_LETTERS: f32 = TextSize::Small.du();

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

    /// Font size that follows the settings.
    pub(crate) const fn font(self) -> FontSize {
        self.shrunk(1.0)
    }

    /// Font size reduced to a fraction, for tight places.
    pub(crate) const fn shrunk(self, share: f32) -> FontSize {
        FontSize::Rem(share * self.du() / REM)
    }
}

/// Weight of the typeface. Next to `Text` or `Text2d` it sets the font.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[component(immutable)]
pub(crate) enum Face {
    /// Running text.
    Medium,
    /// Headings, buttons and names.
    Bold,
}

/// Marker of a paragraph: its line spacing follows the settings.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct Paragraph;

#[derive(AssetCollection, Resource)]
pub(crate) struct Fonts {
    #[asset(path = "fonts/AtkinsonHyperlegible-Regular.ttf")]
    clear: Handle<Font>,
    #[asset(path = "fonts/AtkinsonHyperlegible-Bold.ttf")]
    clear_bold: Handle<Font>,
    #[asset(path = "fonts/Quicksand-Medium.ttf")]
    medium: Handle<Font>,
    #[asset(path = "fonts/Quicksand-Bold.ttf")]
    bold: Handle<Font>,
}

impl Fonts {
    pub(crate) fn face(&self, face: Face, typeface: Typeface) -> Handle<Font> {
        let font = match (typeface, face) {
            (Typeface::Quicksand, Face::Medium) => &self.medium,
            (Typeface::Quicksand, Face::Bold) => &self.bold,
            (Typeface::Atkinson, Face::Medium) => &self.clear,
            (Typeface::Atkinson, Face::Bold) => &self.clear_bold,
        };
        font.clone()
    }
}

/// Sets the font of new text.
fn set_font(
    inserted: On<Insert, Face>,
    fonts: Res<Fonts>,
    settings: Res<Settings>,
    mut texts: Query<(&Face, &mut TextFont)>,
) {
    if let Ok((face, mut text)) = texts.get_mut(inserted.entity) {
        text.font = fonts.face(*face, settings.typeface).into();
    }
}

/// Applies a changed typeface to all text.
fn change_typeface(
    fonts: Res<Fonts>,
    settings: Res<Settings>,
    mut in_force: Local<Typeface>,
    mut texts: Query<(&Face, &mut TextFont)>,
) {
    if *in_force == settings.typeface {
        return;
    }
    *in_force = settings.typeface;
    for (face, mut text) in &mut texts {
        text.font = fonts.face(*face, settings.typeface).into();
    }
}

/// Applies the line spacing of the settings to paragraphs.
fn space_lines(settings: Res<Settings>, mut paragraphs: Query<(Ref<Paragraph>, &mut LineHeight)>) {
    for (paragraph, mut height) in &mut paragraphs {
        if settings.is_changed() || paragraph.is_added() {
            height.set_if_neq(LineHeight::RelativeToFont(settings.line_spacing.factor()));
        }
    }
}

/// Scales one rem by the text size of the settings.
fn scale_text(settings: Res<Settings>, mut rem: ResMut<RemSize>) {
    rem.set_if_neq(RemSize(REM * settings.text_scale.factor()));
}

pub(crate) fn plugin(app: &mut App) {
    app.init_collection::<Fonts>()
        .add_observer(set_font)
        .add_systems(
            PreUpdate,
            (scale_text, change_typeface).run_if(resource_changed::<Settings>),
        )
        .add_systems(PostUpdate, space_lines.before(bevy::ui::UiSystems::Prepare));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::canvas::Canvas;

    /// Capitals are about 0.7 of the font size high.
    #[test]
    fn a_steam_deck_shows_the_smallest_letters_at_nine_pixels_and_more() {
        let deck = Canvas::fit(Vec2::new(1280.0, 800.0), 1.0);
        assert!(TextSize::Small.du() * deck.scale * 0.7 >= 9.0);
    }
}
