//! Players of the recorded games, to be offered at the table.

use bevy::prelude::*;
use cant_stop_chronicle::index::Index;

use super::{kept_games::KeptGames, reckoning::roster_of};
use crate::core::seats::Mark;
use crate::core::settings::{ANONYMOUS, KnownPlayers, StoredRoster};

/// Number of players on offer at most.
const MOST: usize = 24;

fn known_players(index: &Index, stored: &StoredRoster) -> KnownPlayers {
    let roster = roster_of(stored);
    let mut known: Vec<(String, Mark)> = Vec::new();
    for game in index.games() {
        for seat in &game.digest.seats {
            let mark = Mark::ALL.into_iter().find(|mark| mark.key() == seat.mark);
            let name = roster.name(&seat.name).filter(|name| *name != ANONYMOUS);
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

fn update_known_players(
    kept: Res<KeptGames>,
    stored: Res<StoredRoster>,
    mut known: ResMut<KnownPlayers>,
) {
    if let Some(index) = kept.index() {
        known.set_if_neq(known_players(index, &stored));
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<KnownPlayers>().add_systems(
        Update,
        update_known_players
            .run_if(resource_changed::<KeptGames>.or_else(resource_changed::<StoredRoster>)),
    );
}
