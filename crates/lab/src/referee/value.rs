//! Value of a position by the strongest bot.

use cant_stop_bots::{advise, winning_chances};
use cant_stop_rules::{Action, Game};

use super::reply::{Advice, Reply};

/// The chance of each seat, and what to do now; a sentence where the seat to move does not decide to roll or stop.
pub(crate) fn value(game: &Game) -> Result<Reply, String> {
    if !game.may_roll() {
        return Err("`value` is for positions in which a seat rolls or stops".to_owned());
    }
    let win = winning_chances(game);
    let best = advise(game).map(|advice| advice.best().action);
    Ok(Reply::Value {
        win: win[..usize::from(game.seats())].to_vec(),
        advice: match best {
            Some(Action::Stop) => Advice::Stop,
            _ => Advice::Roll,
        },
    })
}
