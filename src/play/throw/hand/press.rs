//! Roll held down: a tap throws the dice by itself, a hold takes them into the hand, and letting go throws them. Where people
//! do not hold, a press takes them into the hand and the next one throws them.

use bevy::input::keyboard::KeyboardFocusLost;
use bevy::prelude::*;
use bevy::window::CursorMoved;

use super::{HandSystems, bodies, grip::Grip};
use crate::input::{HeldBy, HeldInputs, Steering};
use crate::referee::throw::{Hand, PressRoll};
use crate::referee::{Act, Beat, Match, Pace, PlayerIntent, WhoseTurn};
use crate::ui::prelude::*;

/// Seconds for which a press may last and still be a tap.
const TAP: f32 = 0.22;
/// Pixels the mouse may move during a tap.
const FLICK: f32 = 24.0;

pub(super) fn plugin(app: &mut App) {
    let update = (put_back_refused, put_back, watch_press, throw_on_release);
    app.init_resource::<Grip>()
        .add_observer(press)
        .add_observer(put_back_on_request)
        .add_observer(put_back_when_thrown)
        .add_systems(Update, update.chain().in_set(HandSystems::Grip))
        .add_systems(OnExit(Screen::Play), |mut commands: Commands| {
            commands.queue(PutBack);
        });
}

fn press(
    press: On<PressRoll>,
    mut commands: Commands,
    mut grip: ResMut<Grip>,
    hands: Query<(), With<Hand>>,
    (pace, settings, current): (Res<Pace>, Res<Settings>, If<Res<Match>>),
    mut intents: MessageWriter<PlayerIntent>,
) {
    let PressRoll {
        seat,
        with,
        is_guarded,
    } = *press;
    if is_guarded {
        if with == HeldBy::Mouse && matches!(*grip, Grip::Free) {
            *grip = Grip::Spent;
        }
        return;
    }
    // Without a hold the click rolls, so that its release does not roll for the next seat too.
    if with == HeldBy::Mouse && !pace.animate {
        return;
    }
    let is_pressed = match *grip {
        // The second press lets go. A click that follows a press of the mouse is no press of its own.
        Grip::Holds(HeldBy::Latch) if with != HeldBy::Nothing => {
            *grip = Grip::Holds(HeldBy::Nothing);
            return;
        }
        Grip::Holds(_) => return,
        Grip::Spent if with == HeldBy::Nothing => return,
        Grip::Pressed { .. } => true,
        Grip::Free | Grip::Spent => false,
    };
    if !hands.is_empty() {
        // A click that ends a hold is no press of its own.
        return;
    }
    // The throws of a guided match are known beforehand: no hand changes them.
    let is_guided = current.policy().is_guided;
    if is_pressed || with == HeldBy::Nothing || !pace.animate || is_guided {
        *grip = Grip::Free;
        let act = Act::Roll;
        intents.write(PlayerIntent { seat, act });
    } else if settings.press_to_shake {
        *grip = pick_up(&mut commands, seat, HeldBy::Latch);
    } else {
        *grip = Grip::Pressed {
            seat,
            with,
            seconds: 0.0,
            moved: 0.0,
        };
    }
}

fn pick_up(commands: &mut Commands, seat: Seat, with: HeldBy) -> Grip {
    commands.insert_resource(Steering(Some(Vec2::ZERO)));
    commands.queue(bodies::PickUp(seat));
    Grip::Holds(with)
}

/// Makes a hold or a tap of a press.
fn watch_press(
    mut commands: Commands,
    time: Res<Time<Real>>,
    mut grip: ResMut<Grip>,
    held: HeldInputs,
    mut moves: MessageReader<CursorMoved>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    if matches!(*grip, Grip::Spent) && !held.is_pointer_down() {
        *grip = Grip::Free;
    }
    let Grip::Pressed {
        seat,
        with,
        ref mut seconds,
        ref mut moved,
    } = *grip
    else {
        return;
    };
    *seconds += time.delta_secs();
    let ways = moves.read().map(|moved| moved.delta.unwrap_or_default());
    let way: f32 = ways.map(Vec2::length).sum();
    if with == HeldBy::Mouse {
        *moved += way;
    }
    if !held.is_still_held(with) {
        *grip = Grip::Free;
        // A click has rolled already; a button let go elsewhere was thought better of.
        if with != HeldBy::Mouse {
            let act = Act::Roll;
            intents.write(PlayerIntent { seat, act });
        }
    } else if *seconds > TAP || *moved > FLICK {
        *grip = pick_up(&mut commands, seat, with);
    }
}

/// Letting go throws the dice as they are moving.
fn throw_on_release(
    mut commands: Commands,
    mut grip: ResMut<Grip>,
    held: HeldInputs,
    mut hand: Single<&mut Hand>,
    dice: bodies::Dice,
    mut intents: MessageWriter<PlayerIntent>,
) {
    let Grip::Holds(with) = *grip else { return };
    if hand.open || held.is_still_held(with) {
        return;
    }
    hand.open = true;
    let (seat, act) = (hand.seat, Act::RollByHand(dice.starts()));
    intents.write(PlayerIntent { seat, act });
    *grip = Grip::Free;
    commands.insert_resource(Steering(None));
}

/// Nothing is thrown behind a menu, out of turn, or because a window lost the keyboard or a pad its power.
fn put_back(
    mut commands: Commands,
    grip: Res<Grip>,
    hands: Query<&Hand>,
    held: HeldInputs,
    mut lost: MessageReader<KeyboardFocusLost>,
    menu: Res<State<Dialog>>,
    current: If<Res<Match>>,
    whose_turn: Res<WhoseTurn>,
) {
    let (seat, with) = match *grip {
        Grip::Free | Grip::Spent => return,
        Grip::Pressed { seat, with, .. } => (Some(seat), with),
        Grip::Holds(with) => (hands.iter().next().map(|hand| hand.seat), with),
    };
    let asked = whose_turn.asked().map(|asked| asked.seat);
    let may_roll = asked == seat && asked.is_some() && current.game().may_roll();
    let away = lost.read().count() > 0;
    if away || held.is_disconnected(with) || *menu.get() != Dialog::NONE || !may_roll {
        commands.queue(PutBack);
    }
}

/// Puts the dice back on the slab when the referee refused the throw: a seat is still asked to act.
fn put_back_refused(mut commands: Commands, hand: Single<&Hand>, whose_turn: Res<WhoseTurn>) {
    if hand.open && whose_turn.asked().is_some() {
        commands.queue(PutBack);
    }
}

fn put_back_on_request(_: On<BackRequested>, hands: Query<&Hand>, mut commands: Commands) {
    if !hands.iter().any(|hand| hand.open) {
        commands.queue(PutBack);
    }
}

/// The dice are seen to fall: they are in the hand no longer.
fn put_back_when_thrown(beat: On<Beat>, mut commands: Commands) {
    if beat.throw.is_some() {
        commands.queue(PutBack);
    }
}

/// Ends all that a hand does.
struct PutBack;

impl Command for PutBack {
    type Out = ();

    fn apply(self, world: &mut World) {
        let buttons = world.resource::<ButtonInput<MouseButton>>();
        let now = match buttons.pressed(MouseButton::Left) {
            true => Grip::Spent,
            false => Grip::Free,
        };
        let mut grip = world.resource_mut::<Grip>();
        if matches!(std::mem::replace(&mut *grip, now), Grip::Holds(_)) {
            world.insert_resource(Steering(None));
        }
        bodies::remove(world);
    }
}
