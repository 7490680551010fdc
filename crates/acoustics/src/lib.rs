//! Sound computed while the game plays: hits of dice, the echo of the valley, and the limiter in front of the
//! loudspeakers. Samples in, samples out: no engine, no files, no clock.

mod delay;
mod impact;
mod limiter;
mod noise;
mod room;
mod throw;

pub use impact::{Impact, LONGEST_IMPACT, Struck, render};
pub use limiter::{CEILING, Limiter};
pub use room::Room;
pub use throw::{Hit, Throw};

/// A left and a right sample, full scale at ±1.
pub type Stereo = [f32; 2];

/// Silences samples that are no numbers: one of them in a loop would silence the game for good.
fn finite(frame: Stereo) -> Stereo {
    frame.map(|sample| if sample.is_finite() { sample } else { 0.0 })
}

/// Flushes inaudible values to 0: they would decay to denormal numbers, which are slow.
fn heard(sample: f32) -> f32 {
    if sample.abs() < 1e-18 { 0.0 } else { sample }
}
