//! Reports pads that are disconnected, connected again or low on battery. If the owner of a lost one is to act, a question
//! is asked before the turn goes on.

use bevy::prelude::*;

use super::missing::MissingPads;
use super::question::{DEVICE, DeviceQuestion};
use crate::input::{Device, DeviceActivity, DeviceAssignment, LowBattery, PadFound, PadLost, Pads};
use crate::referee::{Match, MatchOver, Notices, RefereeSystems, StartGame, WhoseTurn};
use crate::ui::dialog::PAUSE;
use crate::ui::prelude::*;

/// Notices about pads, and their owners.
#[derive(SystemParam)]
struct PadNews<'w> {
    seats: Option<Res<'w, Seats>>,
    current: Option<Res<'w, Match>>,
    screen: Res<'w, State<Screen>>,
    notices: ResMut<'w, Notices>,
}

impl PadNews<'_> {
    /// Seats of the people who play with a pad.
    fn owners(&self, pad: Entity, assignment: &DeviceAssignment) -> Vec<Seat> {
        let plan = |seat: Seat| self.seats.as_ref()?.0.get(seat.index());
        let is_person = |seat: &Seat| plan(*seat).is_some_and(|plan| plan.kind == SeatKind::Person);
        let holders = assignment.held_by(Device::Pad(pad));
        holders.filter(is_person).collect()
    }

    /// Shows a notice. It names the only owner, on screens where the names are known and not those of a replay.
    fn push(&mut self, key: [TextKey; 2], owners: &[Seat]) {
        let current = self.current.as_ref();
        let is_in_match = matches!(*self.screen.get(), Screen::Play | Screen::Results)
            && current.is_none_or(|current| current.policy().is_played);
        self.notices.push(match (owners, &self.seats) {
            ([owner], Some(seats)) if is_in_match => {
                Words::new(key[0]).with("name", seats.get(*owner).name.as_str())
            }
            _ => Words::new(key[1]),
        });
    }
}

fn report_lost_pads(
    mut lost: MessageReader<PadLost>,
    mut last_used: Local<Option<Entity>>,
    activity: Res<DeviceActivity>,
    assignment: Res<DeviceAssignment>,
    pads: Pads,
    whose_turn: Res<WhoseTurn>,
    menu: Res<State<Dialog>>,
    mut missing: ResMut<MissingPads>,
    mut news: PadNews,
) {
    for &PadLost(pad) in lost.read() {
        missing.gone.push(pad);
        let holders = news.owners(pad, &assignment);
        let gone = missing.gone.iter();
        let others: Vec<Seat> = gone
            .filter(|other| pads.are_alike(pad, **other))
            .flat_map(|other| news.owners(*other, &assignment))
            .collect();
        if !others.is_empty() {
            missing.in_doubt.extend(holders.iter().chain(&others));
            missing.in_doubt.sort();
            missing.in_doubt.dedup();
        }
        let turn = whose_turn.player();
        if *last_used == Some(pad) && turn.is_some_and(|seat| assignment.of(seat).is_none()) {
            missing.passed_around = Some(pad);
        }
        let is_players =
            turn.is_some_and(|seat| holders.contains(&seat)) || missing.passed_around == Some(pad);
        // If its owner is to act, the question is asked instead.
        if !is_players || *menu.get() != Dialog::NONE {
            let key = [texts::COUCH_PAD_GONE, texts::COUCH_A_PAD_GONE];
            news.push(key, &holders);
        }
    }
    *last_used = activity.last().and_then(Device::pad);
}

fn report_other_pads(
    mut found: MessageReader<PadFound>,
    low: Query<Entity, Added<LowBattery>>,
    pads: Pads,
    mut assignment: ResMut<DeviceAssignment>,
    mut missing: ResMut<MissingPads>,
    mut news: PadNews,
) {
    // The mark of a low battery stays until it is charged.
    for pad in &low {
        let holders = news.owners(pad, &assignment);
        let key = [texts::COUCH_PAD_LOW, texts::COUCH_A_PAD_LOW];
        news.push(key, &holders);
    }
    for &PadFound(pad) in found.read() {
        let was_gone = missing.gone.contains(&pad);
        missing.gone.retain(|other| *other != pad);
        if missing.passed_around == Some(pad) {
            missing.passed_around = None;
        }
        missing.eliminate(assignment.bypass_change_detection(), &pads);
        if was_gone {
            let mut holders = news.owners(pad, &assignment);
            holders.retain(|holder| !missing.in_doubt.contains(holder));
            let key = [texts::COUCH_PAD_BACK, texts::COUCH_A_PAD_BACK];
            news.push(key, &holders);
        }
    }
}

/// Opens the question while the device of the person who is to act is missing, and closes it once the device is back.
fn open_question(
    assignment: Res<DeviceAssignment>,
    pads: Pads,
    whose_turn: Res<WhoseTurn>,
    missing: Res<MissingPads>,
    menu: Res<State<Dialog>>,
    question: Option<Res<DeviceQuestion>>,
    mut dialogs: ResMut<Dialogs>,
    mut commands: Commands,
) {
    let now = whose_turn.player().and_then(|seat| {
        let reason = missing.reason(seat, &assignment, &pads)?;
        Some(DeviceQuestion { seat, reason })
    });
    let asked = question.map(|question| *question);
    let is_missing = asked.is_some_and(|question| question.reason.is_missing());
    match (*menu.get(), now) {
        (Dialog::NONE, Some(now)) => {
            commands.insert_resource(now);
            // Without an answer the game is paused.
            dialogs.open(PAUSE);
            dialogs.open(DEVICE);
        }
        // If there is another question, the next frame opens it.
        (DEVICE, now) if is_missing && now != asked => dialogs.close(),
        _ => {}
    }
}

/// Clears all doubt when a match begins from the join screen: all players have just joined by a press.
fn clear_doubt(_: On<StartGame>, screen: Res<State<Screen>>, mut missing: ResMut<MissingPads>) {
    if *screen.get() == Screen::Join {
        missing.in_doubt.clear();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MissingPads>()
        .add_observer(clear_doubt)
        .add_observer(|_: On<MatchOver>, mut missing: ResMut<MissingPads>| {
            missing.passed_around = None;
        })
        .add_systems(
            Update,
            (report_lost_pads, report_other_pads, open_question)
                .chain()
                .after(RefereeSystems::Phase),
        );
}
