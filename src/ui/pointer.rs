//! Large mouse pointer, drawn by the game instead of the system.

use bevy::prelude::*;
use bevy::window::{CursorOptions, PrimaryWindow};

use super::layer::Layer;
use super::widgets::{icon, show};
use crate::core::art::Art;
use crate::core::canvas::Canvas;
use crate::core::settings::{PointerSize, Settings};

/// Position of the tip as a fraction of the side.
const TIP: f32 = 5.0 / 64.0;

/// The pointer, with the side of its picture.
#[derive(Component)]
struct Pointer(f32);

/// Side of the picture in design units; the arrow fills most of it.
const fn side(size: PointerSize) -> Option<f32> {
    match size {
        PointerSize::System => None,
        PointerSize::Large => Some(72.0),
        PointerSize::Larger => Some(144.0),
    }
}

/// Switches between the system's pointer and ours.
fn switch_pointer(
    settings: Res<Settings>,
    pointers: Query<(Entity, &Pointer)>,
    mut windows: Query<&mut CursorOptions, With<PrimaryWindow>>,
    mut commands: Commands,
) {
    let side = side(settings.pointer);
    for mut options in &mut windows {
        if options.visible != side.is_none() {
            options.visible = side.is_none();
        }
    }
    let there = pointers.iter().next();
    if there.map(|(_, pointer)| pointer.0) == side {
        return;
    }
    if let Some((old, _)) = there {
        commands.entity(old).despawn();
    }
    if let Some(side) = side {
        commands
            .spawn((Pointer(side), icon(Art::Pointer, Vec2::splat(side))))
            .insert((Name::new("pointer"), Layer::Pointer.z(), Visibility::Hidden));
    }
}

/// Moves the tip to the mouse; hides the pointer outside the window.
fn move_pointer(
    canvas: Res<Canvas>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut pointers: Query<(&Pointer, &mut Node, &mut Visibility)>,
) {
    let at = windows
        .iter()
        .find_map(Window::physical_cursor_position)
        .map(|at| at / canvas.scale);
    for (pointer, mut node, visibility) in &mut pointers {
        show(visibility, at.is_some());
        let Some(at) = at else { continue };
        let corner = at - Vec2::splat(TIP * pointer.0);
        let now = Node {
            position_type: PositionType::Absolute,
            left: px(corner.x),
            top: px(corner.y),
            ..node.clone()
        };
        node.set_if_neq(now);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            switch_pointer.run_if(resource_changed::<Settings>),
            move_pointer.run_if(any_with_component::<Pointer>),
        )
            .chain(),
    );
}
