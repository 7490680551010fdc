//! Shake animation of a refused press; under reduced motion a fade instead.

use std::f32::consts::TAU;

use bevy::prelude::*;

use crate::core::settings::Settings;
use crate::ui::color::Opacity;
use crate::ui::motion;

/// Initial amplitude in design units.
const REACH: f32 = 14.0;
/// Number of oscillations.
const SWINGS: f32 = 2.5;
/// Minimum opacity under reduced motion.
const FAINTEST: f32 = 0.45;

/// Shakes a node once, then removes itself.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(UiTransform, Opacity)]
pub(crate) struct Shakes {
    /// Seconds since the start.
    clock: f32,
}

/// Horizontal offset at a fraction of the shake, 0 to 1, in design units.
fn aside(part: f32) -> f32 {
    REACH * (1.0 - part) * (part * SWINGS * TAU).sin()
}

/// Opacity at a fraction of the shake.
fn seen(part: f32) -> f32 {
    1.0 - (1.0 - FAINTEST) * (part * TAU / 2.0).sin()
}

fn animate_shakes(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut shaking: Query<(Entity, &mut Shakes, &mut UiTransform, &mut Opacity)>,
    mut commands: Commands,
) {
    for (entity, mut shakes, mut transform, mut opacity) in &mut shaking {
        // A long frame before it must not skip the animation.
        shakes.clock += time.delta_secs().min(motion::REFUSE / 4.0);
        let part = (shakes.clock / motion::REFUSE).min(1.0);
        if part >= 1.0 {
            transform.translation.x = px(0);
            opacity.0 = 1.0;
            commands.entity(entity).try_remove::<Shakes>();
        } else if settings.reduced_motion {
            opacity.0 = seen(part);
        } else {
            transform.translation.x = px(aside(part));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let animate = animate_shakes.run_if(any_with_component::<Shakes>);
    app.add_systems(Update, animate);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shake_begins_and_ends_in_its_place() {
        assert_eq!(aside(0.0), 0.0);
        assert!(aside(1.0).abs() < 1e-3);
        assert!((0..20).any(|step| aside(step as f32 / 20.0) > REACH / 3.0));
        assert!((0..20).any(|step| aside(step as f32 / 20.0) < -REACH / 3.0));
        assert!((seen(0.0) - 1.0).abs() < 1e-3 && (seen(1.0) - 1.0).abs() < 1e-3);
        assert!((seen(0.5) - FAINTEST).abs() < 1e-3);
    }
}
