//! Chance that repeats from a seed.

use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// A stream of random numbers.
pub(crate) type Random = ChaCha8Rng;

/// What chance is for; each purpose has streams of its own, and none tells anything about another.
#[derive(Clone, Copy)]
pub(crate) enum Purpose {
    InitialWeights,
    WarmUp,
    SelfPlay,
    Replay,
    Evaluation,
}

/// The stream of this number for a purpose.
pub(crate) fn stream(seed: u64, purpose: Purpose, number: u64) -> Random {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    random.set_stream((purpose as u64) << 48 | number);
    random
}

/// What four dice show.
pub(crate) fn dice(random: &mut Random) -> [u8; 4] {
    std::array::from_fn(|_| random.random_range(1..=6))
}
