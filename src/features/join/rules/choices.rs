//! Rules to read: every choice in a sentence, with a tick at the one in force.

use bevy::prelude::*;

use super::super::setup::TableSetup;
use super::{Row, RulesBody};
use crate::play::house_rules::TableRule;
use crate::play::rules_in_force::RulesInForce;
use crate::ui::prelude::*;
use crate::ui::readable::told_heading;

/// Seats in the examples of rules that are only read.
const SEATS: u8 = 2;
/// Side of the tick, in design units.
const TICK: f32 = 34.0;

/// Rules of the match, of the next one, or of the table being set.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct AtTable {
    pub(super) agreed: Variant,
    pub(super) seats: u8,
    are_played: bool,
}

pub(super) fn follow_table(
    screen: Res<State<Screen>>,
    setup: Res<TableSetup>,
    in_force: RulesInForce,
    mut table: ResMut<AtTable>,
) {
    let (agreed, seats) = match screen.get() {
        Screen::Join => (setup.rules(), setup.seat_count()),
        _ => (in_force.get(), SEATS),
    };
    table.set_if_neq(AtTable {
        agreed,
        seats,
        are_played: in_force.are_played(),
    });
}

#[derive(PartialEq)]
pub(super) struct Choices(AtTable);

impl View for Choices {
    type Container = RulesBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let intro = if self.0.are_played {
            texts::TABLE_READ_NOW
        } else {
            texts::TABLE_READ_NEXT
        };
        parts.spawn(note(Words::new(intro), Role::PaperDim));
        for rule in TableRule::ALL {
            parts.spawn(told_heading(rule.title()));
            // One rule at a time, while all others are the standard ones.
            for wish in rule.all(Variant::default()) {
                let choice = Some(wish);
                let is_in_force = rule.value(wish) == rule.value(self.0.agreed);
                let words = match rule {
                    TableRule::Columns => rule.explanation(wish),
                    _ => Words::titled(rule.value(wish), rule.explanation(wish)),
                };
                parts.spawn((passage(words, is_in_force), Row { rule, choice }));
            }
        }
    }
}

pub(super) fn choices(table: Res<AtTable>, screen: Res<State<Screen>>) -> Option<Choices> {
    (*screen.get() != Screen::Join).then(|| Choices(*table))
}

fn passage(words: Words, is_in_force: bool) -> impl Bundle {
    let (spoken, role) = if is_in_force {
        let spoken = texts::TABLE_IN_FORCE.with("rule", words.clone());
        (spoken, Role::Paper)
    } else {
        (words.clone(), Role::PaperDim)
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
