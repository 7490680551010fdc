//! Hints say the very chances that Summit gives, for everything there is to decide.

use cant_stop_bots::advise;

use super::*;
use crate::core::locale::Locale;
use crate::core::settings::Language;

const POSITIONS: [&str; 9] = [
    "3 .........../........... - A decide",
    "3 .........../........... 7:1,8:1 A decide",
    "3 .........../........... 6:1,7:1,8:1 A decide",
    "3 .........../........... 2:2,3:3,12:2 A decide",
    "3 35........./........... 7:13 A decide",
    "3o .........../.....1..... 7:1 A decide",
    "3 .........../........... - A pair 3333",
    "3 .........../........... 6:4,10:1 A pair 2435",
    "3p ..123.1..../........... - A keep",
];

fn advised(line: &str) -> (Game, Advice) {
    let game: Game = line.parse().expect("a position");
    (game, advise(&game).expect("something is to be decided"))
}

fn said(game: &Game, about_to: Option<Action>, language: Language) -> String {
    let advice = advise(game).expect("something is to be decided");
    Locale(language).say(&hint(game, &advice, about_to, Odds::Always).0)
}

/// The whole numbers in a sentence, in order.
fn numbers(sentence: &str) -> Vec<u32> {
    sentence
        .split(|c: char| !c.is_ascii_digit())
        .filter_map(|number| number.parse().ok())
        .collect()
}

fn in_hundred(advice: &Advice, action: Action) -> u32 {
    (advice.chance(action).expect("a legal action") * 100.0).round() as u32
}

#[test]
fn stopping_and_rolling_are_held_against_each_other() {
    for (line, verb, [best, other]) in [
        (POSITIONS[3], "Stop", [Action::Stop, Action::Roll]),
        (POSITIONS[2], "Roll", [Action::Roll, Action::Stop]),
    ] {
        let (game, advice) = advised(line);
        let sentence = said(&game, None, Language::En);
        assert!(sentence.starts_with(verb), "{sentence}");
        let [best, other] = [best, other].map(|action| in_hundred(&advice, action));
        assert_eq!(numbers(&sentence), [best, 100, other], "{sentence}");
    }
}

#[test]
fn a_pairing_is_held_against_the_one_in_focus() {
    let (game, advice) = advised(POSITIONS[7]);
    let best = advice.best().action;
    for choice in &advice.choices {
        let Action::Choose(mv) = choice.action else {
            panic!("moves are to be chosen");
        };
        let sentence = said(&game, Some(choice.action), Language::En);
        assert!(sentence.contains(&list(mv.columns().iter().copied())));
        let worth = in_hundred(&advice, choice.action);
        let alike = worth == in_hundred(&advice, best);
        assert!(alike || numbers(&sentence).contains(&worth), "{sentence}");
        assert!(numbers(&sentence).contains(&in_hundred(&advice, best)));
    }
}

#[test]
fn what_cannot_be_told_apart_is_not_said_in_numbers() {
    let (game, advice) = advised(POSITIONS[6]);
    assert_eq!(advice.choices.len(), 1);
    let sentence = said(&game, None, Language::En);
    assert!(sentence.contains("only choice"), "{sentence}");
}

#[test]
fn every_hint_is_said_whole_in_every_language() {
    for line in POSITIONS {
        let (game, advice) = advised(line);
        for language in Language::ALL {
            let (sentence, risk) = hint(&game, &advice, None, Odds::Always);
            for words in std::iter::once(sentence).chain(risk) {
                let said = Locale(language).say(&words);
                let odd = said.contains("hint-") || said.contains('{') || said.contains('$');
                assert!(!said.is_empty() && !odd, "{line}: {said}");
            }
        }
    }
}

#[test]
fn the_chance_of_a_bust_is_only_told_where_odds_are_always_shown() {
    // Where one roll of all busts, that is more than none in a hundred.
    for line in [POSITIONS[2], "3 ....b....../........... - B decide"] {
        let (game, advice) = advised(line);
        assert!(hint(&game, &advice, None, Odds::AfterTurn).1.is_none());
        assert!(hint(&game, &advice, None, Odds::Never).1.is_none());
        let exact = hint(&game, &advice, None, Odds::Always).1.expect("a line");
        let chance = game.bust_chance();
        let told = [chance.percent().into(), chance.busts.into()];
        let said = numbers(&Locale(Language::En).say(&exact));
        assert!(told.iter().all(|number| said.contains(number)), "{said:?}");
    }
}

#[test]
fn no_chance_is_rounded_to_none_or_all() {
    let (_, advice) = advised(POSITIONS[4]);
    assert_eq!(games(&advice, Action::Stop), 100);
    let rolling = games(&advice, Action::Roll);
    assert!((1..=99).contains(&rolling), "{rolling}");
}

/// The last column may make another seat the winner, or two.
#[test]
fn a_stop_that_fills_the_board_is_told_by_what_it_wins() {
    let [shared, lost] = [
        "5 35........3/..79....75./....b.b9... 7:13 A decide",
        "5 35...d....3/..79....75./......b9... 6:11 C decide",
    ];
    for (line, verb, place, stop) in [(shared, "Stop", 0, 50), (lost, "Roll", 2, 0)] {
        let (game, advice) = advised(line);
        assert_eq!(games(&advice, Action::Stop), stop);
        let said = said(&game, None, Language::En);
        let number = numbers(&said)[place];
        assert!(
            said.starts_with(verb) && number == u32::from(stop),
            "{said}"
        );
    }
}

#[test]
fn every_rival_has_a_line_of_its_own_for_all_there_is_to_do() {
    let choice = advised(POSITIONS[6]).1.best().action;
    for language in Language::ALL {
        let locale = Locale(language);
        let mut heard = std::collections::HashSet::new();
        for opponent in Opponent::ALL {
            let name = locale.say(&characters::name(opponent));
            for action in [Action::Stop, Action::Roll, choice] {
                let said = locale.say(&says(opponent, action));
                assert!(said.starts_with(&name), "{said}");
                assert!(heard.insert(said.clone()), "{said}");
            }
        }
    }
}
