//! Measures text before it is spawned.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::text::{
    ComputedTextBlock, FontCx, LayoutCx, LetterSpacing, LineHeight, RemSize, TextPipeline,
};

use super::type_scale::{Face, Fonts, TextSize};
use crate::core::locale::Words;
use crate::core::settings::Settings;

/// Measures texts in the current language, font and text size.
#[derive(SystemParam)]
pub(crate) struct TextRuler<'w> {
    pipeline: ResMut<'w, TextPipeline>,
    font_cx: ResMut<'w, FontCx>,
    layout_cx: ResMut<'w, LayoutCx>,
    fonts: Res<'w, Assets<Font>>,
    faces: Res<'w, Fonts>,
    rem: Res<'w, RemSize>,
    settings: Res<'w, Settings>,
}

impl TextRuler<'_> {
    /// Width of a text on one line, in design units; 0 until its font is loaded.
    pub(crate) fn width(&mut self, words: &Words, size: TextSize, face: Face) -> f32 {
        let text = self.settings.locale().say(words);
        let font = TextFont {
            font: self.faces.face(face, self.settings.typeface).into(),
            font_size: size.font(),
            ..default()
        };
        let span = (
            Entity::PLACEHOLDER,
            0,
            &*text,
            &font,
            Color::WHITE,
            LineHeight::default(),
            LetterSpacing::default(),
        );
        self.pipeline
            .create_text_measure(
                Entity::PLACEHOLDER,
                &self.fonts,
                std::iter::once(span),
                1.0,
                &TextLayout::no_wrap(),
                &mut ComputedTextBlock::default(),
                &mut self.font_cx,
                &mut self.layout_cx,
                Vec2::ONE,
                self.rem.0,
            )
            .map_or(0.0, |measure| measure.max.x)
    }
}
