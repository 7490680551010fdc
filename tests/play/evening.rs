//! Two people with a pad each, about to roll: what the tests of devices at the table begin with.

use bevy::input::gamepad::{GamepadButton, GamepadConnection};
use bevy::prelude::*;
use cant_stop::core::seats::{SeatKind, Seats};
use cant_stop::input::{Device, DeviceAssignment};
use cant_stop_rules::{Game, Seat, Stage};
use cant_stop_testkit::{Session, seats};

/// Seconds, longer than dialogs take to come and go.
const SETTLED: f32 = 0.4;

/// A game of two, in which the first pad belongs to the person who is to act.
pub struct Evening {
    pub session: Session,
    /// Seat on turn.
    pub turn: Seat,
    pub other: Seat,
    /// The pad of the person whose turn it is, and the one of the other person.
    pub pads: [Entity; 2],
}

impl Evening {
    /// With pads of these kinds.
    pub fn with(kinds: [&str; 2]) -> Evening {
        let mut session = Session::new();
        let pads = kinds.map(|kind| connect(&mut session, kind));
        session.start_decided(seats(&[SeatKind::Person; 2]), 5);
        let turn = session.game().unwrap().turn();
        let other = Seat::ALL.into_iter().find(|seat| *seat != turn).unwrap();
        let mut evening = Evening {
            session,
            turn,
            other,
            pads,
        };
        evening.give(turn, Some(Device::Pad(pads[0])));
        evening.give(other, Some(Device::Pad(pads[1])));
        evening.settle();
        evening
    }

    /// With two pads that anybody can tell apart.
    pub fn new() -> Evening {
        Evening::with(["Alpha pad", "Beta pad"])
    }

    pub fn settle(&mut self) {
        self.session.wait(SETTLED);
    }

    pub fn give(&mut self, seat: Seat, device: Option<Device>) {
        let world = self.session.app.world_mut();
        world
            .resource_mut::<DeviceAssignment>()
            .assign(seat, device);
    }

    pub fn device_of(&self, seat: Seat) -> Option<Device> {
        self.session
            .app
            .world()
            .resource::<DeviceAssignment>()
            .of(seat)
    }

    pub fn name(&self, seat: Seat) -> String {
        let seats = self.session.app.world().resource::<Seats>();
        seats.get(seat).name.clone()
    }

    pub fn kind(&self, seat: Seat) -> SeatKind {
        self.session.app.world().resource::<Seats>().get(seat).kind
    }

    pub fn set_kind(&mut self, seat: Seat, kind: SeatKind) {
        let world = self.session.app.world_mut();
        world.resource_mut::<Seats>().0[seat.index()].kind = kind;
    }

    pub fn game(&self) -> Game {
        self.session.game().unwrap()
    }

    pub fn is_paused(&self) -> bool {
        self.session
            .app
            .world()
            .resource::<Time<Virtual>>()
            .is_paused()
    }

    /// Returns `true` if the screen shows this text.
    pub fn reads(&mut self, sentence: &str) -> bool {
        self.session.texts().iter().any(|text| text == sentence)
    }

    pub fn lose(&mut self, pad: Entity) {
        self.session.disconnect_pad(pad);
        self.settle();
    }

    pub fn press(&mut self, pad: Entity, button: GamepadButton) {
        self.session.pad(pad, button);
        self.settle();
    }

    /// The person to act rolls with a pad, and what follows is seen.
    pub fn roll_with(&mut self, pad: Entity) {
        assert_eq!(self.game().stage(), Stage::Deciding);
        self.session.pad(pad, GamepadButton::DPadLeft);
        self.session.pad(pad, GamepadButton::South);
        self.session.frames(3);
        assert_ne!(self.game().stage(), Stage::Deciding, "the dice are thrown");
    }

    /// Waits until a person is to decide.
    pub fn go_on(&mut self) {
        self.session.until("a decision", |session| {
            let stage = session.game().unwrap().stage();
            session.is_idle() && matches!(stage, Stage::Deciding | Stage::Pairing)
        });
        self.settle();
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
    let connection = GamepadConnection::Connected {
        name: kind.to_owned(),
        vendor_id: Some(0x1234),
        product_id: Some(0x5678),
    };
    session.send_connection(gamepad, connection);
    session.wait(SETTLED);
}
