//! Today's mountain: one climb a day that counts, with the same dice for everyone, and a diary of all days.

mod begin;
mod board;
mod calendar;
mod climb;
mod copy;
mod day_in_view;
mod field;
mod figures;
mod on_disk;
mod page;
mod results;
mod stored;
mod strip;
mod words;

pub use self::climb::StartClimb;
pub use self::stored::StoredDays;

use bevy::prelude::*;

use crate::ui::entries::TitleEntries;
use crate::ui::prelude::*;
use crate::ui::solo::{self, SoloPage};

/// Page of today's mountain among the solo games.
const PAGE: SoloPage = SoloPage::new(1, texts::ALONE_TODAY).with_picture(Art::FaceSummit);

pub(crate) fn game_plugin(app: &mut App) {
    app.add_plugins((climb::plugin, on_disk::plugin));
}

pub(crate) fn plugin(app: &mut App) {
    let entry = || Entry::new(texts::ALONE_TODAY);
    app.add_plugins((game_plugin, results::plugin))
        .add_page(PAGE)
        .add_entry(TitleEntries, 40, entry, solo::open_at(PAGE))
        .init_resource::<day_in_view::Measure>()
        .init_resource::<board::Boards>()
        .add_view(page::body)
        .add_view(begin::buttons)
        .add_observer(begin::return_to_page)
        .add_systems(solo::OPENED, day_in_view::view_today)
        .add_systems(
            Update,
            (
                day_in_view::follow_midnight,
                day_in_view::take_measure,
                board::read,
                board::take,
            )
                .before(ViewSystems::Build)
                .run_if(solo::is_on(PAGE)),
        );
}
