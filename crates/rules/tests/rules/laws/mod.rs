//! Laws of every game at every moment, under any play.

mod board;
mod legality;
mod outcome;
mod progress;
mod text;

use cant_stop_rules::{Action, Event, Game, Stage, ToAct, Variant};

use crate::random::Random;

/// Plays a random game to its end under the eyes of all laws; gives the game at its end.
pub fn play(variant: Variant, seats: u8, caution: usize, seed: u64) -> Game {
    let mut random = Random::new(seed);
    let mut game = Game::new(variant, seats).unwrap();
    let mut turn_start = game;
    let mut progress = progress::Progress::default();
    for count in 0.. {
        assert!(count < 100_000, "the game does not end: {game}");
        legality::only_the_legal_is_accepted(&game);
        text::reads_back(&game);
        let Some(action) = random.action(&game, caution) else {
            break;
        };
        let (next, events) = game.apply(action).unwrap();
        events_lead_to(&game, &events, &next);
        unchecked_play_agrees(&game, action, &next);
        board::is_sound(&next);
        board::claimed_columns_stay(&game, &next);
        board::squares_change_at_the_end_of_a_turn_only(&game, action, &next);
        board::jumps_end_on_no_square(&next);
        outcome::previews_come_true(&game, action, &next);
        outcome::stopping_does_what_was_said(&game, action, &next);
        outcome::keeping_does_what_was_said(&game, action, &next);
        progress.watch(&game, action, &next);
        if next.turn_number() != game.turn_number() {
            outcome::turns_pass_to_the_left(&game, &next);
            outcome::busts_restore(&turn_start, &events, &next);
            turn_start = next;
        }
        if random.below(200) == 0 {
            outcome::chances_are_counts(&next);
        }
        game = next;
    }
    assert_eq!((game.stage(), game.to_act()), (Stage::Over, ToAct::None));
    outcome::the_winners_won(&game);
    game
}

/// Folded one by one the events give the new game, and in between no seat may act.
fn events_lead_to(game: &Game, events: &[Event], next: &Game) {
    let mut folded = *game;
    let (last, before) = events.split_last().expect("something happened");
    for event in before {
        folded = folded.after(event);
        assert_eq!(folded.to_act(), ToAct::None, "after {event:?}");
        assert!(
            !folded.may_roll()
                && !folded.may_stop()
                && !folded.stop_wins()
                && folded.keep_choice().is_none()
                && folded.position().is_none()
                && folded.legal_moves().is_empty()
        );
    }
    assert_eq!(folded.after(last), *next);
    assert_eq!(next.to_act() == ToAct::None, next.stage() == Stage::Over);
}

fn unchecked_play_agrees(game: &Game, action: Action, next: &Game) {
    let mut unchecked = *game;
    unchecked.play_unchecked(action);
    assert_eq!(unchecked, *next, "{action:?} in {game}");
}
