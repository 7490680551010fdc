//! How far somebody has come on the way up: which matches are won, and how the one under way stands.

mod stage;
#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests may panic")]
mod tests;

use bevy::prelude::*;

use crate::core::store::Stored;

pub use stage::{Reward, Stage};

/// So many games win a match, or lose it: the best of three.
pub const NEEDED: u8 = 2;

/// How a match stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The games that the person has won.
    pub wins: u8,
    /// The games that the character has won.
    pub losses: u8,
}

impl Standing {
    /// How it stands after one more game.
    fn after(self, is_won: bool) -> Standing {
        Standing {
            wins: self.wins.saturating_add(u8::from(is_won)),
            losses: self.losses.saturating_add(u8::from(!is_won)),
        }
    }

    /// Whether the person has won the match; `None` while it goes on.
    pub fn is_won(self) -> Option<bool> {
        match self {
            Standing { wins: NEEDED.., .. } => Some(true),
            Standing {
                losses: NEEDED.., ..
            } => Some(false),
            _ => None,
        }
    }

    /// How many games of the match are over.
    pub fn games(self) -> u8 {
        self.wins.saturating_add(self.losses)
    }

    /// The place of whoever begins the next game: the person the first one, then each in turn.
    pub fn next_first(self) -> u8 {
        self.games() % 2
    }
}

/// What is known of a match.
#[derive(Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
pub struct StoredStage {
    /// Its key.
    pub stage: String,
    /// Whether it has ever been won.
    pub won: bool,
    /// How many games of it have been played in all.
    pub games: u32,
    /// The games of the match under way that the person has won.
    pub wins: u8,
    /// The games of the match under way that the character has won.
    pub losses: u8,
}

impl StoredStage {
    /// What is known of a match before its first game.
    fn new(stage: Stage) -> StoredStage {
        StoredStage {
            stage: stage.key(),
            ..default()
        }
    }

    /// What is known of a match of which these games have been played: whether the person has won each, in order.
    pub fn of(stage: Stage, games: impl IntoIterator<Item = bool>) -> StoredStage {
        let mut stored = StoredStage::new(stage);
        for is_won in games {
            stored.count(is_won);
        }
        stored
    }

    /// How the match under way stands.
    fn standing(&self) -> Standing {
        let standing = Standing {
            wins: self.wins,
            losses: self.losses,
        };
        // A file that was edited may say that a match is over that goes on.
        match standing.is_won() {
            None => standing,
            Some(_) => Standing::default(),
        }
    }

    /// Counts a game, and says how the match stands after it.
    fn count(&mut self, is_won: bool) -> Standing {
        let standing = self.standing().after(is_won);
        self.games = self.games.saturating_add(1);
        self.won |= standing.is_won() == Some(true);
        let next = match standing.is_won() {
            None => standing,
            Some(_) => Standing::default(),
        };
        (self.wins, self.losses) = (next.wins, next.losses);
        standing
    }

    /// Takes in what somebody else knows of the same match: who knows of more games knows how it stands, and what was won
    /// once stays so.
    fn join(&mut self, other: &StoredStage) {
        let won = self.won || other.won;
        if other.games > self.games {
            self.clone_from(other);
        }
        self.won = won;
    }
}

/// How far somebody has come. The file is text, and as good on another machine.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredWayUp {
    /// The matches of which a game has been played.
    pub stages: Vec<StoredStage>,
    /// The key of the match that the last game begun belongs to; empty before the first.
    pub playing: String,
    /// The seed of that game, as a number; its record says the same.
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

    fn get_mut(&mut self, stage: Stage) -> &mut StoredStage {
        let key = stage.key();
        let place = self.stages.iter().position(|stored| stored.stage == key);
        let place = place.unwrap_or_else(|| {
            self.stages.push(StoredStage::new(stage));
            self.stages.len() - 1
        });
        &mut self.stages[place]
    }

    /// Whether a match has been won.
    pub fn is_won(&self, stage: Stage) -> bool {
        self.get(stage).is_some_and(|stored| stored.won)
    }

    /// Whether all of them have.
    pub fn is_all_won(&self) -> bool {
        self.next().is_none()
    }

    /// The first match that has not been won; none at the top.
    pub fn next(&self) -> Option<Stage> {
        Stage::ALL.into_iter().find(|stage| !self.is_won(*stage))
    }

    /// Whether a match can be played: the next one, and those that were won once more.
    pub fn is_open(&self, stage: Stage) -> bool {
        self.is_won(stage) || self.next() == Some(stage)
    }

    /// How a match stands.
    pub fn standing(&self, stage: Stage) -> Standing {
        self.get(stage)
            .map(StoredStage::standing)
            .unwrap_or_default()
    }

    /// Remembers which game is begun: the game with this seed belongs to this match.
    pub fn begin(&mut self, stage: Stage, seed: u64) {
        self.playing = stage.key();
        self.seed = seed.to_string();
    }

    /// The game begun last: its match and its seed.
    pub fn game(&self) -> Option<(Stage, u64)> {
        Some((Stage::from_key(&self.playing)?, self.seed.parse().ok()?))
    }

    /// The match that the game with this seed belongs to, if it does to any.
    pub fn stage_of(&self, seed: u64) -> Option<Stage> {
        let (stage, own) = self.game()?;
        (own == seed).then_some(stage)
    }

    /// Counts a game of a match that is over, and says how the match stands after it.
    pub fn count(&mut self, stage: Stage, is_won: bool) -> Standing {
        self.get_mut(stage).count(is_won)
    }

    /// Takes in what the records of a match say, as after the file was lost. Nothing that was won is lost by it.
    pub fn join(&mut self, stage: Stage, recorded: &StoredStage) {
        if recorded.games > 0 {
            self.get_mut(stage).join(recorded);
        }
    }
}

/// All that has been won.
pub fn rewards_won(way: &StoredWayUp) -> impl Iterator<Item = Reward> {
    let won = Stage::ALL.into_iter().filter(|stage| way.is_won(*stage));
    won.map(Stage::reward)
}
