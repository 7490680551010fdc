//! Layout of the page of the way up: the mountain beside the card, or below it.

use bevy::prelude::*;

use super::path::{SIZE, STATIONS};
use crate::core::canvas::SAFE;
use crate::ui::prelude::*;

/// Least width of the card beside the mountain, at a text scale of 1, in design units.
const CARD: f32 = 640.0;
/// Largest width of the card beside the mountain.
const WIDEST: f32 = 960.0;
/// Largest text scale beside the mountain, and least scale of the mountain there.
const LARGE_TEXT: f32 = 1.25;
const SMALLEST: f32 = 1.0;
/// Height above the mountain for heading and tabs, and for the flag at the top.
const ABOVE: f32 = 240.0;
/// Right edge of the mountain on the screen, in its own units: the rest of its sky is cut off.
const RIGHT: f32 = 708.0;
/// Largest scale of the mountain below the card.
const LARGEST: f32 = 1.05;
pub(super) const SIDE: f32 = 104.0;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Layout {
    pub(super) scale: f32,
    /// Upper left corner of the mountain on the screen, and the width of the card beside it; `None` if the mountain stands
    /// below the card.
    pub(super) beside: Option<(Vec2, f32)>,
}

impl Layout {
    pub(super) fn of(canvas: &Canvas, settings: &Settings) -> Layout {
        let text_scale = settings.text_scale.factor();
        let edge = canvas.size.x * SAFE;
        let least = CARD * (0.5 + 0.5 * text_scale);
        let left = STATIONS[0].x - SIDE / 2.0;
        let scale = ((canvas.size.x - edge - least - WIDE) / (RIGHT - left))
            .min((canvas.size.y - ABOVE) / SIZE.y);
        if text_scale > LARGE_TEXT || canvas.is_tall() || scale < SMALLEST {
            let inner = canvas.size.x - 2.0 * edge;
            return Layout {
                scale: (inner / SIZE.x).min(LARGEST),
                beside: None,
            };
        }
        let corner = canvas.size - Vec2::new(RIGHT, SIZE.y) * scale;
        let card = corner.x + left * scale - WIDE - edge;
        Layout {
            scale,
            beside: Some((corner, card.min(WIDEST))),
        }
    }

    pub(super) fn mountain(&self) -> Rect {
        let corner = self.beside.map_or(Vec2::ZERO, |(corner, _)| corner);
        Rect::from_corners(corner, corner + SIZE * self.scale)
    }

    /// Square around a point of the mountain.
    pub(super) fn square(&self, middle: Vec2, side: f32) -> Rect {
        let middle = self.mountain().min + middle * self.scale;
        Rect::from_center_size(middle, Vec2::splat(side * self.scale))
    }
}
