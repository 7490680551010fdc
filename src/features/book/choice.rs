//! Filter of the listed and counted games (player, rules, company), and the page of the list.

use bevy::prelude::*;
use cant_stop_chronicle::index::Game;
use cant_stop_chronicle::statistics::{Player, Roster};
use cant_stop_rules::Settings as Agreed;

use super::figures::player_words;
use crate::core::cycle::{cycle, cycle_index};
use crate::core::locale::Words;
use crate::core::texts;
use crate::ui::records::RECORDS;

/// Filter of the games, with the page of the list.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Choice {
    player: Option<Player>,
    rules: Rules,
    company: Company,
    /// The page of the list, from 0.
    pub(super) page: usize,
}

/// By which rules games were played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Rules {
    #[default]
    Any,
    Usual,
    House,
}

/// Opponents by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Company {
    #[default]
    Any,
    People,
    Bots,
}

/// A row of the choice.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ChoiceRow {
    Player,
    Rules,
    Company,
}

impl Choice {
    /// Returns `true` if the filter admits the game.
    pub(super) fn admits(&self, game: &Game<'_>, roster: &Roster) -> bool {
        let is_usual = game.digest.settings == Agreed::default();
        let by_rules = match self.rules {
            Rules::Any => true,
            Rules::Usual => is_usual,
            Rules::House => !is_usual,
        };
        let in_company = match self.company {
            Company::Any => true,
            Company::People => !game.digest.has_bots(),
            Company::Bots => game.digest.has_bots(),
        };
        let with_player = self.player.as_ref().is_none_or(|player| {
            let mut seats = game.digest.seats.iter();
            seats.any(|seat| roster.who(seat).as_ref() == Some(player))
        });
        by_rules && in_company && with_player
    }

    /// The same on the first page of the list: another page says nothing else.
    pub(super) fn at_first(&self) -> Choice {
        Choice {
            page: 0,
            ..self.clone()
        }
    }

    pub(super) fn value(&self, row: ChoiceRow) -> Words {
        Words::new(match row {
            ChoiceRow::Player => match &self.player {
                None => texts::CHRONICLE_EVERYONE,
                Some(player) => return player_words(player),
            },
            ChoiceRow::Rules => match self.rules {
                Rules::Any => texts::CHRONICLE_ANY,
                Rules::Usual => texts::CHRONICLE_RULES_USUAL,
                Rules::House => texts::CHRONICLE_RULES_HOUSE,
            },
            ChoiceRow::Company => match self.company {
                Company::Any => texts::CHRONICLE_ANY,
                Company::People => texts::CHRONICLE_PEOPLE,
                Company::Bots => texts::CHRONICLE_BOTS,
            },
        })
    }

    pub(super) fn step(&mut self, row: ChoiceRow, by: i32, everybody: &[Player]) {
        self.page = 0;
        match row {
            ChoiceRow::Player => {
                let here = self.player.as_ref();
                let here = here.and_then(|now| everybody.iter().position(|other| other == now));
                let next = cycle_index(here.map_or(0, |at| at + 1), by, everybody.len() + 1);
                self.player = next.checked_sub(1).map(|at| everybody[at].clone());
            }
            ChoiceRow::Rules => {
                self.rules = cycle(&[Rules::Any, Rules::Usual, Rules::House], self.rules, by);
            }
            ChoiceRow::Company => {
                let all = [Company::Any, Company::People, Company::Bots];
                self.company = cycle(&all, self.company, by);
            }
        }
    }
}

/// The list begins at its beginning.
fn begin_with_the_newest(mut choice: ResMut<Choice>) {
    choice.page = 0;
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Choice>()
        .add_systems(OnEnter(RECORDS), begin_with_the_newest);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_goes_round() {
        let everybody = [Player::Person("Ada".into()), Player::Bot("owl".into())];
        for (row, values) in [
            (ChoiceRow::Player, 3),
            (ChoiceRow::Rules, 3),
            (ChoiceRow::Company, 3),
        ] {
            let mut choice = Choice::default();
            let mut seen = Vec::new();
            for _ in 0..values {
                assert!(
                    !seen.contains(&choice.value(row).key().map(str::to_owned))
                        || row == ChoiceRow::Player
                );
                seen.push(choice.value(row).key().map(str::to_owned));
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
