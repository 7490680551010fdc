//! Stored progress: the stages won, and the standing of each series.

use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::stage::Stage;
use crate::core::store::Stored;

/// Number of games that win or lose a series: the best of three.
pub(super) const NEEDED: u8 = 2;

/// Standing of a series.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Games won by the person.
    pub wins: u8,
    /// Games won by the character.
    pub losses: u8,
}

impl Standing {
    /// Outcome for the person; `None` while the series goes on.
    pub fn is_won(self) -> Option<bool> {
        let is_won = self.wins >= NEEDED;
        (is_won || self.losses >= NEEDED).then_some(is_won)
    }

    /// Returns itself, or the start of the next series if this one is decided.
    fn or_next(self) -> Standing {
        self.is_won().map_or(self, |_| Standing::default())
    }

    /// Number of games played.
    pub fn games(self) -> u8 {
        self.wins.saturating_add(self.losses)
    }

    /// Seat that begins the next game: the person first, then in turn.
    pub fn next_first(self) -> Seat {
        Seat::ALL[usize::from(self.games() % 2)]
    }
}

/// Progress in a stage.
#[derive(Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub struct StoredStage {
    /// Key of the stage.
    pub stage: String,
    /// A series was won.
    pub won: bool,
    /// Number of games played in all series.
    pub games: u32,
    /// Games of the current series won by the person.
    pub wins: u8,
    /// Games of the current series won by the character.
    pub losses: u8,
}

impl StoredStage {
    /// Progress after games that the person won or lost, in their order.
    pub fn of(stage: Stage, games: impl IntoIterator<Item = bool>) -> StoredStage {
        let stage = stage.key();
        let mut stored = StoredStage { stage, ..default() };
        for is_won in games {
            stored.count(is_won);
        }
        stored
    }

    /// Standing of the current series. An edited file may hold a decided one.
    fn standing(&self) -> Standing {
        let (wins, losses) = (self.wins, self.losses);
        Standing { wins, losses }.or_next()
    }

    /// Counts a game and returns the standing after it.
    fn count(&mut self, is_won: bool) -> Standing {
        let mut standing = self.standing();
        standing.wins += u8::from(is_won);
        standing.losses += u8::from(!is_won);
        self.games = self.games.saturating_add(1);
        self.won |= standing.is_won() == Some(true);
        let next = standing.or_next();
        (self.wins, self.losses) = (next.wins, next.losses);
        standing
    }
}

/// Progress on the way up. The file is text and holds on any machine.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredWayUp {
    /// Stages with at least one game.
    pub stages: Vec<StoredStage>,
    /// Key of the stage of the last game begun; empty before the first.
    pub playing: String,
    /// Seed of that game, a number as in its record.
    pub seed: String,
}

impl Stored for StoredWayUp {
    const FILE: &str = "way_up.toml";
    const GROUP: &str = "way_up";
}

impl StoredWayUp {
    fn get(&self, stage: Stage) -> Option<&StoredStage> {
        let key = stage.key();
        self.stages.iter().find(|stored| stored.stage == key)
    }

    /// Returns `true` if a stage was ever won.
    pub fn is_won(&self, stage: Stage) -> bool {
        self.get(stage).is_some_and(|stored| stored.won)
    }

    /// Stages won, in their order.
    pub fn won(&self) -> impl Iterator<Item = Stage> {
        Stage::ALL.into_iter().filter(|stage| self.is_won(*stage))
    }

    /// First stage that is not won.
    pub fn next(&self) -> Option<Stage> {
        Stage::ALL.into_iter().find(|stage| !self.is_won(*stage))
    }

    /// Returns `true` if a stage can be played: the next one, and those won before.
    pub fn is_open(&self, stage: Stage) -> bool {
        self.is_won(stage) || self.next() == Some(stage)
    }

    /// Standing of the current series of a stage.
    pub fn standing(&self, stage: Stage) -> Standing {
        self.get(stage).map_or_else(default, StoredStage::standing)
    }

    /// Stores that the game with this seed belongs to a stage.
    pub fn begin(&mut self, stage: Stage, seed: u64) {
        self.playing = stage.key();
        self.seed = seed.to_string();
    }

    /// Stage and seed of the last game begun.
    pub fn game(&self) -> Option<(Stage, u64)> {
        let mut stages = Stage::ALL.into_iter();
        let stage = stages.find(|stage| stage.key() == self.playing)?;
        Some((stage, self.seed.parse().ok()?))
    }

    /// Stage that the game with this seed belongs to.
    pub fn stage_of(&self, seed: u64) -> Option<Stage> {
        let (stage, own) = self.game()?;
        (own == seed).then_some(stage)
    }

    /// Counts a finished game and returns the standing after it.
    pub fn count(&mut self, stage: Stage, is_won: bool) -> Standing {
        self.entry(&stage.key()).count(is_won)
    }

    /// Merges the progress in a stage that its records show: more games give the standing, and a win stays.
    pub fn join(&mut self, recorded: StoredStage) {
        if recorded.games == 0 {
            return;
        }
        let stored = self.entry(&recorded.stage);
        let won = stored.won || recorded.won;
        if recorded.games > stored.games {
            *stored = recorded;
        }
        stored.won = won;
    }

    /// Progress in the stage with this key, added if there is none.
    fn entry(&mut self, key: &str) -> &mut StoredStage {
        let known = self.stages.iter().position(|stored| stored.stage == key);
        let place = known.unwrap_or_else(|| {
            let stage = key.to_owned();
            self.stages.push(StoredStage { stage, ..default() });
            self.stages.len() - 1
        });
        &mut self.stages[place]
    }
}
