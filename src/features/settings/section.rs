//! Tabs of the settings: one for each section.

use crate::core::locale::Words;
use crate::core::setting::SettingSection;
use crate::core::texts;
use crate::ui::tabs::Page;

impl Page for SettingSection {
    const ALL: &'static [SettingSection] = &[
        SettingSection::Text,
        SettingSection::Picture,
        SettingSection::Sound,
        SettingSection::Game,
        SettingSection::Controls,
        SettingSection::Credits,
    ];

    fn title(self) -> Words {
        Words::new(match self {
            SettingSection::Text => texts::SETTINGS_SECTION_TEXT,
            SettingSection::Picture => texts::SETTINGS_SECTION_PICTURE,
            SettingSection::Sound => texts::SETTINGS_SECTION_SOUND,
            SettingSection::Table | SettingSection::Game => texts::SETTINGS_SECTION_GAME,
            SettingSection::Controls => texts::CONTROL_HEADING,
            SettingSection::Credits => texts::CREDITS_HEADING,
        })
    }
}
