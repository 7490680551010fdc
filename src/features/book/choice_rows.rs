//! Steppers by which games are chosen.

use bevy::prelude::*;

use super::choice::{Choice, ChoiceRow};
use super::reckoning::Reckoning;
use crate::ui::prelude::*;
use crate::ui::records::RECORDS;

/// Width of a value, in design units.
const VALUE: f32 = 320.0;

pub(super) fn rows() -> impl Bundle {
    let row = |row: ChoiceRow, title: TextKey| {
        let stepper = narrow_stepper(title, Choice::default().value(row), VALUE);
        (row, stepper, observe(step))
    };
    let node = Node {
        column_gap: px(GAP),
        ..Node::default().wrapped(TIGHT).fixed()
    };
    (
        node.justified(JustifyContent::SpaceBetween),
        children![
            row(ChoiceRow::Player, texts::CHRONICLE_WHO),
            row(ChoiceRow::Rules, texts::CHRONICLE_RULES),
            row(ChoiceRow::Company, texts::CHRONICLE_COMPANY),
        ],
    )
}

fn step(
    stepped: On<Stepped>,
    rows: Query<&ChoiceRow>,
    reckoning: Res<Reckoning>,
    mut choice: ResMut<Choice>,
) {
    if let Ok(row) = rows.get(stepped.entity) {
        choice.step(*row, stepped.by, &reckoning.everybody);
    }
}

fn show_values(choice: Res<Choice>, mut rows: Query<(&ChoiceRow, &mut ShownValue)>) {
    for (row, mut shown) in &mut rows {
        shown.set_if_neq(ShownValue(choice.value(*row)));
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, show_values.run_if(in_state(RECORDS)));
}
