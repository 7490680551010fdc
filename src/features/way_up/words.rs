//! What the characters say, and what is said of matches and of what they win.

use cant_stop_bots::Opponent;
use cant_stop_scenery::{Dice, Scenery};

use crate::core::locale::Words;
use crate::core::settings::{Reward, Stage, StoredWayUp};
use crate::core::texts;
use crate::core::texts::TextKey;

/// All that a character says: before a match at either table, when it was beaten there, and when it has won.
struct Lines {
    before: [TextKey; 2],
    beaten: [TextKey; 2],
    wins: TextKey,
}

const MARMOT: Lines = Lines {
    before: [texts::WAY_MARMOT_COMMON, texts::WAY_MARMOT_HARDER],
    beaten: [
        texts::WAY_MARMOT_COMMON_BEATEN,
        texts::WAY_MARMOT_HARDER_BEATEN,
    ],
    wins: texts::WAY_MARMOT_WINS,
};
const IBEX: Lines = Lines {
    before: [texts::WAY_IBEX_COMMON, texts::WAY_IBEX_HARDER],
    beaten: [texts::WAY_IBEX_COMMON_BEATEN, texts::WAY_IBEX_HARDER_BEATEN],
    wins: texts::WAY_IBEX_WINS,
};
const MAGPIE: Lines = Lines {
    before: [texts::WAY_MAGPIE_COMMON, texts::WAY_MAGPIE_HARDER],
    beaten: [
        texts::WAY_MAGPIE_COMMON_BEATEN,
        texts::WAY_MAGPIE_HARDER_BEATEN,
    ],
    wins: texts::WAY_MAGPIE_WINS,
};
const OWL: Lines = Lines {
    before: [texts::WAY_OWL_COMMON, texts::WAY_OWL_HARDER],
    beaten: [texts::WAY_OWL_COMMON_BEATEN, texts::WAY_OWL_HARDER_BEATEN],
    wins: texts::WAY_OWL_WINS,
};
const SUMMIT: Lines = Lines {
    before: [texts::WAY_SUMMIT_COMMON, texts::WAY_SUMMIT_HARDER],
    beaten: [
        texts::WAY_SUMMIT_COMMON_BEATEN,
        texts::WAY_SUMMIT_HARDER_BEATEN,
    ],
    wins: texts::WAY_SUMMIT_WINS,
};

fn lines(stage: Stage) -> &'static Lines {
    match stage.opponent {
        Opponent::Marmot => &MARMOT,
        Opponent::Ibex => &IBEX,
        Opponent::Magpie => &MAGPIE,
        Opponent::Owl => &OWL,
        _ => &SUMMIT,
    }
}

/// What the character says before a match.
pub(crate) fn before(stage: Stage) -> Words {
    Words::new(lines(stage).before[usize::from(stage.is_harder)])
}

/// What it says when it was beaten.
pub(crate) fn beaten(stage: Stage) -> Words {
    Words::new(lines(stage).beaten[usize::from(stage.is_harder)])
}

/// What it says when it has won.
pub(crate) fn wins(stage: Stage) -> Words {
    Words::new(lines(stage).wins)
}

/// The table of a match.
pub(super) fn table(stage: Stage) -> Words {
    Words::new(match stage.is_harder {
        false => texts::WAY_TABLE_COMMON,
        true => texts::WAY_TABLE_HARDER,
    })
}

/// What can be won, or has been.
pub(crate) fn prize(reward: Reward, is_won: bool) -> Words {
    let key = match is_won {
        false => texts::WAY_PRIZE,
        true => texts::WAY_PRIZE_WON,
    };
    Words::new(key).with("reward", reward_words(reward))
}

fn reward_words(reward: Reward) -> Words {
    Words::new(match reward {
        // Nobody wins what everybody has.
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
    })
}

/// How many of all matches are won.
pub(super) fn climbed(way: &StoredWayUp) -> Words {
    let won = Stage::ALL.into_iter().filter(|stage| way.is_won(*stage));
    Words::new(texts::WAY_CLIMBED)
        .with("won", won.count())
        .with("all", Stage::ALL.len())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::Language;

    #[test]
    fn everybody_says_something_else_every_time_in_every_language() {
        for language in Language::ALL {
            let lines = Stage::ALL.into_iter().flat_map(|stage| {
                let own = [before(stage), beaten(stage)];
                own.into_iter()
                    .chain((!stage.is_harder).then(|| wins(stage)))
            });
            let said: HashSet<String> = lines.map(|words| Locale(language).say(&words)).collect();
            assert_eq!(said.len(), 5 * 5, "{language:?}");
        }
    }
}
