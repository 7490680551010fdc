//! A fire of wood: resin that cracks, and the small sounds around it.

use crate::audio::Audio;
use crate::random::Random;
use crate::synth::{below, mode, puff, strike};
use crate::track::Track;

/// One crackle of the fire. `take` 1 to 6.
pub(crate) fn crackle(take: u64) -> Audio {
    let seed = 11_000 + 40 * take;
    let mut random = Random::new(seed);
    let mut track = Track::once(random.between(0.3, 0.42));
    let mut at = 0.004;
    for crack in 0..3 + take % 3 {
        let gain = random.between(0.3, 1.0);
        let hz = random.between(1400.0, 4200.0);
        let ring = random.between(0.006, 0.02);
        let snap = puff(seed + 3 * crack, hz, 1.2, 0.0008, ring);
        track.lay(at, gain, &snap);
        let wood = [mode(random.between(420.0, 900.0), 1.0, 0.03)];
        track.lay(at, 0.25 * gain, &strike(&wood, 0.0012));
        at += random.between(0.012, 0.07);
    }
    // Embers breathe under it.
    let ember = below(&puff(seed + 30, 700.0, 0.6, 0.08, 0.2), 1200.0);
    track.lay(0.0, 0.12, &ember);
    track.finish_mono(0.08)
}
