//! Order of the input systems in a frame.

use bevy::prelude::*;

/// Steps of `PreUpdate`, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum InputSystems {
    /// Reads the input of all devices, before the gate discards any.
    Observe,
    /// Discards the input that the gate blocks.
    Gate,
    /// Gives the press to the control that is being rebound.
    Rebind,
    /// Collects the controls pressed in this frame.
    Read,
    /// Keeps the focus on a usable widget, and hides it while the mouse is used.
    Focus,
    /// Moves the focus and activates widgets.
    Act,
}
