//! The stack of open dialogs: opening pushes, going back pops, and the top is the one on the screen.

use std::fmt;

use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;

/// A dialog, told apart by its name.
///
/// As a state it is the top of [`Dialogs`], or [`Dialog::NONE`] where only the screen is shown. A feature declares a constant
/// and draws the dialog when the state is entered:
///
/// ```
/// use bevy::prelude::*;
/// use bevy::state::app::StatesPlugin;
/// use cant_stop::core::dialogs::{self, Dialog, Dialogs};
///
/// const CREDITS: Dialog = Dialog::named("Credits");
///
/// fn draw(mut commands: Commands) {
///     commands.spawn((Name::new("Credits"), DespawnOnExit(CREDITS)));
/// }
///
/// let mut app = App::new();
/// app.add_plugins((StatesPlugin, dialogs::plugin));
/// app.add_systems(OnEnter(CREDITS), draw);
///
/// app.world_mut().resource_mut::<Dialogs>().open(CREDITS);
/// app.update();
/// assert_eq!(*app.world().resource::<State<Dialog>>().get(), CREDITS);
///
/// app.world_mut().resource_mut::<Dialogs>().back();
/// app.update();
/// assert_eq!(*app.world().resource::<State<Dialog>>().get(), Dialog::NONE);
/// ```
#[derive(States, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Dialog(&'static str);

impl Dialog {
    /// No dialog: the screen itself has the focus.
    pub const NONE: Self = Self::named("");

    /// Dialog called `name`, unique in the game.
    pub const fn named(name: &'static str) -> Self {
        Self(name)
    }
}

impl fmt::Debug for Dialog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// The open dialogs, the one on the screen last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Dialogs(Vec<Dialog>);

impl Dialogs {
    /// Opens a dialog above the current one. If it is open already, everything above it closes.
    pub fn open(&mut self, dialog: Dialog) {
        if let Some(place) = self.0.iter().position(|open| *open == dialog) {
            self.0.truncate(place);
        }
        self.0.push(dialog);
    }

    /// Opens a dialog in place of all others; [`Dialog::NONE`] closes them.
    pub fn replace(&mut self, dialog: Dialog) {
        self.close();
        if dialog != Dialog::NONE {
            self.open(dialog);
        }
    }

    /// Closes the dialog on the screen, which brings back the one below it.
    pub fn back(&mut self) {
        self.0.pop();
    }

    /// Closes all dialogs.
    pub fn close(&mut self) {
        self.0.clear();
    }

    /// The dialog on the screen, or [`Dialog::NONE`].
    pub fn top(&self) -> Dialog {
        self.0.last().copied().unwrap_or_default()
    }
}

/// Makes the top of the stack the state.
pub(crate) fn show_top(dialogs: Res<Dialogs>, mut next: ResMut<NextState<Dialog>>) {
    NextState::set_if_neq(&mut next, dialogs.top());
}

/// Adds the stack and the state that follows it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Dialogs>()
        .init_state::<Dialog>()
        .add_systems(
            StateTransition,
            show_top
                .before(StateTransitionSystems::DependentTransitions)
                .run_if(resource_changed::<Dialogs>),
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAUSE: Dialog = Dialog::named("Pause");
    const SETTINGS: Dialog = Dialog::named("Settings");
    const CONTROLS: Dialog = Dialog::named("Controls");

    #[test]
    fn back_leads_to_the_dialog_below() {
        let mut dialogs = Dialogs::default();
        dialogs.open(PAUSE);
        dialogs.open(SETTINGS);
        assert_eq!(dialogs.top(), SETTINGS);
        dialogs.back();
        assert_eq!(dialogs.top(), PAUSE);
        dialogs.back();
        assert_eq!(dialogs.top(), Dialog::NONE);
        dialogs.back();
        assert_eq!(dialogs.top(), Dialog::NONE);
    }

    #[test]
    fn a_dialog_is_open_once() {
        let mut dialogs = Dialogs::default();
        for dialog in [PAUSE, SETTINGS, CONTROLS, SETTINGS] {
            dialogs.open(dialog);
        }
        dialogs.back();
        assert_eq!(dialogs.top(), PAUSE);
    }

    #[test]
    fn a_replacement_has_nothing_below() {
        let mut dialogs = Dialogs::default();
        dialogs.open(PAUSE);
        dialogs.replace(CONTROLS);
        assert_eq!(dialogs.top(), CONTROLS);
        dialogs.back();
        assert_eq!(dialogs.top(), Dialog::NONE);
    }
}
