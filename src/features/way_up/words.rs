//! Texts of the way up: lines of the characters, tables, rewards and progress.

use super::stage::Stage;
use super::stored::StoredWayUp;
use crate::ui::prelude::*;

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
const REWARDS: [[TextKey; 2]; 5] = [
    [texts::WAY_REWARD_BIRCH, texts::WAY_REWARD_DAWN],
    [texts::WAY_REWARD_AMBER, texts::WAY_REWARD_SPRING],
    [texts::WAY_REWARD_JADE, texts::WAY_REWARD_SNOW],
    [texts::WAY_REWARD_ICE, texts::WAY_REWARD_AURORA],
    [texts::WAY_REWARD_QUARTZ, texts::WAY_REWARD_GOLDEN_FLAG],
];

pub(super) fn before(stage: Stage) -> TextKey {
    BEFORE[stage.station()][usize::from(stage.is_harder)]
}

pub(super) fn beaten(stage: Stage) -> TextKey {
    BEATEN[stage.station()][usize::from(stage.is_harder)]
}

pub(super) fn wins(stage: Stage) -> TextKey {
    WINS[stage.station()]
}

pub(super) fn table(stage: Stage) -> TextKey {
    [texts::WAY_TABLE_COMMON, texts::WAY_TABLE_HARDER][usize::from(stage.is_harder)]
}

pub(super) fn prize(stage: Stage, is_won: bool) -> Words {
    let reward = REWARDS[stage.station()][usize::from(stage.is_harder)];
    [texts::WAY_PRIZE, texts::WAY_PRIZE_WON][usize::from(is_won)].with("reward", reward)
}

/// Number of stages won, of all.
pub(super) fn climbed(way: &StoredWayUp) -> Words {
    texts::WAY_CLIMBED
        .with("won", way.won().count())
        .with("all", Stage::ALL.len())
}
