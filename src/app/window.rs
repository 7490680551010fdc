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
/// Most frames until the engine names the monitor of a new window, or of one whose monitor is gone.
const UNPLACED_FRAMES: u32 = 30;

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

/// Monitor of the settings among those that are connected.
fn monitor(settings: &Settings, monitors: &[Entity]) -> Option<Entity> {
    let index = usize::from(settings.monitor).checked_sub(1)?;
    monitors.get(index).copied()
}

/// Window mode; `here` is the current monitor, if known. Exclusive fullscreen needs a monitor that the system lists and is
/// ignored under Wayland; there the window is borderless.
fn mode(
    settings: &Settings,
    monitors: &[Entity],
    here: Option<Entity>,
    is_wayland: bool,
) -> WindowMode {
    let there = monitor(settings, monitors);
    let named = there.or(here).or(monitors.first().copied());
    match (settings.window, named) {
        (WindowKind::Window, _) => WindowMode::Windowed,
        (WindowKind::Full, Some(named)) if !is_wayland => {
            let named = MonitorSelection::Entity(named);
            WindowMode::Fullscreen(named, VideoModeSelection::Current)
        }
        _ => WindowMode::BorderlessFullscreen(
            there.map_or(MonitorSelection::Current, MonitorSelection::Entity),
        ),
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
    monitors: Query<(Entity, &Monitor)>,
    window: Single<(&mut Window, Option<&Here>), With<PrimaryWindow>>,
    mut asked: Local<Option<(WindowKind, Option<Entity>, bool)>>,
    mut named: Local<(u8, Option<Entity>)>,
    mut unplaced: Local<u32>,
) {
    // From left to right: the engine's list changes its order with every monitor that comes or goes.
    let mut monitors: Vec<(Entity, &Monitor)> = monitors.iter().collect();
    monitors.sort_by_key(|(entity, monitor)| (monitor.physical_position.to_array(), *entity));
    let mut monitors: Vec<Entity> = monitors.into_iter().map(|(entity, _)| entity).collect();
    // The one that has the number keeps it while it is connected.
    let index = usize::from(settings.monitor).wrapping_sub(1);
    let kept = monitors.iter().position(|it| Some(*it) == named.1);
    if let Some(kept) = kept.filter(|_| named.0 == settings.monitor && index < monitors.len()) {
        monitors.swap(index, kept);
    }
    let there = monitor(&settings, &monitors);
    *named = (settings.monitor, there);
    let wish = (settings.window, there, monitors.is_empty());
    let (mut window, here) = window.into_inner();
    // The engine panics for a monitor that is gone.
    let is_lost = match window.mode {
        WindowMode::Fullscreen(MonitorSelection::Entity(it), _) => !monitors.contains(&it),
        _ => false,
    };
    let here = here.map(|here| here.0).filter(|it| monitors.contains(it));
    if *asked == Some(wish) && !is_lost {
        return;
    }
    let is_placed = there.or(here).is_some() || monitors.is_empty();
    if settings.window == WindowKind::Full && !is_placed && *unplaced < UNPLACED_FRAMES {
        *unplaced += 1;
        return;
    }
    (*asked, *unplaced) = (Some(wish), 0);
    let mode = mode(&settings, &monitors, here, is_wayland());
    if window.mode != mode {
        window.mode = mode;
    }
    if let (WindowMode::Windowed, Some(there)) = (mode, there) {
        window.position = WindowPosition::Centered(MonitorSelection::Entity(there));
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
        let mut world = World::new();
        let both @ [first, second] = [(); 2].map(|()| world.spawn_empty().id());
        for (named, here, there) in [
            (2, Some(first), second),
            (3, Some(second), second),
            (0, None, first),
        ] {
            let there = MonitorSelection::Entity(there);
            assert_eq!(
                mode(&settings(WindowKind::Full, named), &both, here, false),
                WindowMode::Fullscreen(there, VideoModeSelection::Current)
            );
        }
        let filled = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        for window in [WindowKind::Borderless, WindowKind::Full] {
            assert_eq!(mode(&settings(window, 1), &[], None, false), filled);
        }
        let under_wayland = mode(&settings(WindowKind::Full, 0), &both, None, true);
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
        for _ in 0..=UNPLACED_FRAMES {
            app.update();
        }
        let mode = app.world().get::<Window>(window).expect("it is open").mode;
        let named = MonitorSelection::Entity(gone);
        let panics = WindowMode::Fullscreen(named, VideoModeSelection::Current);
        assert!(mode != WindowMode::Windowed && mode != panics);
    }

    #[test]
    fn exclusive_fullscreen_begins_where_the_window_stands_and_leaves_with_its_monitor() {
        let mut app = title();
        let world = app.world_mut();
        let first = world.spawn(monitor_of(1280, 720)).id();
        let here = world.spawn(monitor_of(1280, 720)).id();
        let window = world.spawn((Window::default(), PrimaryWindow)).id();
        world.resource_mut::<Settings>().window = WindowKind::Full;
        for monitor in [here, first] {
            app.update();
            let mut placed = app.world_mut().entity_mut(window);
            placed.insert(OnMonitor(monitor));
            app.update();
            let mode = app.world().get::<Window>(window).map(|it| it.mode);
            let named = MonitorSelection::Entity(monitor);
            let full = WindowMode::Fullscreen(named, VideoModeSelection::Current);
            let filled = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
            assert_eq!(mode, Some(if is_wayland() { filled } else { full }));
            app.world_mut().despawn(here);
        }
    }

    #[test]
    fn monitors_are_counted_from_left_to_right_and_others_move_no_window() {
        let mut app = title();
        let at = |x| Monitor {
            physical_position: IVec2::new(x, 0),
            ..monitor_of(1280, 720)
        };
        let world = app.world_mut();
        let right = world.spawn(at(1280)).id();
        world.spawn(at(0));
        let window = world.spawn((Window::default(), PrimaryWindow)).id();
        world.resource_mut::<Settings>().monitor = 2;
        app.update();
        let place = |app: &App| app.world().get::<Window>(window).map(|it| it.position);
        let centered = WindowPosition::Centered(MonitorSelection::Entity(right));
        assert_eq!(place(&app), Some(centered));
        let moved = WindowPosition::At(IVec2::ONE);
        if let Some(mut window) = app.world_mut().get_mut::<Window>(window) {
            window.position = moved;
        }
        app.world_mut().spawn(at(2560));
        app.update();
        assert_eq!(place(&app), Some(moved));
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
