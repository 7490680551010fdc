//! Orders of the director to sequencer and mixer.

use crate::levels::Levels;
use crate::notation::Section;

/// One time through a section.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pass {
    pub(crate) section: &'static Section,
    /// Take of the lead, counted from 0.
    pub(crate) take: Option<usize>,
    /// The frame of its first eighth.
    pub(crate) start: u64,
    /// Number of the pass since the start; no two are played quite alike.
    pub(crate) number: u64,
}

/// Levels to go to, and in how many frames.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Aim {
    pub(crate) levels: Levels,
    pub(crate) frames: u64,
}

/// Changes that come with the first frame of a quantum.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Cues {
    /// Frames within which the section before fades; its other notes are not played.
    pub(crate) leave: Option<u64>,
    /// Everything ends at once.
    pub(crate) silence: bool,
    pub(crate) begin: Option<Pass>,
    pub(crate) aim: Option<Aim>,
}
