//! Layout of the results: beside or below the board, and above its shoulder.

use bevy::prelude::*;
use cant_stop_scenery::board::MIDDLE;

use super::play::{COLUMN_6, COLUMN_7};
use crate::core::canvas::Canvas;

/// Text scale above which the board moves down for a line across the top.
pub(crate) const LARGE: f32 = 1.5;

impl Canvas {
    /// Name of the winner, clear of the flags: up to column 6, or up to column 7 with large text.
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

    /// Story of the finished game: the area of dice, cards and actions, beside or below the board.
    pub(crate) fn story_rect(&self, text_scale: f32) -> Rect {
        let layout = self.play_layout(text_scale);
        let beside = layout.tray.union(layout.cards).union(layout.actions);
        if layout.ground.is_some() || layout.scores.min.x > layout.board.x + MIDDLE {
            beside.union(layout.scores)
        } else {
            beside
        }
    }
}
