//! One seat: a person or a bot, what it is played with, and what the person there set for themselves.

use bevy::{
    prelude::*,
    ui::InteractionDisabled,
    ui_widgets::{Activate, observe},
};
use cant_stop_bots::Opponent;

use super::device_question::{DeviceQuestion, QuestionReason};
use super::{Opened, kind_words, line, person};
use crate::core::cycle::cycle;
use crate::core::dialogs::{Dialog, Dialogs};
use crate::core::locale::Words;
use crate::core::seats::{SeatKind, Seats};
use crate::core::texts;
use crate::features::seats::question::DEVICE;
use crate::input::{DeviceAssignment, Pads, device_words};
use crate::opponents::characters;
use crate::opponents::characters::Character;
use crate::ui::color::Role;
use crate::ui::dialog::dialog;
use crate::ui::done_button;
use crate::ui::focus::FocusFirst;
use crate::ui::last_row;
use crate::ui::own_settings::{SettingsOf, guard_row, hints_row, rumble_row};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    Ink, ShownValue, Stepped, label, medium_label, scroll_view, set_marker, stepper,
};

/// Dialog of one seat.
pub(crate) const SEAT: Dialog = Dialog::named("Seat");

const WIDTH: f32 = 1000.0;

/// The row that says who decides.
#[derive(Component)]
struct Decides;

/// What is about a bot only.
#[derive(Component, Clone, Copy)]
struct BotOnly;

/// A row that is about people only.
#[derive(Component)]
struct PeopleOnly;

/// Everybody who can decide for a seat, in the order in which they are offered.
fn all_kinds() -> Vec<SeatKind> {
    let bots = Opponent::ALL.into_iter().map(SeatKind::Bot);
    std::iter::once(SeatKind::Person).chain(bots).collect()
}

fn open(
    opened: Option<Res<Opened>>,
    seats: Option<Res<Seats>>,
    assignment: Res<DeviceAssignment>,
    pads: Pads,
    mut commands: Commands,
) {
    let (Some(opened), Some(seats)) = (opened, seats) else {
        return;
    };
    let plan = seats.get(opened.0).clone();
    let with = device_words(assignment.of(opened.0), &pads);
    commands.spawn(dialog(
        SEAT,
        WIDTH,
        children![
            person(&plan, TextSize::Heading),
            (
                scroll_view(0.0),
                children![
                    (
                        stepper(Words::new(texts::COUCH_DECIDES), kind_words(plan.kind)),
                        Decides,
                        FocusFirst,
                        observe(step_kind),
                    ),
                    characters::about(plan.kind.opponent(), BotOnly),
                    (device_line(with), PeopleOnly, observe(ask_device)),
                    rumble_row(),
                    guard_row(),
                    hints_row(),
                ],
            ),
            (
                medium_label(
                    Words::new(texts::COUCH_SEAT_NOTE),
                    TextSize::Small,
                    Role::PaperDim
                ),
                Node {
                    flex_shrink: 0.0,
                    ..default()
                },
            ),
            last_row(children![done_button(Words::new(texts::COUCH_DONE))]),
        ],
    ));
}

fn device_line(with: Words) -> impl Bundle {
    let title = Words::new(texts::COUCH_PLAYS_WITH);
    line(
        Words::new(texts::SPOKEN_VALUE)
            .with("title", title.clone())
            .with("value", with.clone()),
        (
            medium_label(title, TextSize::Small, Role::PaperDim),
            Ink(0.85),
        ),
        (label(with, TextSize::Label, Role::Paper), Ink(1.0)),
    )
}

fn step_kind(stepped: On<Stepped>, opened: Res<Opened>, mut seats: ResMut<Seats>) {
    let all = all_kinds();
    let Some(plan) = seats.0.get_mut(opened.0.index()) else {
        return;
    };
    plan.kind = cycle(&all, plan.kind, stepped.by);
}

fn ask_device(
    _: On<Activate>,
    opened: Res<Opened>,
    mut commands: Commands,
    mut dialogs: ResMut<Dialogs>,
) {
    commands.insert_resource(DeviceQuestion {
        seat: opened.0,
        reason: QuestionReason::Asked,
    });
    dialogs.open(DEVICE);
}

fn show_values(
    opened: Option<Res<Opened>>,
    seats: Option<Res<Seats>>,
    mut whose: ResMut<SettingsOf>,
    mut decides: Query<&mut ShownValue, With<Decides>>,
    people_only: Query<(Entity, Has<InteractionDisabled>), With<PeopleOnly>>,
    mut bot_only: Query<&mut Character, With<BotOnly>>,
    mut commands: Commands,
) {
    let (Some(opened), Some(seats)) = (opened, seats) else {
        return;
    };
    let plan = seats.get(opened.0);
    for mut shown in &mut decides {
        shown.set_if_neq(ShownValue(kind_words(plan.kind)));
    }
    for mut character in &mut bot_only {
        character.set_if_neq(Character(plan.kind.opponent()));
    }
    let is_bot = plan.kind != SeatKind::Person;
    whose.set_if_neq(SettingsOf((!is_bot).then(|| plan.name.clone())));
    for (row, disabled) in &people_only {
        set_marker::<InteractionDisabled>(&mut commands, row, is_bot, disabled);
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(SEAT), open)
        .add_systems(Update, show_values.run_if(in_state(SEAT)));
}
