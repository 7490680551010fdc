//! Whole games of bots: none gets stuck, and the same seed gives the same game with and without animation.

use crate::house_rules::TABLES;
use crate::prelude::*;

/// `CANT_STOP_GAMES` asks for more games than the one that every run plays, `CANT_STOP_FIRST_GAME` for others.
#[test]
fn games_end_without_animation() {
    let first = count("CANT_STOP_FIRST_GAME", 0);
    let mut session = Session::new();
    for game in first..first + count("CANT_STOP_GAMES", 1) {
        let seats = 2 + (game % 3) as usize;
        let outcome = play(&mut session, seats, u64::from(game), Speed::Instant);
        assert!(!outcome.end.winners().is_empty());
        session.leave();
        if (game + 1) % 50 == 0 {
            eprintln!("{} games", game + 1);
        }
    }
}

/// `CANT_STOP_ANIMATED_GAMES` asks for more than the quick one of every run.
#[test]
fn animation_changes_no_outcome() {
    let games = u64::from(count("CANT_STOP_ANIMATED_GAMES", 1));
    let animated = if games > 1 {
        Speed::Normal
    } else {
        Speed::Fast
    };
    for seed in 0..games {
        let seats = 2 + (seed % 3) as usize;
        let [with, without] =
            [animated, Speed::Instant].map(|speed| play(&mut Session::new(), seats, seed, speed));
        assert_eq!(with, without, "seed {seed}");
    }
    let (seats, rules) = TABLES[0];
    let [with, without] = [Speed::Normal, Speed::Instant].map(|speed| {
        let mut session = Session::of_match();
        session.set_speed(speed);
        session.start_by(bots(seats), rules, 7);
        session.until("some turns", |session| session.turn_number() > 6);
        actions_in(&session.current_record())
    });
    // At once more may be done than was waited for.
    let both = with.len().min(without.len());
    assert!(both > 20, "{both} actions");
    assert_eq!(with[..both], without[..both]);
}
