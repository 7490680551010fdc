//! A hint in words: what the strongest bot would do and why, with numbers.

use cant_stop_rules::{Action, Game};

use super::note::list;
use crate::advice::{Advice, Why, advise};
use crate::locale::Words;
use crate::settings::Odds;

/// The hint for the seat to act; where odds are always shown, with the exact chance of a bust below it.
pub(super) fn hint(game: &Game, odds: Odds) -> (Words, Option<Words>) {
    let advice = advise(game);
    let exact = (odds == Odds::Always && !matches!(advice.action, Action::Keep(_)))
        .then(|| Words::new("hint-exact").with("busts", advice.chance.busts));
    (sentence(advice), exact)
}

fn sentence(advice: Advice) -> Words {
    let Advice { action, why, .. } = advice;
    let words = match (action, why) {
        (Action::Choose(mv), why) => Words::new(match why {
            Why::OnlyChoice => "hint-only",
            Why::Safest => "hint-safest",
            _ => "hint-most",
        })
        .with("move", list(mv.columns().iter().copied())),
        (Action::Keep(kept), _) => return Words::new("hint-keep").with("columns", list(kept)),
        (_, Why::Wins) => return Words::new("hint-stop-wins"),
        (_, Why::EnoughToLose) => Words::new("hint-stop"),
        (_, Why::NothingToLose) => Words::new("hint-nothing-to-lose"),
        (_, Why::MayNotStop) => Words::new("hint-may-not-stop"),
        (_, Why::ClimberFree) => Words::new("hint-climber-free"),
        _ => Words::new("hint-worth-it"),
    };
    let words = words.with("percent", advice.chance.percent());
    match why {
        Why::EnoughToLose | Why::WorthTheRisk => words.with("steps", advice.steps),
        Why::ClimberFree => words.with("busts", advice.chance.busts),
        _ => words,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{Language, Locale};

    fn said(line: &str, language: Language) -> [String; 2] {
        let game = line.parse().expect("a position");
        let (sentence, exact) = hint(&game, Odds::Always);
        [Some(sentence), exact]
            .map(|words| words.map_or_else(String::new, |words| Locale(language).say(&words)))
    }

    #[test]
    fn a_hint_is_a_sentence_with_its_numbers() {
        let [sentence, exact] = said(
            "3 .........../........... 2:2,3:3,12:2 A decide",
            Language::En,
        );
        assert!(
            sentence.starts_with("Stop") && sentence.contains('7'),
            "{sentence}"
        );
        let game: Game = "3 .........../........... 2:2,3:3,12:2 A decide"
            .parse()
            .expect("a position");
        let chance = game.bust_chance();
        assert!(
            sentence.contains(&chance.percent().to_string()),
            "{sentence}"
        );
        assert!(exact.contains(&chance.busts.to_string()), "{exact}");
    }

    #[test]
    fn every_hint_is_said_whole_in_every_language() {
        let positions = [
            "3 .........../........... - A decide",
            "3 .........../........... 7:1,8:1 A decide",
            "3 .........../........... 6:1,7:1,8:1 A decide",
            "3 .........../........... 2:2,3:3,12:2 A decide",
            "3 35........./........... 7:13 A decide",
            "3o .........../.....1..... 7:1 A decide",
            "3 .........../........... - A pair 3333",
            "3 .........../........... 6:4,10:1 A pair 2435",
        ];
        for line in positions {
            for language in Language::ALL {
                for said in said(line, language) {
                    let odd = said.starts_with("hint-") || said.contains('{');
                    assert!(!said.is_empty() && !odd, "{line}: {said}");
                }
            }
        }
    }

    #[test]
    fn who_hides_the_odds_is_not_shown_them_exactly() {
        let game: Game = "3 .........../........... 7:1,8:1 A decide"
            .parse()
            .expect("a position");
        assert!(hint(&game, Odds::AfterTurn).1.is_none());
        assert!(hint(&game, Odds::Never).1.is_none());
        assert!(hint(&game, Odds::Always).1.is_some());
    }
}
