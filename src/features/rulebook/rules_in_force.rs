//! What the table plays by: the one that plays, or the one that was set last.

use bevy::{ecs::system::SystemParam, prelude::*};
use cant_stop_rules::Settings;

use crate::core::settings::LastTable;
use crate::core::states::Screen;
use crate::play::house_rules::{agreed, recall_wish};
use crate::referee::Shown;

/// What a place is called at which nobody sits.
const NOBODY: &str = "empty";

/// The rules in force.
#[derive(SystemParam)]
pub(super) struct RulesInForce<'w> {
    screen: Res<'w, State<Screen>>,
    shown: Option<Res<'w, Shown>>,
    last: Res<'w, LastTable>,
}

impl RulesInForce<'_> {
    /// Whether they are those of a game being played.
    pub(super) fn are_played(&self) -> bool {
        *self.screen.get() == Screen::Play && self.shown.is_some()
    }

    /// What is agreed on.
    pub(super) fn get(&self) -> Settings {
        match self.shown.as_deref() {
            Some(shown) if self.are_played() => shown.game.settings(),
            _ => of_last_table(&self.last),
        }
    }
}

/// What the table being set plays by; before the first game the common rules.
fn of_last_table(last: &LastTable) -> Settings {
    let seated = last.places.iter().filter(|place| place.who != NOBODY);
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
        assert_eq!(of_last_table(&last), Settings::default());
        last.columns_to_win = 5;
        assert_eq!(of_last_table(&last).columns_to_win, 5);
        last.places = vec![LastPlace::default(); 4];
        assert_eq!(of_last_table(&last).columns_to_win, 3, "four are too many");
    }
}
