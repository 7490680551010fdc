//! Pads that are lost and found: a toast says so; if the owner is to act, a question is asked before the turn goes on.

use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::pads::{PadFound, PadLost};
use super::{DeviceAssignment, DeviceQuestion, Pads, Player, QuestionReason};
use crate::core::locale::Words;
use crate::core::states::Menu;
use crate::core::states::Screen;
use crate::core::texts;
use crate::core::texts::TextKey;
use crate::input::{Device, DeviceActivity};
use crate::referee::{Notices, RefereeSystems, StartGame};

/// The pads that are missing, and what is unknown because of it.
#[derive(Resource, Debug, Default)]
pub(super) struct Missing {
    /// The pads that are disconnected.
    gone: Vec<Entity>,
    /// The seats whose pad was disconnected together with another one of its kind: nobody knows which is whose.
    in_doubt: Vec<Seat>,
    /// The pad that was passed around when it was disconnected, if the game waits for it.
    passed_around: Option<Entity>,
}

impl Missing {
    /// Records that a seat has said what it plays with. If one seat in doubt and one pad of the kind are left, they belong
    /// together.
    pub(super) fn settle(&mut self, seat: Seat, assignment: &mut DeviceAssignment, pads: &Pads) {
        self.in_doubt.retain(|other| *other != seat);
        self.passed_around = None;
        self.eliminate(assignment, pads);
    }

    fn eliminate(&mut self, assignment: &mut DeviceAssignment, pads: &Pads) {
        let [seat] = self.in_doubt[..] else { return };
        let Some(pad) = assignment.of(seat).and_then(Device::pad) else {
            self.in_doubt.clear();
            return;
        };
        let is_free = |pad: Entity| {
            assignment
                .held_by(Device::Pad(pad))
                .all(|holder| holder == seat)
        };
        let mut left = pads.like(pad).filter(|pad| is_free(*pad));
        if let (Some(only), None) = (left.next(), left.next()) {
            assignment.assign(seat, Some(Device::Pad(only)));
            self.in_doubt.clear();
        }
    }

    /// Why the person who is to act must be asked, if so.
    fn reason(
        &self,
        seat: Seat,
        assignment: &DeviceAssignment,
        pads: &Pads,
    ) -> Option<QuestionReason> {
        match assignment.of(seat).map(Device::pad) {
            Some(Some(pad)) if !pads.has(pad) => Some(QuestionReason::Lost),
            Some(Some(_)) if self.in_doubt.contains(&seat) => Some(QuestionReason::Doubt),
            None if self.passed_around.is_some() => Some(QuestionReason::Lost),
            _ => None,
        }
    }
}

/// The people who play with a pad.
fn owners(pad: Entity, assignment: &DeviceAssignment, player: &Player) -> Vec<Seat> {
    let holders = assignment.held_by(Device::Pad(pad));
    holders.filter(|seat| player.is_person(*seat)).collect()
}

/// The notice about a pad: it names the only owner, on screens where the names are known.
fn pad_notice(key: [TextKey; 2], owners: &[Seat], screen: Screen, player: &Player) -> Words {
    match owners {
        [owner] if matches!(screen, Screen::Play | Screen::Results) => {
            Words::new(key[0]).with("name", player.name(*owner))
        }
        _ => Words::new(key[1]),
    }
}

fn report_lost_pads(
    mut lost: MessageReader<PadLost>,
    mut last_used: Local<Option<Entity>>,
    activity: Res<DeviceActivity>,
    assignment: Res<DeviceAssignment>,
    pads: Pads,
    player: Player,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut missing: ResMut<Missing>,
    mut notices: ResMut<Notices>,
) {
    for &PadLost(pad) in lost.read() {
        missing.gone.push(pad);
        let holders = owners(pad, &assignment, &player);
        let alike = missing
            .gone
            .iter()
            .filter(|other| pads.are_alike(pad, **other));
        let others: Vec<Seat> = alike
            .flat_map(|other| owners(*other, &assignment, &player))
            .collect();
        if !others.is_empty() {
            missing.in_doubt.extend(holders.iter().chain(&others));
            missing.in_doubt.sort();
            missing.in_doubt.dedup();
        }
        let turn = player.seat();
        if *last_used == Some(pad) && turn.is_some_and(|seat| assignment.of(seat).is_none()) {
            missing.passed_around = Some(pad);
        }
        let is_players =
            turn.is_some_and(|seat| holders.contains(&seat)) || missing.passed_around == Some(pad);
        // The person who is to act is asked instead.
        if !is_players || *menu.get() != Menu::None {
            let key = [texts::COUCH_PAD_GONE, texts::COUCH_A_PAD_GONE];
            notices.push(pad_notice(key, &holders, *screen.get(), &player));
        }
    }
    *last_used = activity.last().and_then(Device::pad);
}

fn report_found_pads(
    mut found: MessageReader<PadFound>,
    pads: Pads,
    player: Player,
    screen: Res<State<Screen>>,
    mut assignment: ResMut<DeviceAssignment>,
    mut missing: ResMut<Missing>,
    mut notices: ResMut<Notices>,
) {
    for &PadFound(pad) in found.read() {
        let was_gone = missing.gone.contains(&pad);
        missing.gone.retain(|other| *other != pad);
        if missing.passed_around == Some(pad) {
            missing.passed_around = None;
        }
        missing.eliminate(assignment.bypass_change_detection(), &pads);
        if was_gone {
            let mut holders = owners(pad, &assignment, &player);
            holders.retain(|holder| !missing.in_doubt.contains(holder));
            let key = [texts::COUCH_PAD_BACK, texts::COUCH_A_PAD_BACK];
            notices.push(pad_notice(key, &holders, *screen.get(), &player));
        }
    }
}

/// Opens the question while the device of the person who is to act is missing, and closes it once the device is back.
fn open_question(
    assignment: Res<DeviceAssignment>,
    pads: Pads,
    player: Player,
    missing: Res<Missing>,
    menu: Res<State<Menu>>,
    question: Option<Res<DeviceQuestion>>,
    mut next: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let now = player.seat().and_then(|seat| {
        let reason = missing.reason(seat, &assignment, &pads)?;
        Some(DeviceQuestion { seat, reason })
    });
    match (*menu.get(), now) {
        (Menu::None, Some(now)) => {
            commands.insert_resource(now);
            NextState::set_if_neq(&mut next, Menu::MissingDevice);
        }
        // If there is another question, the next frame opens it.
        (Menu::MissingDevice, now) if now.as_ref() != question.as_deref() => {
            NextState::set_if_neq(&mut next, Menu::None);
        }
        _ => {}
    }
}

/// Whoever has just joined by a press is in no doubt.
fn trust_newcomers(_: On<StartGame>, screen: Res<State<Screen>>, mut missing: ResMut<Missing>) {
    if *screen.get() == Screen::Join {
        missing.in_doubt.clear();
        missing.passed_around = None;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Missing>()
        .add_observer(trust_newcomers)
        .add_systems(
            Update,
            (report_lost_pads, report_found_pads, open_question)
                .chain()
                .after(RefereeSystems::Phase),
        );
}
