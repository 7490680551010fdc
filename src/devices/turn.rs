//! The person whose device counts now.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use cant_stop_rules::{Seat, Stage, ToAct};

use crate::ground::seats::{SeatKind, Seats};
use crate::ground::states::Screen;
use crate::referee::Match;

/// Who plays now.
#[derive(SystemParam)]
pub(crate) struct Player<'w> {
    screen: Res<'w, State<Screen>>,
    current: Option<Res<'w, Match>>,
    seats: Option<Res<'w, Seats>>,
}

impl Player<'_> {
    /// The person who is to act, or whose dice are in the air. Nobody while a bot plays, during the roll-off, and off
    /// the play screen.
    pub(crate) fn seat(&self) -> Option<Seat> {
        if *self.screen.get() != Screen::Play {
            return None;
        }
        let game = self.current.as_ref()?.game();
        let seat = match game.to_act() {
            ToAct::Seat(seat) => seat,
            ToAct::Chance(_) if game.stage() == Stage::Rolling => game.turn(),
            ToAct::Chance(_) | ToAct::Nobody => return None,
        };
        self.is_person(seat).then_some(seat)
    }

    /// Whether a person sits there.
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        let plan = self
            .seats
            .as_ref()
            .and_then(|seats| seats.0.get(seat.index()));
        plan.is_some_and(|plan| plan.kind == SeatKind::Person)
    }

    /// What a seat is called.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        let plan = self
            .seats
            .as_ref()
            .and_then(|seats| seats.0.get(seat.index()));
        plan.map_or("", |plan| &plan.name)
    }
}
