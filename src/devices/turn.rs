//! The person whose device counts now.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use cant_stop_rules::Seat;

use crate::core::seats::{SeatKind, SeatPlan, Seats};
use crate::referee::WhoseTurn;

/// Who plays now.
#[derive(SystemParam)]
pub(crate) struct Player<'w> {
    whose_turn: Res<'w, WhoseTurn>,
    seats: Option<Res<'w, Seats>>,
}

impl Player<'_> {
    /// See [`WhoseTurn::player`].
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.whose_turn.player()
    }

    /// Whether a person sits there.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.plan(seat)
            .is_some_and(|plan| plan.kind == SeatKind::Person)
    }

    /// What a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.plan(seat).map_or("", |plan| &plan.name)
    }

    fn plan(&self, seat: Seat) -> Option<&SeatPlan> {
        self.seats.as_ref()?.0.get(seat.index())
    }
}
