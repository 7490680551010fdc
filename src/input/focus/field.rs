//! The text field in focus.

use bevy::{ecs::system::SystemParam, input_focus::InputFocus, prelude::*};

use crate::ui::widgets::TextField;

/// Text field in focus, if there is one.
#[derive(SystemParam)]
pub(crate) struct FocusedField<'w, 's> {
    focus: Res<'w, InputFocus>,
    fields: Query<'w, 's, &'static TextField>,
}

impl FocusedField<'_, '_> {
    fn get(&self) -> Option<&TextField> {
        self.fields.get(self.focus.get()?).ok()
    }

    /// Returns `true` if a text field has the focus, so that letters type.
    pub(crate) fn is_there(&self) -> bool {
        self.get().is_some()
    }

    /// Returns `true` if the left and right arrow keys move the caret.
    pub(super) fn takes_arrows(&self) -> bool {
        self.get().is_some_and(|field| field.is_editing)
    }
}
