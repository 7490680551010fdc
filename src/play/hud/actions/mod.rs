//! Roll and stop: two big buttons, always there, off when they may not be pressed.

mod buttons;
mod risk_bar;
mod words;

use bevy::prelude::*;
use cant_stop_rules::Stage;

use self::buttons::spawn_buttons;
pub(crate) use self::buttons::{Actions, RollButton, StopButton};
use self::words::{fit_text, write};
use super::HudSystems;
use super::guide::{Guidance, Wanted};
use super::situation::{Situation, has_changed};
use crate::input::{HeldBy, HeldInputs};
use crate::referee::throw::PressRoll;
use crate::referee::{Act, PlayerIntent, Preview, is_replay};
use crate::ui::focus::FocusOnce;
use crate::ui::prelude::*;
use crate::ui::widgets::show;

/// Real seconds in which roll does not yet take a press after a pairing was chosen; see [`Settings::guard`].
#[derive(Resource, Default)]
struct Guarded(f32);

impl Guarded {
    fn is_on(&self) -> bool {
        self.0 > 0.0
    }
}

pub(super) fn plugin(app: &mut App) {
    let has_news = has_changed
        .or_else(resource_changed::<Preview>)
        .or_else(resource_changed::<Settings>);
    let update = (
        (tick_guard, start_guard.run_if(has_changed)),
        // The words of one are those that the next measures.
        (write.run_if(has_news), fit_text).chain(),
        enable.run_if(in_state(TurnPhase::Deciding)),
    );
    // A replay has its own buttons here, and shows these as it ends.
    let show_row = show_row.run_if(not(is_replay));
    app.init_resource::<Guarded>()
        .add_systems(Update, update.in_set(HudSystems::Show))
        .add_systems(OnEnter(Screen::Play), spawn_buttons)
        .add_systems(Update, show_row.in_set(HudSystems::Answer))
        .add_systems(OnExit(TurnPhase::Deciding), disable);
}

fn start_guard(
    situation: If<Res<Situation>>,
    (settings, players, seats): (Res<Settings>, Res<PlayerSettings>, Res<Seats>),
    mut guard: ResMut<Guarded>,
    mut before: Local<Option<Stage>>,
) {
    let stage = situation.game.stage();
    if before.replace(stage) == Some(Stage::Pairing) && stage == Stage::Deciding {
        let name = &seats.get(situation.seat()).name;
        let own = players.guard(name).among(settings.guard);
        guard.0 = motion::GUARD_TENTH * f32::from(own.tenths());
    }
}

fn tick_guard(mut guard: ResMut<Guarded>, time: Res<Time<Real>>) {
    guard.0 = (guard.0 - time.delta_secs()).max(0.0);
}

/// Other buttons stand here while squares to keep are chosen, also in a game that begins there.
fn show_row(phase: Res<State<TurnPhase>>, row: Single<&mut Visibility, With<Actions>>) {
    show(row.into_inner(), *phase.get() != TurnPhase::Keeping);
}

/// Lets the person who decides press what the rules allow.
fn enable(
    mut commands: Commands,
    situation: If<Res<Situation>>,
    guidance: Guidance,
    roll: Single<Entity, With<RollButton>>,
    stop: Single<Entity, With<StopButton>>,
) {
    if !situation.is_changed() && !guidance.is_changed() {
        return;
    }
    let game = &situation.game;
    let person = situation.person.is_some();
    let (may_roll, may_stop) = (person && game.may_roll(), person && game.may_stop());
    let stops = game.stop_wins() || guidance.asks_for_stop();
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

/// Roll is pressed by a key, a pad or a screen reader, or was clicked.
fn roll(
    _: On<Activate>,
    situation: If<Res<Situation>>,
    guard: Res<Guarded>,
    held: HeldInputs,
    guidance: Guidance,
    mut commands: Commands,
) {
    if guidance.refuses(Wanted::Roll, &mut commands) {
        return;
    }
    if let Some(seat) = may_roll(&situation) {
        commands.trigger(PressRoll {
            seat,
            with: held.pressed_by(),
            is_guarded: guard.is_on(),
        });
    }
}

/// The mouse goes down on roll, perhaps to stay down.
fn hold_roll(
    press: On<Pointer<Press>>,
    situation: If<Res<Situation>>,
    guard: Res<Guarded>,
    guidance: Guidance,
    mut commands: Commands,
) {
    if press.button == PointerButton::Primary
        // The click that follows is answered.
        && !guidance.is_there()
        && let Some(seat) = may_roll(&situation)
    {
        commands.trigger(PressRoll {
            seat,
            with: HeldBy::Mouse,
            is_guarded: guard.is_on(),
        });
    }
}

fn may_roll(situation: &Situation) -> Option<Seat> {
    situation.person.filter(|_| situation.game.may_roll())
}

fn stop(
    _: On<Activate>,
    situation: If<Res<Situation>>,
    guidance: Guidance,
    mut intents: MessageWriter<PlayerIntent>,
    mut commands: Commands,
) {
    if guidance.refuses(Wanted::Stop, &mut commands) {
        return;
    }
    if let Some(seat) = situation.person {
        let act = Act::Stop;
        intents.write(PlayerIntent { seat, act });
    }
}
