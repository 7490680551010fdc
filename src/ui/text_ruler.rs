//! Measures text before it is spawned.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::text::{
    ComputedTextBlock, FontCx, LayoutCx, LetterSpacing, LineHeight, RemSize, TextBounds,
    TextMeasureInfo, TextPipeline,
};

use super::type_scale::{Face, Fonts, LEAST_LETTERS, TextSize};
use super::wrap::SLACK;
use crate::core::locale::Words;
use crate::core::settings::Settings;

/// Width of a line that may be lost to the margin of text that wrapped otherwise than measured, and to whole pixels.
const SPARE: f32 = SLACK + 2.0;

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
        let measure = self.measure(words, size, face);
        measure.map_or(0.0, |(measure, _)| measure.max.x)
    }

    /// Greatest fraction of its size, in steps of 0.05 and down to [`LEAST_LETTERS`], at which a text broken between words fits
    /// in a room in design units, with its height then; the least fraction where none fits, and height 0 until its font is
    /// loaded.
    pub(crate) fn fit(
        &mut self,
        words: &Words,
        size: TextSize,
        face: Face,
        room: Vec2,
    ) -> (f32, f32) {
        let least = (LEAST_LETTERS / (size.du() * self.settings.text_scale.factor())).min(1.0);
        let Some((mut measure, mut block)) = self.measure(words, size, face) else {
            return (1.0, 0.0);
        };
        let mut share = 1.0_f32;
        loop {
            let room = (room - SPARE * Vec2::X) / share;
            let bounds = TextBounds::new_horizontal(room.x);
            let high = measure
                .compute_size(bounds, &mut block, &mut self.font_cx)
                .y;
            if measure.min.x <= room.x && high <= room.y || share <= least {
                return (share, high * share);
            }
            share = (share - 0.05).max(least);
        }
    }

    fn measure(
        &mut self,
        words: &Words,
        size: TextSize,
        face: Face,
    ) -> Option<(TextMeasureInfo, ComputedTextBlock)> {
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
        let mut block = ComputedTextBlock::default();
        let measure = self.pipeline.create_text_measure(
            Entity::PLACEHOLDER,
            &self.fonts,
            std::iter::once(span),
            1.0,
            &TextLayout::default(),
            &mut block,
            &mut self.font_cx,
            &mut self.layout_cx,
            Vec2::ONE,
            self.rem.0,
        );
        Some((measure.ok()?, block))
    }
}
