//! What a screen reader is told: all that is on the screen in reading order, where the focus is, and what happens.
//!
//! The tree is the game's own. The engine would tell every entity that has an accessibility node, whether it is seen or
//! not, as children of the window, and no text.

mod announce;
mod ask;
mod mountain;
mod narration;
mod outline;
mod reading_order;
mod send;
mod told;
mod tree;

pub use announce::{Announcement, Announcements};
pub use mountain::column_words;
pub use told::Told;

use bevy::{a11y::AccessibilityRequested, ecs::system::SystemParam, prelude::*};

use crate::core::settings::Settings;

/// The work of a frame, in this order, after all layout.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum ReaderSystems {
    /// What a screen reader did with its keys is done.
    Ask,
    /// The tree is built anew.
    Tell,
    /// What is new in it is sent to the system.
    Send,
}

/// Whether somebody listens: a screen reader has asked, and the settings let the game answer.
#[derive(SystemParam)]
struct Audience<'w> {
    requested: Option<Res<'w, AccessibilityRequested>>,
    settings: Res<'w, Settings>,
}

impl Audience<'_> {
    fn is_there(&self) -> bool {
        self.settings.screen_reader && self.requested.as_ref().is_some_and(|asked| asked.get())
    }
}

fn somebody_listens(audience: Audience) -> bool {
    audience.is_there()
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        (ReaderSystems::Tell, ReaderSystems::Send)
            .chain()
            .after(bevy::ui::UiSystems::PostLayout),
    );
    app.configure_sets(PreUpdate, ReaderSystems::Ask);
    app.add_plugins((
        announce::plugin,
        ask::plugin,
        narration::plugin,
        send::plugin,
        tree::plugin,
    ));
}
