//! Words for the screen reader, and an estimate if it is speaking; platforms do not report it.

use bevy::prelude::*;

use crate::core::locale::Words;

/// Characters a second, for a screen reader at 200 words a minute.
const LETTERS_A_SECOND: f32 = 17.0;

/// Pause in seconds before and after each text, together.
const PAUSE: f32 = 0.5;

pub(crate) fn seconds_to_say(text: &str) -> f32 {
    PAUSE + text.chars().count() as f32 / LETTERS_A_SECOND
}

/// Words for the screen reader alone; eyes see them where they stand.
#[derive(Event, Clone, Debug)]
pub(crate) struct Announce(pub(crate) Words);

/// Estimated state of the screen reader.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct Speech {
    /// Real-time seconds of speech remaining.
    left: f32,
    /// A text was queued in the frame that is ending: the time until then is none of its own.
    is_new: bool,
}

impl Speech {
    /// Returns `true` while text is being read aloud.
    pub(crate) fn is_spoken(&self) -> bool {
        self.left > 0.0
    }

    /// Queues a text after the current speech.
    pub(crate) fn say(&mut self, text: &str) {
        self.left += seconds_to_say(text);
        self.is_new = true;
    }

    /// Interrupts the current speech with a text.
    pub(crate) fn say_now(&mut self, text: &str) {
        self.left = seconds_to_say(text);
        self.is_new = true;
    }

    /// Lets a frame's length pass.
    fn pass(&mut self, seconds: f32) {
        if !std::mem::take(&mut self.is_new) {
            self.left -= seconds;
        }
    }

    /// Stops the speech, as screen readers do on a key press.
    pub(crate) fn hush(&mut self) {
        self.left = 0.0;
    }
}

fn count_down(time: Res<Time<Real>>, mut speech: ResMut<Speech>) {
    if speech.is_spoken() {
        speech.pass(time.delta_secs());
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Speech>().add_systems(First, count_down);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_thing_is_said_after_the_other_unless_it_is_urgent() {
        let mut speech = Speech::default();
        speech.say("seventeen letters");
        speech.say("seventeen letters");
        assert_eq!(speech.left, 3.0);
        speech.say_now("seventeen letters");
        speech.pass(1.0);
        assert_eq!(speech.left, 1.5);
        speech.pass(1.0);
        assert_eq!(speech.left, 0.5);
        speech.hush();
        assert!(!speech.is_spoken());
    }
}
