//! Reason why a pairing cannot be chosen: in few words on its card, and in a sentence when a player asks.

use cant_stop_rules::{Pairing, Use};

use super::status::list;
use crate::ui::prelude::*;

/// In few words.
pub(super) fn reason(pairing: &Pairing) -> Words {
    if pairing.held_back {
        return Words::new(texts::CARD_HELD_BACK);
    }
    let word = |use_, column: Column| match use_ {
        Use::Claimed(_) => Some(Words::new(texts::CARD_CLAIMED).with("column", column.number())),
        Use::OnTop => Some(Words::new(texts::CARD_ON_TOP).with("column", column.number())),
        Use::NoRunner => Some(Words::new(texts::CARD_NO_RUNNER)),
        Use::Usable => None,
    };
    let [first, second] = pairing.sums;
    word(pairing.uses[0], first)
        .or_else(|| word(pairing.uses[1], second))
        .unwrap_or_else(|| Words::literal(""))
}

/// In sentences: one for all sums without a runner, one for each other sum.
pub(super) fn sentences(pairing: &Pairing, seats: &Seats) -> Vec<Words> {
    if pairing.held_back {
        return vec![Words::new(texts::WHY_HELD_BACK)];
    }
    let mut sums: Vec<(Use, Column)> = pairing.uses.into_iter().zip(pairing.sums).collect();
    sums.sort_by_key(|(_, column)| *column);
    sums.dedup();
    let without = sums.iter().filter(|(use_, _)| *use_ == Use::NoRunner);
    let without: Vec<Column> = without.map(|(_, column)| *column).collect();
    let no_runner = (!without.is_empty())
        .then(|| Words::new(texts::WHY_NO_CLIMBER).with("columns", list(without)));
    let sentence = |(use_, column): (Use, Column)| {
        let words = match use_ {
            Use::Claimed(seat) => {
                Words::new(texts::WHY_CLAIMED).with("name", &seats.get(seat).name)
            }
            Use::OnTop => Words::new(texts::WHY_ON_TOP),
            Use::NoRunner | Use::Usable => return None,
        };
        Some(words.with("column", column.number()))
    };
    let others = sums.iter().copied().filter_map(sentence);
    others.chain(no_runner).collect()
}
