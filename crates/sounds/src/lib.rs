//! Every sound of the game but the throws: tones, foley, weather, the interface and the instruments of the score.
//!
//! [`catalogue()`] lists the sounds, [`INSTRUMENTS`] the notes that the score is played with; [`Sound::render`] makes
//! one, [`Sound::encode`] turns it into a file and [`compare`] tells whether a file is still what the generator makes.
//! [`RECORDINGS`] are samples of real instruments, cut from packages. Everything else is synthesised, and everything left
//! to chance has its seed.

mod audio;
mod bust;
mod catalogue;
mod check;
mod drift;
mod encode;
mod family;
mod foley;
mod gust;
mod instruments;
mod interface;
mod level;
mod palm;
mod random;
mod recorded;
mod sound;
mod spectrum;
mod synth;
mod tones;
mod track;
mod wide;
mod wind;

pub use audio::{Audio, HALF_RATE, SAMPLE_RATE};
pub use catalogue::catalogue;
pub use check::{Verdict, compare, unexpected};
pub use encode::decode;
pub use instruments::INSTRUMENTS;
pub use level::{integrated_loudness, loudness, mean_loudness, peak, rms, true_peak};
pub use recorded::{PACKAGES, RECORDINGS, Recording};
pub use sound::{Form, Sound};
pub use spectrum::{WINDOW, brightness, centroid, power};
