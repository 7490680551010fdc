//! The visible area in design units.

use bevy::{prelude::*, window::PrimaryWindow};

/// Size that the layout is designed for. At least this much is visible, except in portrait format.
pub(crate) const DESIGN: Vec2 = Vec2::new(1920.0, 1080.0);
/// Minimum visible size in portrait format.
const DESIGN_TALL: Vec2 = Vec2::new(1280.0, 1600.0);
/// Margin without text or buttons, as a fraction of width and height.
pub(crate) const SAFE: f32 = 0.05;

/// Visible area of the game.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Canvas {
    /// Width and height in design units.
    pub size: Vec2,
    /// Physical pixels per design unit.
    pub scale: f32,
}

#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum CanvasTarget {
    #[default]
    Window,
    /// An image of this size in pixels.
    Image { size: UVec2 },
}

impl Default for Canvas {
    fn default() -> Canvas {
        Canvas {
            size: DESIGN,
            scale: 1.0,
        }
    }
}

impl Canvas {
    /// Fits the canvas to a target of `logical` units with `density` pixels each.
    pub(crate) fn fit(logical: Vec2, density: f32) -> Canvas {
        let design = if logical.y > logical.x {
            DESIGN_TALL
        } else {
            DESIGN
        };
        let scale = (logical / design).min_element();
        Canvas {
            size: logical / scale,
            scale: scale * density,
        }
    }

    /// Area for text and buttons, in design units from the top left corner, y down.
    pub(crate) fn safe_rect(&self) -> Rect {
        Rect::from_corners(self.size * SAFE, self.size * (1.0 - SAFE))
    }

    /// Returns `true` in portrait format, where the parts of a screen stack vertically.
    pub(crate) fn is_tall(&self) -> bool {
        self.size.y > self.size.x
    }

    /// Converts a canvas point (from the top left corner, y down) to the world of the 2D camera (from the middle, y up).
    pub(crate) fn to_world(self, point: Vec2) -> Vec2 {
        (point - self.size / 2.0) * Vec2::new(1.0, -1.0)
    }
}

/// Fits the canvas and the interface scale to the target.
fn fit_canvas(
    target: Res<CanvasTarget>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut canvas: ResMut<Canvas>,
    mut ui_scale: ResMut<UiScale>,
) {
    let (logical, density) = match *target {
        CanvasTarget::Image { size } => (size.as_vec2(), 1.0),
        CanvasTarget::Window => windows.single().map_or((Vec2::ZERO, 1.0), |window| {
            (window.size(), window.scale_factor())
        }),
    };
    // A minimised or missing window has no size: the canvas stays, and every picture with it.
    if logical.min_element() < 1.0 {
        return;
    }
    let fitted = Canvas::fit(logical, density);
    canvas.set_if_neq(fitted);
    let interface = fitted.scale / density;
    if ui_scale.0 != interface {
        ui_scale.0 = interface;
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Canvas>()
        .init_resource::<CanvasTarget>()
        .add_systems(PreStartup, fit_canvas)
        .add_systems(PreUpdate, fit_canvas);
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(f32, f32); 9] = [
        (1280.0, 720.0),
        (1920.0, 1080.0),
        (3840.0, 2160.0),
        (2560.0, 1080.0),
        (1920.0, 1200.0),
        (1024.0, 768.0),
        (1000.0, 1000.0),
        (1080.0, 1350.0),
        (900.0, 1600.0),
    ];

    #[test]
    fn the_canvas_covers_the_design_and_keeps_its_shape() {
        for (w, h) in SIZES {
            let canvas = Canvas::fit(Vec2::new(w, h), 1.0);
            let design = if canvas.is_tall() {
                DESIGN_TALL
            } else {
                DESIGN
            };
            assert!(canvas.size.x >= design.x - 0.01 && canvas.size.y >= design.y - 0.01);
            assert!((canvas.size.x * canvas.scale - w).abs() < 0.1, "{w}×{h}");
            assert!((canvas.size.y * canvas.scale - h).abs() < 0.1, "{w}×{h}");
        }
    }

    #[test]
    fn world_and_canvas_agree_in_the_corners() {
        let canvas = Canvas::fit(Vec2::new(2560.0, 1080.0), 1.0);
        assert_eq!(canvas.to_world(canvas.size / 2.0), Vec2::ZERO);
        assert_eq!(canvas.to_world(Vec2::ZERO), Vec2::new(-1280.0, 540.0));
    }

    #[test]
    fn a_minimised_window_keeps_its_canvas() {
        let mut app = App::new();
        app.init_resource::<UiScale>().add_plugins(plugin);
        let [seen, minimised] = [UVec2::new(1280, 800), UVec2::ZERO].map(|size| {
            app.insert_resource(CanvasTarget::Image { size });
            app.update();
            *app.world().resource::<Canvas>()
        });
        assert_eq!(minimised, seen);
        assert_ne!(seen, Canvas::default());
    }
}
