//! Everything with a pitch: columns, bells, previews and the calls of the seats. All of it in D E G A B.

use fundsp::prelude::midi_hz;

use crate::audio::Audio;
use crate::random::Random;
use crate::synth::{Mode, below, mode, puff, scaled, strike};
use crate::track::Track;

/// The tones of the columns from 2 to 12, which are also the rungs a turn climbs: D E G A B over two octaves and a D,
/// which D major, mixolydian and dorian share. As MIDI note numbers.
const COLUMNS: [u8; 11] = [62, 64, 67, 69, 71, 74, 76, 79, 81, 83, 86];

/// The two tones of each seat's call, as MIDI note numbers: a fourth up, a fourth down, a sixth up, an octave down. No
/// two share their way and their width.
const CALLS: [(f64, f64); 4] = [(69.0, 74.0), (76.0, 71.0), (67.0, 76.0), (74.0, 62.0)];

/// A small cast bell, tuned so that its partials are the octave and the twelfth, with no third.
const BELL: [Mode; 7] = [
    mode(0.5, 0.05, 0.6),
    mode(1.0, 1.0, 1.0),
    mode(2.0, 0.24, 0.62),
    mode(3.0, 0.16, 0.4),
    mode(4.17, 0.09, 0.2),
    mode(5.43, 0.05, 0.12),
    mode(6.79, 0.025, 0.07),
];

/// A wooden bar whose second partial is tuned two octaves up, as multiples of its pitch.
const BAR: [Mode; 3] = [
    mode(1.0, 1.0, 0.85),
    mode(3.98, 0.18, 0.2),
    mode(9.2, 0.04, 0.07),
];

/// A gut string plucked a third of the way along, as multiples of its pitch.
const STRING: [Mode; 7] = [
    mode(1.0, 0.8, 1.0),
    mode(2.001, 0.72, 0.72),
    mode(3.003, 0.12, 0.55),
    mode(4.006, 0.2, 0.42),
    mode(5.01, 0.12, 0.33),
    mode(7.03, 0.05, 0.22),
    mode(8.04, 0.03, 0.18),
];

/// The hollow under a bar: a tap that is over before it has a pitch.
const HOLLOW: [Mode; 3] = [
    mode(231.0, 1.0, 0.035),
    mode(437.0, 0.6, 0.025),
    mode(811.0, 0.3, 0.018),
];

/// The pitch of a column or key, which counts from 1.
fn column(key: u64) -> f64 {
    let index = (key as usize).clamp(1, COLUMNS.len()) - 1;
    f64::from(COLUMNS[index])
}

/// The tone of a column: a wooden bar with a string below it. `key` 1 to 11, `take` 1 or 2.
pub(crate) fn tone(key: u64, take: u64) -> Audio {
    let pitch = column(key);
    // High bars are short.
    let ring = 1.25 - 0.02 * (pitch - 62.0);
    let mut track = Track::once(0.89 - 0.004 * (pitch - 62.0) + 0.01 * take as f64);
    track.lay(0.0, 1.0, &struck(pitch, ring, take, 8000 + 10 * key));
    track.finish_mono(0.3)
}

/// A bell an octave above a column. `key` 1 to 11.
pub(crate) fn bell(key: u64) -> Audio {
    let pitch = column(key) + 12.0;
    let mut random = Random::new(8400 + key);
    let mut track = Track::once(1.31 - 0.004 * (pitch - 74.0));
    let ring = 1.9 - 0.025 * (pitch - 74.0);
    let cast: Vec<Mode> = BELL
        .iter()
        .map(|partial| mode(partial.hz, partial.gain * random.factor(0.2), partial.ring))
        .collect();
    let cast = scaled(&cast, midi_hz(pitch), ring);
    track.lay(0.0, 1.0, &strike(&cast, 0.0012));
    // A second voice a hair beside the first gives a bell its slow shimmer.
    let beside = [mode(1.0012, 0.2, 1.0), mode(2.003, 0.08, 0.6)];
    let beside = scaled(&beside, midi_hz(pitch), ring);
    track.lay(0.0, 1.0, &strike(&beside, 0.002));
    let hz = random.between(3000.0, 3800.0);
    let clapper = puff(8500 + key, hz, 0.7, 0.0005, 0.014);
    track.lay(0.0, 2.4, &below(&clapper, 6500.0));
    track.finish_mono(0.5)
}

/// A column's tone with a felt mallet, as if only thought of. `key` 1 to 11.
pub(crate) fn felt(key: u64) -> Audio {
    let pitch = column(key);
    let mut random = Random::new(8600 + key);
    // Small speakers play little of the lowest tones but their octave.
    let low = 0.4 - 0.018 * (pitch - 62.0).min(18.0);
    let soft = [
        mode(1.0, 1.0, 1.0),
        mode(2.0, low * random.factor(0.1), 0.6),
        mode(3.98, 0.02, 0.15),
    ];
    let mut track = Track::once(0.45);
    let soft = scaled(&soft, midi_hz(pitch), 0.7);
    track.lay(0.0, 1.0, &strike(&soft, 0.014));
    let felt = puff(8650 + key, random.between(260.0, 340.0), 0.8, 0.006, 0.05);
    track.lay(0.0, 0.3, &below(&felt, 600.0));
    track.finish_mono(0.2)
}

/// A seat is called. `seat` 1 to 4, `take` 1 or 2.
pub(crate) fn turn(seat: u64, take: u64) -> Audio {
    let (first, second) = CALLS[(seat as usize).clamp(1, CALLS.len()) - 1];
    let mut track = Track::once(0.74);
    track.lay(0.0, 1.0, &struck(first, 0.55, take, 8700 + 10 * seat));
    let answer = struck(second, 0.95, take, 8750 + 10 * seat);
    // Half an eighth of the music apart; the second take hesitates.
    let apart = if take == 1 { 0.15 } else { 0.162 };
    track.lay(apart, 1.15, &answer);
    track.finish_mono(0.22)
}

/// A notice appears: two small bells, from the scale. `take` 1 to 3.
pub(crate) fn toast(take: u64) -> Audio {
    let (first, second) = [(81.0, 86.0), (79.0, 83.0), (81.0, 88.0)][(take as usize - 1) % 3];
    let mut track = Track::once(0.68);
    for (at, pitch, gain) in [(0.0, first, 0.7), (0.13, second, 1.0)] {
        let bar = [
            mode(1.0, 1.0, 1.0),
            mode(2.0, 0.1, 0.5),
            mode(2.76, 0.06, 0.25),
        ];
        let note = strike(&scaled(&bar, midi_hz(pitch), 0.75), 0.004);
        track.lay(at, gain, &note);
        let wool = puff(8900 + take, 1200.0, 0.8, 0.002, 0.02);
        track.lay(at, 0.3 * gain, &below(&wool, 2400.0));
    }
    track.finish_mono(0.2)
}

/// A wooden bar with a string below it, `ring` seconds long. In the first take the bar leads, in the second the string.
fn struck(pitch: f64, ring: f64, take: u64, seed: u64) -> Vec<f64> {
    let mut random = Random::new(seed + take);
    let hz = midi_hz(pitch);
    let ring = ring * random.factor(0.1);
    let (wood, gut, contact) = if take == 1 {
        (1.0, random.between(0.45, 0.55), 0.0034)
    } else {
        (0.8, random.between(0.75, 0.95), 0.0022)
    };
    let mut track = Track::once(ring);
    let bar = place(&BAR, &mut random);
    track.lay(0.0, wood, &strike(&scaled(&bar, hz, ring), contact));
    let string = place(&STRING, &mut random);
    // Small speakers play little of the lowest tones but what the string has above.
    let gut = gut * (1.0 + 0.06 * (74.0 - pitch).max(0.0));
    track.lay(0.0, gut, &strike(&scaled(&string, hz, ring), 0.002));
    let hollow = scaled(&HOLLOW, random.factor(0.08), 1.0);
    track.lay(0.0, 0.22, &strike(&hollow, 0.0015));
    let blow = random.between(1100.0, 1700.0);
    let head = puff(seed + take, blow, 0.7, 0.0008, 0.018);
    track.lay(0.0, random.between(1.4, 2.2), &below(&head, 3200.0));
    track.samples().to_vec()
}

/// The same partials struck at another place: the higher ones come out stronger or weaker, the pitch stays.
fn place(partials: &[Mode], random: &mut Random) -> Vec<Mode> {
    let struck = |partial: &Mode| {
        let gain = if partial.hz > 1.0 {
            random.factor(0.4)
        } else {
            1.0
        };
        mode(partial.hz, gain * partial.gain, partial.ring)
    };
    partials.iter().map(struck).collect()
}
