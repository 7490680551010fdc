//! How often the game is drawn: as often as the screen can while something is under way, now and then while nothing is.

mod pads;
mod signs;

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_tweening::AnimationSystem;

use self::signs::Signs;
use crate::core::redraw::Redraw;
use crate::core::settings::{FrameLimit, Settings};
use crate::ui::motion;

/// Seconds since something was last under way.
#[derive(Resource, Default)]
struct Rested(f32);

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Redraw>()
        .init_resource::<Rested>()
        .add_systems(
            Last,
            (
                choose,
                hold_clock.run_if(resource_changed::<Redraw>),
                tell_window
                    .run_if(resource_changed::<Redraw>.or_else(resource_changed::<Settings>)),
            )
                .chain(),
        )
        .configure_sets(Update, AnimationSystem::AnimationUpdate.run_if(clock_runs))
        .add_plugins(pads::plugin);
}

/// Behind a menu tweens would say over and over where they are, and everything would be drawn anew.
fn clock_runs(time: Res<Time<Virtual>>) -> bool {
    !time.is_paused()
}

/// Whatever is under way, pressed or changed asks for full rate, and keeps it until what follows from it has ended.
fn choose(
    mut signs: Signs,
    time: Res<Time<Real>>,
    mut rested: ResMut<Rested>,
    mut redraw: ResMut<Redraw>,
) {
    if signs.stir() {
        rested.0 = 0.0;
    } else {
        rested.0 += time.delta_secs();
    }
    let moves = signs.moves();
    redraw.set_if_neq(if rested.0 <= motion::RESTS_AFTER {
        Redraw::Full
    } else if moves {
        Redraw::Ambient
    } else {
        Redraw::Still
    });
}

/// What begins after a rest begins at its beginning: the long frame before it would carry it far into its motion.
fn hold_clock(
    redraw: Res<Redraw>,
    mut time: ResMut<Time<Virtual>>,
    mut usual: Local<Option<Duration>>,
) {
    let usual = *usual.get_or_insert(time.max_delta());
    time.set_max_delta(match *redraw {
        Redraw::Still => motion::AMBIENT_FRAME,
        Redraw::Full | Redraw::Ambient => usual,
    });
}

fn tell_window(redraw: Res<Redraw>, settings: Res<Settings>, winit: Option<ResMut<WinitSettings>>) {
    if let Some(mut winit) = winit {
        *winit = redraw.window(settings.frames);
    }
}

impl Redraw {
    /// The longest time from frame to frame of a window in focus; none where only the screen sets it.
    pub fn longest_wait(self) -> Duration {
        match self.window(FrameLimit::Monitor).focused_mode {
            UpdateMode::Continuous => Duration::ZERO,
            UpdateMode::Reactive { wait, .. } => wait,
        }
    }

    /// How the event loop of a window does it. Input, and whatever else happens to the window, is answered at once; where
    /// frames are limited, with the next of them.
    fn window(self, limit: FrameLimit) -> WinitSettings {
        let [focused, unfocused] = match self {
            Redraw::Full => {
                return WinitSettings {
                    focused_mode: limit.per_second().map_or(UpdateMode::Continuous, |frames| {
                        UpdateMode::Reactive {
                            wait: motion::SECOND / u32::from(frames),
                            react_to_device_events: false,
                            react_to_user_events: false,
                            react_to_window_events: false,
                        }
                    }),
                    unfocused_mode: UpdateMode::reactive_low_power(motion::UNFOCUSED_FRAME),
                };
            }
            Redraw::Ambient => [motion::AMBIENT_FRAME, motion::AMBIENT_UNFOCUSED_FRAME],
            Redraw::Still => [motion::STILL_FRAME; 2],
        };
        WinitSettings {
            focused_mode: UpdateMode::reactive_low_power(focused),
            unfocused_mode: UpdateMode::reactive_low_power(unfocused),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    use crate::ui::motion::SECOND;

    fn wait(mode: UpdateMode) -> Duration {
        match mode {
            UpdateMode::Continuous => Duration::ZERO,
            UpdateMode::Reactive { wait, .. } => wait,
        }
    }

    #[test]
    fn a_window_is_drawn_at_least_every_second_and_answers_at_once() {
        for redraw in [Redraw::Full, Redraw::Ambient, Redraw::Still] {
            let settings = redraw.window(FrameLimit::Monitor);
            for mode in [settings.focused_mode, settings.unfocused_mode] {
                assert!(wait(mode) <= SECOND, "{redraw:?}");
                if let UpdateMode::Reactive {
                    react_to_user_events,
                    react_to_window_events,
                    ..
                } = mode
                {
                    assert!(react_to_user_events && react_to_window_events);
                }
            }
        }
    }

    #[test]
    fn what_moves_by_itself_has_thirty_frames_a_second_and_less_out_of_focus() {
        let ambient = Redraw::Ambient.window(FrameLimit::Monitor);
        assert!(wait(ambient.focused_mode) <= SECOND / 30);
        assert!(wait(ambient.unfocused_mode) > wait(ambient.focused_mode));
        assert_eq!(Redraw::Full.longest_wait(), Duration::ZERO);
    }

    #[test]
    fn no_event_asks_for_more_frames_than_the_limit() {
        for limit in FrameLimit::ALL {
            match (Redraw::Full.window(limit).focused_mode, limit.per_second()) {
                (UpdateMode::Continuous, None) => {}
                (
                    UpdateMode::Reactive {
                        wait,
                        react_to_device_events: false,
                        react_to_user_events: false,
                        react_to_window_events: false,
                    },
                    Some(frames),
                ) => assert_eq!(wait, SECOND / u32::from(frames)),
                (mode, _) => panic!("{limit:?}: {mode:?}"),
            }
        }
    }
}
