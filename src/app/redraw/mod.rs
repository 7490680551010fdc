//! Frame rate: full while something is in progress, low while nothing moves.

mod signs;

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_tweening::AnimationSystem;

use self::signs::Signs;
use crate::core::redraw::{AmbientSpeed, Redraw};
use crate::core::settings::{FrameLimit, Settings};
use crate::ui::motion;

/// Seconds without activity, and without anybody at a device.
#[derive(Resource, Default)]
struct IdleTime {
    quiet: f32,
    alone: f32,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Redraw>()
        .init_resource::<IdleTime>()
        .add_systems(
            Last,
            (
                choose_rate,
                limit_delta.run_if(resource_changed::<Redraw>),
                update_window
                    .run_if(resource_changed::<Redraw>.or_else(resource_changed::<Settings>)),
            )
                .chain(),
        )
        .configure_sets(
            Update,
            AnimationSystem::AnimationUpdate.run_if(is_clock_running),
        );
}

/// Run condition of tweens: paused tweens still mark components changed, which would force redraws.
fn is_clock_running(time: Res<Time<Virtual>>) -> bool {
    !time.is_paused()
}

/// Chooses the frame rate, and the speed of what moves by itself. Activity asks for full rate, which is kept for a while
/// after the last of it.
fn choose_rate(
    mut signs: Signs,
    time: Res<Time<Real>>,
    mut idle: ResMut<IdleTime>,
    mut redraw: ResMut<Redraw>,
    mut ambient: ResMut<AmbientSpeed>,
) {
    let (is_active, is_pointed) = (signs.is_active(), signs.is_pointed());
    let since = |seconds: f32, sign: bool| match sign {
        true => 0.0,
        false => seconds + time.delta_secs(),
    };
    idle.quiet = since(idle.quiet, is_active);
    idle.alone = since(idle.alone, is_active || is_pointed);
    let slowed = (idle.alone - motion::ALONE_AFTER) / motion::COMES_TO_REST;
    ambient.set_if_neq(AmbientSpeed(1.0 - slowed.clamp(0.0, 1.0)));
    let is_moving = signs.is_moving();
    redraw.set_if_neq(if idle.quiet <= motion::RESTS_AFTER {
        Redraw::Full
    } else if is_moving {
        Redraw::Ambient
    } else {
        Redraw::Still
    });
}

/// Limits the time step after idling: one long frame would skip the beginning of the next animation.
fn limit_delta(
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

fn update_window(
    redraw: Res<Redraw>,
    settings: Res<Settings>,
    winit: Option<ResMut<WinitSettings>>,
) {
    if let Some(mut winit) = winit {
        *winit = redraw.window(settings.frames);
    }
}

impl Redraw {
    /// Longest time between two frames of a focused window; zero if only the monitor limits the rate.
    pub fn longest_wait(self) -> Duration {
        match self.window(FrameLimit::Monitor).focused_mode {
            UpdateMode::Continuous => Duration::ZERO,
            UpdateMode::Reactive { wait, .. } => wait,
        }
    }

    /// Settings of the event loop. Input and window events are handled at once, or with the next frame under a frame limit.
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
    fn ambient_motion_has_thirty_frames_a_second_and_less_out_of_focus() {
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
