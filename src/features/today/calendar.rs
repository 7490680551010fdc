//! Calendar of a month: a button for each day, with its turns.

use bevy::prelude::*;
use cant_stop_days::Day;
use chrono::{Datelike, Months};

use super::day_in_view::DayInView;
use super::stored::{StoredDay, StoredDays};
use super::words::{beside_par, turns};
use crate::core::day::{TodayIs, date_words};
use crate::ui::prelude::*;
use crate::ui::widgets::{Chosen, SelfMarked};

/// Widths of the name of a month, and of a day at a text scale of 1, in design units.
const MONTH: f32 = 240.0;
const DAY: f32 = 74.0;
/// Height of a day at a text scale of 1: its number, and below it the turns of its climb.
const HIGH: f32 = 76.0;
const LOOK: ButtonLook = ButtonLook::Secondary;

/// Draws the month of the day in view, with its days in rows of weeks.
pub(super) fn draw(
    side: &mut ChildSpawnerCommands,
    in_view: Day,
    today: Day,
    days: &StoredDays,
    text_scale: f32,
) {
    let date = in_view.date();
    let month = texts::ALONE_MONTH_VALUE
        .with("month", f64::from(date.month()))
        .with("year", date.year().to_string());
    side.spawn((
        Key::of("month"),
        narrow_stepper(texts::ALONE_MONTH, month, MONTH),
        observe(turn_month),
    ));
    let cell_size = Vec2::new(DAY * (0.45 + 0.55 * text_scale), HIGH * text_scale);
    let width = cell_size.x;
    side.spawn(column(TIGHT)).with_children(|weeks| {
        weeks.spawn(weekdays(width));
        let first = date.with_day(1).map_or(in_view, Day::from);
        let mut day = first.monday();
        while day.date() <= date || day.date().month() == date.month() {
            weeks.spawn(week_node()).with_children(|week| {
                for _ in 0..7 {
                    if day.date().month() != date.month() {
                        week.spawn(cell_node(cell_size));
                    } else {
                        let mut cell = week.spawn(cell(day, days.get(day), cell_size));
                        if day == in_view {
                            cell.insert((Chosen, FocusNext));
                        }
                        if day > today {
                            cell.insert(InteractionDisabled);
                        }
                    }
                    day = day.next();
                }
            });
        }
    });
    let month_of = |day: Day| (day.date().year(), day.date().month());
    let mut climbed = days.days.iter().filter_map(StoredDay::day);
    if climbed.any(|day| month_of(day) == month_of(in_view)) {
        let note = medium_label(texts::ALONE_CALENDAR_NOTE, TextSize::Small, Role::Gold);
        let node = Node {
            align_self: AlignSelf::Center,
            ..default()
        };
        side.spawn((note, node));
    }
}

fn week_node() -> Node {
    Node {
        column_gap: px(TIGHT),
        ..Node::default().justified(JustifyContent::Center)
    }
}

/// Letters of the days of a week, from Monday.
fn weekdays(width: f32) -> impl Bundle {
    let letter = move |day: u8| {
        let words = texts::ALONE_WEEKDAY.with("day", day);
        let mut node = week_node();
        node.width = px(width);
        let letter = label(words, TextSize::Small, Role::PaperDim);
        (node, children![letter])
    };
    (week_node(), Children::spawn(SpawnIter((1..=7).map(letter))))
}

fn cell_node(size: Vec2) -> Node {
    Node {
        width: px(size.x),
        min_height: px(size.y),
        flex_direction: FlexDirection::Column,
        ..button_node(LOOK).padded(RING, RING).rounded(RADIUS_SMALL)
    }
}

/// Button of a day: its number, and the turns of its climb.
fn cell(day: Day, climbed: Option<&StoredDay>, size: Vec2) -> impl Bundle + use<> {
    let turns = climbed.map(|climbed| climbed.turn_count().to_string());
    let number = Words::literal(day.date().day().to_string());
    (
        Key::of(day),
        SelfMarked,
        bare_button_in(cell_node(size), spoken(day, climbed), LOOK),
        on_press(move |mut in_view: ResMut<DayInView>| _ = in_view.set_if_neq(DayInView(day))),
        Children::spawn(SpawnWith(move |cell: &mut ChildSpawner| {
            let bold = |words, color| (label(words, TextSize::Small, color), Ink(1.0));
            let Some(turns) = turns else {
                cell.spawn(bold(number, Role::Paper));
                return;
            };
            let number = medium_label(number, TextSize::Small, Role::PaperDim);
            cell.spawn((number, Ink(0.8)));
            cell.spawn(bold(Words::literal(turns), Role::Gold));
        })),
    )
}

fn spoken(day: Day, climbed: Option<&StoredDay>) -> Words {
    let date = date_words(day.date());
    let Some(climbed) = climbed else { return date };
    let count = climbed.turn_count();
    let value = match climbed.par {
        0 => turns(count),
        par => Words::dotted(turns(count), beside_par(count, u32::from(par))),
    };
    Words::titled(date, value)
}

/// Turns to the same day of the month before or after, at most to today.
fn turn_month(stepped: On<Stepped>, today: Res<TodayIs>, mut in_view: ResMut<DayInView>) {
    let date = in_view.0.date();
    let there = match stepped.by {
        ..0 => date.checked_sub_months(Months::new(1)),
        _ => date.checked_add_months(Months::new(1)),
    };
    let there = there.map_or(in_view.0, Day::from).min(today.today());
    in_view.set_if_neq(DayInView(there));
}
