//! Roles of colours: everything drawn names one, and the palette in force gives its colour.

use bevy::prelude::*;
use cant_stop_scenery::Dice;

use crate::core::seats::Mark;

/// Purpose of a colour.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Role {
    /// Transparent.
    Clear,
    /// A picture in its own colours.
    AsPainted,
    /// Near black: behind pieces, and text on light buttons.
    Ink,
    /// The sky at its top, and before there is one.
    NightTop,
    /// Text and whatever has to stand out.
    Paper,
    /// Secondary text; at least 4.5:1 on [`Role::Panel`] and on the night sky.
    PaperDim,
    /// Emphasis: the main button, the move in view.
    Gold,
    /// The background of panels.
    Panel,
    /// The hairline around panels.
    PanelEdge,
    /// Ground behind a dialog.
    Veil,
    /// Cover of the sky in high contrast; clear otherwise.
    Darkness,
    /// Secondary buttons.
    Slate,
    /// Pairing cards at rest, and the wells of a panel.
    Well,
    /// The edge of a panel, and of other shapes made like a space of the board.
    Ledge,
    /// The snow on a space of the board.
    Shelf,
    /// Shade over the picture behind the words of the title.
    Shade,
    /// Runners, in any seat's turn.
    Runner,
    /// Low risk.
    Calm,
    /// High risk, refusals and problems.
    Danger,
    /// The share of risk in the gold button that rolls; carries dark text.
    Risk,
    /// The second pair of dice in a pairing; the first is [`Role::Gold`].
    PairSecond,
    /// The ground of a die in a chart.
    Ivory,
    /// Dice of this material, where no picture covers them.
    Dice(Dice),
    /// The floor of the tray.
    Felt,
    /// The wooden walls and the edge of the tray.
    TrayFrame,
    /// The corners of the tray.
    Brass,
    /// Contact shadow of a die.
    DieShade,
    /// The light over the tray.
    Lamplight,
    /// The light in the tray from everywhere else.
    Skylight,
    /// The glow around a headlamp.
    Headlamp,
    /// The focus ring.
    Ring,
    /// The player with this mark.
    Player(Mark),
    /// A colour computed from the palette by an animation, or the light on a picture.
    Exact(Color),
}
