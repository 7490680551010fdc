//! Foundation without features: states, seats, settings, texts, pictures, stored state and the visible area.

pub mod art;
pub mod background;
pub mod canvas;
pub(crate) mod cycle;
pub mod day;
pub mod dialogs;
pub(crate) mod folder_lock;
pub mod locale;
pub(crate) mod numbers;
pub mod pseudo;
pub mod redraw;
pub mod seats;
pub(crate) mod setting;
pub mod settings;
pub(crate) mod solo_seat;
pub(crate) mod speech;
pub mod states;
pub mod store;
pub mod surroundings;
pub(crate) mod texts;
pub mod texts_for_tools;
pub(crate) mod threads;
pub(crate) mod unseen;

use bevy::prelude::*;

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((
        background::plugin,
        states::plugin,
        dialogs::plugin,
        day::plugin,
        canvas::plugin,
        art::plugin,
        settings::plugin,
        surroundings::plugin,
        locale::plugin,
        speech::plugin,
    ));
}
