//! Presses out of turn: they are refused; or, if no seat plays with the device, the game asks whose it is.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::{DeviceAssignment, DeviceQuestion, QuestionReason};
use crate::core::states::Menu;
use crate::input::{Device, InputSystems};
use crate::referee::BeatQueue;
use crate::ui::motion;

/// Something was pressed although it is the turn of a person who plays with another device.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnRefused {
    /// Whose turn it is.
    pub turn: Seat,
}

/// Answers presses out of turn.
#[derive(SystemParam)]
pub(super) struct OutOfTurn<'w> {
    pub(super) assignment: Res<'w, DeviceAssignment>,
    queue: Res<'w, BeatQueue>,
    pause: ResMut<'w, RefusalPause>,
    refused: MessageWriter<'w, TurnRefused>,
    unclaimed: MessageWriter<'w, UnclaimedDevicePressed>,
}

impl OutOfTurn<'_> {
    /// Refuses the press. If it accepts on a device without a seat, asks whose it is. While beats are being shown a press
    /// only skips them.
    pub(super) fn answer(&mut self, turn: Seat, device: Device, accepts: bool) {
        if !self.queue.is_idle() {
            return;
        }
        if accepts && self.assignment.is_free(device) {
            self.unclaimed.write(UnclaimedDevicePressed(turn));
        } else if self.pause.quiet <= 0.0 {
            self.pause.quiet = motion::REFUSE_AGAIN;
            self.refused.write(TurnRefused { turn });
        }
    }
}

/// On this seat's turn a device without a seat was used.
#[derive(Message, Clone, Copy, Debug)]
struct UnclaimedDevicePressed(Seat);

/// Opens the question whether it belongs to the person whose turn it is.
fn ask_newcomer(
    mut unclaimed: MessageReader<UnclaimedDevicePressed>,
    mut next: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    if let Some(&UnclaimedDevicePressed(seat)) = unclaimed.read().last() {
        commands.insert_resource(DeviceQuestion {
            seat,
            reason: QuestionReason::Newcomer,
        });
        NextState::set_if_neq(&mut next, Menu::Newcomer);
    }
}

/// The pause between two refusals.
#[derive(Resource, Default)]
struct RefusalPause {
    /// Real seconds until the next refusal.
    quiet: f32,
}

fn tick_pause(time: Res<Time<Real>>, mut pause: ResMut<RefusalPause>) {
    let pause = pause.bypass_change_detection();
    pause.quiet = (pause.quiet - time.delta_secs()).max(0.0);
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TurnRefused>()
        .add_message::<UnclaimedDevicePressed>()
        .init_resource::<RefusalPause>()
        .add_systems(PreUpdate, tick_pause.before(InputSystems::Gate))
        .add_systems(Update, ask_newcomer);
}
