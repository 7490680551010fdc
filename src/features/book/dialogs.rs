//! Dialogs of the feature.

use crate::core::dialogs::Dialog;

/// Dialog of the games of one player.
pub(crate) const PLAYER: Dialog = Dialog::named("Player");
/// Dialog of the names of one player.
pub(crate) const IDENTITY: Dialog = Dialog::named("Identity");
/// Dialog of a new name for one player.
pub(crate) const NEW_NAME: Dialog = Dialog::named("NewName");
