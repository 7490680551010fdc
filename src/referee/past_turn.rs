//! A turn that is over, in few figures.

use cant_stop_rules::{BustChance, Climb, Column, Event as GameEvent, Game, Seat};

/// End of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEnd {
    /// By a stop: its runners became squares.
    Stop,
    /// By a bust: its runners fell.
    Bust,
}

/// A turn that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastTurn {
    /// Seat at its turn.
    pub seat: Seat,
    /// Number of rolls of four dice.
    pub rolls: u32,
    /// Climbs of the runners, by column, ascending.
    pub climbs: Vec<Climb>,
    /// Its end.
    pub end: TurnEnd,
    /// The chance of busting of the roll that busted, or of the one that was not made.
    pub chance: BustChance,
}

impl PastTurn {
    /// The turn that `event` ends, if it ends one, after `rolls` rolls; `game` is the game before the event.
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

/// Climbs of the runners in this turn, by column, ascending.
pub(super) fn climbs(game: &Game) -> Vec<Climb> {
    let climb = |column: Column| {
        let to = game.runner(column)?;
        let from = game.square(game.turn(), column).min(to);
        Some(Climb { column, from, to })
    };
    Column::ALL.into_iter().filter_map(climb).collect()
}

/// Number of spaces that the runners have climbed in this turn.
pub(crate) fn steps_at_stake(game: &Game) -> u32 {
    let steps = |climb: &Climb| u32::from(climb.to - climb.from);
    climbs(game).iter().map(steps).sum()
}
