//! Whole games of bots: none gets stuck, and the same seed gives the same game with and without animation.

use cant_stop::core::settings::Speed;
use cant_stop_testkit::{Session, count};

use crate::outcomes::play;

#[test]
fn games_of_every_size_end_in_the_match_alone() {
    let mut session = Session::of_match();
    for game in 0..9 {
        let outcome = play(&mut session, 2 + game % 3, game as u64, Speed::Instant);
        assert!(!outcome.end.winners().is_empty());
        session.leave();
    }
}

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

/// `CANT_STOP_ANIMATED_GAMES` asks for more.
#[test]
fn animation_changes_no_outcome() {
    for seed in 0..u64::from(count("CANT_STOP_ANIMATED_GAMES", 1)) {
        let seats = 2 + (seed % 3) as usize;
        let with = play(&mut Session::new(), seats, seed, Speed::Normal);
        let without = play(&mut Session::new(), seats, seed, Speed::Instant);
        assert_eq!(with, without, "seed {seed}");
    }
}
