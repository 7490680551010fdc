//! Actions bring the outcome that the game predicted.

use cant_stop_rules::{Action, BustChance, Column, Event, Game, Landing, Stage, Variant};

use super::board::squares;
use crate::random::all_rolls;

pub fn previews_come_true(game: &Game, action: Action, next: &Game) {
    let Action::Choose(mv) = action else { return };
    let preview = game.preview(mv);
    let climbed: u8 = preview.iter().map(|climb| climb.to - climb.from).sum();
    if game.variant().landing == Landing::Jump {
        assert!(usize::from(climbed) >= mv.columns().len());
    } else {
        assert_eq!(usize::from(climbed), mv.columns().len());
    }
    for column in Column::ALL {
        let climb = preview.iter().find(|climb| climb.column == column);
        let own = game.square(game.turn(), column);
        assert!(climb.is_none_or(|climb| climb.from == game.runner(column).unwrap_or(own)));
        assert_eq!(
            next.runner(column),
            climb.map_or(game.runner(column), |climb| Some(climb.to))
        );
    }
    assert_eq!(game.bust_chance_after(mv), Some(next.bust_chance()));
}

pub fn stopping_does_what_was_said(game: &Game, action: Action, next: &Game) {
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

/// After a keep exactly the squares chosen are left beside the claimed ones, as high as they were.
pub fn keeping_does_what_was_said(game: &Game, action: Action, next: &Game) {
    let Action::Keep(columns) = action else {
        return;
    };
    let seat = game.turn();
    for column in Column::ALL {
        let stays = columns.contains(column) || game.owner(column) == Some(seat);
        let height = if stays { game.square(seat, column) } else { 0 };
        assert_eq!(next.square(seat, column), height);
        assert!(!stays || height > 0);
        for other in game.each_seat().filter(|&other| other != seat) {
            assert_eq!(next.square(other, column), game.square(other, column));
        }
    }
}

pub fn turns_pass_to_the_left(game: &Game, next: &Game) {
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
pub fn busts_restore(turn_start: &Game, events: &[Event], next: &Game) {
    if events
        .iter()
        .any(|event| matches!(event, Event::Busted { .. }))
    {
        assert_eq!(squares(next), squares(turn_start));
        assert_eq!(next.claimed(), turn_start.claimed());
        assert_eq!(next.runners_free(), 3);
    }
}

/// The chance of a bust is the number of rolls that bust when rolled.
pub fn chances_are_counts(game: &Game) {
    let Ok((rolling, _)) = game.apply(Action::Roll) else {
        return;
    };
    let busts = all_rolls()
        .filter(|&dice| rolling.apply(Action::Dice(dice)).unwrap().1.len() > 1)
        .count();
    assert_eq!(
        game.bust_chance(),
        BustChance {
            busts: busts as u16
        }
    );
}

pub fn the_winners_won(game: &Game) {
    let Variant { columns_to_win, .. } = game.variant();
    let most = game
        .each_seat()
        .map(|seat| game.columns_owned(seat))
        .max()
        .unwrap();
    assert!(
        game.each_seat()
            .all(|seat| game.winners().contains(seat) == (game.columns_owned(seat) == most))
    );
    if most >= columns_to_win {
        assert_eq!(game.winners().only(), Some(game.turn()));
    } else {
        assert_eq!(game.claimed().len(), 11);
    }
}
