//! Whole games of bots: none gets stuck, and the same seed gives the same game with and without animation.

use cant_stop::ground::settings::Speed;
use cant_stop::ground::states::Screen;
use cant_stop::referee::LeaveGame;
use cant_stop_testkit::{Session, count};

use crate::outcomes::play;

fn back_to_title(session: &mut Session) {
    session.app.world_mut().trigger(LeaveGame);
    session.until("the title", |session| session.screen() == Screen::Title);
}

/// `CANT_STOP_GAMES` asks for more games than the few that every run plays, `CANT_STOP_FIRST_GAME` for others.
#[test]
fn games_end_without_animation() {
    let first = count("CANT_STOP_FIRST_GAME", 0);
    let mut session = Session::new();
    for game in first..first + count("CANT_STOP_GAMES", 4) {
        let seats = 2 + (game % 3) as usize;
        let outcome = play(&mut session, seats, u64::from(game), Speed::Instant);
        assert!(!outcome.end.winners().is_empty());
        back_to_title(&mut session);
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
