//! Lines of the characters at their loudest moments: a bust, a claim, a win.

use crate::ui::prelude::*;

/// Line of a character at an event of its own, the same each time the event is shown; `None` for other events and for
/// people.
pub(crate) fn line(event: &GameEvent, seats: &Seats) -> Option<(Seat, Words)> {
    let of = |seat: Seat| seats.get(seat).kind.opponent().map(lines);
    let (seat, key) = match *event {
        GameEvent::Busted { seat, lost } => {
            let [first, second, ..] = of(seat)?;
            (seat, if lost % 2 == 0 { first } else { second })
        }
        GameEvent::Claimed { seat, .. } => {
            let [.., claims, _] = of(seat)?;
            (seat, claims)
        }
        GameEvent::Won { winners } => winners
            .iter()
            .find_map(|seat| of(seat).map(|[.., wins]| (seat, wins)))?,
        _ => return None,
    };
    Some((seat, Words::new(key)))
}

/// Lines of a character: two for busts, one for a claim and one for a win.
const fn lines(opponent: Opponent) -> [TextKey; 4] {
    match opponent {
        Opponent::Marmot => [
            texts::SAYS_MARMOT_SLIPS,
            texts::SAYS_MARMOT_SLIPS_AGAIN,
            texts::SAYS_MARMOT_CLAIMS,
            texts::SAYS_MARMOT_WINS,
        ],
        Opponent::Ibex => [
            texts::SAYS_IBEX_SLIPS,
            texts::SAYS_IBEX_SLIPS_AGAIN,
            texts::SAYS_IBEX_CLAIMS,
            texts::SAYS_IBEX_WINS,
        ],
        Opponent::Magpie => [
            texts::SAYS_MAGPIE_SLIPS,
            texts::SAYS_MAGPIE_SLIPS_AGAIN,
            texts::SAYS_MAGPIE_CLAIMS,
            texts::SAYS_MAGPIE_WINS,
        ],
        Opponent::Owl => [
            texts::SAYS_OWL_SLIPS,
            texts::SAYS_OWL_SLIPS_AGAIN,
            texts::SAYS_OWL_CLAIMS,
            texts::SAYS_OWL_WINS,
        ],
        Opponent::Summit => [
            texts::SAYS_SUMMIT_SLIPS,
            texts::SAYS_SUMMIT_SLIPS_AGAIN,
            texts::SAYS_SUMMIT_CLAIMS,
            texts::SAYS_SUMMIT_WINS,
        ],
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::Language;

    /// Longest line that a bubble holds, and the longest word of one.
    const LETTERS: [usize; 2] = [24, 11];

    #[test]
    fn each_character_has_lines_of_its_own_that_fit_a_bubble() {
        for language in Language::ALL {
            let mut said = HashSet::new();
            for opponent in Opponent::ALL {
                for key in lines(opponent) {
                    let line = Locale(language).say(&Words::new(key));
                    let longest = line.split(' ').map(|word| word.chars().count()).max();
                    assert!(line.chars().count() <= LETTERS[0], "{line}");
                    assert!(longest.is_some_and(|it| it <= LETTERS[1]), "{line}");
                    assert!(said.insert(line.clone()), "{line} is said twice");
                }
            }
        }
    }
}
