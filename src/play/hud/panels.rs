//! The places of the panels on the canvas, at every size of window and text.

use bevy::prelude::*;

use super::HudSystems;
use crate::referee::{BeatQueue, is_replay};
use crate::ui::layout::{Placed, StepsAside};
use crate::ui::prelude::*;
use crate::ui::widgets::{Leaves, leave};

/// The bundle of a panel's root: called `name` by tools, placed, and seen leaving with the play screen.
pub(crate) fn placed(name: &'static str, place: fn(&Canvas, f32) -> Rect) -> impl Bundle {
    (
        Name::new(name),
        Placed(place),
        DespawnOnExit(Screen::Play),
        Leaves,
        StepsAside,
    )
}

/// Seconds that something still stays before it is seen leaving.
#[derive(Component)]
pub(super) struct Stays(pub(super) f32);

fn take_down(time: Res<Time>, mut staying: Query<(Entity, &mut Stays)>, mut commands: Commands) {
    for (entity, mut stays) in &mut staying {
        stays.0 -= time.delta_secs();
        if stays.0 <= 0.0 {
            leave(entity, &mut commands);
        }
    }
}

/// Fades everything to play with when the game is won: the mountain has the screen.
fn step_aside(
    time: Res<Time>,
    queue: Res<BeatQueue>,
    mut panels: Query<(Entity, &mut Opacity), (With<StepsAside>, Without<Ground>)>,
    mut commands: Commands,
) {
    let event = queue.running().map(|beat| beat.event);
    if !matches!(event, Some(GameEvent::Won { .. })) {
        return;
    }
    for (panel, mut opacity) in &mut panels {
        if opacity.0 > 0.0 {
            opacity.0 = (opacity.0 - time.delta_secs() / motion::HANDOVER).max(0.0);
            // It has been seen leaving.
            commands.entity(panel).remove::<Leaves>();
        }
    }
}

/// Ground of the parts below the board on a tall canvas; it stays when the game is won.
#[derive(Component)]
struct Ground;

fn put_ground(mut commands: Commands) {
    commands.spawn((
        placed("ground below the board", ground_rect),
        Ground,
        fill(Role::Ink),
        Edges::all(Role::PanelEdge),
        Layer::Ground.z(),
    ));
}

/// Nothing where the board reaches down to the lower edge.
fn ground_rect(canvas: &Canvas, text_scale: f32) -> Rect {
    let top = canvas.play_layout(text_scale).ground;
    Rect::from_corners(Vec2::new(0.0, top.unwrap_or(canvas.size.y)), canvas.size)
}

pub(super) fn plugin(app: &mut App) {
    let step_aside = step_aside.run_if(in_state(TurnPhase::Claimed).and_then(not(is_replay)));
    let take_down = take_down.run_if(any_with_component::<Stays>);
    app.add_systems(OnEnter(Screen::Play), put_ground)
        .add_systems(Update, step_aside.in_set(HudSystems::Show))
        // After all that makes them stay longer.
        .add_systems(Update, take_down.in_set(HudSystems::Answer));
}
