//! Fits the size of the letters on the two buttons.

use bevy::prelude::*;

use super::buttons::{ARROW, GAP, INSET, Kept, Key, LARGE_TEXT, Line, SHARES};
use crate::core::canvas::Canvas;
use crate::core::locale::Words;
use crate::core::settings::{Settings, TextScale};
use crate::ui::type_scale::{Face, LEAST_LETTERS, TextSize};
use crate::ui::{TextRuler, spacing};

/// Share of a line in the width of words on two lines.
const BROKEN: f32 = 1.5;

/// Letters shrink, if they must, until both buttons have their words on one line each with air beside them. Large text has
/// no room for the keys.
pub(super) fn fit_text(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    mut ruler: TextRuler,
    mut texts: Query<(Ref<Words>, &mut TextFont, &TextLayout, &Line)>,
    mut keys: Query<(&Key, Ref<ComputedNode>, &mut Node), Without<Kept>>,
    kept: Query<&Node, With<Kept>>,
) {
    let news = settings.is_changed()
        || canvas.is_changed()
        || texts.iter().any(|(words, ..)| words.is_changed())
        || keys.iter().any(|(_, computed, _)| computed.is_changed());
    if !news {
        return;
    }
    let text_scale = settings.text_scale.factor();
    // What stopping keeps has an arrow behind its number, where it is told.
    let keeps = kept.iter().any(|node| node.display != Display::None);
    let arrow = if keeps { ARROW + spacing::TIGHT } else { 0.0 };
    let mut second = [0.0, arrow];
    for (key, computed, mut node) in &mut keys {
        node.display = if text_scale < LARGE_TEXT {
            second[key.0] = computed.size().x * computed.inverse_scale_factor() + spacing::TIGHT;
            Display::Flex
        } else {
            Display::None
        };
    }
    let size = |line: Line, layout: &TextLayout| match settings.text_scale {
        _ if line.is_second || is_broken(layout) => TextSize::Small,
        TextScale::Normal => TextSize::Label,
        TextScale::Large => TextSize::Body,
        _ => TextSize::Small,
    };
    let mut first = [0.0; 2];
    for (words, _, layout, &line) in &texts {
        let width = ruler.width(&words, size(line, layout), Face::Bold);
        if line.is_second {
            // What is kept is not always told.
            if line.button == 0 || keeps {
                second[line.button] += width;
            }
        } else {
            let lines = if is_broken(layout) { BROKEN } else { 1.0 };
            first[line.button] = width / lines;
        }
    }
    let row = canvas.actions_rect(text_scale).width() - GAP;
    let share = |button: usize| {
        let width = row * SHARES[button] / SHARES.iter().sum::<f32>();
        let needed = f32::max(first[button], second[button]).max(1.0);
        ((width - 2.0 * INSET) / needed).min(1.0)
    };
    for (_, mut font, layout, &line) in &mut texts {
        let size = size(line, layout);
        let least = (LEAST_LETTERS / (size.du() * text_scale)).min(1.0);
        let shrunk = size.shrunk(share(line.button).max(least));
        if font.font_size != shrunk {
            font.font_size = shrunk;
        }
    }
}

/// Returns `true` if the words may take two lines.
fn is_broken(layout: &TextLayout) -> bool {
    layout.linebreak != LineBreak::NoWrap
}
