//! House rules: every choice in a sentence, with a tick at the one in force.

use bevy::prelude::*;
use cant_stop_rules::Settings as Agreed;

use super::{
    passage::{choice, heading},
    scene::Scene,
};
use crate::core::locale::Words;
use crate::core::texts;
use crate::play::house_rules::TableRule;
use crate::ui::color::Role;
use crate::ui::kit::passage;
use crate::ui::type_scale::TextSize;

/// All rules with all their choices.
pub(super) fn list(
    list: &mut ChildSpawnerCommands,
    agreed: Agreed,
    are_played: bool,
    size: TextSize,
) {
    let note = if are_played {
        texts::BOOK_HOUSE_NOW
    } else {
        texts::BOOK_HOUSE_NEXT
    };
    list.spawn(passage(Words::new(note), size, Role::PaperDim));
    for rule in TableRule::ALL {
        list.spawn(heading(rule.title()));
        // What one rule is like while all others are the usual ones.
        for wish in rule.all(Agreed::default()) {
            let is_in_force = rule.value(wish) == rule.value(agreed);
            let says = sentence(rule, wish);
            let spoken = if is_in_force {
                Words::new(texts::BOOK_IN_FORCE).with("rule", says.clone())
            } else {
                says.clone()
            };
            list.spawn((
                choice(says, spoken, size, is_in_force),
                Scene::Rule(rule, wish),
            ));
        }
    }
}

fn sentence(rule: TableRule, wish: Agreed) -> Words {
    if rule == TableRule::Columns {
        return rule.explanation(wish);
    }
    Words::new(texts::SPOKEN_VALUE)
        .with("title", rule.value(wish))
        .with("value", rule.explanation(wish))
}
