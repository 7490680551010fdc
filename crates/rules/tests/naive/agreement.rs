//! The crate and the rulebook agree, position after position.
//!
//! `CANT_STOP_POSITIONS` sets how many positions are compared. A failure names the position in the notation and the
//! dice, to be kept in `both_agree_on_positions_kept`.

use cant_stop_rules::{Action, Column, Columns, Event, Game, Move, Stage};
use chacha20::ChaCha8Rng;
use rand::SeedableRng;

use crate::made::made;
use crate::positions::{Play, dice, table};
use crate::rulebook::Table;
use crate::situations::Situations;

/// Counting 1,296 rolls the slow way is too slow for every position.
const BETWEEN_ODDS: usize = 500;

const POSITIONS: usize = 100_000;

#[test]
fn both_agree_on_positions_met_in_play() {
    let mut play = Play::new(7);
    let situations = compare_half(8, |_| play.next_position());
    // Random players hardly ever get into this one.
    situations.assert_seen(&["jump: to the top at the first step of a double"]);
}

#[test]
fn both_agree_on_positions_put_together() {
    compare_half(9, made).assert_seen(&[]);
}

/// Compares half of the positions asked for.
fn compare_half(seed: u64, mut next: impl FnMut(&mut ChaCha8Rng) -> Game) -> Situations {
    let positions = std::env::var("CANT_STOP_POSITIONS").map_or(POSITIONS, |positions| {
        positions.parse().expect("CANT_STOP_POSITIONS is a number")
    });
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut situations = Situations::default();
    for number in 0..positions / 2 {
        let game = next(&mut random);
        let dice = dice(&mut random);
        compare(&game, dice);
        situations.note(&table(&game), dice);
        if number % BETWEEN_ODDS == 0 {
            let busts = usize::from(game.bust_chance().busts);
            assert_eq!(busts, table(&game).busts(), "busts: {game}");
        }
    }
    situations
}

/// Positions worth comparing every time: the rarest, any that was ever found wrong, and all examples of the rules.
#[test]
fn both_agree_on_positions_kept() {
    let rare = [
        // Four columns each for A and B once A stops.
        "5 357......../...9bdb..../.......975. 12:3 A decide",
        // A second column is claimed, and one of three squares can stay.
        "3p 3.1.....1../........... 6:2,12:3 A pair 3344",
        // One option brings a new runner, the other none.
        "3b .........../........... 6:1,8:1 A pair 3344",
        "3ob .........../.....2..... 6:1,7:2 A pair 6666",
    ];
    let examples = include_str!("../rules/scenes.txt").lines();
    let examples = examples.filter_map(|line| line.strip_prefix("at "));
    let mut compared = 0;
    for line in rare.into_iter().chain(examples) {
        let (place, dice) = match line.split_once(" pair ") {
            Some((place, dice)) => (format!("{place} decide"), dice),
            None => (line.to_owned(), "1234"),
        };
        let digits: Vec<u8> = dice.bytes().map(|digit| digit - b'0').collect();
        compare(&place.parse().unwrap(), digits.try_into().unwrap());
        compared += 1;
    }
    assert!(compared > 50);
}

fn compare(game: &Game, dice: [u8; 4]) {
    let naive = &table(game);
    let stood_on = numbers(game.on_anothers_square());
    assert_eq!(stood_on, naive.pressed(), "on others' squares: {game}");
    assert_eq!(game.may_stop(), naive.may_stop(), "may stop: {game}");
    if naive.may_stop() {
        compare_stop(game, naive);
    } else {
        assert!(game.apply(Action::Stop).is_err(), "stop: {game}");
    }

    let rolled = act(&act(game, Action::Roll), Action::Dice(dice));
    let options = rolled.legal_moves();
    let lists: Vec<Vec<u8>> = options.iter().map(numbers_of).collect();
    assert_eq!(lists, naive.options(dice), "options: {game} with {dice:?}");
    if lists.is_empty() {
        let busted = table(&rolled);
        assert_eq!(busted, naive.bust(), "bust: {game} with {dice:?}");
    }
    for (option, list) in options.iter().zip(lists) {
        let advanced = table(&act(&rolled, Action::Choose(*option)));
        let expected = naive.advance(&list);
        assert_eq!(advanced, expected, "{list:?}: {game} with {dice:?}");
    }
}

fn compare_stop(game: &Game, naive: &Table) {
    let stopped = naive.stop();
    let (next, events) = game.apply(Action::Stop).unwrap();
    let claimed: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Claimed { column, .. } => Some(column.number()),
            _ => None,
        })
        .collect();
    assert_eq!(claimed, stopped.claimed_now, "claimed: {game}");
    let winners: Vec<usize> = next.winners().iter().map(|seat| seat.index()).collect();
    assert_eq!(winners, stopped.winners, "winners: {game}");
    let over = next.stage() == Stage::Over;
    assert_eq!(over, !winners.is_empty(), "over: {game}");
    assert_eq!(table(&next), stopped.table, "after the stop: {game}");

    let choices: Vec<Columns> = next
        .keep_choice()
        .map_or(Vec::new(), |choice| choice.choices().collect());
    let lists: Vec<Vec<u8>> = choices.iter().map(|columns| numbers(*columns)).collect();
    assert_eq!(lists, stopped.keeps, "keep: {game}");
    for (columns, list) in choices.into_iter().zip(lists) {
        let kept = table(&act(&next, Action::Keep(columns)));
        assert_eq!(kept, stopped.table.keep(&list), "keeping {list:?}: {game}");
    }
}

fn act(game: &Game, action: Action) -> Game {
    match game.apply(action) {
        Ok((next, _)) => next,
        Err(error) => panic!("{action:?} is refused ({error:?}): {game}"),
    }
}

fn numbers(columns: impl IntoIterator<Item = Column>) -> Vec<u8> {
    columns.into_iter().map(Column::number).collect()
}

fn numbers_of(option: &Move) -> Vec<u8> {
    numbers(option.columns().iter().copied())
}
