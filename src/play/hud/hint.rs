//! A hint in words: what is best, and how many games it wins from here against what one is about to do.

use cant_stop_bots::Advice;
use cant_stop_rules::Action;

use super::status::list;
use crate::core::settings::Odds;
use crate::opponents::{characters, instead};
use crate::ui::prelude::*;

/// The hint for the seat to act, which is about to do this; where odds are always shown, with the chance of a bust below it.
pub(super) fn hint(
    game: &Game,
    advice: &Advice,
    about_to: Option<Action>,
    odds: Odds,
) -> (Words, Option<Words>) {
    let best = advice.best().action;
    let wins = best == Action::Stop && game.stop_wins();
    let risk = (odds == Odds::Always && !wins)
        .then(|| risk(game, best))
        .flatten();
    (sentence(advice, about_to), risk)
}

/// The chance that the next roll busts: the one decided about, or the one after the choice.
fn risk(game: &Game, best: Action) -> Option<Words> {
    let chance = match best {
        Action::Choose(mv) => game.bust_chance_after(mv)?,
        Action::Keep(_) => return None,
        _ => game.bust_chance(),
    };
    let words = texts::HINT_RISK.with("percent", chance.percent());
    Some(words.with("busts", chance.busts))
}

fn sentence(advice: &Advice, about_to: Option<Action>) -> Words {
    let best = advice.best().action;
    let other = instead(advice, about_to);
    // A stop that fills the board may end the game with a shared win, or with another's.
    let wins = best == Action::Stop && advice.chance(best) >= Some(1.0);
    let key = match (best, other) {
        (Action::Stop, _) if wins => texts::HINT_STOP_WINS,
        (Action::Stop, _) => texts::HINT_STOP,
        (Action::Choose(_), None) => texts::HINT_MOVE_ONLY,
        (Action::Choose(_), _) => texts::HINT_MOVE,
        (Action::Keep(_), _) => texts::HINT_KEEP,
        (_, None) => texts::HINT_ROLL_ONLY,
        _ => texts::HINT_ROLL,
    };
    let words = key
        .with("move", columns(best))
        .with("best", games(advice, best));
    let Some(other) = other else { return words };
    // With the worth of the other choice, and whether one would tell the two apart.
    let [first, second] = [best, other.action].map(|action| games(advice, action));
    words
        .with("other", second)
        .with("instead", columns(other.action))
        .with("alike", u8::from(first == second))
}

/// Columns of an action; none for rolling and stopping.
fn columns(action: Action) -> String {
    match action {
        Action::Choose(mv) => list(mv.columns().iter().copied()),
        Action::Keep(kept) => list(kept),
        _ => String::new(),
    }
}

/// Of 100 games played on from here, how many are won: never none nor all while either can still happen.
fn games(advice: &Advice, action: Action) -> u8 {
    let chance = advice.chance(action).unwrap_or_default();
    let rounded = (chance * 100.0).round();
    match chance {
        0.0 | 1.0 => rounded as u8,
        _ => rounded.clamp(1.0, 99.0) as u8,
    }
}

/// The line of a character about the best action, above the figures in matches with a voice: for a stop, for a roll, or for
/// the choice it would make itself.
pub(super) fn says(opponent: Opponent, best: Action) -> Words {
    let line = match (opponent, best) {
        (Opponent::Marmot, Action::Stop) => texts::HINT_MARMOT_STOP,
        (Opponent::Marmot, Action::Roll) => texts::HINT_MARMOT_ROLL,
        (Opponent::Marmot, _) => texts::HINT_MARMOT_CHOOSE,
        (Opponent::Ibex, Action::Stop) => texts::HINT_IBEX_STOP,
        (Opponent::Ibex, Action::Roll) => texts::HINT_IBEX_ROLL,
        (Opponent::Ibex, _) => texts::HINT_IBEX_CHOOSE,
        (Opponent::Magpie, Action::Stop) => texts::HINT_MAGPIE_STOP,
        (Opponent::Magpie, Action::Roll) => texts::HINT_MAGPIE_ROLL,
        (Opponent::Magpie, _) => texts::HINT_MAGPIE_CHOOSE,
        (Opponent::Owl, Action::Stop) => texts::HINT_OWL_STOP,
        (Opponent::Owl, Action::Roll) => texts::HINT_OWL_ROLL,
        (Opponent::Owl, _) => texts::HINT_OWL_CHOOSE,
        (_, Action::Stop) => texts::HINT_SUMMIT_STOP,
        (_, Action::Roll) => texts::HINT_SUMMIT_ROLL,
        (_, _) => texts::HINT_SUMMIT_CHOOSE,
    };
    line.with("name", characters::name(opponent))
}

#[cfg(test)]
mod tests;
