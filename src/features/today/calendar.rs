//! A month of days to choose from, each with the turns it took.

use bevy::{
    prelude::*,
    ui::InteractionDisabled,
    ui_widgets::{Activate, observe},
};
use cant_stop_days::Day;
use chrono::{Datelike, Months};

use super::{DayInView, words::beside_par};
use crate::core::day::{TodayIs, date_words};
use crate::core::locale::Words;
use crate::core::settings::{StoredDay, StoredDays};
use crate::core::texts;
use crate::ui::color::Role;
use crate::ui::spacing::{RADIUS_SMALL, RING, TIGHT, TOUCH};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Chosen, Ink, SelfMarked, Stepped, bare_button_in, button_node, column, label,
    medium_label, narrow_stepper,
};

/// The room of the name of a month, and of a day at a text scale of 1.
const MONTH: f32 = 240.0;
const DAY: f32 = 74.0;

/// A day that can be looked at.
#[derive(Component, Clone, Copy)]
struct DayCell(Day);

/// The month of the day in view, with its days in rows of weeks.
pub(super) fn tell(
    side: &mut ChildSpawnerCommands,
    in_view: Day,
    today: Day,
    days: &StoredDays,
    text_scale: f32,
) {
    let date = in_view.date();
    let month = Words::new(texts::ALONE_MONTH_VALUE)
        .with("month", f64::from(date.month()))
        .with("year", date.year().to_string());
    side.spawn((
        narrow_stepper(Words::new(texts::ALONE_MONTH), month, MONTH),
        observe(turn_month),
    ));
    let width = DAY * (0.45 + 0.55 * text_scale);
    side.spawn(column(TIGHT)).with_children(|weeks| {
        weeks.spawn(weekdays(width));
        let first = date.with_day(1).map_or(in_view, Day::from);
        let mut day = first.monday();
        while day.date() <= date || day.date().month() == date.month() {
            weeks
                .spawn(Node {
                    column_gap: px(TIGHT),
                    justify_content: JustifyContent::Center,
                    ..default()
                })
                .with_children(|week| {
                    for _ in 0..7 {
                        let is_of_month = day.date().month() == date.month();
                        cell(week, day, is_of_month, in_view, today, days.get(day), width);
                        day = day.next();
                    }
                });
        }
    });
}

/// The letters of the days of a week, from Monday.
fn weekdays(width: f32) -> impl Bundle {
    let letter = move |day: u8| {
        let node = Node {
            width: px(width),
            justify_content: JustifyContent::Center,
            ..default()
        };
        let words = Words::new(texts::ALONE_WEEKDAY).with("day", day);
        (
            node,
            children![label(words, TextSize::Small, Role::PaperDim)],
        )
    };
    (
        Node {
            column_gap: px(TIGHT),
            justify_content: JustifyContent::Center,
            ..default()
        },
        Children::spawn(SpawnIter((1..=7).map(letter))),
    )
}

fn cell(
    week: &mut ChildSpawnerCommands,
    day: Day,
    is_of_month: bool,
    in_view: Day,
    today: Day,
    climbed: Option<&StoredDay>,
    width: f32,
) {
    let look = ButtonLook::Secondary;
    let node = Node {
        width: px(width),
        min_height: px(TOUCH),
        padding: px(RING).all(),
        border_radius: BorderRadius::all(px(RADIUS_SMALL)),
        flex_direction: FlexDirection::Column,
        ..button_node(look)
    };
    if !is_of_month {
        week.spawn(node);
        return;
    }
    let turns = climbed.map(|climbed| climbed.strip().0.len());
    let mut button = week.spawn((
        DayCell(day),
        SelfMarked,
        bare_button_in(node, spoken(day, climbed), look),
        observe(look_at),
    ));
    if day == in_view {
        button.insert(Chosen);
    }
    if day > today {
        button.insert(InteractionDisabled);
    }
    button.with_children(|button| {
        let number = Words::literal(day.date().day().to_string());
        match turns {
            None => {
                button.spawn((label(number, TextSize::Small, Role::Paper), Ink(1.0)));
            }
            Some(turns) => {
                button.spawn((
                    medium_label(number, TextSize::Small, Role::PaperDim),
                    Ink(0.8),
                ));
                let turns = Words::literal(turns.to_string());
                button.spawn((label(turns, TextSize::Small, Role::Gold), Ink(1.0)));
            }
        }
    });
}

fn spoken(day: Day, climbed: Option<&StoredDay>) -> Words {
    let date = date_words(day.date());
    let Some(climbed) = climbed else { return date };
    let turns = u32::try_from(climbed.strip().0.len()).unwrap_or(u32::MAX);
    let turns_words = super::words::turns(turns);
    let value = match climbed.par {
        0 => turns_words,
        par => Words::new(texts::DOT_LIST)
            .with("first", turns_words)
            .with("second", beside_par(turns, u32::from(par))),
    };
    Words::new(texts::SPOKEN_VALUE)
        .with("title", date)
        .with("value", value)
}

fn look_at(press: On<Activate>, cells: Query<&DayCell>, mut in_view: ResMut<DayInView>) {
    if let Ok(cell) = cells.get(press.entity) {
        in_view.set_if_neq(DayInView(cell.0));
    }
}

/// The same day of the month before or after, but no day to come.
fn turn_month(stepped: On<Stepped>, today: Res<TodayIs>, mut in_view: ResMut<DayInView>) {
    let date = in_view.0.date();
    let there = match stepped.by {
        ..0 => date.checked_sub_months(Months::new(1)),
        _ => date.checked_add_months(Months::new(1)),
    };
    let there = there.map_or(in_view.0, Day::from).min(today.today());
    in_view.set_if_neq(DayInView(there));
}

/// Marks the day in view.
fn keep_focus(
    in_view: Res<DayInView>,
    cells: Query<(Entity, &DayCell), Added<DayCell>>,
    mut focus: ResMut<bevy::input_focus::InputFocus>,
) {
    // The page was written anew, and with it the day that was pressed.
    if focus.get().is_none()
        && let Some((cell, _)) = cells.iter().find(|(_, cell)| cell.0 == in_view.0)
    {
        focus.set(cell, bevy::input_focus::FocusCause::Navigated);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, keep_focus.run_if(resource_exists::<DayInView>));
}
