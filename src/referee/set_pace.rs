//! Speed of time: by the settings, increased by a press, and paused behind a menu and after a while without input.

use bevy::prelude::*;

use super::{BeatQueue, Pace, Playback, RefereeSystems, Shown, WhoseTurn};
use crate::core::dialogs::Dialog;
use crate::core::redraw::AmbientSpeed;
use crate::core::settings::{Settings, Speed};
use crate::core::states::Screen;
use crate::input::Hurried;
use crate::ui::motion;

/// A press speeds up only events that are already being shown, never those that it starts. The speed-up lasts until they
/// are over; in a bot's turn, until the turn is over.
fn set_pace(
    mut pace: ResMut<Pace>,
    mut time: ResMut<Time<Virtual>>,
    mut hurries: MessageReader<Hurried>,
    queue: Res<BeatQueue>,
    settings: Res<Settings>,
    shown: Option<Res<Shown>>,
    whose_turn: Res<WhoseTurn>,
    menu: Res<State<Dialog>>,
    screen: Res<State<Screen>>,
    playback: Option<Res<Playback>>,
    ambient: Res<AmbientSpeed>,
) {
    // The press that closed a menu or opened the table is not meant for what then goes on.
    let is_new = menu.is_changed() || screen.is_changed();
    let pressed = hurries.read().count() > 0 && !is_new;
    let on_table = *screen.get() == Screen::Play;
    let behind_menu = on_table && *menu.get() != Dialog::NONE;
    let game = shown.filter(|_| on_table).map(|shown| shown.game);
    let bot_plays = whose_turn.is_bots();
    let turn = game.map_or(0, |game| game.turn_number());
    let busy = !queue.is_idle() || bot_plays;
    let goes_on = pace
        .hurried
        .is_some_and(|hurried| !bot_plays || hurried == turn);
    let hurries = busy && (goes_on || (pressed && !behind_menu));
    pace.hurried = hurries.then_some(turn);
    let set = if bot_plays {
        settings.bot_speed.among(settings.speed)
    } else {
        settings.speed
    };
    pace.animate = set != Speed::Instant;
    let speed = match set {
        _ if hurries => motion::HURRY_SPEED,
        Speed::Slow => motion::SLOW_SPEED,
        Speed::Fast => motion::FAST_SPEED,
        Speed::Normal | Speed::Instant => 1.0,
    };
    let speed = speed * playback.map_or(1.0, |playback| playback.speed);
    // A clock that stands still is paused, so that nothing is written again in every frame.
    let is_paused = behind_menu || ambient.is_at_rest();
    let speed = if is_paused { speed } else { speed * ambient.0 };
    if (time.relative_speed() - speed).abs() > f32::EPSILON {
        time.set_relative_speed(speed);
    }
    if is_paused != time.is_paused() {
        if is_paused {
            time.pause();
        } else {
            time.unpause();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AmbientSpeed>()
        .add_systems(Update, set_pace.in_set(RefereeSystems::Pace));
}
