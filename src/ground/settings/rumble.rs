//! How strongly pads shake for whom: everybody has a strength of their own, kept under their name.

use bevy::{
    prelude::*,
    settings::{ReflectSettingsGroup, SettingsGroup},
};

use super::Settings;

/// So many people are remembered; the one set longest ago is forgotten first.
const MOST: usize = 32;

/// Somebody's strength.
#[derive(Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Default)]
struct Strength {
    /// The name.
    name: String,
    /// 0 to [`Settings::LOUDEST`].
    strength: u8,
}

/// The strengths of all who ever set theirs, as a share of the one in [`Settings`]. Others have all of it.
#[derive(Resource, SettingsGroup, Reflect, Clone, Debug, Default, PartialEq, Eq)]
#[reflect(Resource, SettingsGroup, Default)]
#[settings_group(group = "rumble", file = "players")]
pub struct PlayerRumble {
    players: Vec<Strength>,
}

impl PlayerRumble {
    /// The strength of the player with this name, 0 to [`Settings::LOUDEST`].
    pub fn of(&self, name: &str) -> u8 {
        let player = self.players.iter().find(|player| player.name == name);
        player.map_or(Settings::LOUDEST, |player| {
            player.strength.min(Settings::LOUDEST)
        })
    }

    /// Sets it.
    pub fn set(&mut self, name: &str, strength: u8) {
        self.players.retain(|player| player.name != name);
        if strength < Settings::LOUDEST {
            self.players.push(Strength {
                name: name.to_owned(),
                strength,
            });
        }
        let forgotten = self.players.len().saturating_sub(MOST);
        self.players.drain(..forgotten);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_has_a_strength_of_their_own() {
        let mut rumble = PlayerRumble::default();
        assert_eq!(rumble.of("Ada"), Settings::LOUDEST);
        rumble.set("Ada", 3);
        rumble.set("Bruno", 0);
        assert_eq!((rumble.of("Ada"), rumble.of("Bruno")), (3, 0));
        rumble.set("Ada", Settings::LOUDEST);
        assert_eq!(rumble.of("Ada"), Settings::LOUDEST);
    }

    #[test]
    fn the_list_does_not_grow_for_ever() {
        let mut rumble = PlayerRumble::default();
        for number in 0..100 {
            rumble.set(&number.to_string(), 1);
        }
        assert_eq!(rumble.players.len(), MOST);
        assert_eq!((rumble.of("99"), rumble.of("0")), (1, Settings::LOUDEST));
    }
}
