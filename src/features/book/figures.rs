//! Names and numbers of the book of games, in words.

use cant_stop_chronicle::chance::Counted;
use cant_stop_chronicle::statistics::Player;

use crate::opponents::characters;
use crate::ui::prelude::*;

pub(super) fn player_words(player: &Player) -> Words {
    match player {
        Player::Person(name) => Words::literal(name),
        Player::Bot(key) => characters::recorded_name(key),
    }
}

/// Count, followed by the range that fair luck gives: "12 · fair 8 to 19".
pub(super) fn beside(counted: &Counted) -> Words {
    let [low, high] = counted.fair_95;
    texts::CHRONICLE_BESIDE
        .with("counted", decimal(counted.counted))
        .with("low", low as f64)
        .with("high", high as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_of_other_versions_keep_their_names_or_keys() {
        let said = |key: &str| Locale(Language::En).say(&player_words(&Player::Bot(key.into())));
        assert_eq!(said("no-such"), "no-such");
        assert_eq!(said("owl"), "Owl");
        assert_eq!(said("linear"), "Growing weights");
    }
}
