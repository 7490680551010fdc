//! Seeded chance without state: what is drawn depends only on what it is drawn for.

/// A number that `seed` and `of` decide, every bit as likely as not (the finaliser of SplitMix64).
pub(crate) fn draw(seed: u64, of: u64) -> u64 {
    let mut bits = seed.wrapping_add(of.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}

/// One of `count` things, counted from 0; 0 where there is none.
pub(crate) fn pick(seed: u64, of: u64, count: usize) -> usize {
    (draw(seed, of) % count.max(1) as u64) as usize
}

/// Uniform from -1 to 1.
pub(crate) fn swing(seed: u64, of: u64) -> f32 {
    (draw(seed, of) >> 40) as f32 / (1_u64 << 23) as f32 - 1.0
}
