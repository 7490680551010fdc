//! Layout of the results: beside or below the board, and above its shoulder.

use bevy::prelude::*;
use cant_stop_scenery::board::MIDDLE;

use super::play::{APART, COLUMN_4, COLUMN_6, COLUMN_7, FLAG_AIR, HALF_BOARD};
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

    /// Sky for the words of a win: left of the mountain, which has moved to the middle unless it stays where it was.
    pub(crate) fn win_rect(&self, text_scale: f32, has_moved: bool) -> Rect {
        if !has_moved || self.is_tall() {
            return self.winner_rect(text_scale);
        }
        let start = self.safe_rect().min;
        let scale = self.board_scale(text_scale);
        let end = self.size.x / 2.0 - (MIDDLE - COLUMN_4 + FLAG_AIR) * scale;
        Rect::new(start.x, start.y, end, start.y + 0.45 * self.size.y)
    }

    /// Place for captions while a win is cheered: that of the story, right of the mountain.
    pub(crate) fn beside_win_rect(&self, text_scale: f32, has_moved: bool) -> Rect {
        let layout = self.play_layout(text_scale);
        let mut story = layout.story;
        if has_moved && !self.is_tall() {
            let end = self.size.x / 2.0 + HALF_BOARD * layout.board_scale + APART;
            story.min.x = story.min.x.max(end);
        }
        story
    }
}
