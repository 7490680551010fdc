//! Roll held down: a tap throws the dice by itself, a hold takes them into the hand, and letting go throws them. Where people
//! do not hold, a press takes them into the hand and the next one throws them.

use bevy::input::keyboard::KeyboardFocusLost;
use bevy::prelude::*;
use bevy::window::CursorMoved;
use cant_stop_rules::Seat;

use super::{HandSystems, bodies};
use crate::core::dialogs::Dialog;
use crate::core::settings::Settings;
use crate::core::states::Screen;
use crate::input::{HeldBy, HeldInputs, Steering};
use crate::referee::throw::{Hand, PressRoll};
use crate::referee::{Act, Beat, Match, Pace, PlayerIntent, WhoseTurn};
use crate::ui::focus::BackRequested;

/// Seconds for which a press may last and still be a tap.
const TAP: f32 = 0.22;
/// Pixels the mouse may move during a tap.
const FLICK: f32 = 24.0;

/// Roll is down; not yet decided between tap and hold.
#[derive(Resource, Clone, Copy, Debug)]
pub(crate) struct Pressed {
    seat: Seat,
    with: HeldBy,
    seconds: f32,
    /// Pixels.
    moved: f32,
}

/// Input that keeps the dice in the hand.
#[derive(Resource, Clone, Copy, Debug)]
struct HeldWith(HeldBy);

pub(super) fn plugin(app: &mut App) {
    app.add_observer(press);
    app.add_observer(put_back_on_request);
    app.add_observer(put_back_when_thrown);
    app.add_systems(
        Update,
        (
            put_back_refused.run_if(resource_exists::<Hand>),
            put_back.run_if(resource_exists::<Pressed>.or_else(resource_exists::<HeldWith>)),
            watch_press.run_if(resource_exists::<Pressed>),
            throw_on_release.run_if(resource_exists::<HeldWith>),
        )
            .chain()
            .in_set(HandSystems::Grip),
    );
    app.add_systems(OnExit(Screen::Play), put_back_on_exit);
}

fn press(
    press: On<PressRoll>,
    mut commands: Commands,
    pressed: Option<Res<Pressed>>,
    hand: Option<Res<Hand>>,
    pace: Res<Pace>,
    settings: Res<Settings>,
    held_with: Option<ResMut<HeldWith>>,
    current: Option<Res<Match>>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    let PressRoll { seat, with } = *press;
    if let Some(mut held_with) = held_with {
        // The second press lets go. A click that follows a press of the mouse is no press of its own.
        if held_with.0 == HeldBy::Latch && with != HeldBy::Nothing {
            held_with.0 = HeldBy::Nothing;
        }
        return;
    }
    if hand.is_some() {
        // A click that ends a hold is no press of its own.
        return;
    }
    // The throws of a guided match are known beforehand: no hand changes them.
    let is_guided = current.is_some_and(|current| current.policy().is_guided);
    let tap = pressed.is_some() || with == HeldBy::Nothing || !pace.animate || is_guided;
    if tap {
        commands.remove_resource::<Pressed>();
        intents.write(PlayerIntent {
            seat,
            act: Act::Roll,
        });
    } else if settings.press_to_shake {
        pick_up(&mut commands, seat, HeldBy::Latch);
    } else {
        commands.insert_resource(Pressed {
            seat,
            with,
            seconds: 0.0,
            moved: 0.0,
        });
    }
}

fn pick_up(commands: &mut Commands, seat: Seat, with: HeldBy) {
    commands.insert_resource(HeldWith(with));
    commands.insert_resource(Steering::default());
    commands.queue(bodies::PickUp(seat));
}

/// Sees whether a press becomes a hold.
fn watch_press(
    mut commands: Commands,
    time: Res<Time<Real>>,
    mut pressed: ResMut<Pressed>,
    held: HeldInputs,
    mut moves: MessageReader<CursorMoved>,
    mut intents: MessageWriter<PlayerIntent>,
) {
    pressed.seconds += time.delta_secs();
    let moved: f32 = moves
        .read()
        .map(|moved| moved.delta.unwrap_or_default().length())
        .sum();
    if pressed.with == HeldBy::Mouse {
        pressed.moved += moved;
    }
    if !held.is_still_held(pressed.with) {
        commands.remove_resource::<Pressed>();
        // A click has rolled already; a button let go elsewhere was thought better of.
        if pressed.with != HeldBy::Mouse {
            intents.write(PlayerIntent {
                seat: pressed.seat,
                act: Act::Roll,
            });
        }
    } else if pressed.seconds > TAP || pressed.moved > FLICK {
        commands.remove_resource::<Pressed>();
        pick_up(&mut commands, pressed.seat, pressed.with);
    }
}

/// Letting go throws the dice as they are moving.
fn throw_on_release(
    mut commands: Commands,
    held_with: Res<HeldWith>,
    held: HeldInputs,
    hand: Option<ResMut<Hand>>,
    dice: bodies::Dice,
    mut intents: MessageWriter<PlayerIntent>,
) {
    let Some(mut hand) = hand else { return };
    if hand.open || held.is_still_held(held_with.0) {
        return;
    }
    hand.open = true;
    intents.write(PlayerIntent {
        seat: hand.seat,
        act: Act::RollByHand(dice.starts()),
    });
    commands.remove_resource::<HeldWith>();
    commands.remove_resource::<Steering>();
}

/// Nothing is thrown behind a menu, out of turn, or because a window lost the keyboard or a pad its power.
fn put_back(
    mut commands: Commands,
    pressed: Option<Res<Pressed>>,
    held_with: Option<Res<HeldWith>>,
    hand: Option<Res<Hand>>,
    held: HeldInputs,
    mut lost: MessageReader<KeyboardFocusLost>,
    menu: Res<State<Dialog>>,
    current: Option<Res<Match>>,
    whose_turn: Res<WhoseTurn>,
) {
    let seat = (pressed.as_ref().map(|pressed| pressed.seat))
        .or_else(|| hand.as_ref().map(|hand| hand.seat));
    let with = (pressed.map(|pressed| pressed.with)).or_else(|| held_with.map(|with| with.0));
    let unplugged = with.is_some_and(|with| held.is_disconnected(with));
    let asked = whose_turn.asked().map(|asked| asked.seat);
    let may_roll = asked == seat
        && asked.is_some()
        && current.is_some_and(|current| current.game().may_roll());
    let away = lost.read().count() > 0;
    if away || unplugged || *menu.get() != Dialog::NONE || !may_roll {
        commands.queue(PutBack);
    }
}

/// Puts the dice back on the slab when the referee refused the throw: a seat is still asked to act.
fn put_back_refused(mut commands: Commands, hand: Res<Hand>, whose_turn: Res<WhoseTurn>) {
    if hand.open && whose_turn.asked().is_some() {
        commands.queue(PutBack);
    }
}

fn put_back_on_request(_: On<BackRequested>, hand: Option<Res<Hand>>, mut commands: Commands) {
    if hand.is_none_or(|hand| !hand.open) {
        commands.queue(PutBack);
    }
}

/// The dice are seen to fall: they are in the hand no longer.
fn put_back_when_thrown(beat: On<Beat>, mut commands: Commands) {
    if beat.throw.is_some() {
        commands.queue(PutBack);
    }
}

fn put_back_on_exit(mut commands: Commands) {
    commands.queue(PutBack);
}

/// Ends all that a hand does.
struct PutBack;

impl Command for PutBack {
    type Out = ();

    fn apply(self, world: &mut World) {
        world.remove_resource::<Pressed>();
        world.remove_resource::<Hand>();
        if world.remove_resource::<HeldWith>().is_some() {
            world.remove_resource::<Steering>();
        }
        bodies::remove(world);
    }
}
