//! Window: first appearance, mode and monitor by the settings.

use bevy::prelude::*;
use bevy::window::{
    Monitor, MonitorSelection, OnMonitor, PrimaryWindow, VideoModeSelection, WindowMode,
};

use crate::core::settings::WindowKind;
use crate::ui::prelude::*;

/// Maximum size of the window as a fraction of a small monitor, which leaves room for the system's bars.
const SHARE: f32 = 0.9;
/// Frames of the first screen before the window is shown; the renderer is that many frames behind.
const HIDDEN_FRAMES: u32 = 3;

/// Shows the window once a frame has been drawn: before that, some systems show uninitialised memory.
fn show_window(
    screen: Res<State<Screen>>,
    time: Res<Time<Real>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut drawn: Local<u32>,
) {
    for mut window in &mut windows {
        if !window.visible {
            *drawn += u32::from(*screen.get() != Screen::Loading);
            window.visible = *drawn > HIDDEN_FRAMES || time.elapsed() > motion::UNSEEN_WINDOW;
        }
    }
}

/// Monitor of the settings, if it is connected.
fn monitor(settings: &Settings, monitors: usize) -> MonitorSelection {
    match usize::from(settings.monitor).checked_sub(1) {
        Some(index) if index < monitors => MonitorSelection::Index(index),
        _ => MonitorSelection::Current,
    }
}

/// Window mode; `here` is the current monitor, if known. Exclusive fullscreen needs a monitor that the system lists;
/// without one the window is borderless.
fn mode(settings: &Settings, monitors: usize, here: Option<Entity>) -> WindowMode {
    let there = monitor(settings, monitors);
    match settings.window {
        WindowKind::Window => WindowMode::Windowed,
        WindowKind::Full if monitors > 0 => {
            let named = match (there, here) {
                (MonitorSelection::Current, Some(here)) => MonitorSelection::Entity(here),
                (MonitorSelection::Current, None) => MonitorSelection::Index(0),
                _ => there,
            };
            WindowMode::Fullscreen(named, VideoModeSelection::Current)
        }
        WindowKind::Borderless | WindowKind::Full => WindowMode::BorderlessFullscreen(there),
    }
}

/// Shrinks a new window that is larger than its monitor, which would hide its lower buttons.
fn fit_window(
    monitors: Query<&Monitor>,
    mut windows: Query<(&mut Window, &OnMonitor), (With<PrimaryWindow>, Added<OnMonitor>)>,
) {
    for (mut window, here) in &mut windows {
        let Ok(monitor) = monitors.get(here.0) else {
            continue;
        };
        let room = UVec2::new(monitor.physical_width, monitor.physical_height);
        let size = window.physical_size();
        if window.mode == WindowMode::Windowed && size.cmpgt(room).any() {
            let fitting = (room.as_vec2() * SHARE).as_uvec2().min(size);
            window
                .resolution
                .set_physical_resolution(fitting.x, fitting.y);
            window.position = WindowPosition::Centered(MonitorSelection::Current);
        }
    }
}

/// Applies changed window settings. Unchanged ones are not applied again: players move the window themselves.
fn apply_window_settings(
    settings: Res<Settings>,
    monitors: Query<(), With<Monitor>>,
    mut windows: Query<(&mut Window, Option<&OnMonitor>), With<PrimaryWindow>>,
    mut asked: Local<Option<(WindowKind, MonitorSelection, usize)>>,
) {
    let count = monitors.iter().count();
    let there = monitor(&settings, count);
    let wish = (settings.window, there, count);
    if *asked == Some(wish) {
        return;
    }
    *asked = Some(wish);
    for (mut window, here) in &mut windows {
        let mode = mode(&settings, count, here.map(|here| here.0));
        if window.mode != mode {
            window.mode = mode;
        }
        if mode == WindowMode::Windowed && there != MonitorSelection::Current {
            window.position = WindowPosition::Centered(there);
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, (fit_window, apply_window_settings, show_window));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn the_window_appears_with_a_picture_or_after_a_timeout() {
        let seen_after = |screen, elapsed| {
            let mut app = App::new();
            app.insert_resource(State::new(screen))
                .init_resource::<Time<Real>>()
                .add_systems(Update, show_window);
            let mut time = app.world_mut().resource_mut::<Time<Real>>();
            time.advance_by(elapsed);
            let unseen = Window {
                visible: false,
                ..default()
            };
            let window = app.world_mut().spawn((unseen, PrimaryWindow)).id();
            let is_seen = |app: &App| {
                app.world()
                    .get::<Window>(window)
                    .is_some_and(|it| it.visible)
            };
            (0..10).find(|_| {
                app.update();
                is_seen(&app)
            })
        };
        assert_eq!(
            seen_after(Screen::Title, Duration::ZERO),
            Some(HIDDEN_FRAMES)
        );
        assert_eq!(seen_after(Screen::Loading, Duration::ZERO), None);
        assert_eq!(
            seen_after(Screen::Loading, 2 * motion::UNSEEN_WINDOW),
            Some(0)
        );
    }

    #[test]
    fn a_missing_monitor_falls_back_to_the_current_one() {
        let settings = |window, monitor| Settings {
            window,
            monitor,
            ..default()
        };
        let [first, second] = [0, 1].map(MonitorSelection::Index);
        assert_eq!(monitor(&settings(WindowKind::Window, 2), 2), second);
        let asked = |window, named, monitors| mode(&settings(window, named), monitors, None);
        for (named, monitors, there) in [(2, 2, second), (3, 2, first), (0, 1, first)] {
            assert_eq!(
                asked(WindowKind::Full, named, monitors),
                WindowMode::Fullscreen(there, VideoModeSelection::Current)
            );
        }
        for window in [WindowKind::Borderless, WindowKind::Full] {
            assert_eq!(
                asked(window, 1, 0),
                WindowMode::BorderlessFullscreen(MonitorSelection::Current)
            );
        }
    }

    #[test]
    fn a_window_setting_is_applied_once() {
        let mut app = App::new();
        app.init_resource::<Settings>()
            .init_resource::<Time<Real>>()
            .insert_resource(State::new(Screen::Title))
            .add_plugins(plugin);
        let window = app
            .world_mut()
            .spawn((Window::default(), PrimaryWindow))
            .id();
        app.update();
        let mut settings = app.world_mut().resource_mut::<Settings>();
        settings.window = WindowKind::Borderless;
        app.update();
        let filled = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        let mode = |app: &App| app.world().get::<Window>(window).map(|window| window.mode);
        assert_eq!(mode(&app), Some(filled));
        if let Some(mut window) = app.world_mut().get_mut::<Window>(window) {
            window.mode = WindowMode::Windowed;
        }
        app.update();
        assert_eq!(
            mode(&app),
            Some(WindowMode::Windowed),
            "what the system does to the window stays"
        );
    }

    #[test]
    fn a_window_comes_up_no_larger_than_its_monitor() {
        for (monitor, fitting) in [
            (UVec2::new(1280, 720), UVec2::new(1152, 648)),
            (UVec2::new(1600, 720), UVec2::new(1440, 648)),
            (UVec2::new(1920, 1080), UVec2::new(1600, 900)),
        ] {
            let mut app = App::new();
            app.add_systems(Update, fit_window);
            let here = app.world_mut().spawn(Monitor {
                name: None,
                physical_height: monitor.y,
                physical_width: monitor.x,
                physical_position: IVec2::ZERO,
                refresh_rate_millihertz: None,
                scale_factor: 1.0,
                video_modes: Vec::new(),
            });
            let here = OnMonitor(here.id());
            let resolution = bevy::window::WindowResolution::new(1600, 900);
            let window = Window {
                resolution,
                ..default()
            };
            let window = app.world_mut().spawn((window, PrimaryWindow, here)).id();
            app.update();
            let size = |app: &App| app.world().get::<Window>(window).map(Window::physical_size);
            assert_eq!(size(&app), Some(fitting));
            if let Some(mut window) = app.world_mut().get_mut::<Window>(window) {
                window.resolution.set_physical_resolution(3000, 2000);
            }
            app.update();
            let pulled = Some(UVec2::new(3000, 2000));
            assert_eq!(size(&app), pulled, "what people do to the window stays");
        }
    }
}
