//! Setting that is named beside the rules of the table.

use crate::core::locale::Words;
use crate::core::setting::SettingTable;
use crate::core::settings::Settings;
use crate::core::surroundings::Unlocked;
use crate::core::texts;

/// Field whose value stands beside the rules in short.
const ODDS: &str = "odds";

/// Returns the visibility of the odds in words.
pub(super) fn odds_words(table: &SettingTable, settings: &Settings, all: &Unlocked) -> Words {
    let odds = table.iter().find(|setting| setting.key == ODDS);
    odds.map_or_else(
        || Words::literal(""),
        |odds| {
            Words::new(texts::SPOKEN_VALUE)
                .with("title", Words::new(odds.title))
                .with("value", odds.value(settings, all))
        },
    )
}
