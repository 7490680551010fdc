//! Lines that are no notation are refused at the very character where they go wrong.

use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Game, Seat, Variant};
use proptest::prelude::*;

use crate::conformance::tables;
use crate::random::Random;
use crate::table::game;

#[test]
fn a_short_position_means_the_first_turn() {
    let line = "4jb .....1...../....2....../........... - C decide";
    assert_eq!(game(line).to_string(), format!("{line} - 1 -"));
    let line = "3 .........../........... - A begin";
    let begin = game(line);
    assert_eq!(begin.to_string(), format!("{line} - 0 AB"));
    assert_eq!(begin, Game::new(begin.variant(), 2).unwrap());
}

/// Lines that are no positions, each with its complaint; `E` stands for an empty board for two.
const NO_POSITIONS: &str = "
 | column 1: expected the columns to win, 3, 4 or 5
x | column 1: expected the columns to win, 3, 4 or 5
6 E - A decide | column 1: a game cannot be played to 6 columns: it takes 3, 4 or 5
4p E - A decide | column 1: three pawns cannot claim 4 columns: with them a game is played to 3
3pj E - A decide | column 3: expected a space
3 ........... - A decide | column 14: 1 seats cannot play: the game is for two to four
3 .........../.......... - A decide | column 25: expected a height, . or 1 to 9 or a to d
3 .....·...../........... - A decide | column 8: expected a height, . or 1 to 9 or a to d
3 .....e...../........... - A decide | column 8: expected a height, . or 1 to 9 or a to d
3 ....c....../........... - A decide | column 7: column 6 has 11 spaces, there is no height 12
3 3........../3.......... - A decide | column 15: seat 1 has a square in column 2, which another seat has claimed
3 E 6:4,5:1 A decide | column 31: expected runners in ascending columns
3 E 13:1 A decide | column 27: expected a column, 2 to 12
3 E 06:1 A decide | column 27: expected a column, 2 to 12
3 E 6-1 A decide | column 28: expected a colon
3 E 6:12 A decide | column 27: column 6 has 11 spaces, there is no height 12
3 E 6:0 A decide | column 29: expected a height, 1 to 13
3 E 4:1,5:1,6:1,7:1 A decide | column 27: there are more than 3 runners
3 ....3....../........... 4:1,6:3 A decide | column 31: the runner in column 6 is at 3, not above the square at 3
3 E - E decide | column 29: expected a seat, A to D
3 E - C decide | column 29: there is no seat 2
3 E - A wait | column 31: expected begin, decide, roll, pair, keep or over
3 E - A over | column 31: no seat has won yet
3 E - A keep | column 31: the seat can keep all its squares
3 E - A pair | column 35: there are no dice to choose a pairing from
3 E - A pair 1237 | column 39: expected a die, 1 to 6
3 E 2:1,3:1,12:1 A pair 2345 | column 47: the dice leave no pairing to choose
3 E - A decide 12345 1 | column 42: nothing more can follow here
3 E - A decide - 0 | column 40: expected 0 before the first turn, else 1 or more
3 E - A decide - 4294967296 | column 40: expected the number of the turn
3 E - A decide - 1 A65C31 | column 42: expected only seats that play
3 E - A decide - 1 A65B65 | column 42: expected a round that every seat rolled in and one won
3 E - A decide - 1 A65B | column 42: expected a round that every seat rolled in and one won
3 E - A decide - 1 B65A31 | column 45: expected seats in ascending order
3 E - A begin - 0 A65B | column 29: expected the seat that rolls next
3 E - A begin - 0 AB65 | column 41: expected seats to roll one after the other
3 E - A begin - 0 - | column 41: expected two or more seats to roll
3 E - A begin 1234 | column 37: expected no dice before the first turn
3 1........../........... - A begin | column 3: expected an empty board before the first turn
3 E - A decide - 1 A65B31  | column 48: expected a seat, A to D
";

/// Lines that are no games, each with its complaint.
const NO_GAMES: &str = "
3 | column 2: expected a colon and the number of seats
3:5 | column 1: 5 seats cannot play: the game is for two to four
4:4 | column 1: four seats cannot play to 4 columns: only two or three can
3:2  (65) | column 5: expected two dice in brackets, four dice, a full stop, k and columns, or ~
3:2(65) | column 4: expected a space and the next step
3:2 (67) | column 7: expected a die, 1 to 6
3:2 (65 (31) | column 8: expected a closing bracket
3:2 . | column 5: it is not settled yet who begins
3:2 (65) (31) . | column 15: a turn cannot be stopped before its first move
3:2 (65) (31) 1546=6+11 | column 20: the dice do not allow this move
3:2 (65) (31) 1546=10+6 | column 23: expected columns in ascending order
3:2 (65) (31) 1546= | column 20: expected a column, 2 to 12
3:2 (65) (31) 1546! | column 19: expected = and the move chosen
3:2 (65) (31) 1546x | column 19: this roll does not bust
3:2 (65) (31) 1546 . | column 20: a pairing must be chosen first
3:2 (65) (31) 1112=2+3 6612=3+12 4455 | column 38: this roll busts: an x must follow it
3:2 (65) (31) ~ 1546 | column 16: nothing more can follow here
3:2 (65) (31) k6 | column 15: the player must first decide to roll or to stop
3:2 (65) (31) 1546=6+10 (65) | column 25: the player must first decide to roll or to stop
3:2C | column 4: there is no seat 2
3:2E | column 4: expected a space and the next step
3:2B (31) | column 6: the player must first decide to roll or to stop
3:1A | column 4: 1 seats cannot play: the game is for two to four
3:1 (65) | column 5: the player must first decide to roll or to stop
3:0 | column 1: 0 seats cannot play: the game is for two to four
6:1 | column 1: a game cannot be played to 6 columns: it takes 3, 4 or 5
";

/// Lines of a table and their complaints.
fn mistakes(table: &str) -> impl Iterator<Item = (&str, &str)> {
    let lines = table.lines().filter(|line| !line.is_empty());
    lines.map(|line| line.split_once(" | ").unwrap())
}

#[test]
fn mistakes_are_pointed_at() {
    for (line, sentence) in mistakes(NO_POSITIONS) {
        let line = line.replacen('E', ".........../...........", 1);
        let error = line.parse::<Game>().expect_err(&line);
        assert_eq!(error.to_string(), sentence, "{line}");
    }
    for (line, sentence) in mistakes(NO_GAMES) {
        let error = line.parse::<Playthrough>().expect_err(line);
        assert_eq!(error.to_string(), sentence, "{line}");
    }
    let rows = ["..........."; 6].join("/");
    let error = format!("3 {rows} - A decide").parse::<Game>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "column 50: expected no more than four rows"
    );
}

#[test]
fn nothing_comes_of_no_beginning() {
    let begun = Playthrough::begun_by(Variant::default(), 3, Seat::ALL[2]).unwrap();
    assert_eq!(begun.to_string(), "3:3C");
    let rolled = begun.start().apply(Action::Roll).unwrap().0;
    assert_eq!(Playthrough::of(rolled, &[]), None);
    assert_eq!(Playthrough::of(begun.start(), &[Action::Stop]), None);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_broken_off_anywhere_read_back((variant, seats) in prop::sample::select(tables()), begin in 0..6_u8, seed: u64, length in 0usize..400) {
        let mut random = Random::new(seed);
        let played = match begin {
            // A seat begins without a roll-off.
            0..4 => {
                let first = Seat::ALL[usize::from(begin)];
                let begun = Playthrough::begun_by(variant, seats, first).ok();
                prop_assert_eq!(begun.is_some(), begin < seats);
                prop_assert!(begun.iter().all(|begun| begun.game().turn() == first && begun.first() == Some(first)));
                begun
            }
            4 => Playthrough::alone(variant).ok(),
            _ => Playthrough::new(variant, seats).ok(),
        };
        let Some(mut played) = played else { return Ok(()) };
        for _ in 0..length {
            let Some(action) = random.action(&played.game(), 3) else { break };
            played.play(action).unwrap();
        }
        let line = played.to_string();
        prop_assert!(line.is_ascii());
        let again = Playthrough::of(played.start(), played.actions());
        prop_assert_eq!(again.as_ref(), Some(&played));
        prop_assert_eq!(line.parse(), Ok(played), "{}", line);
    }

    #[test]
    fn lines_changed_anywhere_are_read_or_pointed_at((variant, seats) in prop::sample::select(tables()), seed: u64, places: [prop::sample::Index; 2], other: char) {
        let mut random = Random::new(seed);
        let mut played = Playthrough::new(variant, seats).unwrap();
        for _ in 0..80 {
            let Some(action) = random.action(&played.game(), 3) else { break };
            played.play(action).unwrap();
        }
        for line in [played.to_string(), played.game().to_string()] {
            let mut chars: Vec<char> = line.chars().collect();
            let [one, two] = places.map(|place| place.index(chars.len()));
            let swapped = chars[two];
            chars[two] = other;
            for c in [chars[one], other, swapped] {
                chars[one] = c;
                let changed: String = chars.iter().collect();
                let length = chars.len() + 1;
                match changed.parse::<Game>() {
                    Ok(game) => prop_assert_eq!(game.to_string().parse::<Game>(), Ok(game)),
                    Err(error) => prop_assert!((1..=length).contains(&error.column)),
                }
                match changed.parse::<Playthrough>() {
                    Ok(played) => prop_assert_eq!(played.to_string(), changed),
                    Err(error) => prop_assert!((1..=length).contains(&error.column)),
                }
            }
        }
    }
}
