//! Rules in force: those of the match, or of the table that was set last.

use bevy::prelude::*;

use crate::play::house_rules::{agreed, recall_wish};
use crate::referee::Shown;
use crate::ui::prelude::*;

/// Name of a free place.
const FREE: &str = "empty";

/// The rules in force.
#[derive(SystemParam)]
pub(crate) struct RulesInForce<'w> {
    screen: Res<'w, State<Screen>>,
    shown: Option<Res<'w, Shown>>,
    last: Res<'w, LastTable>,
}

impl RulesInForce<'_> {
    /// Returns `true` if they are those of a match.
    pub(crate) fn are_played(&self) -> bool {
        *self.screen.get() == Screen::Play && self.shown.is_some()
    }

    /// Returns what is agreed on.
    pub(crate) fn get(&self) -> Variant {
        match self.shown.as_deref() {
            Some(shown) if self.are_played() => shown.game.variant(),
            _ => of_last_table(&self.last),
        }
    }
}

/// Rules of the table being set; before the first game the standard ones.
fn of_last_table(last: &LastTable) -> Variant {
    let seated = last.places.iter().filter(|place| place.who != FREE);
    let seats = u8::try_from(seated.count()).unwrap_or(u8::MAX);
    agreed(recall_wish(last), seats.clamp(2, 4))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::settings::LastPlace;

    #[test]
    fn the_last_table_counts_as_far_as_it_can_be_played() {
        let mut last = LastTable::default();
        assert_eq!(of_last_table(&last), Variant::default());
        last.columns_to_win = 5;
        assert_eq!(of_last_table(&last).columns_to_win, 5);
        last.places = vec![LastPlace::default(); 4];
        assert_eq!(of_last_table(&last).columns_to_win, 3, "four are too many");
    }
}
