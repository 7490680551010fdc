//! A day played from its first roll to its last stop.

use cant_stop_bots::Thinker;
use cant_stop_rules::{Action, Game, ToAct, Variant};

use crate::{Day, faces};

/// Limit of turns, after which a climb is given up; far more than any sensible player needs.
const MOST_TURNS: u32 = 500;

/// One climb of a day: its counts and its actions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Climb {
    /// Turns until three columns were claimed.
    pub turns: u32,
    /// Rolls of four dice.
    pub rolls: u32,
    /// All that was done, the dice among it.
    pub actions: Vec<Action>,
}

impl Climb {
    /// Climbs the mountain of a day by this way to decide, by the common rules. After 500 turns it is given up.
    pub fn of(day: Day, mut decide: impl FnMut(&Game) -> Action) -> Climb {
        let mut game = start();
        let mut climb = Climb::default();
        while game.turn_number() <= MOST_TURNS {
            let action = match game.to_act() {
                ToAct::Seat(_) => decide(&game),
                ToAct::Chance(_) => {
                    climb.rolls += 1;
                    Action::Dice(faces(day, climb.rolls - 1))
                }
                ToAct::None => break,
            };
            game.play_unchecked(action);
            climb.actions.push(action);
        }
        climb.turns = game.turn_number();
        climb
    }
}

/// A game of one seat by the common rules, before its first roll.
fn start() -> Game {
    Game::alone(Variant::default()).expect("the common rules hold for one seat")
}

/// The turns that Summit needs on that day when it counts nothing but turns.
///
/// It knows the dice to come as little as anybody does, so on some days others need fewer.
pub fn par(day: Day) -> u32 {
    let mut thinker = Thinker::in_a_hurry();
    Climb::of(day, |game| thinker.decide(game)).turns
}
