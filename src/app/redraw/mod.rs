//! Frame rate: full while something is in progress, low while nothing moves.

mod signs;

use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_tweening::{AnimationSystem, TweenAnim};

use self::signs::Signs;
use crate::core::redraw::{AmbientSpeed, Redraw};
use crate::core::settings::{FrameLimit, OneButton, Settings};
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
                update_window,
            )
                .chain(),
        )
        .configure_sets(
            Update,
            AnimationSystem::AnimationUpdate
                .run_if(is_clock_running.and_then(any_with_component::<TweenAnim>)),
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
    reader: Res<AccessibilityRequested>,
    mut winit: If<ResMut<WinitSettings>>,
) {
    let is_scanned = settings.one_button == OneButton::Moves;
    let ticks = is_scanned || settings.screen_reader && reader.get();
    **winit = redraw.window(settings.frames, ticks);
}

impl Redraw {
    /// Longest time between two frames of a focused window; zero if only the monitor limits the rate.
    pub fn longest_wait(self) -> Duration {
        match self.window(FrameLimit::Monitor, false).focused_mode {
            UpdateMode::Continuous => Duration::ZERO,
            UpdateMode::Reactive { wait, .. } => wait,
        }
    }

    /// Settings of the event loop. Input and window events are handled at once, or with the next frame under a frame limit;
    /// presses of a screen reader and steps of the scan, which wake nothing, with the next frame in any case: where there are
    /// any, it `ticks`.
    fn window(self, limit: FrameLimit, ticks: bool) -> WinitSettings {
        let limited = |least: Duration, unlimited| {
            let limit = limit.per_second().map(u32::from);
            limit.map_or(unlimited, |frames| UpdateMode::Reactive {
                wait: least.max(motion::SECOND / frames),
                react_to_device_events: false,
                react_to_user_events: false,
                react_to_window_events: false,
            })
        };
        let [focused, unfocused] = match self {
            Redraw::Full => {
                let unfocused = motion::UNFOCUSED_FRAME;
                return WinitSettings {
                    focused_mode: limited(Duration::ZERO, UpdateMode::Continuous),
                    unfocused_mode: limited(unfocused, UpdateMode::reactive_low_power(unfocused)),
                };
            }
            Redraw::Ambient => [motion::AMBIENT_FRAME, motion::AMBIENT_UNFOCUSED_FRAME],
            Redraw::Still if ticks => [motion::READ_FRAME; 2],
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

    /// Longest waits for a frame without an event, and with one.
    fn waits(mode: UpdateMode) -> [Duration; 2] {
        match mode {
            UpdateMode::Continuous => [Duration::ZERO; 2],
            UpdateMode::Reactive {
                wait,
                react_to_device_events: false,
                react_to_user_events,
                react_to_window_events,
            } => {
                let answers = react_to_user_events && react_to_window_events;
                [wait, if answers { Duration::ZERO } else { wait }]
            }
            mode => panic!("devices ask for frames: {mode:?}"),
        }
    }

    #[test]
    fn a_window_is_drawn_at_least_every_second_and_answers_with_the_next_frame() {
        for redraw in [Redraw::Full, Redraw::Ambient, Redraw::Still] {
            for limit in FrameLimit::ALL {
                let settings = redraw.window(limit, false);
                for mode in [settings.focused_mode, settings.unfocused_mode] {
                    let [frame, answer] = waits(mode);
                    let is_soon = frame <= SECOND && answer <= SECOND / 30;
                    assert!(is_soon, "{redraw:?} {limit:?}: {mode:?}");
                }
            }
        }
    }

    #[test]
    fn a_press_of_a_screen_reader_waits_a_tenth_of_a_second() {
        let mut app = App::new();
        app.add_systems(Last, update_window)
            .insert_resource(Redraw::Still)
            .insert_resource(WinitSettings::game())
            .init_resource::<Settings>()
            .init_resource::<AccessibilityRequested>();
        let longest = [false, true].map(|is_there| {
            let reader = app.world().resource::<AccessibilityRequested>();
            reader.set(is_there);
            app.update();
            waits(app.world().resource::<WinitSettings>().focused_mode)[0]
        });
        assert_eq!(longest, [SECOND, SECOND / 10]);
    }

    #[test]
    fn ambient_motion_has_thirty_frames_a_second_and_less_out_of_focus() {
        let ambient = Redraw::Ambient.window(FrameLimit::Monitor, false);
        assert!(waits(ambient.focused_mode)[0] <= SECOND / 30);
        assert!(waits(ambient.unfocused_mode)[0] > waits(ambient.focused_mode)[0]);
        assert_eq!(Redraw::Full.longest_wait(), Duration::ZERO);
    }

    #[test]
    fn no_event_asks_for_more_frames_than_the_limit() {
        for limit in FrameLimit::ALL {
            let frames = limit.per_second().map(u32::from);
            let wait = frames.map_or(Duration::ZERO, |frames| SECOND / frames);
            let settings = Redraw::Full.window(limit, false);
            assert_eq!(waits(settings.focused_mode), [wait; 2], "{limit:?}");
            let [frame, answer] = waits(settings.unfocused_mode);
            assert_eq!(frame, wait.max(motion::UNFOCUSED_FRAME), "{limit:?}");
            assert!(answer >= wait, "{limit:?}");
        }
    }
}
