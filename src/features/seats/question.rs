//! Dialog about the device of a seat: opened when a device is missing, or when the player wants another one.

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};

use super::MARK;
use super::device_question::{DeviceAnswer, DeviceQuestion, QuestionReason};
use crate::core::dialogs::Dialog;
use crate::core::locale::Words;
use crate::core::seats::{SeatPlan, Seats};
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::ui::color::Role;
use crate::ui::dialog::dialog;
use crate::ui::focus::FocusFirst;
use crate::ui::leave_dialog;
use crate::ui::spacing::GAP;
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{ButtonLook, button, label, mark_icon, medium_label, row};

/// Dialog about the device of a seat, as [`DeviceQuestion`] asks.
pub(super) const DEVICE: Dialog = Dialog::named("Device");

const WIDTH: f32 = 860.0;

/// Heading, note, and label of the first button.
fn texts(reason: QuestionReason) -> [TextKey; 3] {
    match reason {
        QuestionReason::Lost => [
            texts::COUCH_LOST,
            texts::COUCH_LOST_NOTE,
            texts::COUCH_LOST_THIS,
        ],
        QuestionReason::Doubt => [
            texts::COUCH_DOUBT,
            texts::COUCH_DOUBT_NOTE,
            texts::COUCH_DOUBT_THIS,
        ],
        QuestionReason::Asked => [
            texts::COUCH_ASKED,
            texts::COUCH_ASKED_NOTE,
            texts::COUCH_ASKED_THIS,
        ],
        QuestionReason::Newcomer => [
            texts::COUCH_NEWCOMER,
            texts::COUCH_NEWCOMER_NOTE,
            texts::COUCH_ASKED_THIS,
        ],
    }
}

fn open(question: Option<Res<DeviceQuestion>>, seats: Option<Res<Seats>>, mut commands: Commands) {
    let (Some(question), Some(seats)) = (question, seats) else {
        return;
    };
    let plan = seats.get(question.seat).clone();
    let [heading, note, this] = texts(question.reason).map(|key| named(key, &plan));
    let reason = question.reason;
    commands.spawn(dialog(
        DEVICE,
        WIDTH,
        children![
            headline(&plan, heading),
            medium_label(note, TextSize::Small, Role::PaperDim),
            (
                Node {
                    flex_direction: FlexDirection::Column,
                    row_gap: px(GAP),
                    // The ring of the first button needs room below the note.
                    margin: UiRect::top(px(GAP)),
                    ..default()
                },
                Children::spawn(SpawnWith(move |list: &mut ChildSpawner| {
                    list.spawn((
                        button(this, ButtonLook::Primary),
                        FocusFirst,
                        says(DeviceAnswer::This),
                    ));
                    if reason == QuestionReason::Asked {
                        list.spawn((
                            button(Words::new(texts::COUCH_ANYTHING), ButtonLook::Secondary),
                            says(DeviceAnswer::Anything),
                        ));
                    }
                    if reason.is_missing() {
                        list.spawn((
                            button(named(texts::COUCH_LET_BOT, &plan), ButtonLook::Secondary),
                            says(DeviceAnswer::Bot),
                        ));
                        list.spawn(leave(texts::COUCH_PAUSE));
                    } else {
                        list.spawn(leave(texts::COUCH_BACK));
                    }
                })),
            ),
        ],
    ));
}

/// Heading beside the mark of the seat.
fn headline(plan: &SeatPlan, heading: Words) -> impl Bundle {
    (
        row(GAP),
        children![
            mark_icon(plan.mark, MARK),
            label(heading, TextSize::Heading, Role::Paper),
        ],
    )
}

fn named(key: TextKey, plan: &SeatPlan) -> Words {
    Words::new(key).with("name", plan.name.clone())
}

fn says(answer: DeviceAnswer) -> impl Bundle {
    observe(move |_: On<Activate>, mut commands: Commands| commands.trigger(answer))
}

fn leave(key: TextKey) -> impl Bundle {
    (
        button(Words::new(key), ButtonLook::Secondary),
        observe(leave_dialog),
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(DEVICE), open);
}
