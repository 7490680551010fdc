//! Who has played on this device, as the games tell: names to offer, each with the mark it was last played with.

use bevy::prelude::*;
use cant_stop_chronicle::index::Index;

use super::{kept_games::KeptGames, reckoning::roster_of};
use crate::core::seats::Mark;
use crate::core::settings::{NOBODY, StoredRoster};
use crate::core::store::StoreApp as _;

/// So many are offered, those who played last.
const MOST: usize = 24;

/// Who has played here, the last first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct KnownPlayers(pub(crate) Vec<(String, Mark)>);

impl KnownPlayers {
    fn of(index: &Index, stored: &StoredRoster) -> KnownPlayers {
        let roster = roster_of(stored);
        let mut known: Vec<(String, Mark)> = Vec::new();
        for game in index.games() {
            for seat in &game.digest.seats {
                let mark = Mark::ALL.into_iter().find(|mark| mark.key() == seat.mark);
                let name = roster.name(&seat.name).filter(|name| *name != NOBODY);
                if let (None, Some(name), Some(mark)) = (&seat.bot, name, mark)
                    && !known.iter().any(|(other, _)| other == name)
                {
                    known.push((name.to_owned(), mark));
                }
            }
            if known.len() >= MOST {
                break;
            }
        }
        KnownPlayers(known)
    }
}

fn know(kept: Res<KeptGames>, stored: Res<StoredRoster>, mut known: ResMut<KnownPlayers>) {
    if let Some(index) = kept.index() {
        known.set_if_neq(KnownPlayers::of(index, &stored));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.store::<StoredRoster>()
        .init_resource::<KnownPlayers>()
        .add_systems(
            Update,
            know.run_if(resource_changed::<KeptGames>.or_else(resource_changed::<StoredRoster>)),
        );
}
