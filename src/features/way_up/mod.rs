//! The way up: five characters on a mountain, each to be beaten at two tables.

mod card;
mod game;
mod layout;
mod lighting;
mod page;
mod path;
mod play;
mod prize;
mod records;
mod results;
mod rewards;
mod stage;
mod station;
mod stored;
#[cfg(test)]
mod tests;
mod words;

use bevy::prelude::*;

pub use self::game::{GameOfWay, PlayedOfWay, StageGame, StartStage};
pub use self::stage::Stage;
pub use self::stored::{Standing, StoredStage, StoredWayUp};

use crate::ui::entries::TitleEntries;
use crate::ui::prelude::*;
use crate::ui::solo::{self, SoloPage};

/// Page of the way up among the solo games.
const PAGE: SoloPage = SoloPage::new(2, texts::WAY_TAB).with_picture(Art::FaceMarmot);

/// Adds the games without their page, for the match alone.
pub(crate) fn game_plugin(app: &mut App) {
    app.add_plugins((game::plugin, records::plugin));
}

pub(crate) fn plugin(app: &mut App) {
    let entry = || Entry::new(texts::WAY_TAB);
    app.add_page(PAGE)
        .add_entry(TitleEntries, 50, entry, solo::open_at(PAGE))
        .add_plugins((
            game_plugin,
            page::plugin,
            play::plugin,
            results::plugin,
            rewards::plugin,
        ));
}
