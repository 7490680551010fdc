//! Risk of the next roll, for weather and sound.

use bevy::prelude::*;
use cant_stop_rules::{BustChance, Stage};

use super::{Preview, RefereeSystems, Shown};
use crate::core::states::Screen;

/// Bust chance of the next roll, 0 to 1; while a pairing is being chosen, that after the pairing in view. 0 without a game.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Risk(pub(crate) f32);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Risk>();
    app.add_systems(Update, update_risk.in_set(RefereeSystems::Risk));
}

fn update_risk(
    shown: Option<Res<Shown>>,
    preview: Res<Preview>,
    screen: Res<State<Screen>>,
    mut risk: ResMut<Risk>,
) {
    let now = match shown {
        Some(shown) if *screen.get() == Screen::Play => {
            if !shown.is_changed() && !preview.is_changed() && !screen.is_changed() {
                return;
            }
            risk_of(&shown, &preview)
        }
        _ => 0.0,
    };
    risk.set_if_neq(Risk(now));
}

fn risk_of(shown: &Shown, preview: &Preview) -> f32 {
    let game = &shown.game;
    let chance = match preview.mv {
        Some(mv) if game.stage() == Stage::Pairing => game.bust_chance_after(mv),
        _ => None,
    };
    let chance = chance.unwrap_or_else(|| game.bust_chance());
    f32::from(chance.busts) / f32::from(BustChance::ROLLS)
}
