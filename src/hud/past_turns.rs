//! A turn that is over, in words: in a line beside its player, and in full.

use cant_stop_rules::Climb;

use crate::ground::locale::Words;
use crate::ground::settings::Odds;
use crate::referee::{PastTurn, TurnEnd};

/// The longest way in which any language says that climbers fell, before their columns.
const FELL: usize = 10;

/// The turn in a line of at most so many letters: how far the climbers came, or which fell; less where that is too long.
pub(crate) fn in_a_line(turn: &PastTurn, letters: usize) -> Words {
    let numbers: Vec<String> = turn
        .climbs
        .iter()
        .map(|climb| climb.column.number().to_string())
        .collect();
    let columns = numbers.join("\u{a0}·\u{a0}");
    let length = columns.chars().count();
    let steps: usize = turn
        .climbs
        .iter()
        .map(|climb| " +".len() + (climb.to - climb.from).to_string().len())
        .sum();
    match turn.end {
        TurnEnd::Bust if columns.is_empty() || FELL + length > letters => {
            Words::new("history-bust")
        }
        TurnEnd::Bust => Words::new("history-fell").with("columns", columns),
        TurnEnd::Camp if length + steps > letters => Words::literal(columns),
        TurnEnd::Camp => list(turn.climbs.iter().map(climb).collect()),
    }
}

/// How the turn ended.
pub(crate) fn end(turn: &PastTurn) -> Words {
    Words::new(match turn.end {
        TurnEnd::Camp => "history-camp",
        TurnEnd::Bust => "history-bust",
    })
}

/// The turn in full: its rolls, how far the climbers came, and unless odds are never shown how great the risk was.
pub(crate) fn in_full(turn: &PastTurn, odds: Odds) -> Words {
    let rolls = Words::new("history-rolls").with("rolls", turn.rolls);
    let risk = (odds != Odds::Never)
        .then(|| Words::new("odds-short").with("percent", turn.chance.percent()));
    let climbs = turn.climbs.iter().map(climb);
    list(std::iter::once(rolls).chain(climbs).chain(risk).collect())
}

fn climb(climb: &Climb) -> Words {
    Words::new("card-either")
        .with("column", climb.column.number())
        .with("steps", climb.to - climb.from)
}

/// All of them in a row.
fn list(words: Vec<Words>) -> Words {
    words
        .into_iter()
        .reduce(|all, next| {
            Words::new("dot-list")
                .with("first", all)
                .with("second", next)
        })
        .unwrap_or_else(|| Words::literal(""))
}

#[cfg(test)]
mod tests {
    use cant_stop_rules::{BustChance, Column, Seat};

    use super::*;
    use crate::ground::{locale::Locale, settings::Language};

    fn turn(end: TurnEnd) -> PastTurn {
        let climb = |number, from, to| Climb {
            column: Column::new(number).expect("a column"),
            from,
            to,
        };
        PastTurn {
            seat: Seat::ALL[0],
            rolls: 4,
            climbs: vec![climb(6, 0, 2), climb(8, 3, 4)],
            end,
            chance: BustChance { busts: 312 },
        }
    }

    #[test]
    fn no_language_takes_longer_to_say_that_climbers_fell() {
        for language in Language::ALL {
            let fell = Words::new("history-fell").with("columns", "");
            assert!(Locale(language).say(&fell).chars().count() <= FELL);
        }
    }

    #[test]
    fn a_turn_is_told_in_a_line_and_in_full() {
        let say = |words: Words| Locale(Language::En).say(&words);
        let camp = turn(TurnEnd::Camp);
        assert_eq!(say(in_a_line(&camp, 11)), "6 +2 · 8 +1");
        assert_eq!(say(in_a_line(&camp, 10)), "6\u{a0}·\u{a0}8");
        assert_eq!(
            say(in_full(&camp, Odds::AfterTurn)),
            "4 rolls · 6 +2 · 8 +1 · Risk: 24\u{a0}in\u{a0}100"
        );
        assert_eq!(say(in_full(&camp, Odds::Never)), "4 rolls · 6 +2 · 8 +1");
        let bust = turn(TurnEnd::Bust);
        assert_eq!(say(in_a_line(&bust, 15)), "Bust on 6\u{a0}·\u{a0}8");
        assert_eq!(say(in_a_line(&bust, 14)), "Bust");
        assert_eq!(say(end(&bust)), "Bust");
    }
}
