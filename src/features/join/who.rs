//! Words and picture of the person or bot at a place.

use super::setup::Who;
use crate::core::art::Art;
use crate::core::locale::Words;
use crate::core::texts;
use crate::opponents::characters;

pub(super) fn who_words(who: Who) -> Words {
    match who {
        Who::Person => Words::new(texts::JOIN_PERSON),
        Who::Bot(opponent) => Words::new(texts::JOIN_BOT).with("name", characters::name(opponent)),
        Who::Nobody => Words::new(texts::JOIN_EMPTY),
    }
}

pub(super) fn who_icon(who: Who) -> Art {
    match who {
        Who::Person => Art::IconPerson,
        Who::Bot(_) => Art::IconBot,
        Who::Nobody => Art::IconPlus,
    }
}
