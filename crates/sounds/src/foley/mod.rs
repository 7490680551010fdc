//! Sounds of the mountain and of the hand, without a pitch.

pub(crate) mod canvas;
pub(crate) mod fire;
pub(crate) mod flag;
pub(crate) mod ivory;
pub(crate) mod rope;
pub(crate) mod snow;

use crate::synth::{Mode, mode};

/// Something soft and heavy set down on snow.
const THUMP: [Mode; 3] = [
    mode(78.0, 1.0, 0.22),
    mode(131.0, 0.6, 0.16),
    mode(214.0, 0.25, 0.1),
];

/// The gate of a carabiner: many partials that belong to no pitch, and a short ring.
const METAL: [Mode; 7] = [
    mode(1730.0, 0.4, 0.03),
    mode(2570.0, 0.7, 0.045),
    mode(3390.0, 1.0, 0.05),
    mode(4180.0, 0.7, 0.04),
    mode(5310.0, 0.6, 0.035),
    mode(6640.0, 0.4, 0.025),
    mode(8120.0, 0.25, 0.02),
];
