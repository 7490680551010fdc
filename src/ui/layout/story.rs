//! Layout of the results: beside or below the board, and above its shoulder.

use bevy::prelude::*;

use super::play::{COLUMN_6, COLUMN_7};
use crate::core::canvas::Canvas;

/// Text scale above which the board moves down for a line across the top.
pub(crate) const LARGE: f32 = 1.5;

impl Canvas {
    /// Name of the winner, clear of the flags: up to column 6, or up to column 7 with large text.
    pub(crate) fn winner_rect(&self, text_scale: f32) -> Rect {
        let layout = self.play_layout(text_scale);
        let start = self.safe_rect().min;
        let column = if text_scale > LARGE {
            COLUMN_7
        } else {
            COLUMN_6
        };
        let end = layout.board.x + column * layout.board_scale - 24.0;
        Rect::new(start.x, start.y, end, start.y + 300.0)
    }

    /// Story of the finished game: beside or below the board.
    pub(crate) fn story_rect(&self, text_scale: f32) -> Rect {
        self.play_layout(text_scale).story
    }
}
