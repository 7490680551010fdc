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
    /// Top of the sky, and background before it is loaded.
    NightTop,
    /// Primary text, and anything that must stand out.
    Paper,
    /// Secondary text; at least 4.5:1 on [`Role::Panel`] and on the night sky.
    PaperDim,
    /// Emphasis: the main button, the move in view.
    Gold,
    /// Background of a page.
    Page,
    /// Background of panels.
    Panel,
    /// Hairline around panels.
    PanelEdge,
    /// Ground behind a dialog.
    Veil,
    /// Cover of the sky in high contrast; clear otherwise.
    Darkness,
    /// Secondary buttons.
    Slate,
    /// Idle pairing cards, and the wells of a panel.
    Well,
    /// Edge of panels and of other shapes made like a space of the board.
    Ledge,
    /// Snow on a space of the board.
    Shelf,
    /// Snow on the lowest spaces of the board, or grass in spring.
    Meadow,
    /// Hollow in the rock behind a piece, dark enough for every player's colour.
    Pocket,
    /// Shade over the picture behind the words of the title.
    Shade,
    /// Runners, in any seat's turn.
    Runner,
    /// Low risk.
    Calm,
    /// High risk, refusals and problems.
    Danger,
    /// Risk segment of the gold button that rolls; carries dark text.
    Risk,
    /// Second pair of dice in a pairing; the first is [`Role::Gold`].
    PairSecond,
    /// Background of a die in a chart.
    Ivory,
    /// Dice of this material, where no picture covers them.
    Dice(Dice),
    /// Top of the slab of rock that dice are thrown on.
    Slab,
    /// Sides of the slab.
    Cliff,
    /// Contact shadow of a die.
    DieShade,
    /// Main light over the tray.
    Lamplight,
    /// Ambient light in the tray.
    Skylight,
    /// Glow around a headlamp.
    Headlamp,
    /// Focus ring.
    Ring,
    /// Player with this mark.
    Player(Mark),
    /// Ground of dark words and signs in the colour of the player with this mark; brighter in high contrast.
    Badge(Mark),
    /// Colour computed from the palette by an animation, or the light on a picture.
    Exact(Color),
}
