//! Settings of what is heard.

use crate::core::setting::{SettingSpec, setting};

/// Returns the settings of what is heard.
pub(super) fn settings() -> [SettingSpec; 10] {
    [
        setting!(Sound 0, master, SETTINGS_MASTER, slider),
        setting!(Sound 1, music, SETTINGS_MUSIC, slider),
        setting!(Sound 2, mountain, SETTINGS_MOUNTAIN, slider),
        setting!(Sound 3, table, SETTINGS_TABLE, slider),
        setting!(Sound 4, interface, SETTINGS_INTERFACE, slider),
        setting!(Sound 5, tension_sounds, SETTINGS_TENSION, toggle),
        setting!(Sound 6, night, SETTINGS_NIGHT, toggle),
        setting!(Sound 7, mono, SETTINGS_MONO, toggle),
        setting!(Sound 8, mute_unfocused, SETTINGS_MUTE, toggle),
        setting!(Sound 9, captions, SETTINGS_CAPTIONS, toggle),
    ]
}
