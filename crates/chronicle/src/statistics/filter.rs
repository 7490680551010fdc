//! Filter of games.

use cant_stop_rules::Variant;

use super::{Player, Roster};
use crate::index::{Game, State};

/// Selection of games: those that fit all fields given; by default all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only games in which this player sat, as the roster names people.
    pub player: Option<Player>,
    /// Only games played by these rules.
    pub variant: Option<Variant>,
    /// Only games at tables with this number of seats.
    pub seats: Option<u8>,
    /// Only games with bots, or only those without.
    pub bots: Option<bool>,
    /// Only games with this progress.
    pub state: Option<State>,
}

impl Filter {
    /// Returns `true` if the game fits all fields given.
    pub fn admits(&self, game: &Game<'_>, roster: &Roster) -> bool {
        fn fits<T: PartialEq>(wanted: Option<&T>, found: &T) -> bool {
            wanted.is_none_or(|wanted| wanted == found)
        }
        let digest = game.digest;
        let sits = |player: &Player| {
            let mut seats = digest.seats.iter();
            seats.any(|seat| roster.who(seat).as_ref() == Some(player))
        };
        fits(self.variant.as_ref(), &digest.variant)
            && fits(self.state.as_ref(), &game.state)
            && fits(self.bots.as_ref(), &digest.has_bots())
            && self
                .seats
                .is_none_or(|seats| usize::from(seats) == digest.seats.len())
            && self.player.as_ref().is_none_or(sits)
    }
}
