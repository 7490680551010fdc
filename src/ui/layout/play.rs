//! Layout of board, scores, tray, cards and actions during a match, at every aspect ratio and text size.

use bevy::prelude::*;
use cant_stop_rules::Column;
use cant_stop_scenery::board::{self, MIDDLE};

use crate::core::canvas::{Canvas, DESIGN};

/// Half the width of the eleven columns with the tents beside them, and the air beside that.
pub(super) const HALF_BOARD: f32 = 544.0;
const AIR: f32 = 8.0;
/// Left edges of columns 6 and 7 in the frame of the board, between which the sky ends.
pub(super) const COLUMN_6: f32 = board::left(Column::ALL[4]);
pub(super) const COLUMN_7: f32 = board::left(Column::ALL[5]);
/// Left edges of columns 4 and 5 in the frame of the board: the sky left of them has room for scores and notices.
pub(super) const COLUMN_4: f32 = board::left(Column::ALL[2]);
const COLUMN_5: f32 = board::left(Column::ALL[3]);
/// Distance between a part and a flag.
pub(super) const FLAG_AIR: f32 = 18.0;
/// Top of the flag of column 5 in the frame of the board, seen from nearest: scores above it reach farther to the right.
const FLAG_5: f32 = 298.0;
/// Top of the flag of column 3 in the frame of the board, which ends the sky for notices.
const SKY_FOOT: f32 = 544.0;
/// Top of the flag of column 4, which ends it above the board of a tall canvas.
const SKY_FOOT_TALL: f32 = 422.0;

/// Width of the side column, and its increase at twice the text size.
const COLUMN_WIDTH: f32 = 584.0;
const COLUMN_GROWTH: f32 = 240.0;
/// Height that the board loses to notices at twice the text size, on a tall canvas.
const STRIP: f32 = 170.0;
/// Distance between the parts and the board.
pub(super) const APART: f32 = 40.0;
/// Side of a small button, and the space beside it.
const TOOL: f32 = 64.0;
pub(super) const TOOL_GAP: f32 = 16.0;
/// Height of the keys below the small buttons.
pub(super) const KEYS: f32 = 50.0;
/// Width of the row of small buttons after the pause.
const TOOLS: f32 = 3.0 * TOOL + 2.0 * TOOL_GAP;
/// Maximum width of the scores.
const SCORES_WIDTH: f32 = 450.0;
/// Height of the scores of four seats, and its increase at twice the text size.
const SCORES_HEIGHT: f32 = 243.0;
const SCORES_HEIGHT_GROWTH: f32 = 88.0;
/// Height of the scores below the board of a tall canvas, beside the tray, and its decrease at twice the text size.
const SCORES_BELOW: f32 = 330.0;
const SCORES_BELOW_LESS: f32 = 34.0;
/// Minimum and usual aspect ratio of the tray: dice use only its width.
const TRAY_SHAPE: f32 = 1.45;
const TRAY_USUAL: f32 = 2.0;
/// Sky left of the tray and above it, in sizes of the tray.
const AIR_AROUND: Vec2 = Vec2::new(0.6, 1.7);
/// Aspect ratio of the canvas from which the scores have a column of their own.
const VERY_WIDE: f32 = 2.25;
/// Maximum width of the layout on a very wide canvas.
const SPREAD: f32 = 2600.0;

/// Layout during a match, in design units from the top left corner, y down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PlayLayout {
    /// Sky left of the mountain.
    pub(super) sky: Rect,
    pub(crate) pause: Rect,
    /// Small buttons beside the pause: undo, hint, history.
    pub(crate) tools: Rect,
    pub(crate) scores: Rect,
    /// Picture of the dice: the tray with the sky that dice fly through.
    pub(crate) air: Rect,
    /// Answers to questions: in the sky above the cards, with large text over the tray.
    pub(crate) answer: Rect,
    pub(crate) tray: Rect,
    pub(crate) cards: Rect,
    /// Stacks the cards vertically.
    pub(crate) cards_stacked: bool,
    pub(crate) actions: Rect,
    /// Area of the story of a finished game, when nothing else is beside the board.
    pub(super) story: Rect,
    /// Top of the parts below the board, on a tall canvas.
    pub(crate) ground: Option<f32>,
    /// Upper left corner of the board's frame.
    pub(crate) board: Vec2,
    pub(crate) board_scale: f32,
}

/// Heights of the cards, of the actions and of the gaps between parts, at one text size.
fn heights(more: f32, are_stacked: bool) -> [f32; 3] {
    let cards = if are_stacked {
        3.0 * (40.0 * (1.0 + more) + 6.0).max(64.0) + 20.0
    } else {
        134.0 + 96.0 * more
    };
    [cards, 126.0 + 30.0 * more, 16.0 - 2.0 * more]
}

impl PlayLayout {
    /// Middle of the right edge of the board with its tents.
    pub(super) fn board_pivot(&self) -> Vec2 {
        self.board + self.board_scale * Vec2::new(MIDDLE + HALF_BOARD, DESIGN.y / 2.0)
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

    /// Scores in the sky at the left, the board, and dice and actions at the right. Extra height goes to the board first.
    fn wide(&self, more: f32) -> PlayLayout {
        let safe = self.safe_rect();
        let extra = (0.3 * (self.size.x - DESIGN.x)).clamp(0.0, 120.0);
        let left = safe.max.x - (COLUMN_WIDTH + COLUMN_GROWTH * more + extra);
        let scale = (self.size.y / DESIGN.y).min((left - APART - safe.min.x) / (2.0 * HALF_BOARD));
        let board = Vec2::new(
            left - AIR - (HALF_BOARD + MIDDLE) * scale,
            self.size.y - DESIGN.y * scale,
        );
        let room = |column: f32| board.x + (column - FLAG_AIR) * scale - safe.min.x;
        let high = scores_at(safe.min, more, room(COLUMN_6));
        let scores = if high.max.y < board.y + FLAG_5 * scale {
            high
        } else {
            scores_at(safe.min, more, room(COLUMN_5))
        };
        let sky = Rect::new(
            safe.min.x,
            scores.max.y + TOOL_GAP,
            safe.min.x + room(COLUMN_4),
            board.y + SKY_FOOT * scale,
        );
        self.with_side(safe, left, more, scores, sky, board, scale)
    }

    /// Scores and sky in a column at the left of the board.
    fn very_wide(&self, more: f32) -> PlayLayout {
        let mut safe = self.safe_rect();
        let inset = ((safe.width() - SPREAD) / 2.0).max(0.0);
        safe.min.x += inset;
        safe.max.x -= inset;
        let left_end = safe.min.x + 540.0 + 60.0 * more;
        let left = safe.max.x - 600.0 - 200.0 * more;
        let scale =
            (self.size.y / DESIGN.y).min((left - left_end - 2.0 * APART) / (2.0 * HALF_BOARD));
        let board = Vec2::new(
            f32::midpoint(left_end, left) - MIDDLE * scale,
            self.size.y - DESIGN.y * scale,
        );
        let scores = scores_at(safe.min, more, left_end - safe.min.x);
        let sky = Rect::new(
            safe.min.x,
            scores.max.y + TOOL_GAP,
            left_end,
            self.size.y * 0.7,
        );
        self.with_side(safe, left, more, scores, sky, board, scale)
    }

    /// Layout with all parts but scores and sky in a column that begins at `left`, below the small buttons. The cards
    /// stand above the dice; with large text, below them, and the answer needs the room of the dice.
    #[expect(clippy::too_many_arguments, reason = "all parts of one layout")]
    fn with_side(
        &self,
        safe: Rect,
        left: f32,
        more: f32,
        scores: Rect,
        sky: Rect,
        board: Vec2,
        board_scale: f32,
    ) -> PlayLayout {
        let cards_stacked = more > 0.0;
        let [cards, actions, gap] = heights(more, cards_stacked);
        let row = |top: f32, bottom: f32| Rect::new(left, top, safe.max.x, bottom);
        let (top, width) = (safe.min.y + TOOL + gap, safe.max.x - left);
        let actions = row(safe.max.y - actions, safe.max.y);
        let foot = actions.min.y - gap;
        let (answer, tray, cards) = if cards_stacked {
            let cards = row(foot - cards, foot);
            let bottom = cards.min.y - gap;
            let height = (bottom - top).min(width / TRAY_SHAPE);
            (row(top, bottom), row(bottom - height, bottom), cards)
        } else {
            let tray = row(foot - width / TRAY_USUAL, foot);
            let bottom = tray.min.y - gap;
            let cards = row(bottom - cards, bottom);
            (row(top + KEYS, cards.min.y - gap), tray, cards)
        };
        let [pause, tools] = small_buttons(safe);
        PlayLayout {
            air: self.air(tray),
            sky,
            pause,
            tools,
            scores,
            answer,
            tray,
            cards,
            cards_stacked,
            actions,
            story: row(safe.min.y, safe.max.y),
            ground: None,
            board,
            board_scale,
        }
    }

    /// Board at the top in full width, all other parts below it.
    fn tall(&self, more: f32) -> PlayLayout {
        let safe = self.safe_rect();
        let [cards, actions, gap] = heights(more, false);
        let scores_below = SCORES_BELOW - SCORES_BELOW_LESS * more;
        let block = scores_below + cards + actions + 2.0 * gap;
        // The board takes all the space it can use; the rest goes to the block below.
        let widest = safe.width() / (2.0 * HALF_BOARD);
        let wanted = DESIGN.y * widest + STRIP * more + APART + safe.min.y / 2.0;
        let spare = (safe.max.y - wanted - block).clamp(0.0, 60.0);
        let upper = scores_below + spare;
        let ground = safe.max.y - block - spare - gap;
        let strip = safe.min.y / 2.0 + STRIP * more;
        let scale = widest.min((ground - strip) / DESIGN.y);
        let board = Vec2::new(
            self.size.x / 2.0 - MIDDLE * scale,
            ground - DESIGN.y * scale,
        );
        let top = ground + gap;
        let tray_width = (upper * 1.9).min(safe.width() * (0.5 - 0.04 * more));
        let tray_left = safe.max.x - tray_width;
        let bottom = top + upper;
        let scores = Rect::new(safe.min.x, top, tray_left - gap, bottom);
        let tray = Rect::new(tray_left, top, safe.max.x, bottom);
        let row = |top: f32, height: f32| Rect::new(safe.min.x, top, safe.max.x, top + height);
        let cards = row(bottom + gap, cards);
        let actions = row(cards.max.y + gap, actions);
        let [pause, tools] = small_buttons(safe);
        PlayLayout {
            air: self.air(tray),
            sky: Rect::new(
                safe.min.x,
                safe.min.y,
                board.x + (COLUMN_5 - FLAG_AIR) * scale,
                board.y + SKY_FOOT_TALL * scale,
            ),
            pause,
            tools,
            scores,
            answer: if more > 0.0 {
                scores.union(tray)
            } else {
                scores
            },
            tray,
            cards,
            cards_stacked: false,
            actions,
            story: scores.union(actions),
            ground: Some(ground),
            board,
            board_scale: scale,
        }
    }

    /// Sky around a tray: to the edges of the canvas at the right and below, and some of the board at the left.
    fn air(&self, tray: Rect) -> Rect {
        let corner = tray.min - AIR_AROUND * tray.size();
        Rect::from_corners(corner.max(Vec2::ZERO), self.size)
    }

    /// Offset of the board from its position at the design size.
    pub(crate) fn board_offset(&self, text_scale: f32) -> Vec2 {
        self.play_layout(text_scale).board
    }

    pub(crate) fn board_scale(&self, text_scale: f32) -> f32 {
        self.play_layout(text_scale).board_scale
    }
}

/// Scores from a corner on, in a width of at most `room`.
fn scores_at(corner: Vec2, more: f32, room: f32) -> Rect {
    let width = SCORES_WIDTH.min(room);
    let height = SCORES_HEIGHT + SCORES_HEIGHT_GROWTH * more;
    Rect::from_corners(corner, corner + Vec2::new(width, height))
}

/// Pause and tools, in one row at the top right.
fn small_buttons(safe: Rect) -> [Rect; 2] {
    let row = |left: f32, right: f32| Rect::new(left, safe.min.y, right, safe.min.y + TOOL);
    let tools = row(safe.max.x - TOOLS, safe.max.x);
    let pause = row(tools.min.x - TOOL_GAP - TOOL, tools.min.x - TOOL_GAP);
    [pause, tools]
}

/// Defines a getter for the rectangle of each part, as [`Placed`](super::Placed) takes it.
macro_rules! parts {
    ($($rect:ident: $part:ident,)+) => {
        impl Canvas {
            $(pub(crate) fn $rect(&self, text_scale: f32) -> Rect {
                self.play_layout(text_scale).$part
            })+
        }
    };
}

parts! {
    air_rect: air,
    tools_rect: tools,
    scoreboard_rect: scores,
    tray_rect: tray,
    cards_rect: cards,
    actions_rect: actions,
    story_rect: story,
}

#[cfg(test)]
mod tests;
