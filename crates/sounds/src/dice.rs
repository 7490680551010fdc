//! Ivory dice in a felt tray with a wooden rim.

use fundsp::prelude::{bandpass_hz, lowpass_hz};

use crate::audio::Audio;
use crate::random::Random;
use crate::synth::{Mode, above, below, mode, puff, scaled, strike};
use crate::track::Track;

/// The boards under the felt.
const BED: [Mode; 5] = [
    mode(112.0, 1.0, 0.15),
    mode(187.0, 0.85, 0.13),
    mode(318.0, 0.55, 0.1),
    mode(489.0, 0.3, 0.07),
    mode(702.0, 0.14, 0.05),
];

/// A die that lands on its face: the felt has taken the edge off.
const FACE: [Mode; 3] = [
    mode(930.0, 0.5, 0.05),
    mode(1490.0, 0.3, 0.036),
    mode(2380.0, 0.12, 0.025),
];

/// A die hit by another.
const IVORY: [Mode; 5] = [
    mode(1240.0, 0.45, 0.05),
    mode(2310.0, 0.75, 0.05),
    mode(3460.0, 1.0, 0.042),
    mode(4980.0, 0.45, 0.03),
    mode(7120.0, 0.16, 0.02),
];

/// The rim.
const RIM: [Mode; 6] = [
    mode(248.0, 0.8, 0.14),
    mode(402.0, 1.0, 0.12),
    mode(667.0, 0.75, 0.09),
    mode(1085.0, 0.42, 0.065),
    mode(1730.0, 0.22, 0.045),
    mode(2800.0, 0.1, 0.03),
];

/// A die lands on the felt. `variant` 1 to 4.
pub(crate) fn floor(variant: u64) -> Audio {
    let mut random = Random::new(100 + variant);
    let mut track = Track::once(0.24);
    track.lay(0.0, 0.6, &strike(&cast(&BED, &mut random), 0.003));
    track.lay(0.0, 1.3, &strike(&cast(&FACE, &mut random), 0.0008));
    let felt = puff(200 + variant, 1100.0, 0.7, 0.0006, 0.03);
    track.lay(0.0, 2.4, &below(&felt, 2600.0));
    // It tips from its edge onto the face.
    let tip = random.between(0.016, 0.034);
    track.lay(tip, 0.45, &strike(&cast(&FACE, &mut random), 0.001));
    track.lay(tip, 0.25, &strike(&cast(&BED, &mut random), 0.003));
    track.saturate(1.2);
    track.finish_mono(0.03)
}

/// Two dice meet. `variant` 1 to 4.
pub(crate) fn die(variant: u64) -> Audio {
    let mut random = Random::new(300 + variant);
    let mut track = Track::once(0.12);
    track.lay(0.0, 1.0, &click(&mut random, 400 + variant));
    let again = random.between(0.006, 0.013);
    let gain = random.between(0.2, 0.4);
    track.lay(again, gain, &click(&mut random, 410 + variant));
    track.saturate(0.8);
    track.finish_mono(0.02)
}

/// A die hits the rim. `variant` 1 to 3.
pub(crate) fn wall(variant: u64) -> Audio {
    let mut random = Random::new(500 + variant);
    let mut track = Track::once(0.22);
    track.lay(0.0, 1.0, &strike(&cast(&RIM, &mut random), 0.0012));
    track.lay(0.0, 0.3, &click(&mut random, 600 + variant));
    track.lay(0.0, 0.9, &puff(610 + variant, 900.0, 0.6, 0.0005, 0.014));
    track.saturate(1.0);
    track.finish_mono(0.03)
}

/// A die hits the palm of the hand that holds it: soft, and with no board behind it. `variant` 1 to 4.
pub(crate) fn palm(variant: u64) -> Audio {
    let mut random = Random::new(540 + variant);
    let mut track = Track::once(0.12);
    let tap = strike(&scaled(&cast(&FACE, &mut random), 0.72, 0.9), 0.0025);
    track.lay(0.0, 0.9, &below(&tap, 1900.0));
    track.lay(
        0.0,
        1.6,
        &below(&puff(640 + variant, 620.0, 0.7, 0.002, 0.03), 1500.0),
    );
    track.finish_mono(0.02)
}

/// Four dice shaken in the hollow of two hands: a loop of eight strokes, forth and back.
pub(crate) fn rattle() -> Audio {
    const STROKES: u32 = 8;
    const STROKE: f64 = 0.15;
    let silence = || Track::looped(f64::from(STROKES) * STROKE);
    let mut random = Random::new(700);
    let mut hits = silence();
    for stroke in 0..STROKES {
        // Forth is stronger than back, and no two strokes are alike.
        let strength = if stroke % 2 == 0 { 1.0 } else { 0.72 } * random.factor(0.15);
        for hit in 0..7 {
            // The sum of two draws gathers the hits around the turn of the hands.
            let turn = random.between(-0.04, 0.04) + random.between(-0.035, 0.035);
            let gain = strength * random.between(0.25, 1.0);
            let seed = 800 + u64::from(stroke * 10 + hit);
            let at = f64::from(stroke) * STROKE + turn;
            hits.lay(at, gain, &click(&mut random, seed));
        }
    }
    let (mut palms, mut hollow) = (silence(), silence());
    palms.lay(0.0, 0.55, hits.samples());
    palms.send_through(lowpass_hz(2700.0, 0.6));
    hollow.lay(0.0, 1.0, hits.samples());
    hollow.send_through(bandpass_hz(760.0, 2.2));
    palms.lay(0.0, 0.8, hollow.samples());
    palms.finish_mono(0.0)
}

fn click(random: &mut Random, seed: u64) -> Vec<f64> {
    let mut track = Track::once(0.06);
    track.lay(0.0, 1.0, &strike(&cast(&IVORY, random), 0.0003));
    let scrape = puff(seed, 3200.0, 0.6, 0.0003, 0.006);
    track.lay(0.0, 0.35, &above(&scrape, 1200.0));
    track.samples().to_vec()
}

/// The same thing struck at another place: other pitch, other length.
fn cast(modes: &[Mode], random: &mut Random) -> Vec<Mode> {
    scaled(modes, random.factor(0.08), random.factor(0.15))
}
