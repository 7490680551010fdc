//! `apply` accepts exactly what the game says is legal.

use cant_stop_rules::{Action, ChanceKind, Column, Columns, Game, Move, Stage, ToAct};

use crate::random::all_moves;

/// `apply` accepts exactly what `options`, `may_roll`, `may_stop`, `keep_choice` and `to_act` allow.
pub fn only_the_legal_is_accepted(game: &Game) {
    let accepts = |action| game.apply(action).is_ok();
    let seat_acts = matches!(game.to_act(), ToAct::Seat(_));
    assert_eq!(accepts(Action::Roll), game.may_roll());
    assert_eq!(accepts(Action::Stop), game.may_stop());
    assert_eq!(
        game.may_roll(),
        seat_acts && game.stage() == Stage::Deciding
    );
    assert_eq!(
        game.may_stop(),
        game.may_roll() && game.runners_free() < 3 && game.on_anothers_square().is_empty()
    );
    assert_eq!(
        accepts(Action::RollOff([1, 6])),
        game.to_act() == ToAct::Chance(ChanceKind::RollOff)
    );
    assert_eq!(
        accepts(Action::Dice([1, 2, 5, 6])),
        game.to_act() == ToAct::Chance(ChanceKind::Roll)
    );
    assert!(!accepts(Action::RollOff([0, 6])) && !accepts(Action::Dice([1, 2, 5, 7])));
    only_the_options_are_accepted(game);
    only_the_keeps_are_accepted(game);
}

fn only_the_options_are_accepted(game: &Game) {
    let options = game.legal_moves();
    for mv in all_moves() {
        assert_eq!(
            game.apply(Action::Choose(mv)).is_ok(),
            options.contains(&mv),
            "{mv} in {game}"
        );
        assert_eq!(game.preview(mv).is_empty(), !options.contains(&mv));
    }
    assert!(
        options.is_sorted_by(|first, second| first < second),
        "ascending and distinct"
    );
    assert_eq!(game.pairings().is_some(), game.stage() == Stage::Pairing);
    let mut union: Vec<Move> = Vec::new();
    for pairing in game.pairings().iter().flatten() {
        union.extend(pairing.moves());
        let is_usable = pairing.sums.iter().any(|&sum| game.usable().contains(sum));
        assert_eq!(
            pairing.held_back,
            is_usable && pairing.moves().is_empty(),
            "{game}"
        );
    }
    union.sort_unstable();
    union.dedup();
    assert_eq!(union, *options);
    assert_eq!(
        options.is_empty(),
        game.stage() != Stage::Pairing,
        "a seat could not go on"
    );
}

fn only_the_keeps_are_accepted(game: &Game) {
    let choices: Vec<Columns> = game
        .keep_choice()
        .map_or(Vec::new(), |choice| choice.choices().collect());
    assert_eq!(choices.is_empty(), game.stage() != Stage::Keeping);
    for &columns in &choices {
        assert!(game.apply(Action::Keep(columns)).is_ok());
        for column in Column::ALL {
            let other = if columns.contains(column) {
                columns.without(column)
            } else {
                columns.with(column)
            };
            assert!(
                game.apply(Action::Keep(other)).is_err(),
                "one square more or less: {game}"
            );
        }
    }
    let lists: Vec<Vec<Column>> = choices
        .iter()
        .map(|columns| columns.iter().collect())
        .collect();
    assert!(lists.is_sorted_by(|first, second| first < second));
    for columns in [Columns::EMPTY, Columns::ALL] {
        assert!(game.apply(Action::Keep(columns)).is_err());
    }
}
