//! A turn that is over, in few figures.

use cant_stop_rules::{BustChance, Climb, Column, Event as GameEvent, Game, Seat};

/// How a turn ended.
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
    /// Whose it was.
    pub seat: Seat,
    /// How often four dice were rolled.
    pub rolls: u32,
    /// How far every runner had come, by column, ascending.
    pub climbs: Vec<Climb>,
    /// How it ended.
    pub end: TurnEnd,
    /// The chance of busting of the roll that busted, or of the one that was not made.
    pub chance: BustChance,
}

impl PastTurn {
    /// The turn that `event` ends, if it ends one; `game` is as it was before, and there were so many rolls.
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

/// How far the runners out now have come this turn, by column, ascending.
pub(super) fn climbs(game: &Game) -> Vec<Climb> {
    let climb = |column: Column| {
        let to = game.runner(column)?;
        let from = game.square(game.turn(), column).min(to);
        Some(Climb { column, from, to })
    };
    Column::ALL.into_iter().filter_map(climb).collect()
}

/// How many spaces the runners have come this turn.
pub(crate) fn steps_at_stake(game: &Game) -> u32 {
    let steps = |climb: &Climb| u32::from(climb.to - climb.from);
    climbs(game).iter().map(steps).sum()
}
