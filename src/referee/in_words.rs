//! Texts for runners and dice, for screen readers.

use cant_stop_rules::{Climb, Game};

use super::past_turn::climbs;
use crate::core::locale::Words;
use crate::core::texts;

/// Runners on the board, by column in ascending order; `None` without any.
pub(crate) fn runners_in_words(game: &Game) -> Option<Words> {
    climbs_in_words(&climbs(game))
}

/// End spaces of climbs; `None` without any.
pub(crate) fn climbs_in_words(climbs: &[Climb]) -> Option<Words> {
    let each = climbs.iter().map(|climb| {
        let key = if climb.to == climb.column.height() {
            texts::READER_AT_TOP
        } else {
            texts::READER_AT_SPACE
        };
        Words::new(key)
            .with("column", climb.column.number())
            .with("height", climb.to)
            .with("top", climb.column.height())
    });
    each.reduce(and_then)
}

fn and_then(first: Words, next: Words) -> Words {
    let both = Words::new(texts::READER_AND_THEN);
    both.with("first", first).with("next", next)
}

/// Dice in the order given.
pub(crate) fn dice_in_words(dice: &[u8]) -> Words {
    let each = dice.iter().map(|die| Words::literal(die.to_string()));
    let all = each.reduce(and_then);
    all.unwrap_or_else(|| Words::literal(""))
}
