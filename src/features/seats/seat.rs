//! Rows of the seat in view: a person or a bot, the device, and what the person there set for themselves.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};
use cant_stop_bots::Opponent;
use cant_stop_rules::Seat;

use super::device_question::{DeviceQuestion, QuestionReason};
use super::question::DEVICE;
use super::{SEATS, SeatLine, SeatLines, kind_words};
use crate::core::art::Art;
use crate::core::cycle::cycle;
use crate::core::dialogs::Dialogs;
use crate::core::locale::Words;
use crate::core::seats::{SeatKind, Seats};
use crate::core::texts;
use crate::opponents::characters;
use crate::ui::color::Role;
use crate::ui::kit::{AddView, Flex, Key, View};
use crate::ui::own_settings::{SettingsOf, guard_row, hints_row, rumble_row};
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT, TOUCH};
use crate::ui::tabs::InView;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Ink, Stepped, bare_button_in, button_node, column, icon, label, medium_label, row,
    stepper,
};

/// Number of rows of a person: the dialog is as high for a bot.
const ROWS: f32 = 5.0;
/// Side of the arrow at the end of a row, in design units.
const ARROW: f32 = 22.0;

/// Container of the rows.
#[derive(Component)]
pub(super) struct SeatBody;

/// Row at the top.
#[derive(Component)]
pub(super) struct FirstRow;

/// Face, nature and strength of the bot.
#[derive(Component, Clone, Copy)]
struct Portrait;

impl View for SeatLine {
    type Container = SeatBody;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        let room = Node {
            min_height: px(ROWS * TOUCH),
            ..column(0.0).fixed()
        };
        parts.spawn(room).with_children(|rows| {
            rows.spawn((
                Key::of("decides"),
                FirstRow,
                stepper(Words::new(texts::COUCH_DECIDES), kind_words(self.plan.kind)),
                observe(step_kind),
            ));
            if let SeatKind::Bot(opponent) = self.plan.kind {
                rows.spawn(characters::about(Some(opponent), Portrait));
                return;
            }
            let device = device_row(self.played_by.clone());
            rows.spawn((Key::of("device"), device, observe(ask_device)));
            rows.spawn((Key::of("rumble"), rumble_row()));
            rows.spawn((Key::of("guard"), guard_row()));
            rows.spawn((Key::of("hints"), hints_row()));
        });
    }
}

fn rows(lines: Res<SeatLines>, in_view: Res<InView<Seat>>) -> Option<SeatLine> {
    lines.0.get(in_view.0.index()).cloned()
}

/// Row that leads to the question about the device.
fn device_row(device: Words) -> impl Bundle {
    let title = Words::new(texts::COUCH_PLAYS_WITH);
    let spoken = Words::new(texts::SPOKEN_VALUE)
        .with("title", title.clone())
        .with("value", device.clone());
    let look = ButtonLook::Row;
    // The value stands below where text is large.
    let node = Node {
        column_gap: px(GAP),
        justify_content: JustifyContent::SpaceBetween,
        ..button_node(look)
            .padded(GAP, TIGHT)
            .wrapped(TIGHT / 2.0)
            .rounded(RADIUS_SMALL)
    };
    let title = medium_label(title, TextSize::Small, Role::PaperDim);
    (
        bare_button_in(node, spoken, look),
        children![
            (title, Ink(0.85)),
            (
                row(GAP),
                children![
                    (label(device, TextSize::Label, Role::Paper), Ink(1.0)),
                    (icon(Art::IconRight, Vec2::splat(ARROW)), Ink(0.85)),
                ],
            ),
        ],
    )
}

fn step_kind(stepped: On<Stepped>, in_view: Res<InView<Seat>>, mut seats: ResMut<Seats>) {
    let bots = Opponent::ALL.into_iter().map(SeatKind::Bot);
    let all: Vec<SeatKind> = std::iter::once(SeatKind::Person).chain(bots).collect();
    if let Some(plan) = seats.0.get_mut(in_view.0.index()) {
        plan.kind = cycle(&all, plan.kind, stepped.by);
    }
}

fn ask_device(
    _: On<Activate>,
    in_view: Res<InView<Seat>>,
    mut commands: Commands,
    mut dialogs: ResMut<Dialogs>,
) {
    commands.insert_resource(DeviceQuestion {
        seat: in_view.0,
        reason: QuestionReason::Asked,
    });
    dialogs.open(DEVICE);
}

/// Lets the rows show what the person at the seat in view set.
fn follow_person(lines: Res<SeatLines>, in_view: Res<InView<Seat>>, mut whose: ResMut<SettingsOf>) {
    let line = lines.0.get(in_view.0.index());
    let person = line.filter(|line| line.plan.kind == SeatKind::Person);
    whose.set_if_neq(SettingsOf(person.map(|line| line.plan.name.clone())));
}

pub(super) fn plugin(app: &mut App) {
    app.add_view(rows)
        .add_systems(Update, follow_person.run_if(in_state(SEATS)));
}
