//! What belongs to somebody and not to the game: kept under their name, wherever they sit.

use bevy::prelude::*;

use super::{Guard, Settings};
use crate::core::store::Stored;

/// So many people are remembered; the one set longest ago is forgotten first.
const MOST: usize = 32;

/// What somebody set for themselves.
#[derive(Reflect, Clone, Debug, PartialEq, Eq)]
#[reflect(Default)]
struct Player {
    /// The name.
    name: String,
    /// How strongly their pad shakes, 0 to [`Settings::LOUDEST`], as a share of what is set for all.
    strength: u8,
    /// How long roll is guarded.
    guard: OwnGuard,
    /// Whether they can ask for a hint.
    hints: OwnHints,
    /// What they last played with, as that calls itself; empty if nothing is known.
    device: String,
}

impl Default for Player {
    fn default() -> Player {
        Player {
            name: String::new(),
            strength: Settings::LOUDEST,
            guard: OwnGuard::AsAll,
            hints: OwnHints::AsAll,
            device: String::new(),
        }
    }
}

/// How long roll is guarded for somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum OwnGuard {
    /// As is set for all.
    #[default]
    AsAll,
    /// See [`Guard::Off`].
    Off,
    /// See [`Guard::Half`].
    Half,
    /// See [`Guard::Whole`].
    Whole,
}

impl OwnGuard {
    /// All choices.
    pub const ALL: [OwnGuard; 4] = [
        OwnGuard::AsAll,
        OwnGuard::Off,
        OwnGuard::Half,
        OwnGuard::Whole,
    ];

    /// The guard, where `all` have that one.
    pub const fn among(self, all: Guard) -> Guard {
        match self {
            OwnGuard::AsAll => all,
            OwnGuard::Off => Guard::Off,
            OwnGuard::Half => Guard::Half,
            OwnGuard::Whole => Guard::Whole,
        }
    }
}

/// Whether somebody can ask for a hint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Default)]
pub enum OwnHints {
    /// As is set for all.
    #[default]
    AsAll,
    /// They can.
    On,
    /// They cannot.
    Off,
}

impl OwnHints {
    /// All choices.
    pub const ALL: [OwnHints; 3] = [OwnHints::AsAll, OwnHints::On, OwnHints::Off];

    /// Whether hints are offered, where `all` are offered them or not.
    pub const fn among(self, all: bool) -> bool {
        match self {
            OwnHints::AsAll => all,
            OwnHints::On => true,
            OwnHints::Off => false,
        }
    }
}

/// What all who ever set something for themselves set. The group is called after what was kept first, so that files of
/// that time are read.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerSettings {
    players: Vec<Player>,
}

impl Stored for PlayerSettings {
    const FILE: &str = "players.toml";
    const GROUP: &str = "rumble";
}

impl PlayerSettings {
    fn of(&self, name: &str) -> Player {
        let player = self.players.iter().find(|player| player.name == name);
        player.cloned().unwrap_or_else(|| Player {
            name: name.to_owned(),
            ..default()
        })
    }

    /// Keeps what somebody set; who set nothing, or all of it back, is not kept.
    fn keep(&mut self, player: Player) {
        self.players.retain(|other| other.name != player.name);
        let nothing = Player {
            name: player.name.clone(),
            ..default()
        };
        if player != nothing {
            self.players.push(player);
        }
        let forgotten = self.players.len().saturating_sub(MOST);
        self.players.drain(..forgotten);
    }

    /// How strongly the pad of the player with this name shakes, 0 to [`Settings::LOUDEST`].
    pub fn rumble(&self, name: &str) -> u8 {
        self.of(name).strength.min(Settings::LOUDEST)
    }

    /// Sets it.
    pub fn set_rumble(&mut self, name: &str, strength: u8) {
        let player = self.of(name);
        self.keep(Player { strength, ..player });
    }

    /// How long roll is guarded for the player with this name.
    pub fn guard(&self, name: &str) -> OwnGuard {
        self.of(name).guard
    }

    /// Sets it.
    pub fn set_guard(&mut self, name: &str, guard: OwnGuard) {
        let player = self.of(name);
        self.keep(Player { guard, ..player });
    }

    /// Notes that the player with this name plays with this now, and nobody else does.
    pub fn play_with(&mut self, name: &str, device: &str) {
        let others: Vec<Player> = self.players.clone();
        for other in others.into_iter().filter(|other| other.device == device) {
            self.keep(Player {
                device: String::new(),
                ..other
            });
        }
        let player = self.of(name);
        self.keep(Player {
            device: device.to_owned(),
            ..player
        });
    }

    /// Who played with this last.
    pub fn who_plays_with(&self, device: &str) -> Option<&str> {
        let player = self.players.iter().find(|player| player.device == device);
        player.map(|player| player.name.as_str())
    }

    /// Gives what was set under one name to another, which keeps its own if it has any.
    pub fn rename(&mut self, earlier: &str, now: &str) {
        let player = self.of(earlier);
        self.forget(earlier);
        if !self.players.iter().any(|other| other.name == now) {
            self.keep(Player {
                name: now.to_owned(),
                ..player
            });
        }
    }

    /// Forgets what was set under a name.
    pub fn forget(&mut self, name: &str) {
        self.players.retain(|player| player.name != name);
    }

    /// Whether the player with this name can ask for a hint.
    pub fn hints(&self, name: &str) -> OwnHints {
        self.of(name).hints
    }

    /// Sets it.
    pub fn set_hints(&mut self, name: &str, hints: OwnHints) {
        let player = self.of(name);
        self.keep(Player { hints, ..player });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_settings_of_their_own() {
        let mut players = PlayerSettings::default();
        assert_eq!(players.rumble("Ada"), Settings::LOUDEST);
        players.set_rumble("Ada", 3);
        players.set_guard("Ada", OwnGuard::Whole);
        players.set_hints("Bruno", OwnHints::Off);
        assert_eq!((players.rumble("Ada"), players.rumble("Bruno")), (3, 10));
        assert_eq!(players.guard("Ada").among(Guard::Off), Guard::Whole);
        assert_eq!(players.guard("Bruno").among(Guard::Off), Guard::Off);
        assert!(players.hints("Ada").among(true) && !players.hints("Bruno").among(true));
        players.set_rumble("Ada", Settings::LOUDEST);
        assert_eq!(players.guard("Ada"), OwnGuard::Whole, "the rest stays");
    }

    #[test]
    fn who_sets_all_back_is_not_kept() {
        let mut players = PlayerSettings::default();
        players.set_rumble("Ada", 3);
        players.set_guard("Ada", OwnGuard::Half);
        players.set_guard("Ada", OwnGuard::AsAll);
        players.set_rumble("Ada", Settings::LOUDEST);
        assert_eq!(players, PlayerSettings::default());
    }

    #[test]
    fn what_somebody_plays_with_is_nobody_elses() {
        let mut players = PlayerSettings::default();
        players.set_rumble("Ada", 3);
        players.play_with("Ada", "a pad 1");
        players.play_with("Leo", "a pad 2");
        assert_eq!(players.who_plays_with("a pad 1"), Some("Ada"));
        players.play_with("Leo", "a pad 1");
        assert_eq!(players.who_plays_with("a pad 1"), Some("Leo"));
        assert_eq!(players.who_plays_with("a pad 2"), None);
        assert_eq!(players.rumble("Ada"), 3, "the rest stays");
        players.rename("Leo", "Leonie");
        assert_eq!(players.who_plays_with("a pad 1"), Some("Leonie"));
        players.forget("Leonie");
        assert_eq!(players.who_plays_with("a pad 1"), None);
    }

    #[test]
    fn the_list_does_not_grow_for_ever() {
        let mut players = PlayerSettings::default();
        for number in 0..100 {
            players.set_rumble(&number.to_string(), 1);
        }
        assert_eq!(players.players.len(), MOST);
        assert_eq!(players.rumble("99"), 1);
        assert_eq!(players.rumble("0"), Settings::LOUDEST);
    }
}
