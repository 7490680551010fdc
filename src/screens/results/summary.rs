//! What the results say about a game: who won, how, and the notable moments, without any interface.

use cant_stop_rules::{Column, Game, Seat};

use crate::{locale::Words, referee::GameStory, seats::Seats};

/// The seats of the game, in order of play.
pub(super) fn seats(game: &Game) -> impl Iterator<Item = Seat> + use<> {
    (0..game.seats()).filter_map(Seat::new)
}

/// Names as one reads them out: "Ada", "Ada and Bruno", "Ada, Bruno and Chiara".
pub(super) fn list(names: &[&str]) -> Words {
    match names {
        [] => Words::literal(""),
        [only] => Words::literal(*only),
        [first @ .., last] => Words::new("results-and")
            .with("first", first.join(", "))
            .with("last", *last),
    }
}

/// The headline.
pub(super) fn headline(winners: &[Seat], seats: &Seats) -> Words {
    let names: Vec<&str> = winners
        .iter()
        .map(|seat| seats.get(*seat).name.as_str())
        .collect();
    match names[..] {
        [winner] => Words::new("results-wins").with("name", winner),
        _ => Words::new("results-share").with("names", list(&names)),
    }
}

/// The columns a seat owns, with its turns: "6 · 7 · 8 in 11 turns".
pub(super) fn how(game: &Game, story: &GameStory, seat: Seat) -> Words {
    Words::new("results-how")
        .with("columns", columns(game, seat))
        .with("turns", story.seat(seat).turns)
}

/// The columns a seat owns: "6 · 7 · 8"; a dash if none.
pub(super) fn columns(game: &Game, seat: Seat) -> String {
    let owned: Vec<String> = Column::ALL
        .into_iter()
        .filter(|column| game.owner(*column) == Some(seat))
        .map(|column| column.number().to_string())
        .collect();
    if owned.is_empty() {
        "–".to_owned()
    } else {
        owned.join(" · ")
    }
}

/// A notable moment: what it is called, and what it was.
pub(super) struct Moment {
    pub(super) title: Words,
    pub(super) value: Words,
}

/// The moments worth telling, as far as there are any.
pub(super) fn moments(game: &Game, story: &GameStory, plans: &Seats) -> Vec<Moment> {
    let name = |seat: Seat| plans.get(seat).name.as_str();
    let mut moments = Vec::new();

    let boldest = seats(game)
        .filter_map(|seat| Some((seat, story.seat(seat).boldest?)))
        .max_by_key(|(_, boldest)| (boldest.chance, boldest.steps));
    if let Some((seat, boldest)) = boldest {
        moments.push(Moment {
            title: Words::new("results-boldest"),
            value: Words::new("results-boldest-value")
                .with("name", name(seat))
                .with("steps", boldest.steps)
                .with("percent", boldest.chance.percent()),
        });
    }

    let longest = seats(game).max_by_key(|seat| story.seat(*seat).longest_turn);
    if let Some(seat) = longest {
        moments.push(Moment {
            title: Words::new("results-longest"),
            value: Words::new("results-longest-value")
                .with("name", name(seat))
                .with("rolls", story.seat(seat).longest_turn),
        });
    }
    moments
}

/// How lucky a seat was: busts that fair luck would have given, less those there were.
pub(super) fn luck(story: &GameStory, seat: Seat) -> Words {
    let story = story.seat(seat);
    signed_decimal(story.expected_busts - story.busts as f32)
}

/// A number with a sign and one decimal, written as the language does.
fn signed_decimal(number: f32) -> Words {
    let tenths = (number * 10.0).round() as i32;
    let sign = match tenths {
        0 => "±",
        1.. => "+",
        _ => "−",
    };
    Words::new("decimal")
        .with("whole", format!("{sign}{}", tenths.abs() / 10))
        .with("tenth", tenths.abs() % 10)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        locale::{Language, Locale},
        seats::{Mark, SeatKind, SeatPlan},
    };

    fn plans(names: &[&str]) -> Seats {
        Seats(
            names
                .iter()
                .zip(Mark::ALL)
                .map(|(name, mark)| SeatPlan {
                    name: (*name).to_owned(),
                    mark,
                    kind: SeatKind::Person,
                })
                .collect(),
        )
    }

    fn say(language: Language, words: &Words) -> String {
        Locale(language).say(words)
    }

    #[test]
    fn winners_are_named_alone_and_together() {
        let plans = plans(&["Ada", "Bruno", "Chiara"]);
        let all: Vec<Seat> = (0..3).filter_map(Seat::new).collect();
        assert_eq!(say(Language::En, &headline(&all[..1], &plans)), "Ada wins");
        assert_eq!(
            say(Language::En, &headline(&all[..2], &plans)),
            "Ada and Bruno share the win"
        );
        assert_eq!(
            say(Language::Es, &headline(&all, &plans)),
            "Ada, Bruno y Chiara comparten la victoria"
        );
    }

    #[test]
    fn decimals_carry_a_sign_and_the_mark_of_the_language() {
        assert_eq!(say(Language::En, &signed_decimal(1.42)), "+1.4");
        assert_eq!(say(Language::It, &signed_decimal(-0.31)), "−0,3");
        assert_eq!(say(Language::Es, &signed_decimal(0.04)), "±0,0");
    }
}
