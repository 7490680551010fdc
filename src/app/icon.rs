//! Icon of the window, for Windows and X11. Wayland takes it from the desktop entry, macOS from the bundle.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RawHandleWrapper};
use bevy::winit::WINIT_WINDOWS;
use resvg::tiny_skia::{Pixmap, Transform as Stretch};
use resvg::usvg;
use winit::window::Icon;

/// Embedded picture: the window has its icon even if the assets are missing.
const PICTURE: &str = include_str!("../../assets/icon.svg");
/// Width and height in pixels, enough for a task switcher at twice the usual scale.
const SIZE: u32 = 128;

fn pixels() -> Option<Vec<u8>> {
    let picture = usvg::Tree::from_str(PICTURE, &usvg::Options::default()).ok()?;
    let mut pixmap = Pixmap::new(SIZE, SIZE)?;
    let stretch = Stretch::from_scale(
        SIZE as f32 / picture.size().width(),
        SIZE as f32 / picture.size().height(),
    );
    resvg::render(&picture, stretch, &mut pixmap.as_mut());
    Some(pixmap.take_demultiplied())
}

/// Sets the icon as soon as the window exists.
fn set_icon(
    window: Single<Entity, (With<PrimaryWindow>, Added<RawHandleWrapper>)>,
    _main_thread: NonSendMarker,
) {
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = windows.get_window(*window) {
            let icon = pixels().and_then(|pixels| Icon::from_rgba(pixels, SIZE, SIZE).ok());
            window.set_window_icon(icon);
        }
    });
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, set_icon);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_is_a_picture_with_clear_corners() {
        let pixels = pixels().unwrap_or_default();
        let opacity = |x: u32, y: u32| pixels[((y * SIZE + x) * 4 + 3) as usize];
        assert_eq!(opacity(0, 0), 0);
        assert_eq!(opacity(SIZE / 2, SIZE / 2), 255);
        assert!(Icon::from_rgba(pixels, SIZE, SIZE).is_ok());
    }
}
