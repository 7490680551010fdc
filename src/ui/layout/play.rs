//! Where board, scores, tray, cards and actions stand during a game, at every shape of window and size of text.

use bevy::prelude::*;

use crate::core::canvas::Canvas;

/// The board's own frame at the design size.
const FRAME: Vec2 = Vec2::new(1920.0, 1080.0);
/// The middle of the board in its frame.
pub(super) const BOARD_MIDDLE: f32 = 634.0;
/// The width of the eleven columns with the tents beside them.
const BOARD_WIDTH: f32 = 1088.0;
/// The left edges of columns 6 and 7 in the board's frame: on the shoulder before them stands the banner.
pub(super) const COLUMN_6: f32 = 512.0;
pub(super) const COLUMN_7: f32 = 600.0;

/// The width of the column with scores, tray, cards and actions, and how much wider it is at twice the text size.
const COLUMN_WIDTH: f32 = 584.0;
const COLUMN_GROWTH: f32 = 240.0;
/// How much the board gives up for the banner at twice the text size.
const STRIP: f32 = 170.0;
/// Between the parts and the board.
const APART: f32 = 40.0;
/// The side of the button that pauses, and the space around it.
const PAUSE: f32 = 64.0;
const PAUSE_GAP: f32 = 32.0;
/// How high the lines of the banner are at most, with the air below them.
const BANNER: f32 = 290.0;
/// How high a line of words for a sound is at the usual size of text.
const CAPTION: f32 = 56.0;
/// How much room the small buttons beside the board take along their row.
const TOOLS: f32 = 3.0 * PAUSE + 2.0 * 16.0;
/// A tray is at least so many times as wide as high: dice fill only its width.
const TRAY_SHAPE: f32 = 1.45;
/// From this shape on the scores stand at the left of the board.
const VERY_WIDE: f32 = 2.25;
/// The widest that the parts of a very wide canvas spread.
const SPREAD: f32 = 2600.0;

/// Where everything stands during a game, in design units from the top left corner, y down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct PlayLayout {
    /// Whose turn it is.
    pub(crate) banner: Rect,
    /// The widest that the lines below the banner's first may be.
    pub(crate) banner_below: f32,
    /// The button that pauses.
    pub(crate) pause: Rect,
    /// The small buttons beside the board: taking back, hint, history.
    pub(crate) tools: Rect,
    /// The players and what they own.
    pub(crate) scores: Rect,
    /// What somebody asked for: where the scores are, and the tray if text is large.
    pub(crate) answer: Rect,
    /// The tray with the dice.
    pub(crate) tray: Rect,
    /// The three pairing cards.
    pub(crate) cards: Rect,
    /// Whether the cards stand one below the other.
    pub(crate) cards_stacked: bool,
    /// Roll and stop.
    pub(crate) actions: Rect,
    /// Where the parts below the board begin, on a tall canvas.
    pub(crate) ground: Option<f32>,
    /// Where the board's own frame begins.
    pub(crate) board: Vec2,
    /// How much larger than drawn the board is.
    pub(crate) board_scale: f32,
}

/// The heights of the parts at one size of text.
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

    /// The same with some of the height that is left over, and how much is still left.
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
    /// Where everything stands during a game; `text_scale` is 1 to 2.
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

    /// The board at the left, everything else in a column at the right. What a taller canvas has to give goes to the
    /// board first.
    fn wide(&self, more: f32) -> PlayLayout {
        let safe = self.safe_rect();
        let extra = (0.3 * (self.size.x - FRAME.x)).clamp(0.0, 120.0);
        let width = COLUMN_WIDTH + COLUMN_GROWTH * more + extra;
        let left = safe.max.x - width;
        let [scores, tray, cards, actions] = column(left, safe, more, more > 0.0);
        let scale =
            ((self.size.y - STRIP * more) / FRAME.y).min((left - APART - safe.min.x) / BOARD_WIDTH);
        let board = Vec2::new(
            f32::midpoint(safe.min.x, left - APART) - BOARD_MIDDLE * scale,
            self.size.y - FRAME.y * scale,
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
            // At the usual size of text the line below the first one ends above the flag of column 6.
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

    /// Banner and scores at the left of the board, dice and actions at its right.
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
            (self.size.y / FRAME.y).min((right_start - left_end - 2.0 * APART) / BOARD_WIDTH);
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
                // Up to where the banner ends.
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
                f32::midpoint(left_end, right_start) - BOARD_MIDDLE * scale,
                self.size.y - FRAME.y * scale,
            ),
            board_scale: scale,
        }
    }

    /// The board at the top over the whole width, everything else as a block below it.
    fn tall(&self, more: f32) -> PlayLayout {
        let safe = self.safe_rect();
        let natural = Heights::of(more, false);
        let block =
            |heights: Heights| heights.scores + heights.cards + heights.actions + 2.0 * heights.gap;
        // The board takes what it can use; the block below gets the rest.
        let widest = safe.width() / BOARD_WIDTH;
        let wanted = FRAME.y * widest + STRIP * more + APART + safe.min.y / 2.0;
        let (heights, _) = natural.with(safe.max.y - wanted - block(natural));
        let ground = safe.max.y - block(heights) - heights.gap;
        let strip = safe.min.y / 2.0 + STRIP * more;
        let scale = widest.min((ground - strip) / FRAME.y);
        let board = Vec2::new(
            self.size.x / 2.0 - BOARD_MIDDLE * scale,
            ground - FRAME.y * scale,
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

    /// Where a line of words for a sound ends, from the top: below the banner, where the sky is widest.
    pub(crate) fn caption_foot(&self, text_scale: f32) -> f32 {
        let layout = self.play_layout(text_scale);
        let foot = layout.banner.max.y + CAPTION * text_scale;
        if layout.scores.min.x < layout.banner.max.x {
            foot.min(layout.scores.min.y - PAUSE_GAP / 2.0)
        } else {
            foot
        }
    }

    /// The small buttons beside the board.
    pub(crate) fn tools_rect(&self, text_scale: f32) -> Rect {
        self.play_layout(text_scale).tools
    }

    /// The players and what they own.
    pub(crate) fn scoreboard_rect(&self, text_scale: f32) -> Rect {
        self.play_layout(text_scale).scores
    }

    /// The tray with the dice.
    pub(crate) fn tray_rect(&self, text_scale: f32) -> Rect {
        self.play_layout(text_scale).tray
    }

    /// The three pairing cards.
    pub(crate) fn cards_rect(&self, text_scale: f32) -> Rect {
        self.play_layout(text_scale).cards
    }

    /// Roll and stop.
    pub(crate) fn actions_rect(&self, text_scale: f32) -> Rect {
        self.play_layout(text_scale).actions
    }

    /// How far from the left edge the middle of the board is.
    pub(crate) fn board_middle(&self, text_scale: f32) -> f32 {
        let layout = self.play_layout(text_scale);
        layout.board.x + BOARD_MIDDLE * layout.board_scale
    }

    /// How far the board is moved from its place at the design size.
    pub(crate) fn board_offset(&self, text_scale: f32) -> Vec2 {
        self.play_layout(text_scale).board
    }

    /// How much larger than drawn the board is.
    pub(crate) fn board_scale(&self, text_scale: f32) -> f32 {
        self.play_layout(text_scale).board_scale
    }
}

/// The place of the small buttons below the one that pauses.
fn below(pause: Rect) -> Rect {
    let top = pause.max.y + 16.0;
    Rect::new(pause.min.x, top, pause.max.x, top + TOOLS)
}

/// The parts of a column from top to bottom. Larger text makes room by taking it from the tray and from the air around;
/// a taller canvas gives its extra height to the tray until it has its shape, and then to everything.
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
