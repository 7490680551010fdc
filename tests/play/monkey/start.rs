//! Starts of monkeys: some at the title, most in the middle of something, for the way there is long for a monkey.

use crate::prelude::*;

/// Dialogs of the title.
const AT_TITLE: [Dialog; 2] = [SETTINGS, RULES];
/// Dialogs of the setup.
const AT_JOIN: [Dialog; 3] = [TABLE_RULES, PLACE, NAMING];
/// Dialogs of a game.
const AT_PLAY: [Dialog; 6] = [PAUSE, SETTINGS, RULES, BOARD, HISTORY, SEATS];

/// Brings a session that has just been started to where its monkey begins.
pub(super) fn somewhere(session: &mut Session, rng: &mut ChaCha8Rng, seed: u64) {
    match rng.random_range(0..10) {
        0 => {}
        1 => open(session, &AT_TITLE, rng),
        2 => {
            session.turn_to(Screen::Join);
            session.frames(2);
            if rng.random_bool(0.5) {
                open(session, &AT_JOIN, rng);
            }
        }
        3 => _ = play(session, 2, seed, Speed::Instant),
        _ => {
            let bots = [0.0, 0.5, 1.0][rng.random_range(0..3)];
            let plan: Vec<SeatKind> = (0..rng.random_range(2..=4))
                .map(|_| match rng.random_bool(bots) {
                    true => SeatKind::Bot(Opponent::Ibex),
                    false => SeatKind::Person,
                })
                .collect();
            session.start(seats(&plan), seed);
            match rng.random_range(0..10) {
                0..3 => {
                    session.frames(rng.random_range(1..200));
                    open(session, &AT_PLAY, rng);
                }
                3 => session.trigger(AskToGiveUp),
                _ => {}
            }
        }
    }
}

/// Opens one of these dialogs, as its button would.
fn open(session: &mut Session, menus: &[Dialog], rng: &mut ChaCha8Rng) {
    let menu = *menus.choose(rng).unwrap();
    session.show_dialog(menu);
    session.frames(2);
}
