//! Output to screen readers: everything on the screen in reading order, the focus, and the events of the match.
//!
//! The tree is the game's own. The engine would tell every entity that has an accessibility node, whether it is seen or
//! not, as children of the window, and no text.

mod announce;
mod ask;
mod mountain;
mod narration;
mod outline;
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
    /// Builds the tree anew.
    Tell,
    /// Sends the changed nodes to the system.
    Send,
}

/// Audience of the tree: a screen reader has asked for it, and the settings allow it.
#[derive(SystemParam)]
struct Audience<'w> {
    requested: Res<'w, AccessibilityRequested>,
    settings: Res<'w, Settings>,
}

impl Audience<'_> {
    fn is_there(&self) -> bool {
        self.settings.screen_reader && self.requested.get()
    }
}

fn has_audience(audience: Audience) -> bool {
    audience.is_there()
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        (ReaderSystems::Tell, ReaderSystems::Send)
            .chain()
            .after(bevy::ui::UiSystems::PostLayout),
    );
    app.add_plugins((
        announce::plugin,
        ask::plugin,
        narration::plugin,
        send::plugin,
        tree::plugin,
    ));
}
