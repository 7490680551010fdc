//! Steppers by which games are chosen.

use bevy::{prelude::*, ui_widgets::observe};

use super::choice::{Choice, ChoiceRow};
use super::reckoning::Reckoning;
use crate::core::locale::Words;
use crate::core::texts;
use crate::ui::records::RECORDS;
use crate::ui::spacing::{GAP, TIGHT};
use crate::ui::widgets::{ShownValue, Stepped, narrow_stepper};

/// Width of a value, in design units.
const VALUE: f32 = 320.0;

/// The three steppers.
pub(super) fn rows() -> impl Bundle {
    let row = |row: ChoiceRow, title| {
        (
            row,
            narrow_stepper(Words::new(title), Choice::default().value(row), VALUE),
            observe(step),
        )
    };
    (
        Node {
            flex_wrap: FlexWrap::Wrap,
            flex_shrink: 0.0,
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(GAP),
            row_gap: px(TIGHT),
            ..default()
        },
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
