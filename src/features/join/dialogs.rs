//! Dialogs of the feature.

use crate::core::dialogs::Dialog;

/// Dialog of the rules of the table.
pub(crate) const TABLE_RULES: Dialog = Dialog::named("TableRules");
/// Dialog of one place at the table.
pub(crate) const PLACE: Dialog = Dialog::named("Place");
/// Dialog of the name of a place.
pub(crate) const NAMING: Dialog = Dialog::named("Naming");
