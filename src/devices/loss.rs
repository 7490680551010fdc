//! Pads that go and come: said in a quiet toast, or asked about before anything goes on when their owner is to play.

use bevy::prelude::*;
use cant_stop_rules::Seat;

use super::pads::{PadFound, PadLost};
use super::{Claim, DeviceAssignment, Pads, Player, Why};
use crate::ground::locale::Words;
use crate::ground::states::Menu;
use crate::ground::states::Screen;
use crate::ground::texts::{self, TextKey};
use crate::input::{Device, Used};
use crate::referee::{Notices, RefereeSystems, StartGame};

/// What is not as it was.
#[derive(Resource, Debug, Default)]
pub(super) struct Missing {
    /// The pads that went and have not come back.
    gone: Vec<Entity>,
    /// The seats whose pad was away together with another one of its kind: which is whose is for them to say.
    in_doubt: Vec<Seat>,
    /// The pad that was passed around when it went, if it is waited for.
    passed_around: Option<Entity>,
}

impl Missing {
    /// A seat has said what it plays with. If that leaves one seat in doubt and one pad of the kind, that is its own.
    pub(super) fn is_settled(&mut self, seat: Seat, hands: &mut DeviceAssignment, pads: &Pads) {
        self.in_doubt.retain(|other| *other != seat);
        self.passed_around = None;
        self.eliminate(hands, pads);
    }

    fn eliminate(&mut self, hands: &mut DeviceAssignment, pads: &Pads) {
        let [seat] = self.in_doubt[..] else { return };
        let Some(pad) = hands.of(seat).and_then(Device::pad) else {
            self.in_doubt.clear();
            return;
        };
        let is_free = |pad: Entity| hands.held_by(Device::Pad(pad)).all(|holder| holder == seat);
        let mut left = pads.like(pad).filter(|pad| is_free(*pad));
        if let (Some(only), None) = (left.next(), left.next()) {
            hands.give(seat, Some(Device::Pad(only)));
            self.in_doubt.clear();
        }
    }

    /// What there is to ask a person who is to play.
    fn why(&self, seat: Seat, hands: &DeviceAssignment, pads: &Pads) -> Option<Why> {
        match hands.of(seat).map(Device::pad) {
            Some(Some(pad)) if !pads.has(pad) => Some(Why::Lost),
            Some(Some(_)) if self.in_doubt.contains(&seat) => Some(Why::Doubt),
            None if self.passed_around.is_some() => Some(Why::Lost),
            _ => None,
        }
    }
}

/// The people who play with a pad.
fn owners(pad: Entity, hands: &DeviceAssignment, player: &Player) -> Vec<Seat> {
    let holders = hands.held_by(Device::Pad(pad));
    holders.filter(|seat| player.is_person(*seat)).collect()
}

/// What is said of a pad: with the name of its only owner, where people can know who that is.
fn news(key: [TextKey; 2], owners: &[Seat], screen: Screen, player: &Player) -> Words {
    match owners {
        [owner] if matches!(screen, Screen::Play | Screen::Results) => {
            Words::new(key[0]).with("name", player.name(*owner))
        }
        _ => Words::new(key[1]),
    }
}

fn hear_of_lost(
    mut lost: MessageReader<PadLost>,
    mut last_used: Local<Option<Entity>>,
    used: Res<Used>,
    hands: Res<DeviceAssignment>,
    pads: Pads,
    player: Player,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut missing: ResMut<Missing>,
    mut notices: ResMut<Notices>,
) {
    for &PadLost(pad) in lost.read() {
        missing.gone.push(pad);
        let holders = owners(pad, &hands, &player);
        let alike = missing
            .gone
            .iter()
            .filter(|other| pads.are_alike(pad, **other));
        let others: Vec<Seat> = alike
            .flat_map(|other| owners(*other, &hands, &player))
            .collect();
        if !others.is_empty() {
            missing.in_doubt.extend(holders.iter().chain(&others));
            missing.in_doubt.sort();
            missing.in_doubt.dedup();
        }
        let turn = player.seat();
        if *last_used == Some(pad) && turn.is_some_and(|seat| hands.of(seat).is_none()) {
            missing.passed_around = Some(pad);
        }
        let is_players =
            turn.is_some_and(|seat| holders.contains(&seat)) || missing.passed_around == Some(pad);
        // Who is to play is asked instead.
        if !is_players || *menu.get() != Menu::None {
            let key = [texts::COUCH_PAD_GONE, texts::COUCH_A_PAD_GONE];
            notices.push(news(key, &holders, *screen.get(), &player));
        }
    }
    *last_used = used.last().and_then(Device::pad);
}

fn hear_of_found(
    mut found: MessageReader<PadFound>,
    pads: Pads,
    player: Player,
    screen: Res<State<Screen>>,
    mut hands: ResMut<DeviceAssignment>,
    mut missing: ResMut<Missing>,
    mut notices: ResMut<Notices>,
) {
    for &PadFound(pad) in found.read() {
        let was_gone = missing.gone.contains(&pad);
        missing.gone.retain(|other| *other != pad);
        if missing.passed_around == Some(pad) {
            missing.passed_around = None;
        }
        missing.eliminate(hands.bypass_change_detection(), &pads);
        if was_gone {
            let mut holders = owners(pad, &hands, &player);
            holders.retain(|holder| !missing.in_doubt.contains(holder));
            let key = [texts::COUCH_PAD_BACK, texts::COUCH_A_PAD_BACK];
            notices.push(news(key, &holders, *screen.get(), &player));
        }
    }
}

/// Asks before the turn of somebody whose device is missing goes on, and stops asking once it is there.
fn ask(
    hands: Res<DeviceAssignment>,
    pads: Pads,
    player: Player,
    missing: Res<Missing>,
    menu: Res<State<Menu>>,
    claim: Option<Res<Claim>>,
    mut next: ResMut<NextState<Menu>>,
    mut commands: Commands,
) {
    let now = player.seat().and_then(|seat| {
        let why = missing.why(seat, &hands, &pads)?;
        Some(Claim { seat, why })
    });
    match (*menu.get(), now) {
        (Menu::None, Some(now)) => {
            commands.insert_resource(now);
            NextState::set_if_neq(&mut next, Menu::Claim);
        }
        // Another question, if there is one, is asked in the next frame.
        (Menu::Claim, now) if now.as_ref() != claim.as_deref() => {
            NextState::set_if_neq(&mut next, Menu::None);
        }
        _ => {}
    }
}

/// Who has just joined with a press is known.
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
            (hear_of_lost, hear_of_found, ask)
                .chain()
                .after(RefereeSystems::Phase),
        );
}
