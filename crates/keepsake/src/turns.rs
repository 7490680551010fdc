//! The turns of a game, each with where it begins, and which of them decided it.

use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, Event, Game, Seat};

/// One turn of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Its number, from 1.
    pub number: u32,
    /// Seat of the player.
    pub seat: Seat,
    /// The game when it began.
    pub start: Game,
    /// Actions of the turn, in order.
    pub actions: Vec<Action>,
    /// Its last roll busted.
    pub busted: bool,
}

impl Turn {
    /// Number of rolls.
    pub fn rolls(&self) -> usize {
        let rolls = self.actions.iter();
        rolls
            .filter(|action| matches!(action, Action::Dice(_)))
            .count()
    }
}

/// All turns in which something was done, in order.
pub fn turns(played: &Playthrough) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let mut game = played.start();
    for &action in played.actions() {
        let Ok((next, events)) = game.apply(action) else {
            break;
        };
        if game.turn_number() > 0 {
            let number = game.turn_number();
            if turns.last().is_none_or(|turn| turn.number != number) {
                turns.push(Turn {
                    number,
                    seat: game.turn(),
                    start: game,
                    actions: Vec::new(),
                    busted: false,
                });
            }
            if let Some(turn) = turns.last_mut() {
                turn.actions.push(action);
                turn.busted |= events
                    .iter()
                    .any(|event| matches!(event, Event::Busted { .. }));
            }
        }
        game = next;
    }
    turns
}

/// Index of the turn that changed its seat's chance to win most, and that change; of equals the later one. `chances`
/// are those of all seats at the beginning of every turn and at the end.
pub fn decisive(turns: &[Turn], chances: &[[f64; 4]]) -> Option<(usize, f64)> {
    let swings = turns
        .iter()
        .zip(chances.windows(2))
        .map(|(turn, around)| {
            let seat = turn.seat.index();
            around[1][seat] - around[0][seat]
        })
        .enumerate();
    swings.max_by(|one, other| one.1.abs().total_cmp(&other.1.abs()))
}
