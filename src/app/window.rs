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

/// Monitor that a window stands on, which may be gone.
#[derive(Component)]
pub(super) struct Here(pub(super) Entity);

/// Replaces the engine's relation of a window to its monitor, by which the window would be closed with the monitor.
fn free_from_monitor(
    placed: On<Insert, OnMonitor>,
    windows: Query<&OnMonitor>,
    mut commands: Commands,
) {
    if let Ok(monitor) = windows.get(placed.entity) {
        let mut window = commands.entity(placed.entity);
        window.try_insert(Here(monitor.0));
        window.try_remove::<OnMonitor>();
    }
}

/// Returns `true` if one of these environment variables has a value.
fn is_set(names: &[&str]) -> bool {
    let mut values = names.iter().filter_map(std::env::var_os);
    values.any(|value| !value.is_empty())
}

fn is_wayland() -> bool {
    cfg!(not(any(windows, target_os = "macos"))) && is_set(&["WAYLAND_DISPLAY", "WAYLAND_SOCKET"])
}

/// Returns `true` if a Unix desktop has a display for windows.
pub(super) fn has_display() -> bool {
    is_wayland() || is_set(&["DISPLAY"])
}

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

/// Window mode; `here` is the current monitor, if known. Exclusive fullscreen needs a monitor that the system lists and is
/// ignored under Wayland; there the window is borderless.
fn mode(
    settings: &Settings,
    monitors: usize,
    here: Option<Entity>,
    is_wayland: bool,
) -> WindowMode {
    let there = monitor(settings, monitors);
    match settings.window {
        WindowKind::Window => WindowMode::Windowed,
        WindowKind::Full if monitors > 0 && !is_wayland => {
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

/// Shrinks a window that fills its monitor, which would hide its lower buttons, when it first has a frame: at the start, or
/// after a start in fullscreen.
fn fit_window(
    monitors: Query<&Monitor>,
    mut windows: Query<(&mut Window, Option<&Here>), With<PrimaryWindow>>,
    mut start: Local<Option<Vec2>>,
    mut is_fitted: Local<bool>,
) {
    for (mut window, here) in &mut windows {
        let start = *start.get_or_insert(window.size());
        let monitor = here.and_then(|here| monitors.get(here.0).ok());
        if let Some(monitor) = monitor
            && window.mode == WindowMode::Windowed
            && !*is_fitted
        {
            *is_fitted = true;
            let most = (monitor.physical_size().as_vec2() * SHARE).as_uvec2();
            if window.physical_size().cmpgt(most).any() {
                let size = (start * window.scale_factor()).as_uvec2().min(most);
                window.resolution.set_physical_resolution(size.x, size.y);
                window.position = WindowPosition::Centered(MonitorSelection::Current);
            }
        }
    }
}

/// Applies changed window settings. Unchanged ones are not applied again: players move the window themselves.
fn apply_window_settings(
    settings: Res<Settings>,
    monitors: Query<Entity, With<Monitor>>,
    mut windows: Query<(&mut Window, Option<&Here>), With<PrimaryWindow>>,
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
        // The engine panics for a monitor that is gone.
        let here = here.and_then(|here| monitors.get(here.0).ok());
        let mode = mode(&settings, count, here, is_wayland());
        if window.mode != mode {
            window.mode = mode;
        }
        if mode == WindowMode::Windowed && there != MonitorSelection::Current {
            window.position = WindowPosition::Centered(there);
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_observer(free_from_monitor);
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
            (0..10).find(|_| {
                app.update();
                let window = app.world().get::<Window>(window);
                window.is_some_and(|it| it.visible)
            })
        };
        let late = 2 * motion::UNSEEN_WINDOW;
        for (screen, elapsed, frames) in [
            (Screen::Title, Duration::ZERO, Some(HIDDEN_FRAMES)),
            (Screen::Loading, Duration::ZERO, None),
            (Screen::Loading, late, Some(0)),
        ] {
            assert_eq!(seen_after(screen, elapsed), frames);
        }
    }

    fn title() -> App {
        let mut app = App::new();
        app.init_resource::<Settings>()
            .init_resource::<Time<Real>>()
            .insert_resource(State::new(Screen::Title))
            .add_plugins(plugin);
        app
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
        let asked = |window, named, monitors| mode(&settings(window, named), monitors, None, false);
        for (named, monitors, there) in [(2, 2, second), (3, 2, first), (0, 1, first)] {
            assert_eq!(
                asked(WindowKind::Full, named, monitors),
                WindowMode::Fullscreen(there, VideoModeSelection::Current)
            );
        }
        let filled = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        for window in [WindowKind::Borderless, WindowKind::Full] {
            assert_eq!(asked(window, 1, 0), filled);
        }
        let under_wayland = mode(&settings(WindowKind::Full, 0), 1, None, true);
        assert_eq!(under_wayland, filled);
    }

    #[test]
    fn a_window_setting_is_applied_once() {
        let mut app = title();
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

    fn monitor_of(physical_width: u32, physical_height: u32) -> Monitor {
        Monitor {
            name: None,
            physical_height,
            physical_width,
            physical_position: IVec2::ZERO,
            refresh_rate_millihertz: None,
            scale_factor: 1.0,
            video_modes: Vec::new(),
        }
    }

    #[test]
    fn a_window_outlives_its_monitor() {
        let mut app = title();
        let world = app.world_mut();
        world.spawn(monitor_of(1280, 720));
        let gone = world.spawn(monitor_of(1280, 720)).id();
        let window = (Window::default(), PrimaryWindow, OnMonitor(gone));
        let window = world.spawn(window).id();
        assert!(world.get::<Here>(window).is_some_and(|here| here.0 == gone));
        world.despawn(gone);
        world.resource_mut::<Settings>().window = WindowKind::Full;
        app.update();
        let mode = app.world().get::<Window>(window).expect("it is open").mode;
        let named = MonitorSelection::Entity(gone);
        let panics = WindowMode::Fullscreen(named, VideoModeSelection::Current);
        assert!(mode != WindowMode::Windowed && mode != panics);
    }

    #[test]
    fn a_window_comes_up_no_larger_than_its_monitor() {
        for (monitor, fitting) in [
            (UVec2::new(1280, 720), UVec2::new(1152, 648)),
            (UVec2::new(1600, 720), UVec2::new(1440, 648)),
            (UVec2::new(1600, 900), UVec2::new(1440, 810)),
            (UVec2::new(1920, 1080), UVec2::new(1600, 900)),
        ] {
            for begins_full in [false, true] {
                let mut app = App::new();
                app.add_systems(Update, fit_window);
                let window = (Window::default(), PrimaryWindow);
                let window = app.world_mut().spawn(window).id();
                let mut size_after = |mode, size: UVec2| {
                    let mut shown = app.world_mut().get_mut::<Window>(window);
                    let shown = shown.as_deref_mut().expect("it is open");
                    shown.mode = mode;
                    shown.resolution.set_physical_resolution(size.x, size.y);
                    app.update();
                    let here = app.world_mut().spawn(monitor_of(monitor.x, monitor.y));
                    let here = Here(here.id());
                    app.world_mut().entity_mut(window).insert(here);
                    app.world().get::<Window>(window).map(Window::physical_size)
                };
                let framed = WindowMode::Windowed;
                let mut size = UVec2::new(1600, 900);
                assert_eq!(size_after(framed, size), Some(size), "it is not placed yet");
                if begins_full {
                    let filled = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
                    size = monitor;
                    assert_eq!(size_after(filled, size), Some(size));
                }
                assert_eq!(size_after(framed, size), Some(fitting));
                let pulled = UVec2::new(3000, 2000);
                let stays = "what people do to the window stays";
                assert_eq!(size_after(framed, pulled), Some(pulled), "{stays}");
            }
        }
    }
}
