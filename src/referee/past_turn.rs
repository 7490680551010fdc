//! Summary of a finished turn.

use cant_stop_rules::{BustChance, Climb, Column, Event as GameEvent, Game, Seat};

/// End of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEnd {
    /// Stop: its runners became squares.
    Stop,
    /// Bust: its runners fell.
    Bust,
}

/// Summary of a finished turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastTurn {
    /// Seat of the turn.
    pub seat: Seat,
    /// Number of rolls of four dice.
    pub rolls: u32,
    /// Climbs of the runners, by column in ascending order.
    pub climbs: Vec<Climb>,
    /// End of the turn.
    pub end: TurnEnd,
    /// Bust chance of the roll that busted, or of the next roll that was not made.
    pub chance: BustChance,
}

impl PastTurn {
    /// Summary of the turn that `event` ends after `rolls` rolls; `None` if it ends no turn. `game` is the game before
    /// the event.
    pub(super) fn ended_by(event: &GameEvent, game: &Game, rolls: u32) -> Option<PastTurn> {
        let (seat, end) = match *event {
            GameEvent::Stopped { seat } => (seat, TurnEnd::Stop),
            GameEvent::Busted { seat, .. } => (seat, TurnEnd::Bust),
            _ => return None,
        };
        Some(PastTurn {
            seat,
            rolls,
            climbs: climbs(game),
            end,
            chance: game.bust_chance(),
        })
    }
}

/// Climbs of the runners in this turn, by column in ascending order.
pub(super) fn climbs(game: &Game) -> Vec<Climb> {
    let climb = |column: Column| {
        let to = game.runner(column)?;
        let from = game.square(game.turn(), column).min(to);
        Some(Climb { column, from, to })
    };
    Column::ALL.into_iter().filter_map(climb).collect()
}

/// Number of spaces climbed by the runners in this turn.
pub(crate) fn steps_at_stake(game: &Game) -> u32 {
    let steps = |climb: &Climb| u32::from(climb.to - climb.from);
    climbs(game).iter().map(steps).sum()
}
