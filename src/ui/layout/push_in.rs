//! Push-in of the camera: the board is seen from nearer as the risk rises.

use bevy::prelude::*;

use crate::core::canvas::Canvas;

/// Zoom of the board in play. Its right edge keeps its place, as the buttons are there.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub(crate) struct PushIn(pub(crate) f32);

impl Default for PushIn {
    fn default() -> PushIn {
        PushIn(1.0)
    }
}

impl PushIn {
    /// Zoom at the highest risk.
    pub(crate) const NEAREST: PushIn = PushIn(1.03);

    /// Place of a point of the canvas under the zoom.
    pub(crate) fn place(self, point: Vec2, canvas: &Canvas, text_scale: f32) -> Vec2 {
        let pivot = canvas.play_layout(text_scale).board_pivot();
        pivot + (point - pivot) * self.0
    }

    /// Place of a rectangle of the canvas under the zoom.
    pub(crate) fn place_rect(self, rect: Rect, canvas: &Canvas, text_scale: f32) -> Rect {
        let [min, max] = [rect.min, rect.max].map(|at| self.place(at, canvas, text_scale));
        Rect { min, max }
    }

    /// Shift of the whole canvas under the zoom about its middle, in design units from the top left corner, y down.
    pub(crate) fn shift(self, canvas: &Canvas, text_scale: f32) -> Vec2 {
        let pivot = canvas.play_layout(text_scale).board_pivot();
        (pivot - canvas.size / 2.0) * (1.0 - self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_edge_of_the_board_keeps_its_place() {
        for size in [Vec2::new(1920.0, 1080.0), Vec2::new(2560.0, 1080.0)] {
            let canvas = Canvas { size, scale: 1.0 };
            let push = PushIn::NEAREST;
            let pivot = canvas.play_layout(1.0).board_pivot();
            let middle = size / 2.0;
            let seen = |at: Vec2| middle + (at - middle) * push.0 + push.shift(&canvas, 1.0);
            assert!(seen(pivot).distance(pivot) < 0.01, "{pivot}");
            let point = Vec2::new(300.0, 200.0);
            let place = push.place(point, &canvas, 1.0);
            assert!(seen(point).distance(place) < 0.01, "{place}");
        }
    }
}
