//! What people read and press during a game: banner with the odds, scoreboard, pairing cards, roll and stop.

mod actions;
mod banner;
mod cards;
mod dice_caption;
mod keeping;
mod note;
mod panels;
mod reading;
mod refusal;
mod saving_sums;
mod scoreboard;
mod situation;

use bevy::prelude::*;

/// The work of the interface in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum HudSystems {
    /// Sees where the game stands.
    Look,
    /// Shows it.
    Write,
}

pub(crate) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (HudSystems::Look, HudSystems::Write)
            .chain()
            .after(crate::referee::RefereeSystems::Follow),
    );
    app.add_plugins((
        situation::plugin,
        panels::plugin,
        reading::plugin,
        refusal::plugin,
        banner::plugin,
        scoreboard::plugin,
        cards::plugin,
        dice_caption::plugin,
        saving_sums::plugin,
        keeping::plugin,
        note::plugin,
        actions::plugin,
    ));
}
