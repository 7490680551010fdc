//! The visible area in design units, and where the parts of the play screen stand on it.

use bevy::{prelude::*, window::PrimaryWindow};

/// The size every measure in the game is thought in. What is visible is never smaller, in neither direction.
pub(crate) const DESIGN: Vec2 = Vec2::new(1920.0, 1080.0);
/// The margin that stays free of anything to read or press: a fraction of the width and of the height.
pub(crate) const SAFE: f32 = 0.05;

/// The width of the column with scores, tray, cards and actions.
const COLUMN_WIDTH: f32 = 584.0;
/// Where that column begins at the design size.
const COLUMN_LEFT: f32 = 1240.0;

/// The visible area.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Canvas {
    /// The visible width and height in design units.
    pub(crate) size: Vec2,
    /// Physical pixels per design unit.
    pub(crate) scale: f32,
}

/// What the game is drawn on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum CanvasTarget {
    /// The primary window.
    #[default]
    Window,
    /// An image of this size in pixels.
    Image {
        /// Width and height in pixels.
        size: UVec2,
    },
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
    /// The canvas on a target of `logical` units of which each has `density` pixels.
    fn fit(logical: Vec2, density: f32) -> Canvas {
        if logical.min_element() < 1.0 {
            return Canvas::default(); // a minimised window has no size
        }
        let scale = (logical / DESIGN).min_element();
        Canvas {
            size: logical / scale,
            scale: scale * density,
        }
    }

    /// Where text and buttons may stand: design units from the top left corner, y down.
    pub(crate) fn safe_rect(&self) -> Rect {
        Rect::from_corners(self.size * SAFE, self.size * (1.0 - SAFE))
    }

    /// The column at the right with scores, tray, cards and actions.
    pub(crate) fn column_rect(&self) -> Rect {
        let safe = self.safe_rect();
        Rect {
            min: Vec2::new(safe.max.x - COLUMN_WIDTH, safe.min.y),
            max: safe.max,
        }
    }

    /// How far the board is moved from its place at the design size: it stands on the bottom edge, in the middle of
    /// what the column leaves. Design units, y down.
    pub(crate) fn board_offset(&self) -> Vec2 {
        Vec2::new(
            (self.column_rect().min.x - COLUMN_LEFT) / 2.0,
            self.size.y - DESIGN.y,
        )
    }

    /// A point of the canvas (from the top left corner, y down) in the world of the 2D camera (from the middle, y up).
    pub(crate) fn to_world(self, point: Vec2) -> Vec2 {
        (point - self.size / 2.0) * Vec2::new(1.0, -1.0)
    }

    /// The players and what they own.
    pub(crate) fn scoreboard_rect(&self, text_scale: f32) -> Rect {
        self.stack(text_scale)[0]
    }

    /// The tray with the dice.
    pub(crate) fn tray_rect(&self, text_scale: f32) -> Rect {
        self.stack(text_scale)[1]
    }

    /// The three pairing cards.
    pub(crate) fn cards_rect(&self, text_scale: f32) -> Rect {
        self.stack(text_scale)[2]
    }

    /// Roll and stop.
    pub(crate) fn actions_rect(&self, text_scale: f32) -> Rect {
        self.stack(text_scale)[3]
    }

    /// The parts of the column from top to bottom. Larger text (1 to 2) makes room by taking it from the tray and from
    /// the air around; a taller canvas gives its extra height to the tray.
    fn stack(&self, text_scale: f32) -> [Rect; 4] {
        let more = text_scale.clamp(1.0, 2.0) - 1.0;
        let gap = 25.0 - 11.0 * more;
        let scores = 300.0 + 30.0 * more;
        let cards = 138.0 + 92.0 * more;
        let actions = 95.0 + 45.0 * more;

        let column = self.column_rect();
        let bottom = column.max.y - 36.0 * (1.0 - more);
        let actions_top = bottom - actions;
        let cards_top = actions_top - gap - cards;
        let scores_bottom = column.min.y + scores;
        let row = |top: f32, bottom: f32| Rect::new(column.min.x, top, column.max.x, bottom);
        [
            row(column.min.y, scores_bottom),
            row(scores_bottom + gap, cards_top - gap),
            row(cards_top, cards_top + cards),
            row(actions_top, bottom),
        ]
    }
}

/// Follows the size of the target and scales the interface with it.
fn fit_canvas(
    target: Res<CanvasTarget>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut canvas: ResMut<Canvas>,
    mut ui_scale: ResMut<UiScale>,
) {
    let (fitted, density) = match *target {
        CanvasTarget::Image { size } => (Canvas::fit(size.as_vec2(), 1.0), 1.0),
        CanvasTarget::Window => match windows.single() {
            Ok(window) => (
                Canvas::fit(window.size(), window.scale_factor()),
                window.scale_factor(),
            ),
            Err(_) => (Canvas::default(), 1.0),
        },
    };
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
        (3440.0, 1440.0),
        (1920.0, 1200.0),
        (1600.0, 1200.0),
        (1024.0, 768.0),
        (1280.0, 1024.0),
    ];
    const TEXT: [f32; 4] = [1.0, 1.25, 1.5, 2.0];

    #[test]
    fn the_canvas_covers_the_design_and_keeps_its_shape() {
        for (w, h) in SIZES {
            let canvas = Canvas::fit(Vec2::new(w, h), 1.0);
            assert!(canvas.size.x >= DESIGN.x - 0.01 && canvas.size.y >= DESIGN.y - 0.01);
            assert!((canvas.size.x * canvas.scale - w).abs() < 0.1, "{w}×{h}");
            assert!((canvas.size.y * canvas.scale - h).abs() < 0.1, "{w}×{h}");
        }
    }

    #[test]
    fn at_the_design_size_everything_stands_where_it_was_drawn() {
        let canvas = Canvas::default();
        assert_eq!(canvas.board_offset(), Vec2::ZERO);
        let close = |a: Rect, b: Rect| a.min.distance(b.min) < 0.01 && a.max.distance(b.max) < 0.01;
        let (x0, x1) = (1240.0, 1824.0);
        assert!(close(
            canvas.scoreboard_rect(1.0),
            Rect::new(x0, 54.0, x1, 354.0)
        ));
        assert!(close(
            canvas.tray_rect(1.0),
            Rect::new(x0, 379.0, x1, 707.0)
        ));
        assert!(close(
            canvas.cards_rect(1.0),
            Rect::new(x0, 732.0, x1, 870.0)
        ));
        assert!(close(
            canvas.actions_rect(1.0),
            Rect::new(x0, 895.0, x1, 990.0)
        ));
    }

    #[test]
    fn the_column_stays_in_the_safe_area_without_overlaps() {
        for (w, h) in SIZES {
            let canvas = Canvas::fit(Vec2::new(w, h), 1.0);
            let safe = canvas.safe_rect().inflate(0.01);
            for scale in TEXT {
                let stack = canvas.stack(scale);
                for rect in stack {
                    assert!(
                        safe.contains(rect.min) && safe.contains(rect.max),
                        "{w}×{h} {scale}: {rect:?}"
                    );
                    assert!(rect.height() >= 95.0);
                }
                for pair in stack.windows(2) {
                    assert!(
                        pair[0].max.y + 13.0 <= pair[1].min.y,
                        "{w}×{h} {scale}: {pair:?}"
                    );
                }
                assert!(
                    stack[1].height() >= 225.0,
                    "{w}×{h} {scale}: the tray is {:?}",
                    stack[1]
                );
            }
        }
    }

    #[test]
    fn the_board_stands_on_the_bottom_edge_and_clear_of_the_column() {
        for (w, h) in SIZES {
            let canvas = Canvas::fit(Vec2::new(w, h), 1.0);
            let offset = canvas.board_offset();
            // The mountain reaches from 34 to 1234 at the design size; its columns from 150 to 1118.
            assert!(34.0 + offset.x >= 0.0, "{w}×{h}");
            assert!(1234.0 + offset.x <= canvas.column_rect().min.x, "{w}×{h}");
            assert!((DESIGN.y + offset.y - canvas.size.y).abs() < 0.01);
        }
    }

    #[test]
    fn world_and_canvas_agree_in_the_corners() {
        let canvas = Canvas::fit(Vec2::new(2560.0, 1080.0), 1.0);
        assert_eq!(canvas.to_world(canvas.size / 2.0), Vec2::ZERO);
        assert_eq!(canvas.to_world(Vec2::ZERO), Vec2::new(-1280.0, 540.0));
    }

    #[test]
    fn a_minimised_window_keeps_the_design() {
        assert_eq!(Canvas::fit(Vec2::ZERO, 1.0), Canvas::default());
    }
}
