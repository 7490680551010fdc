//! Layout of board, scores, tray, cards and actions during a match, at every aspect ratio and text size.

use bevy::prelude::*;
use cant_stop_rules::Column;
use cant_stop_scenery::board::{self, MIDDLE};

use crate::core::canvas::{Canvas, DESIGN};

/// Width of the eleven columns with the tents beside them.
const BOARD_WIDTH: f32 = 1088.0;
/// Left edges of columns 6 and 7 in the frame of the board: on the shoulder before them stands the banner.
pub(super) const COLUMN_6: f32 = board::left(Column::ALL[4]);
pub(super) const COLUMN_7: f32 = board::left(Column::ALL[5]);

/// Width of the side column, and its increase at twice the text size.
const COLUMN_WIDTH: f32 = 584.0;
const COLUMN_GROWTH: f32 = 240.0;
/// Height that the board loses to the banner at twice the text size.
const STRIP: f32 = 170.0;
/// Distance between the parts and the board.
const APART: f32 = 40.0;
/// Side of the pause button, and the space around it.
const PAUSE: f32 = 64.0;
const PAUSE_GAP: f32 = 32.0;
/// Maximum height of the banner with the space below it.
const BANNER: f32 = 290.0;
/// Height of a caption at a text scale of 1.
const CAPTION: f32 = 56.0;
/// Length of the row of small buttons beside the board.
const TOOLS: f32 = 3.0 * PAUSE + 2.0 * 16.0;
/// Minimum aspect ratio of the tray: dice use only its width.
const TRAY_SHAPE: f32 = 1.45;
/// Aspect ratio of the canvas from which the scores move to the left of the board.
const VERY_WIDE: f32 = 2.25;
/// Maximum width of the layout on a very wide canvas.
const SPREAD: f32 = 2600.0;

/// Layout during a match, in design units from the top left corner, y down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PlayLayout {
    /// Banner with the player to act.
    pub(crate) banner: Rect,
    /// Maximum width of the banner below its first line.
    pub(crate) banner_below: f32,
    pub(crate) pause: Rect,
    /// Small buttons beside the board: undo, hint, history.
    pub(crate) tools: Rect,
    pub(crate) scores: Rect,
    /// Answers to questions: over the scores, and over the tray as well with large text.
    pub(crate) answer: Rect,
    pub(crate) tray: Rect,
    pub(crate) cards: Rect,
    /// Stacks the cards vertically.
    pub(crate) cards_stacked: bool,
    pub(crate) actions: Rect,
    /// Top of the parts below the board, on a tall canvas.
    pub(crate) ground: Option<f32>,
    /// Upper left corner of the board's frame.
    pub(crate) board: Vec2,
    pub(crate) board_scale: f32,
}

/// Heights of the parts at one text size.
#[derive(Clone, Copy)]
struct Heights {
    scores: f32,
    cards: f32,
    actions: f32,
    gap: f32,
}

impl Heights {
    fn of(more: f32, stacked: bool) -> Heights {
        Heights {
            scores: 296.0 + 34.0 * (1.0 - more),
            cards: if stacked {
                3.0 * (40.0 * (1.0 + more) + 6.0).max(64.0) + 20.0
            } else {
                134.0 + 96.0 * more
            },
            actions: 112.0 + 44.0 * more,
            gap: 25.0 - 11.0 * more,
        }
    }

    /// Distributes left-over height to the parts; returns the rest.
    fn with(self, left: f32) -> (Heights, f32) {
        let most = Heights {
            scores: 60.0,
            cards: 40.0,
            actions: 30.0,
            gap: 15.0,
        };
        let all = most.scores + most.cards + most.actions + 3.0 * most.gap;
        let share = (left / all).clamp(0.0, 1.0);
        let heights = Heights {
            scores: self.scores + share * most.scores,
            cards: self.cards + share * most.cards,
            actions: self.actions + share * most.actions,
            gap: self.gap + share * most.gap,
        };
        (heights, (left - all).max(0.0))
    }
}

impl Canvas {
    /// Layout during a match; `text_scale` is 1 to 2.
    pub(crate) fn play_layout(&self, text_scale: f32) -> PlayLayout {
        let more = text_scale.clamp(1.0, 2.0) - 1.0;
        if self.is_tall() {
            self.tall(more)
        } else if self.size.x >= VERY_WIDE * self.size.y {
            self.very_wide(more)
        } else {
            self.wide(more)
        }
    }

    /// Board at the left, all other parts in a column at the right. Extra height goes to the board first.
    fn wide(&self, more: f32) -> PlayLayout {
        let safe = self.safe_rect();
        let extra = (0.3 * (self.size.x - DESIGN.x)).clamp(0.0, 120.0);
        let width = COLUMN_WIDTH + COLUMN_GROWTH * more + extra;
        let left = safe.max.x - width;
        let [scores, tray, cards, actions] = column(left, safe, more, more > 0.0);
        let scale = ((self.size.y - STRIP * more) / DESIGN.y)
            .min((left - APART - safe.min.x) / BOARD_WIDTH);
        let board = Vec2::new(
            f32::midpoint(safe.min.x, left - APART) - MIDDLE * scale,
            self.size.y - DESIGN.y * scale,
        );
        let pause = Rect::new(
            left - PAUSE_GAP - PAUSE,
            safe.min.y,
            left - PAUSE_GAP,
            safe.min.y + PAUSE,
        );
        let end = if more > 0.5 {
            pause.min.x - 24.0
        } else {
            board.x + COLUMN_7 * scale - 24.0
        };
        PlayLayout {
            banner: Rect::new(safe.min.x, safe.min.y, end, safe.min.y + 300.0),
            // At a text scale of 1, the lower lines end above the flag of column 6.
            banner_below: if more == 0.0 {
                end - safe.min.x - 44.0
            } else {
                board.x + COLUMN_6 * scale - 24.0 - safe.min.x
            },
            pause,
            tools: below(pause),
            scores,
            answer: if more > 0.0 {
                scores.union(tray)
            } else {
                scores
            },
            tray,
            cards,
            cards_stacked: more > 0.0,
            actions,
            ground: None,
            board,
            board_scale: scale,
        }
    }

    /// Banner and scores at the left of the board, dice and actions at the right.
    fn very_wide(&self, more: f32) -> PlayLayout {
        let mut safe = self.safe_rect();
        let inset = ((safe.width() - SPREAD) / 2.0).max(0.0);
        safe.min.x += inset;
        safe.max.x -= inset;
        let left_end = safe.min.x + 540.0 + 60.0 * more;
        let right_start = safe.max.x - 600.0 - 200.0 * more;
        let heights = Heights::of(more, more > 0.0);
        let bottom = safe.max.y - 36.0 * (1.0 - more);
        let scores = Rect::new(safe.min.x, bottom - heights.scores, left_end, bottom);
        let actions_height = heights.actions + 15.0;
        let cards_height = heights.cards + 20.0 * (1.0 - more);
        let row = |top: f32, bottom: f32| Rect::new(right_start, top, safe.max.x, bottom);
        let actions = row(bottom - actions_height, bottom);
        let cards_bottom = actions.min.y - heights.gap;
        let cards = row(cards_bottom - cards_height, cards_bottom);
        let tray_bottom = cards.min.y - heights.gap;
        let highest = safe.min.y + PAUSE + PAUSE_GAP;
        let tray_height = (tray_bottom - highest).min((safe.max.x - right_start) / TRAY_SHAPE);
        let pause = Rect::new(
            safe.max.x - PAUSE,
            safe.min.y,
            safe.max.x,
            safe.min.y + PAUSE,
        );
        let scale =
            (self.size.y / DESIGN.y).min((right_start - left_end - 2.0 * APART) / BOARD_WIDTH);
        PlayLayout {
            banner: Rect::new(safe.min.x, safe.min.y, left_end, scores.min.y - heights.gap),
            banner_below: left_end - safe.min.x,
            pause,
            tools: Rect::new(
                pause.min.x - PAUSE_GAP - TOOLS,
                pause.min.y,
                pause.min.x - PAUSE_GAP,
                pause.max.y,
            ),
            scores,
            answer: if more > 0.0 {
                // Up to the end of the banner.
                Rect::from_corners(Vec2::new(scores.min.x, safe.min.y + BANNER), scores.max)
            } else {
                scores
            },
            tray: row(tray_bottom - tray_height, tray_bottom),
            cards,
            cards_stacked: more > 0.0,
            actions,
            ground: None,
            board: Vec2::new(
                f32::midpoint(left_end, right_start) - MIDDLE * scale,
                self.size.y - DESIGN.y * scale,
            ),
            board_scale: scale,
        }
    }

    /// Board at the top in full width, all other parts below it.
    fn tall(&self, more: f32) -> PlayLayout {
        let safe = self.safe_rect();
        let natural = Heights::of(more, false);
        let block =
            |heights: Heights| heights.scores + heights.cards + heights.actions + 2.0 * heights.gap;
        // The board takes all the space it can use; the rest goes to the block below.
        let widest = safe.width() / BOARD_WIDTH;
        let wanted = DESIGN.y * widest + STRIP * more + APART + safe.min.y / 2.0;
        let (heights, _) = natural.with(safe.max.y - wanted - block(natural));
        let ground = safe.max.y - block(heights) - heights.gap;
        let strip = safe.min.y / 2.0 + STRIP * more;
        let scale = widest.min((ground - strip) / DESIGN.y);
        let board = Vec2::new(
            self.size.x / 2.0 - MIDDLE * scale,
            ground - DESIGN.y * scale,
        );
        let top = ground + heights.gap;
        let tray_width = (heights.scores * 1.9).min(safe.width() * (0.5 - 0.04 * more));
        let tray_left = safe.max.x - tray_width;
        let cards_top = top + heights.scores + heights.gap;
        let actions_top = cards_top + heights.cards + heights.gap;
        let pause = Rect::new(
            safe.max.x - PAUSE,
            safe.min.y,
            safe.max.x,
            safe.min.y + PAUSE,
        );
        let bottom = top + heights.scores;
        let scores = Rect::new(safe.min.x, top, tray_left - heights.gap, bottom);
        let tray = Rect::new(tray_left, top, safe.max.x, bottom);
        PlayLayout {
            banner: Rect::new(
                safe.min.x,
                safe.min.y,
                board.x + COLUMN_7 * scale - 16.0,
                safe.min.y + 300.0,
            ),
            banner_below: board.x + COLUMN_6 * scale - 24.0 - safe.min.x,
            pause,
            tools: below(pause),
            scores,
            answer: if more > 0.0 {
                scores.union(tray)
            } else {
                scores
            },
            tray,
            cards: Rect::new(safe.min.x, cards_top, safe.max.x, cards_top + heights.cards),
            cards_stacked: false,
            actions: Rect::new(
                safe.min.x,
                actions_top,
                safe.max.x,
                actions_top + heights.actions,
            ),
            ground: Some(ground),
            board,
            board_scale: scale,
        }
    }

    /// Bottom edge of captions: below the banner, where the sky is widest.
    pub(crate) fn caption_foot(&self, text_scale: f32) -> f32 {
        let layout = self.play_layout(text_scale);
        let foot = layout.banner.max.y + CAPTION * text_scale;
        if layout.scores.min.x < layout.banner.max.x {
            foot.min(layout.scores.min.y - PAUSE_GAP / 2.0)
        } else {
            foot
        }
    }

    pub(crate) fn tools_rect(&self, text_scale: f32) -> Rect {
        self.play_layout(text_scale).tools
    }

    pub(crate) fn scoreboard_rect(&self, text_scale: f32) -> Rect {
        self.play_layout(text_scale).scores
    }

    pub(crate) fn tray_rect(&self, text_scale: f32) -> Rect {
        self.play_layout(text_scale).tray
    }

    pub(crate) fn cards_rect(&self, text_scale: f32) -> Rect {
        self.play_layout(text_scale).cards
    }

    pub(crate) fn actions_rect(&self, text_scale: f32) -> Rect {
        self.play_layout(text_scale).actions
    }

    /// Distance of the board's centre from the left edge.
    pub(crate) fn board_middle(&self, text_scale: f32) -> f32 {
        let layout = self.play_layout(text_scale);
        layout.board.x + MIDDLE * layout.board_scale
    }

    /// Offset of the board from its position at the design size.
    pub(crate) fn board_offset(&self, text_scale: f32) -> Vec2 {
        self.play_layout(text_scale).board
    }

    pub(crate) fn board_scale(&self, text_scale: f32) -> f32 {
        self.play_layout(text_scale).board_scale
    }
}

/// Small buttons below the pause button.
fn below(pause: Rect) -> Rect {
    let top = pause.max.y + 16.0;
    Rect::new(pause.min.x, top, pause.max.x, top + TOOLS)
}

/// Parts of a column from top to bottom. Larger text takes space from the tray and the gaps. Extra height goes to the
/// tray up to its maximum aspect ratio, then to all parts.
fn column(left: f32, safe: Rect, more: f32, stacked: bool) -> [Rect; 4] {
    let heights = Heights::of(more, stacked);
    let bottom = safe.max.y - 6.0 * (1.0 - more);
    let free =
        bottom - safe.min.y - heights.scores - heights.cards - heights.actions - 3.0 * heights.gap;
    let tray = free.min((safe.max.x - left) / TRAY_SHAPE);
    let (heights, left_over) = heights.with(free - tray);
    let mut top = safe.min.y + left_over;
    [heights.scores, tray, heights.cards, heights.actions].map(|height| {
        let row = Rect::new(left, top, safe.max.x, top + height);
        top += height + heights.gap;
        row
    })
}

#[cfg(test)]
mod tests;
