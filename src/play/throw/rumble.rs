//! The dice as felt: what they hit shakes the pad of the person who throws them, for a moment.

use bevy::input::gamepad::{GamepadRumbleIntensity, GamepadRumbleRequest};
use bevy::prelude::*;

use crate::input::{Device, DeviceActivity, DeviceAssignment};
use crate::referee::throw::{DieContact, ThrowShown, ThrowSystems};
use crate::referee::{Shown, is_replay};
use crate::ui::prelude::*;

/// Contacts weaker than this, 0 to 1, are not felt.
const FAINTEST: f32 = 0.12;
/// Contacts closer than this, in seconds, are felt as one.
const BLUR: f32 = 0.06;
/// Strength of the motor at the strongest contact, 0 to 1, at full rumble.
const STRONGEST: f32 = 0.7;

/// A pad shakes until this second of the real clock, at which it stops by itself.
#[derive(Component, Clone, Copy, Debug)]
struct ShakesUntil(f32);

pub(crate) fn plugin(app: &mut App) {
    // A replay has no hands.
    let stop_rumble = stop_rumble.run_if(any_with_component::<ShakesUntil>);
    let update = (rumble_on_contacts.run_if(not(is_replay)), stop_rumble).chain();
    app.add_systems(Update, update.after(ThrowSystems::Report));
}

/// The pad a seat plays with: its own, or the one that is passed around, if that was used last.
fn pad_of(seat: Seat, hands: &DeviceAssignment, used: &DeviceActivity) -> Option<Entity> {
    let last = used.last().and_then(Device::pad);
    if hands.are_apart() {
        hands.of(seat).map_or(last, Device::pad)
    } else {
        last
    }
}

fn rumble_on_contacts(
    (time, paused): (Res<Time<Real>>, Res<Time<Virtual>>),
    (settings, players): (Res<Settings>, Res<PlayerSettings>),
    (shown, seats): (If<Res<Shown>>, If<Res<Seats>>),
    throw: Option<Res<ThrowShown>>,
    (hands, used): (Res<DeviceAssignment>, Res<DeviceActivity>),
    pads: Query<(), With<Gamepad>>,
    mut last: Local<f32>,
    mut contacts: MessageReader<DieContact>,
    mut requests: MessageWriter<GamepadRumbleRequest>,
    mut commands: Commands,
) {
    let strengths = contacts.read().map(|contact| contact.strength);
    let hardest = strengths.fold(0.0, f32::max);
    // In the roll-off dice are thrown by a seat whose turn it is not.
    let seat = throw.map_or(shown.game.turn(), |throw| throw.seat());
    let Some(plan) = seats.0.0.get(seat.index()) else {
        return;
    };
    let share = |strength: u8| f32::from(strength) / f32::from(Settings::LOUDEST);
    let share = share(settings.rumble) * share(players.rumble(&plan.name));
    let throws = plan.kind == SeatKind::Person && share > 0.0 && !paused.is_paused();
    // A request for a pad that is gone ends in a warning, and for one that never was in a panic of the engine.
    let pad = pad_of(seat, &hands, &used).filter(|pad| throws && pads.contains(*pad));
    let now = time.elapsed_secs();
    let Some(gamepad) = pad.filter(|_| hardest >= FAINTEST && now - *last >= BLUR) else {
        return;
    };
    *last = now;
    let duration = motion::RUMBLE[0] + (motion::RUMBLE[1] - motion::RUMBLE[0]).mul_f32(hardest);
    // Every request takes one of the few effects a pad has, and they add up: the one before makes way.
    requests.write(GamepadRumbleRequest::Stop { gamepad });
    requests.write(GamepadRumbleRequest::Add {
        gamepad,
        duration,
        // The engine drives the strong motor alone, whatever is asked of the weak one.
        intensity: GamepadRumbleIntensity::strong_motor(STRONGEST * share * hardest),
    });
    let until = now + duration.as_secs_f32();
    commands.entity(gamepad).insert(ShakesUntil(until));
}

/// Behind a menu nothing shakes; a pad that is gone is left alone.
fn stop_rumble(
    shaking: Query<(Entity, &ShakesUntil, Has<Gamepad>)>,
    (time, paused): (Res<Time<Real>>, Res<Time<Virtual>>),
    mut requests: MessageWriter<GamepadRumbleRequest>,
    mut commands: Commands,
) {
    for (gamepad, until, is_there) in &shaking {
        if paused.is_paused() && is_there {
            requests.write(GamepadRumbleRequest::Stop { gamepad });
        } else if time.elapsed_secs() < until.0 && is_there {
            continue;
        }
        commands.entity(gamepad).remove::<ShakesUntil>();
    }
}
