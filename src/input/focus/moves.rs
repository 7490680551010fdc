//! Requests to move the focus.

use bevy::{math::CompassQuadrant, prelude::*};

/// Request to move the focus.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum MoveFocus {
    /// To the neighbour in a direction, or to the next value.
    Towards(CompassQuadrant),
    /// To the next widget in reading order (1), or the previous one (-1).
    Along(i32),
}
