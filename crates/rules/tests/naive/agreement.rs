//! The crate and the rulebook agree, position after position.
//!
//! `CANT_STOP_POSITIONS` sets how many positions are compared.

use cant_stop_rules::{Action, Columns, Event, Game, Move, Stage};
use rand::RngExt;

use crate::positions::{Positions, table};
use crate::rulebook::Table;

#[test]
fn both_agree_on_random_positions() {
    let count = std::env::var("CANT_STOP_POSITIONS").map_or(60_000, |count| {
        count.parse().expect("CANT_STOP_POSITIONS is a number")
    });
    let mut positions = Positions::new(7);
    for number in 0..count {
        let game = if number % 2 == 0 {
            positions.met()
        } else {
            positions.made()
        };
        let dice = positions.dice();
        compare(&game, dice, &mut positions);
        if number % 500 == 0 {
            assert_eq!(
                usize::from(game.bust_chance().busts),
                table(&game).busts(),
                "{game}"
            );
        }
    }
}

fn compare(game: &Game, dice: [u8; 4], positions: &mut Positions) {
    let naive = table(game);
    assert_eq!(game.may_stop(), naive.may_stop(), "{game}");
    if naive.may_stop() {
        compare_stop(game, &naive);
    }
    let (rolling, _) = game.apply(Action::Roll).unwrap();
    let (rolled, _) = rolling.apply(Action::Dice(dice)).unwrap();
    let options: Vec<Vec<u8>> = rolled.options().iter().map(numbers_of).collect();
    assert_eq!(options, naive.options(dice), "{game} with {dice:?}");
    if options.is_empty() {
        assert_eq!(table(&rolled), naive.bust(), "{game} with {dice:?}");
        return;
    }
    let pick = positions.random.random_range(0..options.len());
    let (chosen, _) = rolled
        .apply(Action::Choose(rolled.options()[pick]))
        .unwrap();
    assert_eq!(
        table(&chosen),
        naive.advance(&options[pick]),
        "{game} with {dice:?}, {:?}",
        options[pick]
    );
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
    assert_eq!(claimed, stopped.claimed_now, "{game}");
    let winners: Vec<usize> = next.winners().iter().map(|seat| seat.index()).collect();
    assert_eq!(winners, stopped.winners, "{game}");
    assert_eq!(next.stage() == Stage::Over, !winners.is_empty(), "{game}");
    assert_eq!(table(&next), stopped.table, "{game}");
    let choices: Vec<Columns> = next
        .keep_choice()
        .map_or(Vec::new(), |choice| choice.choices().collect());
    let lists: Vec<Vec<u8>> = choices.iter().map(|columns| list(*columns)).collect();
    assert_eq!(lists, stopped.keeps, "{game}");
    for columns in choices {
        let (kept, _) = next.apply(Action::Keep(columns)).unwrap();
        assert_eq!(
            table(&kept),
            stopped.table.keep(&list(columns)),
            "{game}, keeping {columns}"
        );
    }
}

fn list(columns: Columns) -> Vec<u8> {
    columns.iter().map(|column| column.number()).collect()
}

fn numbers_of(mv: &Move) -> Vec<u8> {
    mv.columns().iter().map(|column| column.number()).collect()
}
