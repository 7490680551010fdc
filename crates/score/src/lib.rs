//! The score of the game: what is played when, and the sampler that plays it.
//!
//! The sections are plain text in `sections`, one cell per eighth. A [`Player`] is given the [`Samples`] of the
//! instruments, is told the [`Mood`] of the match, and renders stereo frames in which the clock of the music never
//! stops. It allocates nothing while it plays, and the same seed and the same calls give the same frames.

mod chance;
mod clock;
mod cues;
mod director;
mod filter;
mod levels;
mod mixer;
mod mood;
mod notation;
mod pitch;
mod player;
mod ramp;
mod risk;
mod samples;
mod section;
mod sequencer;
mod stem;
mod voice;
mod voices;

pub use clock::{BAR, BEAT, EIGHTH, RATE};
pub use levels::{Levels, OFF, levels};
pub use mood::{Mood, Scene};
pub use notation::{Note, Section, Strength, parse};
pub use pitch::{midi, name};
pub use player::Player;
pub use samples::{FULL_SCALE, SAMPLE_NAMES, Samples, rounded};
pub use section::SectionName;
pub use stem::Stem;
