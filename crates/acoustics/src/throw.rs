//! A throw of dice as heard: every hit made before it is shown, and begun at its very sample.

use std::sync::Arc;

use crate::Stereo;

/// A hit within a throw.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    /// Seconds after the throw began, on its own clock.
    pub at: f32,
    /// From -1, left, to 1, right.
    pub pan: f32,
    /// Samples of one channel.
    pub sound: Vec<f32>,
}

/// More than sound at once in any throw.
const AT_ONCE: usize = 48;
/// A clock that has run away from the throw by more than this, in seconds, is followed at once.
const ASTRAY: f64 = 0.06;

/// One hit being heard.
#[derive(Clone, Copy, Debug)]
struct Voice {
    hit: usize,
    next: usize,
    left: f32,
    right: f32,
}

/// A throw while it is heard.
#[derive(Clone, Debug)]
pub struct Throw {
    hits: Arc<[Hit]>,
    /// Seconds of the throw's own clock.
    now: f64,
    next: usize,
    voices: Vec<Voice>,
}

impl Throw {
    /// A throw with these hits, in order of time, heard from `begin` seconds on.
    pub fn new(hits: Arc<[Hit]>, begin: f32) -> Throw {
        let next = hits.partition_point(|hit| hit.at < begin);
        Throw {
            hits,
            now: f64::from(begin),
            next,
            voices: Vec::with_capacity(AT_ONCE),
        }
    }

    /// Returns `true` once all hits have ended.
    pub fn is_over(&self) -> bool {
        self.next >= self.hits.len() && self.voices.is_empty()
    }

    /// Follows the throw's clock where that is `clock` seconds now, but only if it has run away: it is told in steps.
    pub fn follow(&mut self, clock: f64) {
        if (clock - self.now).abs() > ASTRAY {
            self.now = clock;
            self.next = self.hits.partition_point(|hit| f64::from(hit.at) < clock);
        }
    }

    /// Lets what sounds end, and begins no further hit.
    pub fn end(&mut self) {
        self.next = self.hits.len();
    }

    /// Adds the next frames to `out`; `step` seconds of the throw's clock pass with each.
    pub fn add_to(&mut self, out: &mut [Stereo], step: f64) {
        for frame in out {
            while let Some(hit) = self.hits.get(self.next)
                && f64::from(hit.at) < self.now + 0.5 * step
            {
                self.begin(self.next);
                self.next += 1;
            }
            self.now += step;
            for voice in &mut self.voices {
                let sample = self.hits[voice.hit].sound[voice.next];
                frame[0] += voice.left * sample;
                frame[1] += voice.right * sample;
                voice.next += 1;
            }
            let hits = &self.hits;
            self.voices
                .retain(|voice| voice.next < hits[voice.hit].sound.len());
        }
    }

    /// More at once than there is room for would not be told apart anyway.
    fn begin(&mut self, hit: usize) {
        if self.voices.len() < AT_ONCE && !self.hits[hit].sound.is_empty() {
            let side = (self.hits[hit].pan.clamp(-1.0, 1.0) + 1.0) / 2.0;
            self.voices.push(Voice {
                hit,
                next: 0,
                left: (1.0 - side).sqrt(),
                right: side.sqrt(),
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEP: f64 = 1.0 / 48_000.0;

    fn hits(times: &[f32]) -> Arc<[Hit]> {
        let hit = |&at| Hit {
            at,
            pan: -1.0,
            sound: vec![1.0, 0.5],
        };
        times.iter().map(hit).collect()
    }

    /// The samples at which something begins.
    fn begins(throw: &mut Throw, frames: usize, step: f64) -> Vec<usize> {
        let mut out = vec![[0.0; 2]; frames];
        throw.add_to(&mut out, step);
        let is_one = |(at, frame): (usize, &Stereo)| (frame[0] == 1.0).then_some(at);
        out.iter().enumerate().filter_map(is_one).collect()
    }

    #[test]
    fn every_hit_begins_at_its_sample() {
        let mut throw = Throw::new(hits(&[0.001, 0.01]), 0.0);
        assert_eq!(begins(&mut throw, 960, STEP), [48, 480]);
        assert!(throw.is_over());
    }

    #[test]
    fn a_hurried_throw_comes_sooner_and_is_no_higher() {
        let mut throw = Throw::new(hits(&[0.002, 0.01]), 0.0);
        let mut out = vec![[0.0; 2]; 300];
        throw.add_to(&mut out, 2.0 * STEP);
        assert_eq!((out[48][0], out[49][0], out[50][0]), (1.0, 0.5, 0.0));
        assert_eq!(out[240][0], 1.0);
    }

    #[test]
    fn hits_before_its_beginning_are_not_heard() {
        let mut throw = Throw::new(hits(&[0.001, 0.01]), 0.005);
        assert_eq!(begins(&mut throw, 960, STEP), [240]);
    }

    #[test]
    fn a_throw_that_is_left_ends_even_while_its_clock_stands_still() {
        let mut throw = Throw::new(hits(&[0.0, 0.01]), 0.0);
        assert_eq!(begins(&mut throw, 1, STEP), [0]);
        throw.end();
        assert_eq!(begins(&mut throw, 1, 0.0), []);
        assert!(throw.is_over());
    }

    #[test]
    fn it_follows_a_clock_that_jumps_and_no_clock_that_trembles() {
        let mut throw = Throw::new(hits(&[0.1, 0.5]), 0.0);
        throw.follow(0.02);
        assert_eq!(begins(&mut throw, 48, STEP), []);
        throw.follow(0.499);
        assert_eq!(begins(&mut throw, 96, STEP), [48]);
    }
}
