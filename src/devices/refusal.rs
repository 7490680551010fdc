//! What is answered to presses out of turn: a word, or a question where nobody plays with what was pressed.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::{Claim, DeviceAssignment, Why};
use crate::ground::states::Menu;
use crate::input::{Device, InputSystems};
use crate::referee::BeatQueue;
use crate::theme::motion;

/// Somebody pressed something although it is the turn of a person who plays with something else.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnRefused {
    /// Whose turn it is.
    pub turn: Seat,
}

/// What is answered to presses out of turn.
#[derive(SystemParam)]
pub(super) struct Answering<'w> {
    pub(super) hands: Res<'w, DeviceAssignment>,
    queue: Res<'w, BeatQueue>,
    refusing: ResMut<'w, Refusing>,
    refused: MessageWriter<'w, TurnRefused>,
    taken_up: MessageWriter<'w, TakenUp>,
}

impl Answering<'_> {
    /// Says no; to a press to accept with what nobody plays with, asks. While something is being shown a press only
    /// hurries it.
    pub(super) fn answer(&mut self, turn: Seat, device: Device, accepts: bool) {
        if !self.queue.is_idle() {
            return;
        }
        if accepts && self.hands.is_free(device) {
            self.taken_up.write(TakenUp(turn));
        } else if self.refusing.quiet <= 0.0 {
            self.refusing.quiet = motion::REFUSE_AGAIN;
            self.refused.write(TurnRefused { turn });
        }
    }
}

/// On this seat's turn somebody took up what nobody plays with.
#[derive(Message, Clone, Copy, Debug)]
struct TakenUp(Seat);

/// Asks whether it is the one whose turn it is.
fn ask_newcomer(
    mut taken_up: MessageReader<TakenUp>,
    mut next: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    if let Some(&TakenUp(seat)) = taken_up.read().last() {
        commands.insert_resource(Claim {
            seat,
            why: Why::Newcomer,
        });
        NextState::set_if_neq(&mut next, Menu::Newcomer);
    }
}

/// Presses that keep coming are refused once in a while.
#[derive(Resource, Default)]
struct Refusing {
    /// Real seconds until the next refusal.
    quiet: f32,
}

fn calm_down(time: Res<Time<Real>>, mut refusing: ResMut<Refusing>) {
    let refusing = refusing.bypass_change_detection();
    refusing.quiet = (refusing.quiet - time.delta_secs()).max(0.0);
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TurnRefused>()
        .add_message::<TakenUp>()
        .init_resource::<Refusing>()
        .add_systems(PreUpdate, calm_down.before(InputSystems::Sift))
        .add_systems(Update, ask_newcomer);
}
