//! Where a finished game is told: beside or below the board, and over its shoulder.

use bevy::prelude::*;

use super::play::{BOARD_MIDDLE, COLUMN_6, COLUMN_7};
use crate::core::canvas::Canvas;

/// Text larger than this moves the board down and makes room for a line across it.
pub(crate) const LARGE: f32 = 1.5;

impl Canvas {
    /// Where the winner is named: clear of the flags, on one line more than one only up to column 6.
    pub(crate) fn winner_rect(&self, text_scale: f32) -> Rect {
        let layout = self.play_layout(text_scale);
        let start = layout.banner.min;
        let column = if text_scale > LARGE {
            COLUMN_7
        } else {
            COLUMN_6
        };
        let end = layout.board.x + column * layout.board_scale - 24.0;
        let end = end.min(layout.banner.max.x);
        Rect::new(start.x, start.y, end, layout.banner.max.y)
    }

    /// Where the story of a finished game is told: all that the dice, the cards and the actions leave beside or below the board.
    pub(crate) fn story_rect(&self, text_scale: f32) -> Rect {
        let layout = self.play_layout(text_scale);
        let beside = layout.tray.union(layout.cards).union(layout.actions);
        if layout.ground.is_some() || layout.scores.min.x > layout.board.x + BOARD_MIDDLE {
            beside.union(layout.scores)
        } else {
            beside
        }
    }
}
