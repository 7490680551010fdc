//! Voices heard now: the quietest of lower priority gives way when there are too many.

use kira::sound::PlaybackState;
use kira::sound::static_sound::StaticSoundHandle;

use super::graph::tween;
use crate::sound::catalogue::Priority;
use crate::sound::cue::Cue;
use crate::ui::motion;

/// Sounds heard at once at most.
pub(super) const MOST: usize = 24;

/// A sound being heard.
struct Voice {
    handle: Box<dyn Playing>,
    cue: Cue,
}

/// Handle of a sound being heard.
pub(in crate::sound) trait Playing: Send + Sync {
    /// Returns `true` once it has ended.
    fn is_over(&self) -> bool;
    /// Fades it out within `seconds`.
    fn fade(&mut self, seconds: f32);
}

impl Playing for StaticSoundHandle {
    fn is_over(&self) -> bool {
        self.state() == PlaybackState::Stopped
    }

    fn fade(&mut self, seconds: f32) {
        self.stop(tween(seconds));
    }
}

/// Everything being heard, but the score and the wind.
#[derive(Default)]
pub(in crate::sound) struct Voices(Vec<Voice>);

impl Voices {
    /// Makes room for a sound of this priority, and returns `true` if there is some.
    pub(in crate::sound) fn make_room(&mut self, priority: Priority) -> bool {
        self.0.retain(|voice| !voice.handle.is_over());
        if self.0.len() < MOST {
            return true;
        }
        let voices = self.0.iter().enumerate();
        let lower = voices.filter(|(_, voice)| voice.cue.sound.priority() < priority);
        let quietest = lower.min_by(|(_, a), (_, b)| a.cue.level.total_cmp(&b.cue.level));
        let Some((index, _)) = quietest else {
            return false;
        };
        let mut voice = self.0.swap_remove(index);
        voice.handle.fade(motion::STEAL.as_secs_f32());
        true
    }

    /// Adds the sound of this cue.
    pub(in crate::sound) fn add(&mut self, handle: impl Playing + 'static, cue: Cue) {
        let handle = Box::new(handle);
        self.0.push(Voice { handle, cue });
    }

    /// Fades out every sound, heard or planned, of such a cue.
    pub(in crate::sound) fn fade(&mut self, of: impl Fn(&Cue) -> bool) {
        for voice in self.0.iter_mut().filter(|voice| of(&voice.cue)) {
            voice.handle.fade(motion::STEAL.as_secs_f32());
        }
    }

    /// Number of voices.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};

    use cant_stop_rules::Seat;

    use super::*;
    use crate::sound::catalogue::Sound;

    #[derive(Clone, Default)]
    pub(in super::super) struct Fake(Arc<AtomicBool>);

    impl Playing for Fake {
        fn is_over(&self) -> bool {
            self.0.load(Ordering::Relaxed)
        }

        fn fade(&mut self, _: f32) {
            self.0.store(true, Ordering::Relaxed);
        }
    }

    fn full(of: Sound) -> (Voices, Vec<Fake>) {
        let mut voices = Voices::default();
        let mut all = Vec::new();
        for number in 0..MOST {
            assert!(voices.make_room(of.priority()));
            let fake = Fake::default();
            let cue = Cue {
                level: -(number as f32),
                seat: [None, Seat::new(0)][number % 2],
                ..Cue::plain(of, "test")
            };
            voices.add(fake.clone(), cue);
            all.push(fake);
        }
        (voices, all)
    }

    #[test]
    fn higher_priority_takes_the_place_of_the_quietest() {
        let (mut voices, fakes) = full(Sound::Step);
        assert!(voices.make_room(Priority::Claim));
        let gone: Vec<usize> = (0..MOST).filter(|&it| fakes[it].is_over()).collect();
        assert_eq!(gone, [MOST - 1]);
        assert!(voices.len() < MOST);
    }

    #[test]
    fn equal_or_lower_priority_takes_no_place() {
        let (mut voices, fakes) = full(Sound::Claim);
        assert!(!voices.make_room(Priority::Claim) && !voices.make_room(Priority::Step));
        assert!(fakes.iter().all(|fake| !fake.is_over()));
    }

    #[test]
    fn ended_voices_leave_room() {
        let (mut voices, fakes) = full(Sound::Win);
        voices.fade(|cue| cue.seat.is_some());
        assert!((0..MOST).all(|it| fakes[it].is_over() == (it % 2 == 1)));
        assert!(voices.make_room(Priority::Interface));
    }
}
