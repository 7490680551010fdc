//! Every sound of the game, synthesised: the dice, the table, the interface and the instruments of the score.
//!
//! [`CATALOGUE`] lists the sounds and [`INSTRUMENTS`] the notes that the score is played with; [`Sound::render`] makes one, [`encode()`] turns it into a file and [`compare`] tells
//! whether a file is still what the generator makes. Nothing is sampled, and everything left to chance has its seed.

mod audio;
mod catalogue;
mod check;
mod dice;
mod encode;
mod instruments;
mod interface;
mod level;
mod moments;
mod random;
mod spectrum;
mod synth;
mod table;
mod timbre;
mod track;

pub use audio::{Audio, SAMPLE_RATE};
pub use catalogue::{CATALOGUE, Sound};
pub use check::{Verdict, compare, unexpected};
pub use encode::{CodecError, decode, encode, encode_note};
pub use instruments::INSTRUMENTS;
pub use level::{integrated_loudness, loudness, peak, rms, true_peak};
pub use spectrum::{WINDOW, bin_hz, brightness, centroid, power};
