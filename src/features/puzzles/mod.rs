//! Puzzles: positions to decide, costly choices from own games first, then the pool; and the rating of the answers.

mod own;
mod page;
mod posed;
mod question;
mod rating;
mod scale;
mod stored;
mod words;

pub use self::stored::StoredPuzzles;

use bevy::prelude::*;

use self::own::OwnChoices;
use self::posed::Posed;
use crate::core::store::StoreApp as _;
use crate::ui::prelude::*;
use crate::ui::solo::{self, SoloPage};

const PAGE: SoloPage = SoloPage::new(3, texts::PUZZLE_TAB).with_picture(Art::DieFace6);

pub(crate) fn plugin(app: &mut App) {
    app.store::<StoredPuzzles>()
        .add_page(PAGE)
        .init_resource::<Posed>()
        .init_resource::<OwnChoices>()
        .add_view(page::body)
        .add_view(page::next_button)
        .add_systems(solo::OPENED, (own::search, posed::clear_answered))
        .add_systems(
            Update,
            (
                posed::forget_own.run_if(resource_changed::<StoredRoster>),
                posed::pose
                    .before(ViewSystems::Build)
                    .run_if(solo::is_on(PAGE)),
            )
                .chain(),
        );
}
