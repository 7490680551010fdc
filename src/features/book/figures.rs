//! Names and numbers of the book of games, in words.

use cant_stop_bots::Opponent;
use cant_stop_chronicle::chance::Counted;
use cant_stop_chronicle::statistics::Player;

use crate::core::locale::Words;
use crate::core::texts;
use crate::opponents::characters;

/// What somebody is called.
pub(super) fn player_words(player: &Player) -> Words {
    match player {
        Player::Person(name) => Words::literal(name),
        Player::Bot(key) => {
            Opponent::from_key(key).map_or_else(|| Words::literal(key), characters::name)
        }
    }
}

/// A number with one decimal, written as the language does; whole numbers without.
pub(crate) fn decimal(number: f64) -> Words {
    let tenths = (number * 10.0).round() as i64;
    let sign = if tenths < 0 { "−" } else { "" };
    let (whole, tenth) = (tenths.abs() / 10, tenths.abs() % 10);
    if tenth == 0 {
        return Words::literal(format!("{sign}{whole}"));
    }
    Words::new(texts::DECIMAL)
        .with("whole", format!("{sign}{whole}"))
        .with("tenth", tenth.to_string())
}

/// What was counted beside what fair luck gives: "12 · fair 8 to 19".
pub(super) fn beside(counted: &Counted) -> Words {
    let [low, high] = counted.fair_95;
    Words::new(texts::CHRONICLE_BESIDE)
        .with("counted", decimal(counted.counted))
        .with("low", low as f64)
        .with("high", high as f64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::Language;

    #[test]
    fn numbers_have_a_decimal_where_they_need_one() {
        let said = |number| Locale(Language::De).say(&decimal(number));
        assert_eq!(said(12.0), "12");
        assert_eq!(said(2.46), "2,5");
        assert_eq!(said(-0.5), "−0,5");
        assert_eq!(said(0.04), "0");
        assert_eq!(said(-0.04), "0");
    }

    #[test]
    fn bots_of_other_versions_keep_their_keys() {
        let said = |key: &str| Locale(Language::En).say(&player_words(&Player::Bot(key.into())));
        assert_eq!(said("no-such"), "no-such");
        assert_eq!(said("owl"), "Owl");
    }
}
