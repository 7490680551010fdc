//! Overlay on the play screen that catches the pointer while the mouse is blocked.

use bevy::prelude::*;

use super::{decision::Gate, out_of_turn::OutOfTurn};
use crate::input::devices::Device;
use crate::input::sets::InputSystems;
use crate::ui::prelude::*;
use crate::ui::widgets::cover;

#[derive(Component)]
#[require(Name = Name::new("mouse shield"))]
struct MouseShield;

fn update_shield(
    gate: Res<Gate>,
    shields: Query<Entity, With<MouseShield>>,
    mut commands: Commands,
) {
    match (gate.is_mouse_blocked(), shields.is_empty()) {
        (true, true) => {
            commands.spawn((
                MouseShield,
                DespawnOnExit(Screen::Play),
                cover(),
                Layer::MouseShield.z(),
                Pickable::default(),
            ));
        }
        (false, false) => {
            for shield in &shields {
                commands.entity(shield).despawn();
            }
        }
        _ => {}
    }
}

fn refuse_click(
    press: On<Pointer<Press>>,
    shields: Query<(), With<MouseShield>>,
    gate: Res<Gate>,
    mut out_of_turn: OutOfTurn,
) {
    if let Some(seat) = gate.seat.filter(|_| shields.contains(press.entity)) {
        out_of_turn.answer(seat, Device::Mouse, true);
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(refuse_click)
        .add_systems(PreUpdate, update_shield.in_set(InputSystems::Gate));
}
