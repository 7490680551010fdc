//! Settings of what is heard.

use crate::core::locale::Words;
use crate::core::setting::{SettingSpec, setting};
use crate::core::texts;

/// Mono and night mode, off and on.
const OUTPUT: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

/// Returns the settings of what is heard.
pub(super) fn settings() -> [SettingSpec; 8] {
    [
        setting!(Sound 0, master, SETTINGS_MASTER, slider),
        setting!(Sound 1, music, SETTINGS_MUSIC, slider),
        setting!(Sound 2, mountain, SETTINGS_MOUNTAIN, slider),
        setting!(Sound 3, table, SETTINGS_TABLE, slider),
        setting!(Sound 4, interface, SETTINGS_INTERFACE, slider),
        setting!(Sound 5, (mono, night), SETTINGS_OUTPUT, OUTPUT, |now| {
            let speakers = Words::new(match now.mono {
                true => texts::SETTINGS_MONO,
                false => texts::SETTINGS_STEREO,
            });
            if !now.night {
                return speakers;
            }
            Words::dotted(speakers, texts::SETTINGS_NIGHT)
        }),
        setting!(Sound 8, mute_unfocused, SETTINGS_MUTE, toggle),
        setting!(Sound 9, captions, SETTINGS_CAPTIONS, toggle),
    ]
}
