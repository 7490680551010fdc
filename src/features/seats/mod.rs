//! Seats in a match: a dialog about the player and device of each, and questions about devices that are missing.

mod answer;
mod loss;
mod missing;
mod question;
mod seat;
mod seat_tabs;
mod table;

pub use question::{DeviceQuestion, QuestionReason};

use bevy::prelude::*;

use self::seat::SeatBody;
use self::seat_tabs::{SeatTabs, view_focused};
use crate::input::{DeviceAssignment, Pads, device_words};
use crate::opponents::characters;
use crate::referee::{Match, Shown, WhoseTurn, is_replay};
use crate::ui::dialog::PAUSE;
use crate::ui::entries::PauseEntries;
use crate::ui::prelude::*;
use crate::ui::tabs::{mark_tab, turn_pages};

/// Dialog of the seats of the match.
const SEATS: Dialog = Dialog::named("Seats");

const WIDTH: f32 = 1320.0;
/// Least width of the note beside the button.
const NOTE: f32 = 800.0;
/// Side of a mark, in design units.
const MARK: f32 = 40.0;

/// Seats with the device or the bot of each.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
struct SeatLines(Vec<SeatLine>);

#[derive(Clone, Debug, PartialEq)]
struct SeatLine {
    seat: Seat,
    plan: SeatPlan,
    /// Device of a person, or the bot.
    played_by: Words,
}

fn kind_words(kind: SeatKind) -> Words {
    match kind {
        SeatKind::Person => Words::new(texts::COUCH_PERSON),
        SeatKind::Bot(bot) => texts::COUCH_BOT.with("name", characters::name(bot)),
    }
}

fn follow_seats(
    seats: Option<Res<Seats>>,
    assignment: Res<DeviceAssignment>,
    pads: Pads,
    mut lines: ResMut<SeatLines>,
) {
    let plans = seats.iter().flat_map(|seats| &seats.0);
    let line = |(seat, plan): (Seat, &SeatPlan)| SeatLine {
        seat,
        plan: plan.clone(),
        played_by: match plan.kind {
            SeatKind::Person => device_words(assignment.of(seat), &pads),
            SeatKind::Bot(_) => kind_words(plan.kind),
        },
    };
    let now = Seat::ALL.into_iter().zip(plans).map(line);
    lines.set_if_neq(SeatLines(now.collect()));
}

fn open(mut commands: Commands) {
    let heading = Words::new(texts::COUCH_SEATS);
    let note = Words::new(texts::COUCH_SEAT_NOTE);
    let note = medium_label(note, TextSize::Small, Role::PaperDim);
    commands.spawn(dialog(
        SEATS,
        WIDTH,
        children![
            label(heading, TextSize::Heading, Role::Paper),
            (SeatTabs, row(APART).wrapped(APART).fixed()),
            (scroll_view(0.0), children![(SeatBody, column(0.0).fixed())]),
            last_row(children![
                done_button(texts::COUCH_DONE),
                (note, Node::default().growing(NOTE)),
            ]),
        ],
    ));
}

/// Brings the seat into view whose turn the pause interrupts.
fn view_turn(turn: Res<WhoseTurn>, mut in_view: ResMut<InView<Seat>>) {
    in_view.set_if_neq(InView(turn.player().unwrap_or(Seat::ALL[0])));
}

/// Entry of the pause where players can change their seats: not in a replay, not alone, and not where a guide speaks to one.
fn seats_entry(current: If<Res<Match>>, shown: If<Res<Shown>>) -> Option<Entry> {
    let is_shared = shown.game.seats() > 1 && !current.policy().is_guided;
    (is_shared && !is_replay(Some(current.0))).then(|| Entry::new(texts::PAUSE_SEATS))
}

pub(crate) fn plugin(app: &mut App) {
    let show = |mut dialogs: ResMut<Dialogs>| dialogs.open(SEATS);
    app.init_resource::<SeatLines>()
        .insert_resource(InView(Seat::ALL[0]))
        .add_entry(PauseEntries, 50, seats_entry, show)
        .add_systems(OnEnter(PAUSE), view_turn)
        .add_systems(OnEnter(SEATS), (follow_seats, open).chain())
        .add_systems(
            Update,
            (
                (turn_pages::<Seat>, view_focused, follow_seats)
                    .chain()
                    .before(ViewSystems::Build),
                mark_tab::<Seat>.after(ViewSystems::Build),
            )
                .run_if(in_state(SEATS)),
        )
        .add_plugins((
            answer::plugin,
            loss::plugin,
            question::plugin,
            seat::plugin,
            seat_tabs::plugin,
            table::plugin,
        ));
}
