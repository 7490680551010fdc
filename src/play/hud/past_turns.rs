//! Finished turns in words.

use cant_stop_rules::Climb;

use crate::core::settings::Odds;
use crate::referee::{PastTurn, TurnEnd};
use crate::ui::prelude::*;

/// End of the turn: stop or bust.
pub(crate) fn end(turn: &PastTurn) -> Words {
    Words::new(match turn.end {
        TurnEnd::Stop => texts::HISTORY_CAMP,
        TurnEnd::Bust => texts::HISTORY_BUST,
    })
}

/// Rolls and climbs of the turn, and its risk unless odds are never shown.
pub(crate) fn in_full(turn: &PastTurn, odds: Odds) -> Words {
    let rolls = Words::new(texts::HISTORY_ROLLS).with("rolls", turn.rolls);
    let risk = (odds != Odds::Never).then(|| risk(turn));
    let climbs = turn.climbs.iter().map(climb);
    climbs.chain(risk).fold(rolls, Words::dotted)
}

/// Chance of a bust that was taken, or of the roll that was not made.
pub(super) fn risk(turn: &PastTurn) -> Words {
    let key = match turn.end {
        TurnEnd::Bust => texts::ODDS_SHORT,
        TurnEnd::Stop => texts::ODDS_DECLINED,
    };
    Words::new(key).with("percent", turn.chance.percent())
}

fn climb(climb: &Climb) -> Words {
    Words::new(texts::CARD_EITHER)
        .with("column", climb.column.number())
        .with("steps", climb.to - climb.from)
}

#[cfg(test)]
mod tests {
    use cant_stop_rules::BustChance;

    use super::*;

    #[test]
    fn a_turn_is_told_in_full() {
        let [.., six, _, eight, _, _, _, _] = Column::ALL;
        let climb = |(column, from, to)| Climb { column, from, to };
        let turn = PastTurn {
            seat: Seat::ALL[0],
            rolls: 4,
            climbs: [(six, 0, 2), (eight, 3, 4)].map(climb).into(),
            end: TurnEnd::Bust,
            chance: BustChance { busts: 312 },
        };
        let say = |words: Words| Locale(Language::En).say(&words);
        assert_eq!(
            say(in_full(&turn, Odds::AfterTurn)),
            "4 rolls · 6 +2 · 8 +1 · 24\u{a0}in\u{a0}100\u{a0}risked"
        );
        assert_eq!(say(in_full(&turn, Odds::Never)), "4 rolls · 6 +2 · 8 +1");
        assert_eq!(say(end(&turn)), "Bust");
    }
}
