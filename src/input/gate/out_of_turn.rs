//! Presses out of turn: refused, or offered as the player's device if it is spare.

use bevy::{ecs::system::SystemParam, prelude::*};
use cant_stop_rules::Seat;

use super::turn::DeviceTurn;
use crate::input::devices::{Device, DeviceAssignment};
use crate::input::sets::InputSystems;
use crate::ui::motion;

/// Message: another player's device was pressed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnRefused {
    /// Seat to act.
    pub turn: Seat,
}

/// Message: accept was pressed on a device without a seat, during the turn of this seat.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct UnclaimedDevicePressed(pub(crate) Seat);

#[derive(SystemParam)]
pub(super) struct OutOfTurn<'w> {
    assignment: Res<'w, DeviceAssignment>,
    turn: Res<'w, DeviceTurn>,
    pause: ResMut<'w, RefusalPause>,
    refused: MessageWriter<'w, TurnRefused>,
    unclaimed: MessageWriter<'w, UnclaimedDevicePressed>,
}

impl OutOfTurn<'_> {
    /// Reports a press during the turn of `seat`, unless it only fast-forwards an animation. `accepts`: accept was pressed.
    pub(super) fn answer(&mut self, seat: Seat, device: Device, accepts: bool) {
        if self.turn.is_showing {
            return;
        }
        if accepts && self.assignment.is_spare(device) {
            self.unclaimed.write(UnclaimedDevicePressed(seat));
        } else if self.pause.seconds_left <= 0.0 {
            self.pause.seconds_left = motion::REFUSE_AGAIN;
            self.refused.write(TurnRefused { turn: seat });
        }
    }
}

/// Rate limit of refusals.
#[derive(Resource, Default)]
pub(super) struct RefusalPause {
    /// Real seconds until the next refusal.
    seconds_left: f32,
}

fn tick_pause(time: Res<Time<Real>>, mut pause: ResMut<RefusalPause>) {
    let pause = pause.bypass_change_detection();
    pause.seconds_left = (pause.seconds_left - time.delta_secs()).max(0.0);
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TurnRefused>()
        .add_message::<UnclaimedDevicePressed>()
        .init_resource::<RefusalPause>()
        .add_systems(PreUpdate, tick_pause.before(InputSystems::Gate));
}
