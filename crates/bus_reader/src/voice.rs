//! A voice that says one thing after the other, as long as a voice would: what is cut off has not been heard.

use std::time::{Duration, Instant};

/// Letters a voice says in a second: 200 words a minute.
const LETTERS_A_SECOND: f32 = 17.0;

/// Something said, or to be said.
#[derive(Debug)]
struct Utterance {
    text: String,
    begins: Instant,
    ends: Instant,
}

/// Speech of the whole session.
#[derive(Debug, Default)]
pub struct Voice {
    said: Vec<Utterance>,
    /// Utterances that the game itself cut off, in order.
    pub lost: Vec<String>,
}

impl Voice {
    /// Says `text` after all that is being said.
    pub fn say(&mut self, text: &str, now: Instant) {
        let begins = self.ends().map_or(now, |ends| ends.max(now));
        let seconds = text.chars().count() as f32 / LETTERS_A_SECOND;
        self.said.push(Utterance {
            text: text.to_owned(),
            begins,
            ends: begins + Duration::from_secs_f32(seconds),
        });
    }

    /// Falls silent because a key was pressed: the player who presses has heard enough.
    pub fn hush(&mut self, now: Instant) {
        for utterance in &mut self.said {
            utterance.begins = utterance.begins.min(now);
            utterance.ends = utterance.ends.min(now);
        }
    }

    /// Falls silent for something else; what was not said to its end is lost.
    pub fn interrupt(&mut self, now: Instant) {
        let cut = self.said.iter().filter(|utterance| utterance.ends > now);
        self.lost
            .extend(cut.map(|utterance| utterance.text.clone()));
        self.hush(now);
    }

    /// End of all speech so far.
    pub fn ends(&self) -> Option<Instant> {
        self.said.iter().map(|utterance| utterance.ends).max()
    }

    pub fn said(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.said.iter().map(|utterance| utterance.text.as_str())
    }

    pub fn count(&self) -> usize {
        self.said.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_something_else_cuts_off_is_lost_and_what_a_key_cuts_off_is_not() {
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        let mut voice = Voice::default();
        voice.say("seventeen letters", at(0));
        voice.say("seventeen letters", at(0));
        assert_eq!(voice.ends(), Some(at(2)));
        voice.interrupt(at(1));
        assert_eq!(voice.lost, ["seventeen letters"]);
        voice.say("seventeen letters", at(1));
        voice.hush(at(1));
        voice.interrupt(at(2));
        assert_eq!(voice.lost.len(), 1);
        assert_eq!(voice.said().count(), 3);
    }
}
