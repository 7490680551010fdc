//! Rows of the seat in view: a person or a bot, the device, and what the person there set for themselves.

use bevy::prelude::*;

use super::question::{DEVICE, DeviceQuestion, QuestionReason};
use super::{SEATS, SeatLine, SeatLines, kind_words};
use crate::opponents::characters;
use crate::ui::own_settings::{SettingsOf, guard_row, hints_row, rumble_row};
use crate::ui::prelude::*;
use crate::ui::widgets::stepper;

/// Number of rows of a person: the dialog is as high for a bot.
const ROWS: f32 = 5.0;
/// Side of the arrow at the end of a row, in design units.
const ARROW: f32 = 22.0;

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
                stepper(texts::COUCH_DECIDES, kind_words(self.plan.kind)),
                observe(step_kind),
            ));
            if let SeatKind::Bot(opponent) = self.plan.kind {
                rows.spawn(characters::about(Some(opponent), Portrait));
                return;
            }
            let device = device_row(self.played_by.clone());
            rows.spawn((Key::of("device"), device, on_press(ask_device)));
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
    let spoken = Words::titled(title.clone(), device.clone());
    let look = ButtonLook::Row;
    // The value stands below where text is large.
    let node = Node {
        column_gap: px(GAP),
        ..button_node(look)
            .padded(GAP, TIGHT)
            .wrapped(TIGHT / 2.0)
            .justified(JustifyContent::SpaceBetween)
    };
    let title = medium_label(title, TextSize::Small, Role::PaperDim);
    let value = children![
        (label(device, TextSize::Label, Role::Paper), Ink(1.0)),
        (icon(Art::IconRight, Vec2::splat(ARROW)), Ink(0.85)),
    ];
    (
        bare_button_in(node, spoken, look),
        children![(title, Ink(0.85)), (row(GAP), value)],
    )
}

fn step_kind(stepped: On<Stepped>, in_view: Res<InView<Seat>>, mut seats: ResMut<Seats>) {
    let all: Vec<SeatKind> = SeatKind::all().collect();
    if let Some(plan) = seats.0.get_mut(in_view.0.index()) {
        plan.kind = cycle(&all, plan.kind, stepped.by);
    }
}

fn ask_device(in_view: Res<InView<Seat>>, mut commands: Commands, mut dialogs: ResMut<Dialogs>) {
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
