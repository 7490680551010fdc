//! Roll and stop: two big buttons, always there, off when they may not be pressed.

mod buttons;
mod fit;
mod words;

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;
use cant_stop_rules::{Seat, Stage};

use self::buttons::spawn_buttons;
pub(crate) use self::buttons::{Actions, RollButton, StopButton};
use self::fit::fit_text;
use self::words::{tell_risk, write};
use super::HudSystems;
use super::guide::{Guide, Wanted, refuses};
use super::situation::Situation;
use crate::core::seats::Seats;
use crate::core::settings::{PlayerSettings, Settings};
use crate::core::states::{Screen, TurnPhase};
use crate::input::{HeldBy, HeldInputs};
use crate::referee::throw::PressRoll;
use crate::referee::{Act, PlayerIntent, Preview};
use crate::ui::focus::{FocusFirst, FocusOnce};
use crate::ui::motion;

/// Real seconds in which roll does not yet take a press after a pairing was chosen; see [`Settings::guard`].
#[derive(Resource, Default)]
struct Guarded {
    left: f32,
}

impl Guarded {
    fn is_over(&self) -> bool {
        self.left <= 0.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Guarded>();
    app.add_systems(OnEnter(Screen::Play), spawn_buttons);
    app.add_systems(
        Update,
        (
            tick_guard,
            start_guard.run_if(resource_exists_and_changed::<Situation>),
            // The words of one are those that the next measures and says.
            (
                write.run_if(resource_exists_and_changed::<Situation>),
                tell_risk.run_if(resource_exists_and_changed::<Situation>.or_else(
                    resource_exists::<Situation>.and_then(
                        resource_changed::<Preview>.or_else(resource_changed::<Settings>),
                    ),
                )),
                fit_text,
            )
                .chain(),
            enable.run_if(in_state(TurnPhase::Deciding)),
        )
            .in_set(HudSystems::Show),
    );
    app.add_systems(OnExit(TurnPhase::Deciding), disable);
    app.add_systems(OnEnter(TurnPhase::Keeping), hide_row);
    app.add_systems(OnExit(TurnPhase::Keeping), show_row);
}

fn start_guard(
    situation: Res<Situation>,
    settings: Res<Settings>,
    (players, seats): (Res<PlayerSettings>, Res<Seats>),
    mut guard: ResMut<Guarded>,
    mut before: Local<Option<Stage>>,
) {
    let stage = situation.game.stage();
    if before.replace(stage) == Some(Stage::Pairing) && stage == Stage::Deciding {
        let name = &seats.get(situation.seat()).name;
        let own = players.guard(name).among(settings.guard);
        guard.left = motion::GUARD_TENTH * f32::from(own.tenths());
    }
}

/// Other buttons stand here while squares to keep are chosen.
fn hide_row(row: Single<&mut Visibility, With<Actions>>) {
    row.into_inner().set_if_neq(Visibility::Hidden);
}

fn show_row(row: Single<&mut Visibility, With<Actions>>) {
    row.into_inner().set_if_neq(Visibility::Inherited);
}

/// Lets the person who decides press what the rules allow.
fn enable(
    mut commands: Commands,
    situation: If<Res<Situation>>,
    guide: Option<Res<Guide>>,
    roll: Single<Entity, With<RollButton>>,
    stop: Single<Entity, With<StopButton>>,
) {
    if !situation.is_changed() && !guide.as_ref().is_some_and(DetectChanges::is_changed) {
        return;
    }
    let game = &situation.game;
    let person = situation.person.is_some();
    let (may_roll, may_stop) = (person && game.may_roll(), person && game.may_stop());
    let asks_for_stop = guide.is_some_and(|guide| guide.takes_stop && !guide.takes_roll);
    let stops = game.stop_wins() || asks_for_stop;
    allow(&mut commands, *roll, may_roll, may_roll && !stops);
    allow(&mut commands, *stop, may_stop, may_stop && stops);
    if stops {
        // Whatever had the focus before: here one stops.
        commands.entity(*roll).insert(FocusOnce);
    } else {
        commands.entity(*roll).remove::<FocusOnce>();
    }
}

/// Outside this phase neither can be pressed.
fn disable(
    mut commands: Commands,
    roll: Single<Entity, With<RollButton>>,
    stop: Single<Entity, With<StopButton>>,
) {
    allow(&mut commands, *roll, false, false);
    allow(&mut commands, *stop, false, false);
    commands.entity(*roll).remove::<FocusOnce>();
}

fn allow(commands: &mut Commands, button: Entity, allowed: bool, first: bool) {
    let mut button = commands.entity(button);
    if allowed {
        button.remove::<InteractionDisabled>();
    } else {
        button.insert(InteractionDisabled);
    }
    if first {
        button.insert(FocusFirst);
    } else {
        button.remove::<FocusFirst>();
    }
}

fn tick_guard(mut guard: ResMut<Guarded>, time: Res<Time<Real>>) {
    guard.left = (guard.left - time.delta_secs()).max(0.0);
}

/// Roll is pressed by a key, a pad or a screen reader, or was clicked.
fn roll(
    _: On<Activate>,
    situation: Option<Res<Situation>>,
    guard: Res<Guarded>,
    held: HeldInputs,
    guide: Option<Res<Guide>>,
    mut commands: Commands,
) {
    if refuses(guide, Wanted::Roll, &mut commands) {
        return;
    }
    if let Some(seat) = situation.and_then(|situation| may_roll(&situation, &guard)) {
        let with = held.pressed_by();
        commands.trigger(PressRoll { seat, with });
    }
}

/// The mouse goes down on roll, perhaps to stay down.
fn hold_roll(
    press: On<Pointer<Press>>,
    situation: Option<Res<Situation>>,
    guard: Res<Guarded>,
    guide: Option<Res<Guide>>,
    mut commands: Commands,
) {
    if press.button == PointerButton::Primary
        // The click that follows is answered.
        && guide.is_none()
        && let Some(seat) = situation.and_then(|situation| may_roll(&situation, &guard))
    {
        let with = HeldBy::Mouse;
        commands.trigger(PressRoll { seat, with });
    }
}

fn may_roll(situation: &Situation, guard: &Guarded) -> Option<Seat> {
    situation
        .person
        .filter(|_| situation.game.may_roll() && guard.is_over())
}

fn stop(
    _: On<Activate>,
    situation: Option<Res<Situation>>,
    guide: Option<Res<Guide>>,
    mut intents: MessageWriter<PlayerIntent>,
    mut commands: Commands,
) {
    if refuses(guide, Wanted::Stop, &mut commands) {
        return;
    }
    if let Some(seat) = situation.and_then(|situation| situation.person) {
        intents.write(PlayerIntent {
            seat,
            act: Act::Stop,
        });
    }
}
