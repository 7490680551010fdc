//! What lies on the table: the mountain and its sky, climbers, camps and flags, and the dice in their tray.

mod backdrop;
mod base_camp;
mod board;
mod camps;
mod chosen;
mod confetti;
mod dice;
mod flags;
mod glide;
mod layer;
mod places;
mod position;
mod preview;
mod puff;
mod rope;
mod runners;
mod summit;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests;
mod weather;

use bevy::prelude::*;
use bevy_tweening::AnimationSystem;
use cant_stop_rules::Event as GameEvent;

pub use self::dice::TrayRests;
#[cfg(test)]
pub(crate) use self::flags::cloth_colors;
use self::position::Position;
pub use self::summit::Cheering;
use crate::ground::seats::Seats;
use crate::ground::settings::Settings;
use crate::ground::states::Screen;
use crate::referee::{Beat, BeatStarted, Hold, Pace, RefereeSystems, Shown};
use crate::theme::motion;
use crate::throw::ThrowClock;

/// The table's work in a frame, in this order, after the referee's.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum TableSystems {
    /// Reads what is shown into [`Position`].
    Read,
    /// Sets every piece anew, where it belongs at rest.
    Set,
    /// Starts the motion of the beats that begin in this frame.
    Begin,
    /// Brings what is drawn in line with pieces in motion.
    Pose,
}

/// A beat that begins in this frame and is to be animated. A message, because pieces are set anew between the end of
/// one beat and the motion of the next.
#[derive(Message, Clone, Debug)]
struct Moment(Beat);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Position>();
    app.add_message::<Moment>();
    app.configure_sets(
        Update,
        (
            TableSystems::Read,
            TableSystems::Set.run_if(resource_changed::<Position>),
            TableSystems::Begin,
            TableSystems::Pose,
        )
            .chain()
            .after(RefereeSystems::Phase),
    );
    app.configure_sets(
        Update,
        AnimationSystem::AnimationUpdate
            .after(TableSystems::Begin)
            .before(TableSystems::Pose),
    );
    app.add_systems(Update, read_position.in_set(TableSystems::Read));
    app.add_observer(on_beat);
    app.add_plugins((
        backdrop::plugin,
        base_camp::plugin,
        board::plugin,
        camps::plugin,
        chosen::plugin,
        confetti::plugin,
        dice::plugin,
        flags::plugin,
        preview::plugin,
        puff::plugin,
        rope::plugin,
        runners::plugin,
        summit::plugin,
        weather::plugin,
    ));
}

fn read_position(
    screen: Res<State<Screen>>,
    shown: Option<Res<Shown>>,
    seats: Option<Res<Seats>>,
    mut position: ResMut<Position>,
) {
    let news = screen.is_changed() || shown.as_ref().is_some_and(|shown| shown.is_changed());
    if !news {
        return;
    }
    match (screen.get(), shown, seats) {
        (Screen::Title, ..) => *position = Position::decoration(),
        (Screen::Play | Screen::Results, Some(shown), Some(seats)) => {
            *position = Position::of(&shown.game, &seats);
        }
        _ => {}
    }
}

/// Holds a beat for as long as its pieces move.
fn on_beat(
    beat: On<BeatStarted>,
    mut commands: Commands,
    pace: Res<Pace>,
    settings: Res<Settings>,
) {
    let seconds = match &beat.0.throw {
        // At every speed a roll is seen to be one.
        Some(throw) => dice::seconds(ThrowClock::of(&beat.0, throw, &settings, &pace)),
        None if pace.animate => seconds_of(&beat.0),
        None => 0.0,
    };
    if seconds > 0.0 {
        commands.spawn(Hold::seconds(seconds));
        commands.write_message(Moment(beat.0.clone()));
    }
}

/// How long a climb takes that takes `usual` seconds to the next space: jumps go further.
fn climb_seconds(usual: f32, from: u8, to: u8) -> f32 {
    let passed = to.saturating_sub(from).saturating_sub(1);
    usual + motion::PASS_OVER * f32::from(passed)
}

/// How long the pieces of a beat move, dice apart; 0 where none does.
fn seconds_of(beat: &Beat) -> f32 {
    match beat.event {
        GameEvent::RollCalled { .. } if beat.by_hand => 0.0,
        GameEvent::RollCalled { .. } => motion::SHAKE,
        GameEvent::Chose { .. } => motion::CHOSEN,
        GameEvent::RunnerPlaced { from, to, .. } => climb_seconds(motion::PLACE, from, to),
        GameEvent::RunnerAdvanced { from, to, .. } => climb_seconds(motion::ADVANCE, from, to),
        GameEvent::Busted { .. } => motion::BUST,
        GameEvent::Banked { .. } => motion::BANK,
        GameEvent::Claimed { .. } => motion::CLAIM,
        GameEvent::GaveUp { .. } => motion::PACK,
        GameEvent::TurnBegan { .. } => motion::HANDOVER,
        GameEvent::Won { .. } => motion::DAWN,
        _ => 0.0,
    }
}
