//! The short motion with which screens, dialogs and toasts arrive; they leave by the same way, see [`super::leaving`].

use bevy::prelude::*;

use crate::core::settings::Settings;
use crate::ui::color::Opacity;
use crate::ui::motion;

/// How far things rise while they arrive, in design units.
const RISE: f32 = 36.0;

/// Put on what arrives: it fades in, and it and what is in it travels as its [`Travels`] says.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Travels, Opacity)]
pub(crate) struct Entrance {
    /// Seconds since it began.
    clock: f32,
}

/// How far below its place something begins to arrive, and ends when it leaves: design units.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(UiTransform)]
pub(crate) struct Travels(f32);

impl Default for Travels {
    fn default() -> Travels {
        Travels::UP
    }
}

impl Travels {
    /// Not at all.
    pub(crate) const NOWHERE: Travels = Travels(0.0);
    /// As screens and dialogs do.
    pub(crate) const UP: Travels = Travels(RISE);
    /// As what hangs at the upper edge does.
    pub(crate) const DOWN: Travels = Travels(-RISE);

    /// Where it is with this much of the way, 0 to 1, still before it.
    pub(super) fn away(self, part: f32) -> Val2 {
        if part == 0.0 {
            Val2::ZERO
        } else {
            Val2::px(0.0, self.0 * part)
        }
    }
}

fn arrive(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut arriving: Query<(Entity, &mut Entrance, &mut Opacity)>,
    children: Query<&Children>,
    mut travellers: Query<(&Travels, &mut UiTransform)>,
    mut commands: Commands,
) {
    for (root, mut entrance, mut opacity) in &mut arriving {
        // A long first frame must not swallow the motion.
        entrance.clock += time.delta_secs().min(motion::SCREEN / 4.0);
        let t = (entrance.clock / motion::SCREEN).clamp(0.0, 1.0);
        let there = motion::ARRIVE.sample_clamped(t);
        let away = if settings.reduced_motion {
            0.0
        } else {
            1.0 - there
        };
        for entity in std::iter::once(root).chain(children.iter_descendants(root)) {
            if let Ok((travels, mut transform)) = travellers.get_mut(entity) {
                transform.translation = travels.away(away);
            }
        }
        opacity.0 = there;
        if t >= 1.0 {
            // What arrives may be gone again in this very frame.
            commands.entity(root).try_remove::<Entrance>();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, arrive);
}
