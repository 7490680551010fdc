//! Texts of the way up: lines of the characters, tables, rewards and progress.

use cant_stop_scenery::{Dice, Scenery};

use super::stage::{Reward, Stage};
use super::stored::StoredWayUp;
use crate::core::locale::Words;
use crate::core::texts::{self, TextKey};

/// Lines of the characters: before a stage is won, afterwards, and when the character has won a game.
const BEFORE: [[TextKey; 2]; 5] = [
    [texts::WAY_MARMOT_COMMON, texts::WAY_MARMOT_HARDER],
    [texts::WAY_IBEX_COMMON, texts::WAY_IBEX_HARDER],
    [texts::WAY_MAGPIE_COMMON, texts::WAY_MAGPIE_HARDER],
    [texts::WAY_OWL_COMMON, texts::WAY_OWL_HARDER],
    [texts::WAY_SUMMIT_COMMON, texts::WAY_SUMMIT_HARDER],
];
const BEATEN: [[TextKey; 2]; 5] = [
    [texts::WAY_MARMOT_BEATEN, texts::WAY_MARMOT_HARDER_BEATEN],
    [texts::WAY_IBEX_BEATEN, texts::WAY_IBEX_HARDER_BEATEN],
    [texts::WAY_MAGPIE_BEATEN, texts::WAY_MAGPIE_HARDER_BEATEN],
    [texts::WAY_OWL_BEATEN, texts::WAY_OWL_HARDER_BEATEN],
    [texts::WAY_SUMMIT_BEATEN, texts::WAY_SUMMIT_HARDER_BEATEN],
];
const WINS: [TextKey; 5] = [
    texts::WAY_MARMOT_WINS,
    texts::WAY_IBEX_WINS,
    texts::WAY_MAGPIE_WINS,
    texts::WAY_OWL_WINS,
    texts::WAY_SUMMIT_WINS,
];

/// Line before a stage.
pub(crate) fn before(stage: Stage) -> Words {
    Words::new(BEFORE.as_flattened()[stage.place()])
}

/// Line after a lost stage.
pub(crate) fn beaten(stage: Stage) -> Words {
    Words::new(BEATEN.as_flattened()[stage.place()])
}

/// Line of the winner of a game.
pub(crate) fn wins(stage: Stage) -> Words {
    Words::new(WINS[stage.place() / 2])
}

/// Table of a stage.
pub(super) fn table(stage: Stage) -> Words {
    Words::new(match stage.is_harder {
        true => texts::WAY_TABLE_HARDER,
        false => texts::WAY_TABLE_COMMON,
    })
}

/// Reward of a stage.
pub(crate) fn prize(reward: Reward, is_won: bool) -> Words {
    let key = match is_won {
        true => texts::WAY_PRIZE_WON,
        false => texts::WAY_PRIZE,
    };
    let reward = match reward {
        // Everyone has the default dice and scenery; no stage wins them.
        Reward::Dice(Dice::Birch | Dice::Ivory) => texts::WAY_REWARD_BIRCH,
        Reward::Dice(Dice::Amber) => texts::WAY_REWARD_AMBER,
        Reward::Dice(Dice::Jade) => texts::WAY_REWARD_JADE,
        Reward::Dice(Dice::Ice) => texts::WAY_REWARD_ICE,
        Reward::Dice(Dice::Quartz) => texts::WAY_REWARD_QUARTZ,
        Reward::Scenery(Scenery::Dawn | Scenery::Dusk) => texts::WAY_REWARD_DAWN,
        Reward::Scenery(Scenery::Spring) => texts::WAY_REWARD_SPRING,
        Reward::Scenery(Scenery::Snow) => texts::WAY_REWARD_SNOW,
        Reward::Scenery(Scenery::Aurora) => texts::WAY_REWARD_AURORA,
        Reward::GoldenFlag => texts::WAY_REWARD_GOLDEN_FLAG,
    };
    Words::new(key).with("reward", Words::new(reward))
}

/// Number of stages won, of all.
pub(super) fn climbed(way: &StoredWayUp) -> Words {
    Words::new(texts::WAY_CLIMBED)
        .with("won", way.won().count())
        .with("all", Stage::ALL.len())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::Language;

    #[test]
    fn no_line_is_said_twice_in_any_language() {
        for language in Language::ALL {
            let all = Stage::ALL
                .into_iter()
                .flat_map(|stage| [before(stage), beaten(stage), wins(stage)]);
            let said: HashSet<String> = all.map(|words| Locale(language).say(&words)).collect();
            assert_eq!(said.len(), 5 * 5, "{language:?}");
        }
    }
}
