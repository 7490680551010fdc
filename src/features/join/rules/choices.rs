//! Rules to read: every choice in a sentence, with a tick at the one in force.

use bevy::prelude::*;
use cant_stop_rules::Settings as Agreed;

use super::super::setup::TableSetup;
use super::{Row, RulesBody};
use crate::core::art::Art;
use crate::core::locale::Words;
use crate::core::states::Screen;
use crate::core::texts;
use crate::play::house_rules::TableRule;
use crate::play::rules_in_force::RulesInForce;
use crate::ui::color::Role;
use crate::ui::kit::{Flex, View, note};
use crate::ui::readable::{passage_node, readable, told_heading};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{icon, paragraph};

/// Seats in the examples of rules that are only read.
const SEATS: u8 = 2;
/// Side of the tick, in design units.
const TICK: f32 = 34.0;

/// Rules of the match, of the next one, or of the table being set.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct AtTable {
    pub(super) agreed: Agreed,
    pub(super) seats: u8,
    are_played: bool,
}

impl AtTable {
    pub(super) fn of(in_force: &RulesInForce) -> AtTable {
        AtTable {
            agreed: in_force.get(),
            seats: SEATS,
            are_played: in_force.are_played(),
        }
    }
}

pub(super) fn follow_setup(setup: If<Res<TableSetup>>, mut table: ResMut<AtTable>) {
    table.set_if_neq(AtTable {
        agreed: setup.rules(),
        seats: setup.seat_count(),
        are_played: false,
    });
}

/// Choices of every rule.
#[derive(PartialEq)]
pub(super) struct Choices(AtTable);

impl View for Choices {
    type Container = RulesBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let intro = match self.0.are_played {
            true => texts::TABLE_READ_NOW,
            false => texts::TABLE_READ_NEXT,
        };
        parts.spawn(note(Words::new(intro), Role::PaperDim));
        for rule in TableRule::ALL {
            parts.spawn(told_heading(rule.title()));
            // One rule at a time, while all others are the standard ones.
            for wish in rule.all(Agreed::default()) {
                let row = Row {
                    rule,
                    choice: Some(wish),
                };
                let is_in_force = rule.value(wish) == rule.value(self.0.agreed);
                parts.spawn((choice(sentence(rule, wish), is_in_force), row));
            }
        }
    }
}

pub(super) fn choices(table: Res<AtTable>, screen: Res<State<Screen>>) -> Option<Choices> {
    (*screen.get() != Screen::Join).then(|| Choices(*table))
}

fn choice(words: Words, is_in_force: bool) -> impl Bundle {
    let (spoken, role) = match is_in_force {
        true => (
            Words::new(texts::TABLE_IN_FORCE).with("rule", words.clone()),
            Role::Paper,
        ),
        false => (words.clone(), Role::PaperDim),
    };
    let tick = is_in_force.then(|| icon(Art::IconCheck, Vec2::splat(TICK)));
    let place = Node::default().sized(Vec2::splat(TICK)).fixed();
    (
        readable(spoken),
        passage_node(),
        children![
            (place, Children::spawn(SpawnIter(tick.into_iter()))),
            paragraph(words, TextSize::Small, role),
        ],
    )
}

fn sentence(rule: TableRule, wish: Agreed) -> Words {
    if rule == TableRule::Columns {
        return rule.explanation(wish);
    }
    Words::new(texts::SPOKEN_VALUE)
        .with("title", rule.value(wish))
        .with("value", rule.explanation(wish))
}
