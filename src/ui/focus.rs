//! Focus markers and navigation requests. Dialogs and widgets carry them, `input` reads and triggers them.

use bevy::prelude::*;

/// Traps the focus among its descendants while it exists.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct FocusTrap;

/// Widget of a screen or dialog that takes the focus when nothing else has it.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct FocusFirst;

/// Widget that never takes the focus automatically: only a player moves it there.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct FocusOnce;

/// Request to leave the dialog or screen.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct BackRequested;

/// Request to pause the game or resume it.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct PauseRequested;
