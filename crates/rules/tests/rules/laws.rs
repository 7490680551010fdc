//! What must hold for every game at every moment, whoever plays it and however.

use cant_stop_rules::{
    Action, BustChance, ChanceKind, Column, Event, Game, Seat, Settings, Stage, ToAct,
};

use crate::oracle;
use crate::random::{Random, all_moves, all_rolls};

/// Plays a random game to its end under the eyes of all laws; gives the game at its end.
pub fn play(settings: Settings, seats: u8, caution: usize, seed: u64) -> Game {
    let mut random = Random::new(seed);
    let mut game = Game::new(settings, seats).unwrap();
    let mut turn_start = game;
    for count in 0.. {
        assert!(count < 20_000, "the game does not end");
        only_the_legal_is_accepted(&game);
        let Some(action) = random.action(&game, caution) else {
            break;
        };
        let (next, events) = game.apply(action).unwrap();
        events_lead_to(&game, &events, &next);
        the_board_is_sound(&next);
        claimed_columns_stay(&game, &next);
        squares_change_on_stopping_only(&game, action, &next);
        previews_come_true(&game, action, &next);
        stopping_does_what_was_said(&game, action, &next);
        if next.turn_number() != game.turn_number() {
            turns_pass_to_the_left(&game, &next);
            busts_restore(&turn_start, &events, &next);
            turn_start = next;
        }
        if random.below(200) == 0 {
            chances_are_counts(&next);
        }
        game = next;
    }
    assert_eq!((game.stage(), game.to_act()), (Stage::Over, ToAct::Nobody));
    the_winners_won(&game);
    game
}

/// `apply` accepts exactly what `options`, `may_roll`, `may_stop` and `to_act` allow, and these agree with the rules.
fn only_the_legal_is_accepted(game: &Game) {
    let accepts = |action| game.apply(action).is_ok();
    let seat_acts = matches!(game.to_act(), ToAct::Seat(_));
    assert_eq!(accepts(Action::Roll), game.may_roll());
    assert_eq!(accepts(Action::Stop), game.may_stop());
    assert_eq!(
        game.may_roll(),
        seat_acts && game.stage() == Stage::Deciding
    );
    assert_eq!(game.may_stop(), game.may_roll() && game.runners_free() < 3);
    assert_eq!(
        accepts(Action::RollOff([1, 6])),
        game.to_act() == ToAct::Chance(ChanceKind::RollOff)
    );
    assert_eq!(
        accepts(Action::Dice([1, 2, 5, 6])),
        game.to_act() == ToAct::Chance(ChanceKind::Roll)
    );
    assert!(!accepts(Action::RollOff([0, 6])) && !accepts(Action::Dice([1, 2, 5, 7])));

    let options = game.options();
    for mv in all_moves() {
        assert_eq!(
            accepts(Action::Choose(mv)),
            options.contains(&mv),
            "{mv} in {game:?}"
        );
    }
    assert!(
        options.is_sorted_by(|first, second| first < second),
        "ascending and distinct"
    );
    let numbers: Vec<Vec<u8>> = options
        .iter()
        .map(|mv| mv.columns().iter().map(|column| column.number()).collect())
        .collect();
    assert_eq!(
        numbers,
        game.dice()
            .map_or(Vec::new(), |dice| oracle::options(game, dice)),
        "{game:?}"
    );

    assert_eq!(game.pairings().is_some(), game.stage() == Stage::Pairing);
    let mut union: Vec<_> = game
        .pairings()
        .iter()
        .flatten()
        .flat_map(|pairing| pairing.moves().to_vec())
        .collect();
    union.sort_unstable();
    union.dedup();
    assert_eq!(union, *options);
    assert_eq!(
        options.is_empty(),
        game.stage() != Stage::Pairing,
        "somebody could not go on"
    );
}

/// Folded one by one the events give the new game, and in between nobody may act.
fn events_lead_to(game: &Game, events: &[Event], next: &Game) {
    let mut folded = *game;
    let (last, before) = events.split_last().expect("something happened");
    for event in before {
        folded = folded.after(event);
        assert_eq!(folded.to_act(), ToAct::Nobody, "after {event:?}");
        assert!(
            !folded.may_roll()
                && !folded.may_stop()
                && !folded.stop_wins()
                && folded.options().is_empty()
        );
    }
    assert_eq!(folded.after(last), *next);
    assert_eq!(next.to_act() == ToAct::Nobody, next.stage() == Stage::Over);
}

/// At most three runners, all above the own square and none in a claimed column; claimed columns hold one square.
fn the_board_is_sound(game: &Game) {
    let mut runners = 0;
    for column in Column::ALL {
        if let Some(height) = game.runner(column) {
            runners += 1;
            assert!(height > game.square(game.turn(), column) && height <= column.height());
            assert_eq!(game.owner(column), None);
        }
        for seat in Seat::ALL {
            let owns = game.owner(column) == Some(seat);
            let square = game.square(seat, column);
            assert_eq!(square == column.height(), owns);
            assert!(square <= column.height());
            assert!(square == 0 || owns || game.owner(column).is_none());
            assert!(square == 0 || game.each_seat().any(|each| each == seat));
        }
    }
    assert!(runners <= 3);
    assert_eq!(game.runners_free(), 3 - runners);
}

fn claimed_columns_stay(game: &Game, next: &Game) {
    for column in Column::ALL
        .into_iter()
        .filter(|&column| game.owner(column).is_some())
    {
        assert_eq!(next.owner(column), game.owner(column));
        assert_eq!(next.runner(column), None);
        assert!(
            Seat::ALL
                .iter()
                .all(|&seat| next.square(seat, column) == game.square(seat, column))
        );
    }
}

fn squares_change_on_stopping_only(game: &Game, action: Action, next: &Game) {
    assert_eq!(squares(game) == squares(next), action != Action::Stop);
}

fn squares(game: &Game) -> Vec<u8> {
    Seat::ALL
        .iter()
        .flat_map(|&seat| Column::ALL.map(|column| game.square(seat, column)))
        .collect()
}

fn previews_come_true(game: &Game, action: Action, next: &Game) {
    let Action::Choose(mv) = action else { return };
    let preview = game.preview(mv);
    assert_eq!(
        preview
            .iter()
            .map(|climb| usize::from(climb.to - climb.from))
            .sum::<usize>(),
        mv.columns().len()
    );
    for column in Column::ALL {
        let climb = preview.iter().find(|climb| climb.column == column);
        let own = game.square(game.turn(), column);
        assert!(climb.is_none_or(|climb| climb.from == game.runner(column).unwrap_or(own)));
        assert_eq!(
            next.runner(column),
            climb.map_or(game.runner(column), |climb| Some(climb.to))
        );
    }
}

fn stopping_does_what_was_said(game: &Game, action: Action, next: &Game) {
    if action != Action::Stop {
        assert!(next.winners().is_empty());
        return;
    }
    assert_eq!(next.winners().contains(game.turn()), game.stop_wins());
    for column in Column::ALL {
        let claimed = next.owner(column) != game.owner(column);
        assert_eq!(claimed, game.would_claim().contains(column));
        let height = game
            .runner(column)
            .unwrap_or(game.square(game.turn(), column));
        assert_eq!(next.square(game.turn(), column), height);
    }
}

fn turns_pass_to_the_left(game: &Game, next: &Game) {
    assert_eq!(next.turn_number(), game.turn_number() + 1);
    assert_eq!(next.stage(), Stage::Deciding);
    if game.stage() == Stage::RollOff {
        assert_eq!(next.roll_off().highest().only(), Some(next.turn()));
    } else {
        assert_eq!(
            next.turn().index(),
            (game.turn().index() + 1) % usize::from(game.seats())
        );
    }
}

/// After a bust the board is what it was when the turn began.
fn busts_restore(turn_start: &Game, events: &[Event], next: &Game) {
    if events
        .iter()
        .any(|event| matches!(event, Event::Busted { .. }))
    {
        assert_eq!(squares(next), squares(turn_start));
        assert!(
            Column::ALL
                .iter()
                .all(|&column| next.owner(column) == turn_start.owner(column))
        );
        assert_eq!(next.runners_free(), 3);
    }
}

/// The chance of a bust is the number of rolls that bust when rolled.
fn chances_are_counts(game: &Game) {
    let Ok((rolling, _)) = game.apply(Action::Roll) else {
        return;
    };
    let busts = all_rolls()
        .filter(|&dice| rolling.apply(Action::Dice(dice)).unwrap().1.len() > 1)
        .inspect(|&dice| assert!(oracle::options(game, dice).is_empty()))
        .count();
    assert_eq!(
        game.bust_chance(),
        BustChance {
            busts: busts as u16
        }
    );
}

fn the_winners_won(game: &Game) {
    let target = game.settings().columns_to_win;
    let most = game
        .each_seat()
        .map(|seat| game.columns_owned(seat))
        .max()
        .unwrap();
    assert!(
        game.each_seat()
            .all(|seat| game.winners().contains(seat) == (game.columns_owned(seat) == most))
    );
    if most >= target {
        assert_eq!(game.winners().only(), Some(game.turn()));
    } else {
        assert!(
            Column::ALL
                .iter()
                .all(|&column| game.owner(column).is_some())
        );
    }
}
