//! Risk of the next roll, if the settings show it before the roll.

use cant_stop_rules::Stage;

use super::situation::Situation;
use crate::core::locale::Words;
use crate::core::settings::{Odds, Settings};
use crate::core::texts;
use crate::referee::Preview;

/// The chance, in percent, that the roll after this decision busts: for the pairing in view, if one is. `None` where there is no
/// such roll, or it is not to be told.
pub(super) fn odds(situation: &Situation, preview: &Preview, settings: &Settings) -> Option<u8> {
    let game = &situation.game;
    if situation.happening.is_some() || settings.odds != Odds::Always {
        return None;
    }
    match game.stage() {
        Stage::Deciding => Some(game.bust_chance().percent()),
        Stage::Pairing => {
            let chance = game.bust_chance_after(preview.mv?)?;
            Some(chance.percent())
        }
        _ => None,
    }
}

/// The same in words, as they stand in the button that rolls.
pub(super) fn odds_words(percent: u8) -> Words {
    if percent == 0 {
        Words::new(texts::ROLL_NO_RISK)
    } else {
        Words::new(texts::ROLL_RISK).with("chance", percent)
    }
}
