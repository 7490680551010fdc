//! Which games are asked about.

use cant_stop_rules::Settings;

use super::{Player, Roster};
use crate::index::{Game, State};

/// Which games are asked about: those that fit all that is given; by default all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only games in which this player sat, as the roster names people.
    pub player: Option<Player>,
    /// Only games played by these rules.
    pub settings: Option<Settings>,
    /// Only games at tables of so many seats.
    pub seats: Option<u8>,
    /// Only games with bots, or only those without.
    pub bots: Option<bool>,
    /// Only games that have come so far.
    pub state: Option<State>,
}

impl Filter {
    /// Whether a game is one of those.
    pub fn admits(&self, game: &Game<'_>, roster: &Roster) -> bool {
        fn fits<T: PartialEq>(wanted: Option<&T>, found: &T) -> bool {
            wanted.is_none_or(|wanted| wanted == found)
        }
        let digest = game.digest;
        let sits = |player: &Player| {
            let mut seats = digest.seats.iter();
            seats.any(|seat| roster.who(seat).as_ref() == Some(player))
        };
        fits(self.settings.as_ref(), &digest.settings)
            && fits(self.state.as_ref(), &game.state)
            && fits(self.bots.as_ref(), &digest.has_bots())
            && self
                .seats
                .is_none_or(|seats| usize::from(seats) == digest.seats.len())
            && self.player.as_ref().is_none_or(sits)
    }
}
