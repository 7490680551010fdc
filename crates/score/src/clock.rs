//! The clock of the music: frames, eighths and bars.

/// Frames per second.
pub const RATE: u32 = 48_000;

/// Frames of an eighth: 300 ms.
pub const EIGHTH: u64 = 14_400;

/// Frames of a beat, a dotted quarter: 900 ms.
pub const BEAT: u64 = 3 * EIGHTH;

/// Frames of a bar of twelve eighths: 3.6 s.
pub const BAR: u64 = 12 * EIGHTH;

/// Frames that are rendered in one go. An eighth is a whole number of them, so that whatever begins on the grid begins
/// with the first frame of a quantum.
pub(crate) const QUANTUM: u64 = 64;

/// The first line of the grid at or after `now`, where lines are `unit` frames apart and one lies at `origin`.
pub(crate) fn next_line(now: u64, unit: u64, origin: u64) -> u64 {
    origin + now.saturating_sub(origin).div_ceil(unit) * unit
}

/// Frames in `count` milliseconds.
pub(crate) const fn millis(count: u64) -> u64 {
    count * RATE as u64 / 1000
}
