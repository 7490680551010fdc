//! Settings of what is heard.

use super::captions::example;
use crate::core::setting::{SettingSpec, setting};
use crate::core::settings::CaptionGround;
use crate::ui::prelude::*;

/// Mono and night mode, off and on.
const OUTPUT: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

/// Returns the settings of what is heard.
pub(super) fn settings() -> [SettingSpec; 12] {
    let mut all = [
        setting!(Sound 0, master, SETTINGS_MASTER, ABOUT_MASTER, slider),
        setting!(Sound 1, music, SETTINGS_MUSIC, ABOUT_MUSIC, slider),
        setting!(Sound 2, mountain, SETTINGS_MOUNTAIN, ABOUT_MOUNTAIN, slider),
        setting!(Sound 3, table, SETTINGS_TABLE, ABOUT_TABLE, slider),
        setting!(Sound 4, interface, SETTINGS_INTERFACE, ABOUT_INTERFACE, slider),
        setting!(Sound 5, (mono, night), SETTINGS_OUTPUT, ABOUT_OUTPUT, OUTPUT, |now| {
            let speakers = Words::new(match now.mono {
                true => texts::SETTINGS_MONO,
                false => texts::SETTINGS_STEREO,
            });
            if !now.night {
                return speakers;
            }
            Words::dotted(speakers, texts::SETTINGS_NIGHT)
        }),
        setting!(Sound 8, mute_unfocused, SETTINGS_MUTE, ABOUT_MUTE, toggle),
        setting!(Sound 9, captions, SETTINGS_CAPTIONS, ABOUT_CAPTIONS, toggle),
        setting!(Sound 10, caption_dice, CAPTIONS_DICE, ABOUT_CAPTIONS_DICE, toggle),
        setting!(Sound 11, caption_turns, CAPTIONS_TURNS, ABOUT_CAPTIONS_TURNS, toggle),
        setting!(Sound 12, caption_wind, CAPTIONS_WIND, ABOUT_CAPTIONS_WIND, toggle),
        SettingSpec {
            example: Some(example),
            ..setting!(Sound 13, caption_ground, CAPTIONS_GROUND, ABOUT_CAPTIONS_GROUND, CaptionGround::ALL, |now| {
                Words::new(match now.caption_ground {
                    CaptionGround::Solid => texts::CAPTIONS_GROUND_SOLID,
                    CaptionGround::Half => texts::CAPTIONS_GROUND_HALF,
                    CaptionGround::Outline => texts::CAPTIONS_GROUND_OUTLINE,
                })
            })
        },
    ];
    for caption in all.iter_mut().filter(|it| it.key.starts_with("caption_")) {
        caption.is_offered = |settings, _| settings.captions;
    }
    all
}
