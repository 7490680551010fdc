//! All sounding notes, in a fixed number of places.

use crate::clock::{QUANTUM, millis};
use crate::samples::Bank;
use crate::stem::{STEMS, Stem};
use crate::voice::Voice;

/// Notes that may sound at once at most.
const PLACES: usize = 64;

/// Notes from which on the quietest fades, so that a place is free when the next note begins.
const CROWDED: usize = 56;

/// Frames in which a note fades that has to make room.
const STOLEN: u64 = millis(20);

/// Frames in which a string stops that is plucked anew.
const DAMPED: u64 = millis(60);

/// Frames in which the bass leaves one root for the next.
const LEFT: u64 = millis(1600);

/// Frames within which notes of the bass that begin together are one chord.
const CHORD: f64 = millis(100) as f64;

/// Frames of one quantum, for each stem.
pub(crate) type Buses = [[[f32; 2]; QUANTUM as usize]; STEMS];

pub(crate) struct Voices {
    places: [Option<Voice>; PLACES],
}

impl Voices {
    pub(crate) fn new() -> Self {
        Self {
            places: [None; PLACES],
        }
    }

    pub(crate) fn count(&self) -> usize {
        self.places.iter().flatten().count()
    }

    pub(crate) fn begin(&mut self, voice: Voice) {
        self.damp(voice.stem, voice.pitch);
        if self.count() >= CROWDED {
            let held = self
                .places
                .iter_mut()
                .flatten()
                .filter(|voice| !voice.is_let_go());
            if let Some(quietest) = held.min_by(|one, other| one.peak.total_cmp(&other.peak)) {
                quietest.let_go(STOLEN);
            }
        }
        let free = self.places.iter().position(Option::is_none);
        if let Some(place) = free.or_else(|| self.quietest()) {
            self.places[place] = Some(voice);
        }
    }

    /// The place of the quietest note.
    fn quietest(&self) -> Option<usize> {
        let peak = |place: &Option<Voice>| place.map_or(0.0, |voice| voice.peak);
        let places = self.places.iter().enumerate();
        let quietest = places.min_by(|one, other| peak(one.1).total_cmp(&peak(other.1)));
        quietest.map(|(place, _)| place)
    }

    /// A string or a bell sounds once: struck anew, it stops what it was doing. The bass has one root at a time.
    fn damp(&mut self, stem: Stem, pitch: u8) {
        let of_stem = self.places.iter_mut().flatten();
        let of_stem = of_stem.filter(|voice| voice.stem == stem);
        match stem {
            Stem::Harp | Stem::Light => of_stem
                .filter(|voice| voice.pitch == pitch)
                .for_each(|voice| voice.let_go(DAMPED)),
            Stem::Drone => of_stem
                .filter(|voice| voice.at > CHORD)
                .for_each(|voice| voice.let_go(LEFT)),
            Stem::Frost | Stem::Drum | Stem::Heart | Stem::Horn | Stem::Lead => {}
        }
    }

    pub(crate) fn let_go(&mut self, frames: u64) {
        for voice in self.places.iter_mut().flatten() {
            voice.let_go(frames);
        }
    }

    pub(crate) fn silence(&mut self) {
        self.places = [None; PLACES];
    }

    /// Fills `buses` with the next quantum.
    pub(crate) fn render(&mut self, bank: &Bank, buses: &mut Buses) {
        *buses = [[[0.0; 2]; QUANTUM as usize]; STEMS];
        for place in &mut self.places {
            if let Some(voice) = place
                && !voice.render(bank.samples(voice.sample), &mut buses[voice.stem.index()])
            {
                *place = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::Samples;

    /// A voice of a level of its own.
    fn voice(index: u8) -> Voice {
        Voice {
            sample: 0,
            speed: 1.0,
            gain: [f32::from(index) / 400.0; 2],
            stem: Stem::Lead,
            pitch: index,
            wait: 0,
            hold: None,
            at: 0.0,
            fade: (1.0, 0.0),
            rise: (1.0, 0.0),
            open: 1.0,
            low: 0.0,
            peak: f32::from(index),
        }
    }

    #[test]
    fn the_quietest_make_room() {
        let flat: std::sync::Arc<[i16]> = std::iter::repeat_n(16_384, 48_000).collect();
        let bank = Bank::new(&[("flute_d4", flat)].into_iter().collect::<Samples>());
        let mut voices = Voices::new();
        let mut buses = [[[0.0; 2]; QUANTUM as usize]; STEMS];
        for index in 1..=200 {
            voices.begin(voice(index));
            voices.render(&bank, &mut buses);
        }
        assert!(voices.count() <= PLACES);
        let left = voices
            .places
            .iter()
            .flatten()
            .filter(|voice| !voice.is_let_go());
        assert!(left.map(|voice| voice.pitch).min() > Some(100));
    }
}
