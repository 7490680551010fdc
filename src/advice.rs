//! What the strongest bot would do, and the figures that say why.

use cant_stop_bots::Opponent;
use cant_stop_rules::{Action, BustChance, Game, Move};

use crate::referee::steps_at_stake;

/// What to do, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Advice {
    /// The action the bot would take.
    pub(crate) action: Action,
    /// What speaks for it.
    pub(crate) why: Why,
    /// The chance that the next roll busts: the one decided about, or the one after the choice.
    pub(crate) chance: BustChance,
    /// The spaces climbed in this turn, which a bust would lose.
    pub(crate) steps: u32,
}

/// What speaks for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// Stopping wins.
    Wins,
    /// There is more to lose than a roll would bring.
    EnoughToLose,
    /// There is nothing to lose yet.
    NothingToLose,
    /// Stopping is not allowed.
    MayNotStop,
    /// A climber is still free.
    ClimberFree,
    /// A roll brings more than there is to lose, however much that is.
    WorthTheRisk,
    /// There is no other choice.
    OnlyChoice,
    /// No other choice leaves a safer roll.
    Safest,
    /// No other choice wins as often.
    MostGained,
    /// These squares are worth most.
    WorthMost,
}

/// What the strongest bot would do for the seat to act; to be asked only when one is.
pub(crate) fn advise(game: &Game) -> Advice {
    let action = Opponent::Summit.bot().decide(game);
    let chance = match action {
        Action::Choose(mv) => game.bust_chance_after(mv),
        _ => None,
    };
    Advice {
        action,
        why: reason(game, action),
        chance: chance.unwrap_or_else(|| game.bust_chance()),
        steps: steps_at_stake(game),
    }
}

fn reason(game: &Game, action: Action) -> Why {
    match action {
        Action::Choose(mv) => reason_to_choose(game, mv),
        Action::Keep(_) => Why::WorthMost,
        Action::Stop if game.stop_wins() => Why::Wins,
        Action::Stop => Why::EnoughToLose,
        _ if steps_at_stake(game) == 0 => Why::NothingToLose,
        _ if !game.may_stop() => Why::MayNotStop,
        _ if game.runners_free() > 0 => Why::ClimberFree,
        _ => Why::WorthTheRisk,
    }
}

fn reason_to_choose(game: &Game, chosen: Move) -> Why {
    let options = game.options();
    let others = || options.iter().filter(|&&mv| mv != chosen);
    let safer = |mv: &Move| game.bust_chance_after(*mv) <= game.bust_chance_after(chosen);
    if others().next().is_none() {
        Why::OnlyChoice
    } else if !others().any(safer) {
        Why::Safest
    } else {
        Why::MostGained
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn advice(line: &str) -> Advice {
        advise(&line.parse().expect("a position"))
    }

    #[test]
    fn the_advice_to_roll_or_stop_says_why() {
        let begun = advice("3 .........../........... - A decide");
        assert_eq!(
            (begun.action, begun.why),
            (Action::Roll, Why::NothingToLose)
        );
        assert_eq!(begun.chance.busts, 0);
        let free = advice("3 .........../........... 7:1,8:1 A decide");
        assert_eq!((free.action, free.why), (Action::Roll, Why::ClimberFree));
        let little = advice("3 .........../........... 6:1,7:1,8:1 A decide");
        assert_eq!((little.why, little.steps), (Why::WorthTheRisk, 3));
        assert_eq!(little.chance.percent(), 8);
        let much = advice("3 .........../........... 2:2,3:3,12:2 A decide");
        assert_eq!((much.action, much.why), (Action::Stop, Why::EnoughToLose));
        assert_eq!(much.steps, 7);
        let won = advice("3 35........./........... 7:13 A decide");
        assert_eq!((won.action, won.why), (Action::Stop, Why::Wins));
    }
}
