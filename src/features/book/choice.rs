//! Filter of the listed and counted games (player, rules, company), and the page of the list.

use bevy::prelude::*;
use cant_stop_chronicle::index::Game;
use cant_stop_chronicle::statistics::{Player, Roster};

use super::figures::player_words;
use crate::core::settings::{PlayerForgotten, PlayerRenamed};
use crate::ui::prelude::*;
use crate::ui::records::RECORDS;

/// Filter of the games, with the page of the list.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Choice {
    player: Option<Player>,
    /// House rules alone, or the usual ones alone.
    house_rules: Option<bool>,
    /// Games with bots alone, or without.
    bots: Option<bool>,
    pub(super) page: usize,
}

#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChoiceRow {
    Player,
    Rules,
    Company,
}

impl Choice {
    pub(super) fn admits(&self, game: &Game<'_>, roster: &Roster) -> bool {
        let has_house_rules = game.digest.variant != Variant::default();
        self.house_rules
            .is_none_or(|house| house == has_house_rules)
            && self.bots.is_none_or(|bots| bots == game.digest.has_bots())
            && self.player.as_ref().is_none_or(|player| {
                let mut seats = game.digest.seats.iter();
                seats.any(|seat| roster.who(seat).as_ref() == Some(player))
            })
    }

    /// The same on the first page of the list: another page says nothing else.
    pub(super) fn at_first(&self) -> Choice {
        let choice = self.clone();
        Choice { page: 0, ..choice }
    }

    pub(super) fn value(&self, row: ChoiceRow) -> Words {
        Words::new(match (row, self.house_rules, self.bots) {
            (ChoiceRow::Player, ..) => match &self.player {
                None => texts::CHRONICLE_EVERYONE,
                Some(player) => return player_words(player),
            },
            (ChoiceRow::Rules, None, _) | (ChoiceRow::Company, _, None) => texts::CHRONICLE_ANY,
            (ChoiceRow::Rules, Some(false), _) => texts::CHRONICLE_RULES_USUAL,
            (ChoiceRow::Rules, Some(true), _) => texts::CHRONICLE_RULES_HOUSE,
            (ChoiceRow::Company, _, Some(false)) => texts::CHRONICLE_PEOPLE,
            (ChoiceRow::Company, _, Some(true)) => texts::CHRONICLE_BOTS,
        })
    }

    pub(super) fn step(&mut self, row: ChoiceRow, by: i32, everybody: &[Player]) {
        self.page = 0;
        let values = [None, Some(false), Some(true)];
        match row {
            ChoiceRow::Player => step_name(&mut self.player, everybody, by),
            ChoiceRow::Rules => self.house_rules = cycle(&values, self.house_rules, by),
            ChoiceRow::Company => self.bots = cycle(&values, self.bots, by),
        }
    }
}

/// Steps from no name through all of them and round again.
pub(super) fn step_name<T: Clone + PartialEq>(chosen: &mut Option<T>, all: &[T], by: i32) {
    let here = chosen.as_ref();
    let here = here.and_then(|now| all.iter().position(|other| other == now));
    let next = cycle_index(here.map_or(0, |at| at + 1), by, all.len() + 1);
    *chosen = next.checked_sub(1).map(|at| all[at].clone());
}

fn begin_with_the_newest(mut choice: ResMut<Choice>) {
    choice.page = 0;
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Choice>()
        // The player chosen may have no games under the name any more.
        .add_observer(|_: On<PlayerRenamed>, mut choice: ResMut<Choice>| choice.player = None)
        .add_observer(|_: On<PlayerForgotten>, mut choice: ResMut<Choice>| choice.player = None)
        .add_systems(OnEnter(RECORDS), begin_with_the_newest);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_goes_round() {
        let everybody = [Player::Person("Ada".into()), Player::Bot("owl".into())];
        for row in [ChoiceRow::Player, ChoiceRow::Rules, ChoiceRow::Company] {
            let mut choice = Choice::default();
            let mut seen = Vec::new();
            for _ in 0..3 {
                let value = choice.value(row);
                assert!(!seen.contains(&value));
                seen.push(value);
                choice.step(row, 1, &everybody);
            }
            assert_eq!(choice, Choice::default());
            choice.step(row, -1, &everybody);
            choice.step(row, 1, &everybody);
            assert_eq!(choice, Choice::default());
        }
    }

    #[test]
    fn a_filter_by_a_player_without_games_resets() {
        let mut choice = Choice {
            player: Some(Player::Person("Leo".into())),
            page: 3,
            ..Choice::default()
        };
        choice.step(ChoiceRow::Player, -1, &[]);
        assert_eq!(choice, Choice::default());
    }
}
