//! Parts of the sky that have room for words during a match.

use bevy::prelude::*;
use cant_stop_rules::Column;
use cant_stop_scenery::board;

use super::play::{FLAG_AIR, KEYS, TOOL_GAP};
use crate::core::canvas::Canvas;

/// Columns 10 and 11: right of the flag of the one and above that of the other is the sky right of the mountain.
const COLUMN_10: Column = Column::ALL[8];
const COLUMN_11: Column = Column::ALL[9];
/// Least height of the sky right of the mountain that has room for the words of a moment.
const SKY_HEIGHT: f32 = 160.0;

impl Canvas {
    /// Sky for notices: right of the flag on the summit, above that of the next column, or that for captions if it is wider.
    pub(crate) fn notices_rect(&self, text_scale: f32) -> Rect {
        let layout = self.play_layout(text_scale);
        let [.., beside, _] = board::flag_area(Column::ALL[5]);
        let [_, below, ..] = board::flag_area(Column::ALL[6]);
        let corner = Vec2::new(beside + FLAG_AIR, below - FLAG_AIR);
        let corner = layout.board + layout.board_scale * corner;
        let is_above = layout.cards.min.y.min(layout.tray.min.y) > corner.y;
        let mut end = layout.pause.min.x;
        if !is_above {
            end = end.min(layout.tray.min.x);
        }
        let sky = Rect::new(corner.x, layout.pause.min.y, end - TOOL_GAP, corner.y);
        if end - corner.x > layout.captions.width() + TOOL_GAP && sky.min.y < corner.y {
            sky
        } else {
            layout.captions
        }
    }

    /// Sky for the words of a moment: right of the mountain, above all that lies there; where that is low, above the summit,
    /// or else that for notices.
    pub(crate) fn moment_rect(&self, text_scale: f32) -> Rect {
        let layout = self.play_layout(text_scale);
        let [.., beside, _] = board::flag_area(COLUMN_10);
        let [_, below, ..] = board::flag_area(COLUMN_11);
        let parts = layout.cards.min.y.min(layout.tray.min.y) - TOOL_GAP;
        let foot = parts.min(layout.board.y + (below - FLAG_AIR) * layout.board_scale);
        let top = layout.tools.max.y + KEYS;
        if self.is_tall() || foot - top < SKY_HEIGHT {
            let [_, summit, ..] = board::flag_area(Column::ALL[5]);
            let summit = layout.board.y + (summit - FLAG_AIR) * layout.board_scale;
            let [left, right] = [layout.scores.max.x + TOOL_GAP, layout.tray.min.x - TOOL_GAP];
            let is_low = summit - layout.scores.min.y < SKY_HEIGHT;
            return if is_low || self.is_tall() {
                self.notices_rect(text_scale)
            } else {
                Rect::new(left, layout.scores.min.y, right, summit)
            };
        }
        let left = layout.board.x + (beside + FLAG_AIR) * layout.board_scale;
        Rect::new(left, top, layout.tray.max.x, foot)
    }
}
