//! When a screen reader speaks. It does not say so: it is taken to say what it is told, at its usual pace.

use bevy::prelude::*;

/// Letters that a screen reader says in a second: 200 words a minute.
const LETTERS_A_SECOND: f32 = 17.0;

/// Seconds until what is told is heard, and after it.
const PAUSE: f32 = 0.5;

/// How long, in seconds, this takes to be said.
pub(crate) fn seconds_to_say(text: &str) -> f32 {
    PAUSE + text.chars().count() as f32 / LETTERS_A_SECOND
}

/// What is being read aloud.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct Speech {
    /// Seconds of the clock on the wall for which it still is.
    left: f32,
}

impl Speech {
    /// Whether something is being read aloud.
    pub(crate) fn is_spoken(&self) -> bool {
        self.left > 0.0
    }

    /// Says this after all that is being said.
    pub(crate) fn say(&mut self, text: &str) {
        self.left += seconds_to_say(text);
    }

    /// Says this over what is being said.
    pub(crate) fn say_now(&mut self, text: &str) {
        self.left = seconds_to_say(text);
    }

    /// Screen readers fall silent when a key is pressed.
    pub(crate) fn hush(&mut self) {
        self.left = 0.0;
    }
}

fn pass(time: Res<Time<Real>>, mut speech: ResMut<Speech>) {
    if speech.is_spoken() {
        speech.left -= time.delta_secs();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Speech>().add_systems(First, pass);
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
        assert_eq!(speech.left, 1.5);
        speech.hush();
        assert!(!speech.is_spoken());
    }
}
