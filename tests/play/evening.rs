//! Two people with a pad each, about to roll: what the tests of devices at the table begin with.

use std::ops::{Deref, DerefMut};

use crate::prelude::*;

/// A game of two, in which the first pad belongs to the person who is to act.
pub struct Evening {
    pub session: Session,
    /// Seat on turn.
    pub turn: Seat,
    pub other: Seat,
    /// The pad of the person whose turn it is, and the one of the other person.
    pub pads: [Entity; 2],
}

impl Deref for Evening {
    type Target = Session;

    fn deref(&self) -> &Session {
        &self.session
    }
}

impl DerefMut for Evening {
    fn deref_mut(&mut self) -> &mut Session {
        &mut self.session
    }
}

impl Evening {
    pub fn with(kinds: [&str; 2]) -> Evening {
        let mut session = Session::new();
        let pads = kinds.map(|kind| connect(&mut session, kind));
        session.start_two(5);
        let turn = session.turn();
        let other = Seat::ALL[1 - turn.index()];
        let mut evening = Evening {
            session,
            turn,
            other,
            pads,
        };
        evening.give(turn, Some(Device::Pad(pads[0])));
        evening.give(other, Some(Device::Pad(pads[1])));
        evening.wait(SETTLED);
        evening
    }

    /// With two pads that can be told apart.
    pub fn new() -> Evening {
        Evening::with(["Alpha pad", "Beta pad"])
    }

    pub fn give(&mut self, seat: Seat, device: Option<Device>) {
        let mut devices = self.resource_mut::<DeviceAssignment>();
        devices.assign(seat, device);
    }

    pub fn device_of(&self, seat: Seat) -> Option<Device> {
        self.resource::<DeviceAssignment>().of(seat)
    }

    pub fn name(&self, seat: Seat) -> String {
        self.resource::<Seats>().get(seat).name.clone()
    }

    pub fn kind(&self, seat: Seat) -> SeatKind {
        self.resource::<Seats>().get(seat).kind
    }

    pub fn set_kind(&mut self, seat: Seat, kind: SeatKind) {
        self.resource_mut::<Seats>().0[seat.index()].kind = kind;
    }

    pub fn is_paused(&self) -> bool {
        self.resource::<Time<Virtual>>().is_paused()
    }

    /// Everybody who is asked presses on with a pad until `there`.
    pub fn press_on_with(&mut self, pad: Entity, there: impl Fn(&Evening) -> bool) {
        self.set_speed(Speed::Instant);
        for _ in 0..2000 {
            if there(self) {
                self.wait(SETTLED);
                return;
            }
            if self.is_idle() && self.game().is_some_and(|game| game.may_stop()) {
                self.pad(pad, GamepadButton::DPadRight);
            }
            self.pad(pad, GamepadButton::South);
            self.wait(0.4);
        }
        panic!("never there; {}", self.summary());
    }
}

/// Connects a pad of a kind.
pub fn connect(session: &mut Session, kind: &str) -> Entity {
    let pad = session.app.world_mut().spawn_empty().id();
    reconnect(session, pad, kind);
    pad
}

/// Connects a pad that was there before, or another one that the system takes for it.
pub fn reconnect(session: &mut Session, gamepad: Entity, kind: &str) {
    session.reconnect_pad(gamepad, kind, Some(0x1234));
    session.wait(SETTLED);
}
