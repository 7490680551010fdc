//! Looks of widgets that can be pressed.

use bevy::prelude::*;

use crate::core::seats::Mark;

/// Look of a button; its hovered, focused, pressed and disabled states derive from it.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub enum ButtonLook {
    /// Main action: gold.
    Primary,
    /// Other action: slate.
    Secondary,
    /// Action of the seat with this mark.
    Seat(Mark),
    /// Text on the sky, as on the title.
    Quiet,
    /// Pairing card: gold when in view.
    Card,
    /// Disabled pairing card that shows a reason.
    DimCard,
    /// Row of settings.
    Row,
    /// Small slab in another widget, such as the arrows beside a value.
    Arrow,
}
