//! Facts about a finished game in words: winners, figures and notable moments.

use crate::referee::{Boldest, COLUMN, GameStory};
use crate::ui::prelude::*;

/// Riskiest roll that held, with its seat; of equals the first.
pub(super) fn boldest(game: &Game, story: &GameStory) -> Option<(Seat, Boldest)> {
    game.each_seat()
        .filter_map(|seat| Some((seat, story.seat(seat).boldest?)))
        .reduce(|best, next| {
            let more = (next.1.chance, next.1.steps) > (best.1.chance, best.1.steps);
            if more { next } else { best }
        })
}

/// Most rolls in one turn, with their seat; of equals the first.
pub(super) fn longest(game: &Game, story: &GameStory) -> Option<(Seat, u32)> {
    game.each_seat()
        .map(|seat| (seat, story.seat(seat).longest_turn))
        .filter(|(_, rolls)| *rolls > 0)
        .reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// Drawing of the climb in words: the progress of each seat, the farthest first.
pub(super) fn climb_words(game: &Game, story: &GameStory, plans: &Seats) -> Words {
    let whole = COLUMN * u32::from(game.variant().columns_to_win);
    let last = game.each_seat().map(|seat| {
        let end = story.standings().last();
        let way = end.and_then(|all| all.get(seat.index())).copied();
        (seat, way.unwrap_or_default())
    });
    let mut last: Vec<(Seat, u32)> = last.collect();
    last.sort_by_key(|(_, way)| std::cmp::Reverse(*way));
    let said = last.into_iter().map(|(seat, way)| {
        let percent = u64::from(way) * 100 / u64::from(whole);
        texts::RESULTS_CLIMB_WAY
            .with("name", plans.get(seat).name.as_str())
            .with("percent", percent as f32)
    });
    texts::RESULTS_CLIMB_SPOKEN.with("ways", ways(said))
}

/// Joins sentences about seats in a row.
pub(super) fn ways(said: impl Iterator<Item = Words>) -> Words {
    let both = texts::RESULTS_CLIMB_WAYS;
    let all = said.reduce(|first, next| both.with("first", first).with("next", next));
    all.unwrap_or_else(|| Words::literal(""))
}

/// Number of turns, and of changes of the lead.
pub(super) fn course(story: &GameStory) -> Words {
    let turns = story.standings().len().saturating_sub(1);
    texts::RESULTS_COURSE
        .with("turns", turns as f32)
        .with("changes", story.lead_changes() as f32)
}

/// Luck of a seat: the busts to expect of fair dice, less its busts.
pub(super) fn luck_figure(story: &GameStory, seat: Seat) -> f32 {
    let story = story.seat(seat);
    story.expected_busts - story.busts as f32
}

/// Number with a sign and one decimal, in the notation of the language.
pub(super) fn signed_decimal(number: f32) -> Words {
    let tenths = (number * 10.0).round() as i32;
    let sign = match tenths {
        0 => "±",
        1.. => "+",
        _ => "−",
    };
    texts::DECIMAL
        .with("whole", format!("{sign}{}", tenths.abs() / 10))
        .with("tenth", tenths.abs() % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plans(names: &[&str]) -> Seats {
        let plan = |(name, mark): (&&str, Mark)| SeatPlan {
            name: (*name).to_owned(),
            mark,
            kind: SeatKind::Person,
        };
        Seats(names.iter().zip(Mark::ALL).map(plan).collect())
    }

    fn say(language: Language, words: &Words) -> String {
        Locale(language).say(words)
    }

    #[test]
    fn the_climb_is_said_from_the_farthest_to_the_last() {
        let game = Game::new(Variant::default(), 2).expect("two seats can play");
        let story = GameStory::new(&game);
        let said = climb_words(&game, &story, &plans(&["Ada", "Bruno"]));
        let english = "How far everybody climbed: Ada 0 percent, Bruno 0 percent";
        assert_eq!(say(Language::En, &said), english);
        let spanish = "0 turnos · 0 cambios en cabeza";
        assert_eq!(say(Language::Es, &course(&story)), spanish);
    }

    #[test]
    fn decimals_carry_a_sign_and_the_mark_of_the_language() {
        assert_eq!(say(Language::En, &signed_decimal(1.42)), "+1.4");
        assert_eq!(say(Language::It, &signed_decimal(-0.31)), "−0,3");
        assert_eq!(say(Language::Es, &signed_decimal(0.04)), "±0,0");
    }
}
