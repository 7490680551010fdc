//! How fast time runs: normal, fast, hurried by a press, or stopped behind a menu.

use bevy::prelude::*;

use super::{BeatQueue, RefereeSystems};
use crate::input::Hurried;
use crate::menus::Menu;
use crate::screens::Screen;
use crate::settings::{Settings, Speed};
use crate::theme::motion;

/// How what happens is shown.
#[derive(Resource, Debug)]
pub struct Pace {
    /// Whether anything moves at all; without motion every beat is over at once.
    pub animate: bool,
    hurried: bool,
}

impl Default for Pace {
    fn default() -> Pace {
        Pace {
            animate: true,
            hurried: false,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>();
    app.add_systems(Update, set_pace.in_set(RefereeSystems::Pace));
}

/// A press hurries only what is on screen already: the press that starts something does not also skip it.
fn set_pace(
    mut pace: ResMut<Pace>,
    mut time: ResMut<Time<Virtual>>,
    mut hurries: MessageReader<Hurried>,
    queue: Res<BeatQueue>,
    settings: Res<Settings>,
    menu: Res<State<Menu>>,
    screen: Res<State<Screen>>,
) {
    let pressed = hurries.read().count() > 0;
    let behind_menu = *screen.get() == Screen::Play && *menu.get() != Menu::None;
    pace.hurried = !queue.is_idle() && (pace.hurried || (pressed && !behind_menu));
    pace.animate = settings.speed != Speed::Instant;
    let speed = match settings.speed {
        _ if pace.hurried => motion::HURRY_SPEED,
        Speed::Fast => motion::FAST_SPEED,
        Speed::Normal | Speed::Instant => 1.0,
    };
    if (time.relative_speed() - speed).abs() > f32::EPSILON {
        time.set_relative_speed(speed);
    }
    if behind_menu != time.is_paused() {
        if behind_menu {
            time.pause();
        } else {
            time.unpause();
        }
    }
}
