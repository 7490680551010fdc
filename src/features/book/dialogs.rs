//! Dialogs of the feature.

use crate::core::dialogs::Dialog;

pub(crate) const PLAYER: Dialog = Dialog::named("Player");
pub(crate) const IDENTITY: Dialog = Dialog::named("Identity");
pub(crate) const NEW_NAME: Dialog = Dialog::named("NewName");
