//! Size of the text of the rulebook.

use crate::core::settings::Settings;
use crate::ui::type_scale::TextSize;

/// Text scale from which on passages are smaller than elsewhere, so that each is visible as a whole.
const LARGE_TEXT: f32 = 1.5;

/// Returns `true` if the text is so large that passages are smaller than elsewhere.
pub(super) fn is_large(settings: &Settings) -> bool {
    settings.text_scale.factor() > LARGE_TEXT
}

/// Size of passages.
pub(super) fn reading_size(settings: &Settings) -> TextSize {
    match is_large(settings) {
        true => TextSize::Small,
        false => TextSize::Body,
    }
}
