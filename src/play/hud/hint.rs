//! A hint in words: what is best, and how many games it wins from here against what one is about to do.

use cant_stop_bots::{Advice, Choice, Opponent};
use cant_stop_rules::{Action, BustChance, Game};

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
    let words = Words::new(texts::HINT_RISK)
        .with("percent", percent(chance))
        .with("busts", chance.busts);
    Some(words)
}

/// Chance of a bust in percent: none only for a roll that cannot bust.
pub(super) fn percent(chance: BustChance) -> u8 {
    chance.percent().max(u8::from(chance.busts > 0))
}

fn sentence(advice: &Advice, about_to: Option<Action>) -> Words {
    let best = advice.best().action;
    let other = instead(advice, about_to);
    // A stop that fills the board may end the game with a shared win, or with another's.
    let wins = best == Action::Stop && advice.chance(best) >= Some(1.0);
    let words = match (best, other) {
        (Action::Stop, _) if wins => Words::new(texts::HINT_STOP_WINS),
        (Action::Stop, _) => Words::new(texts::HINT_STOP),
        (Action::Choose(mv), None) => {
            only(texts::HINT_MOVE_ONLY, list(mv.columns().iter().copied()))
        }
        (Action::Choose(mv), _) => only(texts::HINT_MOVE, list(mv.columns().iter().copied())),
        (Action::Keep(kept), _) => only(texts::HINT_KEEP, list(kept)),
        (_, None) => Words::new(texts::HINT_ROLL_ONLY),
        _ => Words::new(texts::HINT_ROLL),
    };
    let words = words.with("best", games(advice, best));
    let Some(other) = other else { return words };
    against(words, advice, best, other)
}

fn only(key: TextKey, what: String) -> Words {
    Words::new(key).with("move", what)
}

/// Adds what the other choice is and is worth, and whether one would tell the two apart.
fn against(words: Words, advice: &Advice, best: Action, other: Choice) -> Words {
    let columns = match other.action {
        Action::Choose(mv) => list(mv.columns().iter().copied()),
        Action::Keep(kept) => list(kept),
        _ => String::new(),
    };
    let [first, second] = [best, other.action].map(|action| games(advice, action));
    words
        .with("other", second)
        .with("instead", columns)
        .with("alike", u8::from(first == second))
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
    let [stop, roll, choose] = match opponent {
        Opponent::Marmot => [
            texts::HINT_MARMOT_STOP,
            texts::HINT_MARMOT_ROLL,
            texts::HINT_MARMOT_CHOOSE,
        ],
        Opponent::Ibex => [
            texts::HINT_IBEX_STOP,
            texts::HINT_IBEX_ROLL,
            texts::HINT_IBEX_CHOOSE,
        ],
        Opponent::Magpie => [
            texts::HINT_MAGPIE_STOP,
            texts::HINT_MAGPIE_ROLL,
            texts::HINT_MAGPIE_CHOOSE,
        ],
        Opponent::Owl => [
            texts::HINT_OWL_STOP,
            texts::HINT_OWL_ROLL,
            texts::HINT_OWL_CHOOSE,
        ],
        _ => [
            texts::HINT_SUMMIT_STOP,
            texts::HINT_SUMMIT_ROLL,
            texts::HINT_SUMMIT_CHOOSE,
        ],
    };
    let line = match best {
        Action::Stop => stop,
        Action::Choose(_) | Action::Keep(_) => choose,
        _ => roll,
    };
    Words::new(line).with("name", characters::name(opponent))
}

#[cfg(test)]
mod tests;
