//! When a screen reader speaks: it does not say so, but it reads what takes the focus, and that takes its time.

use bevy::a11y::AccessibilityRequested;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;

use crate::ground::settings::Settings;
use crate::sound::cue::SoundSystems;
use crate::theme::motion;

/// Whether something is being read aloud.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(super) struct Speech {
    focus: Option<Entity>,
    /// Seconds of the clock on the wall for which it still is.
    left: f32,
}

impl Speech {
    pub(super) fn is_spoken(&self) -> bool {
        self.left > 0.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Speech>()
        .add_systems(Update, listen.before(SoundSystems::Cue));
}

fn listen(
    time: Res<Time<Real>>,
    asked_for: Option<Res<AccessibilityRequested>>,
    settings: Res<Settings>,
    focus: Res<InputFocus>,
    mut speech: ResMut<Speech>,
) {
    let reads = settings.screen_reader && asked_for.is_some_and(|asked| asked.get());
    let speech = speech.bypass_change_detection();
    let now = focus.get();
    if now != speech.focus {
        speech.focus = now;
        if reads && now.is_some() {
            speech.left = motion::SPOKEN;
        }
    } else if speech.left > 0.0 {
        speech.left -= time.delta_secs();
    }
}
