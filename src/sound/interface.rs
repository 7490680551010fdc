//! Buttons and focus, as heard.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::cue::{Cue, Sound};
use crate::couch::TurnRefused;
use crate::referee::IntentRefused;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(hear_press);
    app.add_systems(Update, (hear_focus, hear_refusals));
}

fn hear_press(_: On<Activate>, mut cues: MessageWriter<Cue>) {
    cues.write(Cue::plain(Sound::Press));
}

/// Focus is heard when somebody moves it with keys or a pad, not when a screen sets it.
fn hear_focus(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut before: Local<Option<Entity>>,
    mut cues: MessageWriter<Cue>,
) {
    let now = focus.get();
    if now != *before {
        if visible.0 && now.is_some() && before.is_some() {
            cues.write(Cue::plain(Sound::Focus));
        }
        *before = now;
    }
}

fn hear_refusals(
    mut refused: MessageReader<IntentRefused>,
    mut out_of_turn: MessageReader<TurnRefused>,
    mut cues: MessageWriter<Cue>,
) {
    if refused.read().count() + out_of_turn.read().count() > 0 {
        cues.write(Cue::plain(Sound::Refuse));
    }
}
