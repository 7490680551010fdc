//! Dialog about the device of a seat: opened when a device is missing, or when the player wants another one.

use bevy::prelude::*;

use super::MARK;
use crate::referee::Match;
use crate::ui::prelude::*;

/// Dialog about the device of a seat, as [`DeviceQuestion`] asks.
pub(super) const DEVICE: Dialog = Dialog::named("Device");

const WIDTH: f32 = 1000.0;

/// Reason of the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuestionReason {
    /// It is their turn and their pad is disconnected.
    Lost,
    /// It is their turn, and it is unknown which of several pads of one kind is theirs.
    Doubt,
    /// They want to play with another device.
    Asked,
    /// On their turn a device was used that has no seat.
    Newcomer,
}

impl QuestionReason {
    /// Returns `true` if the game waits for a device.
    pub(super) fn is_missing(self) -> bool {
        matches!(self, QuestionReason::Lost | QuestionReason::Doubt)
    }
}

/// Question that is open, or was the last one.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceQuestion {
    /// The seat that is asked.
    pub seat: Seat,
    /// Reason.
    pub reason: QuestionReason,
}

#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeviceAnswer {
    /// The device that pressed the answer.
    This,
    /// Any device: one is passed around.
    Anything,
    /// None: a bot takes the seat.
    Bot,
}

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

fn open(
    question: If<Res<DeviceQuestion>>,
    seats: If<Res<Seats>>,
    current: If<Res<Match>>,
    mut commands: Commands,
) {
    let (plan, reason) = (seats.get(question.seat), question.reason);
    let named = |key| Words::new(key).with("name", plan.name.as_str());
    let [heading, note, this] = texts(reason).map(named);
    let anything = Words::new(texts::COUCH_ANYTHING);
    let (bot, look) = (named(texts::COUCH_LET_BOT), ButtonLook::Secondary);
    let this = answer(this, ButtonLook::Primary, DeviceAnswer::This);
    // A climb alone is of one person, and a guide speaks to one.
    let is_shared = seats.0.0.len() > 1 && !current.policy().is_guided;
    let answers = move |foot: &mut ChildSpawner| {
        foot.spawn(done_button(if reason.is_missing() {
            texts::COUCH_PAUSE
        } else {
            texts::COUCH_BACK
        }));
        if reason == QuestionReason::Asked {
            foot.spawn(answer(anything, look, DeviceAnswer::Anything));
        } else if reason.is_missing() && is_shared {
            foot.spawn(answer(bot, look, DeviceAnswer::Bot));
        }
    };
    let list = Node {
        // The ring of the first button needs room above and below.
        margin: UiRect::top(px(GAP)),
        ..column(APART)
    };
    let mark = mark_icon(plan.mark, MARK);
    let heading = label(heading, TextSize::Heading, Role::Paper);
    commands.spawn(dialog(
        DEVICE,
        WIDTH,
        children![
            (row(GAP), children![mark, heading]),
            medium_label(note, TextSize::Small, Role::PaperDim),
            (
                list,
                children![
                    (this, FocusFirst),
                    last_row(Children::spawn(SpawnWith(answers))),
                ],
            ),
        ],
    ));
}

fn answer(words: Words, look: ButtonLook, answer: DeviceAnswer) -> impl Bundle {
    button(words, look, move |mut commands: Commands| {
        commands.trigger(answer);
    })
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(DEVICE), open);
}
