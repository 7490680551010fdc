//! Settings of single players, stored by name.

use bevy::prelude::*;

use super::Settings;
use super::choices::{Guard, choice};
use crate::core::store::Stored;

/// Maximum number of stored players; the oldest entry is dropped first.
const MOST: usize = 32;

#[derive(Reflect, Clone, Debug, PartialEq, Eq)]
#[reflect(Default)]
struct Player {
    name: String,
    /// Rumble, 0 to [`Settings::LOUDEST`], multiplied with the global one.
    strength: u8,
    guard: OwnGuard,
    hints: OwnHints,
    /// Name of the device last played with; empty if unknown.
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

choice! {
    /// Lockout of Roll for one player.
    OwnGuard {
        /// Global setting.
        #[default]
        AsAll,
        /// See [`Guard::Off`].
        Off,
        /// See [`Guard::Half`].
        Half,
        /// See [`Guard::Whole`].
        Whole,
    }
}

impl OwnGuard {
    /// Resolves the lockout, given the global one.
    pub const fn among(self, all: Guard) -> Guard {
        match self {
            OwnGuard::AsAll => all,
            OwnGuard::Off => Guard::Off,
            OwnGuard::Half => Guard::Half,
            OwnGuard::Whole => Guard::Whole,
        }
    }
}

choice! {
    /// Offer of hints to one player.
    OwnHints {
        /// Global setting.
        #[default]
        AsAll,
        /// Hints are offered.
        On,
        /// Hints are not offered.
        Off,
    }
}

impl OwnHints {
    /// Resolves the offer, given the global one.
    pub const fn among(self, all: bool) -> bool {
        match self {
            OwnHints::AsAll => all,
            OwnHints::On => true,
            OwnHints::Off => false,
        }
    }
}

/// Settings of all players. Its group is named `rumble` for compatibility with the first version, which stored only that.
#[derive(Resource, Reflect, Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerSettings {
    players: Vec<Player>,
}

impl Stored for PlayerSettings {
    const FILE: &str = "players.toml";
    const GROUP: &str = "rumble";
}

impl PlayerSettings {
    fn find(&self, name: &str) -> Option<&Player> {
        self.players.iter().find(|player| player.name == name)
    }

    /// Copy of the settings of a player, to be changed.
    fn of(&self, name: &str) -> Player {
        self.find(name).cloned().unwrap_or_else(|| Player {
            name: name.to_owned(),
            ..default()
        })
    }

    /// Stores the settings of a player; removes the entry if all are defaults.
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

    /// Rumble of a player's pad, 0 to [`Settings::LOUDEST`].
    pub fn rumble(&self, name: &str) -> u8 {
        let player = self.find(name);
        player.map_or(Settings::LOUDEST, |player| {
            player.strength.min(Settings::LOUDEST)
        })
    }

    /// Sets the rumble of a player's pad.
    pub fn set_rumble(&mut self, name: &str, strength: u8) {
        let player = self.of(name);
        self.keep(Player { strength, ..player });
    }

    /// Lockout of Roll for a player.
    pub fn guard(&self, name: &str) -> OwnGuard {
        self.find(name).map_or(OwnGuard::AsAll, |it| it.guard)
    }

    /// Sets the lockout of Roll for a player.
    pub fn set_guard(&mut self, name: &str, guard: OwnGuard) {
        let player = self.of(name);
        self.keep(Player { guard, ..player });
    }

    /// Assigns a device to a player and removes it from all others.
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

    /// Name of the player who used this device last.
    pub fn player_with(&self, device: &str) -> Option<&str> {
        let player = self.players.iter().find(|player| player.device == device);
        player.map(|player| player.name.as_str())
    }

    /// Moves the settings of one name to another, unless that has its own.
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

    /// Removes the settings of a player.
    pub fn forget(&mut self, name: &str) {
        self.players.retain(|player| player.name != name);
    }

    /// Offer of hints to a player.
    pub fn hints(&self, name: &str) -> OwnHints {
        self.find(name).map_or(OwnHints::AsAll, |it| it.hints)
    }

    /// Sets the offer of hints to a player.
    pub fn set_hints(&mut self, name: &str, hints: OwnHints) {
        let player = self.of(name);
        self.keep(Player { hints, ..player });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_has_own_settings() {
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
    fn defaults_are_not_stored() {
        let mut players = PlayerSettings::default();
        players.set_rumble("Ada", 3);
        players.set_guard("Ada", OwnGuard::Half);
        players.set_guard("Ada", OwnGuard::AsAll);
        players.set_rumble("Ada", Settings::LOUDEST);
        assert_eq!(players, PlayerSettings::default());
    }

    #[test]
    fn a_device_belongs_to_one_player() {
        let mut players = PlayerSettings::default();
        players.set_rumble("Ada", 3);
        players.play_with("Ada", "a pad 1");
        players.play_with("Leo", "a pad 2");
        assert_eq!(players.player_with("a pad 1"), Some("Ada"));
        players.play_with("Leo", "a pad 1");
        assert_eq!(players.player_with("a pad 1"), Some("Leo"));
        assert_eq!(players.player_with("a pad 2"), None);
        assert_eq!(players.rumble("Ada"), 3, "the rest stays");
        players.rename("Leo", "Leonie");
        assert_eq!(players.player_with("a pad 1"), Some("Leonie"));
        players.forget("Leonie");
        assert_eq!(players.player_with("a pad 1"), None);
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
