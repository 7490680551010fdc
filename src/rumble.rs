//! The dice as felt: what they knock against shakes the pad of the person who throws them, for a moment.

use bevy::input::gamepad::{GamepadRumbleIntensity, GamepadRumbleRequest};
use bevy::prelude::*;

use crate::input::LastPad;
use crate::knocks::Knock;
use crate::referee::Shown;
use crate::seats::{SeatKind, Seats};
use crate::settings::Settings;
use crate::theme::motion;

/// Knocks weaker than this, 0 to 1, are not felt.
const FAINTEST: f32 = 0.12;
/// Knocks closer than this, in seconds, are felt as one.
const BLUR: f32 = 0.06;
/// What the strongest knock asks of the motor, 0 to 1, at full rumble.
const STRONGEST: f32 = 0.7;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        feel_knocks.run_if(resource_exists::<Shown>.and_then(resource_exists::<Seats>)),
    );
}

fn feel_knocks(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    shown: Res<Shown>,
    seats: Res<Seats>,
    pad: Res<LastPad>,
    mut last: Local<f32>,
    mut knocks: MessageReader<Knock>,
    mut requests: MessageWriter<GamepadRumbleRequest>,
) {
    let hardest = knocks
        .read()
        .map(|knock| knock.strength)
        .fold(0.0, f32::max);
    let throws = seats.get(shown.game.turn()).kind == SeatKind::Person;
    let (Some(gamepad), true) = (pad.0, throws && settings.rumble > 0) else {
        return;
    };
    let now = time.elapsed_secs();
    if hardest < FAINTEST || now - *last < BLUR {
        return;
    }
    *last = now;
    let share = f32::from(settings.rumble) / f32::from(Settings::LOUDEST);
    requests.write(GamepadRumbleRequest::Add {
        gamepad,
        duration: motion::KNOCK[0] + (motion::KNOCK[1] - motion::KNOCK[0]).mul_f32(hardest),
        // The engine drives the strong motor alone, whatever is asked of the weak one.
        intensity: GamepadRumbleIntensity::strong_motor(STRONGEST * share * hardest),
    });
}
