//! Value of a position by the strongest bot.

use cant_stop_bots::{advise, winning_chances};
use cant_stop_rules::{Action, Game};

use super::reply::{Advice, Reply};

/// The chance of each seat, and what to do now; the seat to move is about to decide.
pub(crate) fn value(game: &Game) -> Reply {
    let win = winning_chances(game);
    let best = advise(game).map(|advice| advice.best().action);
    Reply::Value {
        win: win[..usize::from(game.seats())].to_vec(),
        advice: match best {
            Some(Action::Stop) => Advice::Stop,
            _ => Advice::Roll,
        },
    }
}
