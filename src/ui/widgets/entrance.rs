//! Entrance of screens, dialogs and toasts; for the exit see [`super::leaving`].

use bevy::prelude::*;

use crate::core::settings::Settings;
use crate::ui::color::Opacity;
use crate::ui::motion;

/// Distance of the entrance in design units.
const RISE: f32 = 36.0;

/// Entrance animation: fades in, and moves it and its descendants by their [`Travels`].
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Travels, Opacity)]
pub(crate) struct Entrance {
    /// Seconds since the start.
    clock: f32,
}

/// Vertical offset at the start of the entrance and at the end of the exit, in design units.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(UiTransform)]
pub(crate) struct Travels(f32);

impl Default for Travels {
    fn default() -> Travels {
        Travels::UP
    }
}

impl Travels {
    pub(crate) const NOWHERE: Travels = Travels(0.0);
    /// Movement of screens and dialogs.
    pub(crate) const UP: Travels = Travels(RISE);
    /// Movement of parts at the upper edge.
    pub(crate) const DOWN: Travels = Travels(-RISE);
}

/// Moves an entity and its descendants a part of their way, 0 to 1, from their final places.
pub(super) fn travel(
    root: Entity,
    part: f32,
    children: &Query<&Children>,
    travellers: &mut Query<(&Travels, &mut UiTransform)>,
) {
    for entity in std::iter::once(root).chain(children.iter_descendants(root)) {
        if let Ok((travels, mut transform)) = travellers.get_mut(entity) {
            transform.translation = Val2::px(0.0, travels.0 * part);
        }
    }
}

fn animate_entrances(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut arriving: Query<(Entity, &mut Entrance, &mut Opacity)>,
    children: Query<&Children>,
    mut travellers: Query<(&Travels, &mut UiTransform)>,
    mut commands: Commands,
) {
    for (root, mut entrance, mut opacity) in &mut arriving {
        // A long first frame must not skip the animation.
        entrance.clock += time.delta_secs().min(motion::SCREEN / 4.0);
        let t = (entrance.clock / motion::SCREEN).clamp(0.0, 1.0);
        let there = motion::ARRIVE.sample_clamped(t);
        let is_still = settings.reduced_motion;
        let away = if is_still { 0.0 } else { 1.0 - there };
        travel(root, away, &children, &mut travellers);
        opacity.0 = there;
        if t >= 1.0 {
            // The entity may be despawned in this very frame.
            commands.entity(root).try_remove::<Entrance>();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    let animate = animate_entrances.run_if(any_with_component::<Entrance>);
    app.add_systems(Update, animate);
}
