//! Seats in a match: dialogs about the player and device of each, and questions about devices that are missing.

mod answer;
mod device_question;
mod loss;
mod missing;
mod question;
mod seat;

pub use device_question::{DeviceQuestion, QuestionReason};

use bevy::{
    prelude::*,
    ui_widgets::{Activate, observe},
};
use cant_stop_rules::Seat;

use self::seat::SEAT;
use crate::core::art::Art;
use crate::core::dialogs::{Dialog, Dialogs};
use crate::core::locale::Words;
use crate::core::seats::{SeatKind, SeatPlan, Seats};
use crate::core::texts;
use crate::input::{Device, DeviceAssignment, Pads, device_words};
use crate::opponents::characters;
use crate::referee::{Match, Shown, is_replay};
use crate::ui::color::Role;
use crate::ui::dialog::PAUSE;
use crate::ui::dialog::dialog;
use crate::ui::done_button;
use crate::ui::entries::{AddEntry, Entry, PauseEntries};
use crate::ui::focus::FocusFirst;
use crate::ui::last_row;
use crate::ui::spacing::{GAP, RADIUS_SMALL, TIGHT, TOUCH};
use crate::ui::type_scale::TextSize;
use crate::ui::widgets::{
    ButtonLook, Ink, bare_button_in, button_node, icon, label, mark_icon, medium_label, row,
    scroll_view,
};

/// Dialog of all seats of the match.
pub(crate) const SEATS: Dialog = Dialog::named("Seats");

const WIDTH: f32 = 1000.0;
/// The side of a mark in a line.
const MARK: f32 = 40.0;
/// The side of a bot's face in a line.
const FACE: f32 = 48.0;
/// The side of the arrow at the end of a line.
const ARROW: f32 = 22.0;

/// Seat whose dialog is open.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
struct Opened(Seat);

/// Name of the kind of player.
fn kind_words(kind: SeatKind) -> Words {
    match kind {
        SeatKind::Person => Words::new(texts::COUCH_PERSON),
        SeatKind::Bot(opponent) => {
            Words::new(texts::COUCH_BOT).with("name", characters::name(opponent))
        }
    }
}

/// Kind of player, or the device of a person.
fn summary(plan: &SeatPlan, device: Option<Device>, pads: &Pads) -> Words {
    match plan.kind {
        SeatKind::Person => device_words(device, pads),
        SeatKind::Bot(_) => kind_words(plan.kind),
    }
}

/// A button as wide as the dialog: what it is about at the left, how it stands at the right, or below where text is
/// large.
fn line(spoken: Words, left: impl Bundle, value: impl Bundle) -> impl Bundle {
    (
        bare_button_in(
            Node {
                min_height: px(TOUCH),
                padding: UiRect::axes(px(GAP), px(TIGHT)),
                flex_wrap: FlexWrap::Wrap,
                column_gap: px(GAP),
                row_gap: px(TIGHT / 2.0),
                justify_content: JustifyContent::SpaceBetween,
                border_radius: BorderRadius::all(px(RADIUS_SMALL)),
                ..button_node(ButtonLook::Row)
            },
            spoken,
            ButtonLook::Row,
        ),
        children![left, (row(GAP), children![value, opens()])],
    )
}

/// The arrow that says that there is more behind a line.
fn opens() -> impl Bundle {
    (icon(Art::IconRight, Vec2::splat(ARROW)), Ink(0.85))
}

/// The mark and the name of a seat.
fn person(plan: &SeatPlan, size: TextSize) -> impl Bundle {
    (
        row(GAP),
        children![
            mark_icon(plan.mark, MARK),
            (
                label(Words::literal(plan.name.clone()), size, Role::Paper),
                Ink(1.0)
            ),
        ],
    )
}

fn open(
    seats: Option<Res<Seats>>,
    assignment: Res<DeviceAssignment>,
    pads: Pads,
    opened: Option<Res<Opened>>,
    mut commands: Commands,
) {
    let Some(seats) = seats else { return };
    let lines: Vec<(Seat, SeatPlan, Words)> = Seat::ALL
        .into_iter()
        .zip(&seats.0)
        .map(|(seat, plan)| {
            (
                seat,
                plan.clone(),
                summary(plan, assignment.of(seat), &pads),
            )
        })
        .collect();
    let first = opened.map_or(Seat::ALL[0], |opened| opened.0);
    commands.spawn(dialog(
        SEATS,
        WIDTH,
        children![
            label(
                Words::new(texts::COUCH_SEATS),
                TextSize::Heading,
                Role::Paper
            ),
            (
                medium_label(
                    Words::new(texts::COUCH_SEATS_NOTE),
                    TextSize::Small,
                    Role::PaperDim
                ),
                Node {
                    flex_shrink: 0.0,
                    ..default()
                },
            ),
            (
                scroll_view(TIGHT),
                Children::spawn(SpawnWith(move |list: &mut ChildSpawner| {
                    for (seat, plan, stands) in lines {
                        seat_line(list, seat, &plan, stands, seat == first);
                    }
                })),
            ),
            last_row(children![done_button(Words::new(texts::COUCH_DONE))]),
        ],
    ));
}

fn seat_line(list: &mut ChildSpawner, seat: Seat, plan: &SeatPlan, stands: Words, first: bool) {
    let spoken = Words::new(texts::SPOKEN_VALUE)
        .with("title", plan.name.clone())
        .with("value", stands.clone());
    let value = (
        row(TIGHT),
        children![
            characters::face(plan.kind.opponent(), FACE),
            (
                medium_label(stands, TextSize::Small, Role::Paper),
                Ink(0.85),
            ),
        ],
    );
    let mut line = list.spawn((
        line(spoken, person(plan, TextSize::Label), value),
        observe(
            move |_: On<Activate>, mut commands: Commands, mut dialogs: ResMut<Dialogs>| {
                commands.insert_resource(Opened(seat));
                dialogs.open(SEAT);
            },
        ),
    ));
    if first {
        line.insert(FocusFirst);
    }
}

/// The next pause begins with the first seat again.
fn forget(mut commands: Commands) {
    commands.remove_resource::<Opened>();
}

/// Entry of the pause where players can change their seats: not in a replay, and not alone.
fn seats_entry(current: If<Res<Match>>, shown: If<Res<Shown>>) -> Option<Entry> {
    let is_shared = shown.game.seats() > 1 && !is_replay(Some(current.0));
    is_shared.then(|| Entry::new(texts::PAUSE_SEATS))
}

pub(crate) fn plugin(app: &mut App) {
    app.add_entry(
        PauseEntries,
        50,
        seats_entry,
        |mut dialogs: ResMut<Dialogs>| dialogs.open(SEATS),
    )
    .add_systems(OnEnter(SEATS), open)
    .add_systems(OnEnter(PAUSE), forget)
    .add_plugins((answer::plugin, loss::plugin, question::plugin, seat::plugin));
}
