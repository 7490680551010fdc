//! Statistics over the filtered games, recomputed whenever games, filter or roster change.

use bevy::prelude::*;
use cant_stop_chronicle::index::{Game, Index};
use cant_stop_chronicle::statistics::{Player, Roster, Statistics};

use super::{choice::Choice, kept_games::KeptGames};
use crate::core::dialogs::Dialog;
use crate::core::settings::StoredRoster;
use crate::features::book::dialogs::PLAYER;
use crate::ui::records::RECORDS;

/// Statistics over the games, with the names they depend on.
#[derive(Resource)]
pub(super) struct Reckoning {
    pub(super) everybody: Vec<Player>,
    pub(super) statistics: Statistics,
    /// Aliases and hidden names of players.
    pub(super) roster: Roster,
    /// Names whose games are excluded from all statistics.
    kept_out: Vec<String>,
}

impl Default for Reckoning {
    fn default() -> Reckoning {
        Reckoning {
            everybody: Vec::new(),
            statistics: Statistics::of([], &Roster::default()),
            roster: Roster::default(),
            kept_out: Vec::new(),
        }
    }
}

impl Reckoning {
    fn new(index: &Index, stored: &StoredRoster, choice: &Choice) -> Reckoning {
        let mut reckoning = Reckoning {
            roster: roster_of(stored),
            kept_out: stored.kept_out.clone(),
            ..Reckoning::default()
        };
        let games = index.games().filter(|game| reckoning.counts(game));
        let everybody = Statistics::of(games, &reckoning.roster).players;
        reckoning.everybody = everybody.into_iter().map(|one| one.player).collect();
        let wanted = index.games().filter(|game| reckoning.admits(game, choice));
        reckoning.statistics = Statistics::of(wanted, &reckoning.roster);
        reckoning
    }

    /// Returns `true` if the game counts and the filter admits it.
    pub(super) fn admits(&self, game: &Game<'_>, choice: &Choice) -> bool {
        self.counts(game) && choice.admits(game, &self.roster)
    }

    /// Returns `true` if no seat of the game is excluded.
    pub(super) fn counts(&self, game: &Game<'_>) -> bool {
        let is_kept_out = |name: &str| self.kept_out.iter().any(|kept_out| kept_out == name);
        self.kept_out.is_empty()
            || !game.digest.seats.iter().any(|seat| {
                let now = self.roster.name(&seat.name);
                seat.bot.is_none() && (is_kept_out(&seat.name) || now.is_some_and(is_kept_out))
            })
    }
}

pub(super) fn roster_of(stored: &StoredRoster) -> Roster {
    let mut roster = Roster::default();
    for renamed in &stored.renamed {
        roster.merge(&renamed.earlier, &renamed.now);
    }
    for name in stored.hidden.iter().chain(&stored.deleted) {
        roster.leave_out(name);
    }
    roster
}

pub(super) fn reckon(
    kept: Res<KeptGames>,
    stored: Res<StoredRoster>,
    choice: Res<Choice>,
    menu: Res<State<Dialog>>,
    mut reckoned_for: Local<Option<Choice>>,
    mut reckoning: ResMut<Reckoning>,
) {
    let wanted = choice.at_first();
    let is_other = kept.is_changed()
        || stored.is_changed()
        || menu.is_changed()
        || reckoned_for.as_ref() != Some(&wanted);
    if let Some(index) = kept.index()
        && is_other
    {
        *reckoning = Reckoning::new(index, &stored, &wanted);
        *reckoned_for = Some(wanted);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Reckoning>().add_systems(
        Update,
        reckon.run_if(in_state(RECORDS).or_else(in_state(PLAYER))),
    );
}
