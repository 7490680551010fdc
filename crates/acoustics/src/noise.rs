//! Numbers without a pattern, the same ones for the same seed.

/// A sequence of such numbers (SplitMix64, after Steele, Lea and Flood 2014).
#[derive(Clone, Debug)]
pub(crate) struct Noise(u64);

impl Noise {
    /// The sequence of a seed.
    pub(crate) fn new(seed: u64) -> Noise {
        Noise(seed)
    }

    /// The next number, from -1 up to 1.
    pub(crate) fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^= bits >> 31;
        (bits >> 40) as f32 / (1 << 23) as f32 - 1.0
    }

    /// The next factor around one: `spread` 0.05 gives 0.95 up to 1.05.
    pub(crate) fn factor(&mut self, spread: f32) -> f32 {
        1.0 + spread * self.next()
    }
}
