//! Parts of the sky that have room for words during a match.

use bevy::prelude::*;
use cant_stop_rules::Column;
use cant_stop_scenery::board;

use super::play::{FLAG_AIR, KEYS, PlayLayout, TOOL_GAP};
use crate::core::canvas::Canvas;

/// Columns 10 and 11: right of the flag of the one and above that of the other is the sky right of the mountain.
const COLUMN_10: Column = Column::ALL[8];
const COLUMN_11: Column = Column::ALL[9];
/// Least height of the sky right of the mountain that has room for the words of a moment.
const SKY_HEIGHT: f32 = 160.0;
/// Height of a line of a caption at a text scale of 1, and of the plate around it.
const CAPTION: [f32; 2] = [34.0, 16.0];
/// Least width of the sky left of the mountain that has room for large captions.
const SKY_WIDTH: f32 = 300.0;

impl Canvas {
    /// Skies for notices: with large text the line above the summit, if there is one; and right of the flag on the summit, above
    /// that of the next column, or left of the mountain if that is wider. With captions the second begins below them.
    pub(crate) fn notices_rects(&self, text_scale: f32, has_captions: bool) -> [Rect; 2] {
        let layout = self.play_layout(text_scale);
        let mut beside = beside_summit(&layout);
        let Some(line) = line_above(&layout, text_scale) else {
            return [beside; 2];
        };
        if has_captions && !beside.intersect(line).is_empty() {
            beside.min.y = line.max.y;
        }
        [line, beside]
    }

    /// Sky for captions: with large text the line above the summit, if there is one; else left of the mountain, below the words
    /// of a moment.
    pub(crate) fn captions_rect(&self, text_scale: f32) -> Rect {
        let layout = self.play_layout(text_scale);
        line_above(&layout, text_scale).unwrap_or_else(|| {
            let mut sky = layout.sky;
            if self.moment_sky(&layout) == sky {
                sky.min.y = sky.center().y;
            }
            sky
        })
    }

    /// Sky for the words of a moment: right of the mountain, above all that lies there; where that is low, above the summit,
    /// or else that for notices; beside the captions, if sounds are shown in words.
    pub(crate) fn moment_rect(&self, text_scale: f32, has_captions: bool) -> Rect {
        let mut sky = self.moment_sky(&self.play_layout(text_scale));
        let captions = self.captions_rect(text_scale);
        if has_captions && !sky.intersect(captions).is_empty() {
            match captions.min.y <= sky.min.y {
                true => sky.min.y = captions.max.y,
                false => sky.max.y = captions.min.y,
            }
        }
        sky
    }

    /// Sky for the words of a moment and the captions.
    fn moment_sky(&self, layout: &PlayLayout) -> Rect {
        let [.., beside, _] = board::flag_area(COLUMN_10);
        let [_, below, ..] = board::flag_area(COLUMN_11);
        let parts = layout.cards.min.y.min(layout.tray.min.y) - TOOL_GAP;
        let foot = parts.min(layout.board.y + (below - FLAG_AIR) * layout.board_scale);
        let top = layout.tools.max.y + KEYS;
        if self.is_tall() || foot - top < SKY_HEIGHT {
            let summit = summit(layout);
            let [left, right] = [layout.scores.max.x + TOOL_GAP, layout.tray.min.x - TOOL_GAP];
            let is_low = summit - layout.scores.min.y < SKY_HEIGHT;
            return if is_low || self.is_tall() {
                beside_summit(layout)
            } else {
                Rect::new(left, layout.scores.min.y, right, summit)
            };
        }
        let left = layout.board.x + (beside + FLAG_AIR) * layout.board_scale;
        Rect::new(left, top, layout.tray.max.x, foot)
    }
}

/// Height of the flag on the summit, with air above it.
fn summit(layout: &PlayLayout) -> f32 {
    let [_, summit, ..] = board::flag_area(Column::ALL[5]);
    layout.board.y + (summit - FLAG_AIR) * layout.board_scale
}

/// Line above the summit, from the scores to the small buttons, where large text has little room left of the mountain.
fn line_above(layout: &PlayLayout, text_scale: f32) -> Option<Rect> {
    let [line, plate] = CAPTION;
    let top = layout.scores.min.y;
    let foot = (top + text_scale * line + plate).min(layout.tray.min.y);
    let is_narrow = layout.cards_stacked && layout.sky.width() < SKY_WIDTH;
    let left = layout.scores.max.x + TOOL_GAP;
    let right = layout.pause.min.x - TOOL_GAP;
    (is_narrow && foot < summit(layout)).then(|| Rect::new(left, top, right, foot))
}

/// Sky right of the flag on the summit and above that of the next column, or left of the mountain if that is wider.
fn beside_summit(layout: &PlayLayout) -> Rect {
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
    if end - corner.x > layout.sky.width() + TOOL_GAP && sky.min.y < corner.y {
        sky
    } else {
        layout.sky
    }
}
