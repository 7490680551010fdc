//! Feedback for a refused press: the widget shakes, and a press out of turn shows whose turn it is.

use bevy::input_focus::InputFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::Button;

use super::HudSystems;
use super::situation::Situation;
use crate::input::TurnRefused;
use crate::play::hud::Notice;
use crate::referee::IntentRefused;
use crate::ui::prelude::*;
use crate::ui::widgets::{Shakes, across_top, leave, slab};

/// The side of the mark beside the word.
const MARK: f32 = 36.0;

/// The word that says whose turn it is.
#[derive(Component)]
#[require(Name = Name::new("word on whose turn it is"))]
struct WhoseTurn {
    seat: Seat,
    /// Seconds it stays.
    left: f32,
}

/// The part of it that shakes.
#[derive(Component)]
struct Slab;

pub(super) fn plugin(app: &mut App) {
    let say = say_whose_turn.run_if(on_message::<TurnRefused>);
    let update = (
        (take_back.run_if(any_with_component::<WhoseTurn>), say).chain(),
        shake_refused.run_if(on_message::<IntentRefused>),
    );
    app.add_systems(Update, update.in_set(HudSystems::Show));
}

fn say_whose_turn(
    mut refused: MessageReader<TurnRefused>,
    seats: If<Res<Seats>>,
    notices: Query<(), With<Notice>>,
    mut words: Query<&mut WhoseTurn>,
    slabs: Query<Entity, With<Slab>>,
    mut commands: Commands,
) {
    let turn = refused.read().last().map(|refused| refused.turn);
    let plan = |seat: Seat| Some((seat, seats.0.0.get(seat.index())?));
    let Some((seat, plan)) = turn.and_then(plan) else {
        return;
    };
    // Once it stands there, it shakes again instead of being put up anew.
    for mut word in &mut words {
        word.left = motion::WHOSE_TURN;
    }
    for slab in &slabs {
        commands.entity(slab).insert(Shakes::default());
    }
    // A notice stands in its place; the sound says no.
    if words.is_empty() && notices.is_empty() {
        let left = motion::WHOSE_TURN;
        let exit = DespawnOnExit(Screen::Play);
        commands.spawn((WhoseTurn { seat, left }, exit, whose_turn(plan)));
    }
}

/// The word, across the upper edge as a notice.
fn whose_turn(plan: &SeatPlan) -> impl Bundle + use<> {
    let words = Words::new(texts::COUCH_WHOSE_TURN).with("name", plan.name.clone());
    (
        across_top(),
        Layer::WhoseTurn.z(),
        children![(
            Slab,
            Shakes::default(),
            slab(Role::Player(plan.mark), TIGHT),
            children![
                mark_icon(plan.mark, MARK),
                label(words, TextSize::Small, Role::Paper),
            ],
        )],
    )
}

fn take_back(
    time: Res<Time<Real>>,
    menu: Res<State<Dialog>>,
    situation: If<Res<Situation>>,
    notices: Query<(), With<Notice>>,
    mut words: Query<(Entity, &mut WhoseTurn)>,
    mut commands: Commands,
) {
    for (entity, mut word) in &mut words {
        word.left -= time.delta_secs();
        let is_over = word.left <= 0.0 || word.seat != situation.seat();
        if is_over || !notices.is_empty() || *menu.get() != Dialog::NONE {
            leave(entity, &mut commands);
        }
    }
}

/// The referee would not have it: what was pressed shakes.
fn shake_refused(
    focus: Res<InputFocus>,
    pointed: Query<(Entity, &Hovered), With<Button>>,
    buttons: Query<(), With<Button>>,
    mut commands: Commands,
) {
    let mut pointed = pointed.iter().filter(|(_, hovered)| hovered.get());
    let pointed = pointed.next().map(|(entity, _)| entity);
    let focused = focus.get().filter(|entity| buttons.contains(*entity));
    if let Some(button) = focused.or(pointed) {
        commands.entity(button).insert(Shakes::default());
    }
}
