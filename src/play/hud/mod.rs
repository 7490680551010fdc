//! Interface of a game: scores, steps at stake, pairing cards, roll and stop, hints.

mod actions;
mod answer;
mod bubble;
mod cards;
mod guide;
mod hint;
mod keeping;
mod notice;
mod over_tray;
mod panels;
pub(crate) mod past_turns;
mod plates;
mod refusal;
mod ribbon;
mod scoreboard;
mod situation;
mod stakes;
mod status;
mod tips;
mod tools;
mod voice;
mod why;

use bevy::prelude::*;

pub(crate) use self::actions::{Actions, RollButton, StopButton};
pub(crate) use self::cards::{plates, sums};
pub use self::guide::{Guide, Refused, Wanted};
pub(crate) use self::notice::Notice;
pub(crate) use self::panels::placed;
pub(crate) use self::plates::{Plate, Style, spawn_plate};
pub(crate) use self::situation::Situation;
pub use self::tools::Tool;
pub use self::voice::Voice;

use crate::core::states::Screen;
use crate::referee::RefereeSystems;
use crate::referee::throw::ThrowSystems;

/// The work of the interface in a frame, in this order, on the play screen.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum HudSystems {
    /// Reads where the game stands.
    Read,
    /// Shows it.
    Show,
    /// Answers questions about it.
    Answer,
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (HudSystems::Read, HudSystems::Show, HudSystems::Answer)
            .chain()
            .after(RefereeSystems::Phase)
            .after(ThrowSystems::Report)
            .run_if(in_state(Screen::Play)),
    );
    app.add_plugins((situation::plugin, panels::plugin, refusal::plugin));
    app.add_plugins((ribbon::plugin, bubble::plugin, scoreboard::plugin));
    app.add_plugins((cards::plugin, over_tray::plugin, keeping::plugin));
    app.add_plugins((stakes::plugin, status::plugin, notice::plugin));
    app.add_plugins((actions::plugin, tools::plugin, answer::plugin));
    app.add_plugins((guide::plugin, tips::plugin, voice::plugin));
}
