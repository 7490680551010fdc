//! The panel below or beside the mountain: players, the decisive turn, the day.

use cant_stop_rules::Seat;

use super::Poster;
use crate::painter::{Align, Painter};
use crate::text::Font;

/// The sizes of all other words.
const WORDS: [f32; 3] = [34.0, 31.0, 28.0];
/// A line, of the size of its letters.
const LINE: f32 = 1.22;
/// Row of a player, tent of a player, and the free edge inside the panel.
const ROW: f32 = 50.0;
const TENT: f32 = 40.0;
const INSIDE: f32 = 26.0;
impl Poster<'_> {
    pub(super) fn panel(&self) -> Panel {
        let layout = self.shape.layout();
        let room = layout.panel[1] - 2.0 * INSIDE;
        let (bold, medium) = (Font::new(&self.kit.bold), Font::new(&self.kit.medium));
        // As many in a row as their names let stand there.
        let wide = |size: f32| {
            let names = self.seats.iter().map(|look| bold.width(&look.name, size));
            names.fold(0.0, f32::max) + TENT + 34.0
        };
        let most = if layout.is_below { self.seats.len() } else { 1 };
        let (size, columns) = (1..=most)
            .rev()
            .find_map(|columns| {
                let fits = |size: &f32| wide(*size) * columns as f32 <= room;
                Some((WORDS.into_iter().find(fits)?, columns))
            })
            .unwrap_or((WORDS[2], 1));
        let lines = if layout.is_below { 2 } else { 6 };
        // Fewer lines are better than larger letters.
        let (story_size, story) = (1..lines)
            .map(|most| (most, medium.fit(&self.words.decisive, &WORDS, room, most)))
            .find(|(most, (_, rows))| rows.len() <= *most)
            .map_or_else(
                || medium.fit(&self.words.decisive, &WORDS, room, lines),
                |(_, fitted)| fitted,
            );
        let rows = self.seats.len().div_ceil(columns) as f32;
        let words = (story.len() + 1) as f32 * story_size * LINE;
        Panel {
            columns,
            size,
            story_size,
            story,
            height: rows * ROW + words + 34.0,
        }
    }

    pub(super) fn write_panel(&self, painter: &mut Painter, panel: &Panel, top: f32) {
        let [left, width, _] = self.shape.layout().panel;
        let place = [left, top, width, panel.height];
        painter.slab(place, 28.0, self.colors.ink, 1.0);
        painter.edge(place, 28.0, self.colors.paper, 0.16, 2.0);
        let left = left + INSIDE;
        let cell = (width - 2.0 * INSIDE) / panel.columns as f32;
        for number in 0..self.seats.len() {
            if let Some(seat) = Seat::new(number as u8) {
                let x = left + cell * (number % panel.columns) as f32;
                let y = top + 14.0 + ROW * (number / panel.columns) as f32;
                self.player(painter, seat, panel.size, [x, y + ROW / 2.0]);
            }
        }
        let medium = Font::new(&self.kit.medium);
        let mut y = top + 14.0 + ROW * self.seats.len().div_ceil(panel.columns) as f32;
        let size = panel.story_size;
        let date = (&self.words.date, self.colors.paper_dim);
        let story = panel.story.iter().map(|line| (line, self.colors.paper));
        for (words, color) in story.chain([date]) {
            y += size * LINE;
            painter.words(&medium, words, [left, y], size, color, Align::Left);
        }
    }

    /// The tent and the name of a player beside a point.
    fn player(&self, painter: &mut Painter, seat: Seat, size: f32, [x, middle]: [f32; 2]) {
        let bold = Font::new(&self.kit.bold);
        let at = [x + TENT / 2.0, middle];
        self.board_at(1.0, [0.0; 2]).tent(painter, seat, at, TENT);
        let at = [x + TENT + 14.0, middle + bold.capitals(size) / 2.0];
        let (name, paper) = (&self.seats[seat.index()].name, self.colors.paper);
        painter.words(&bold, name, at, size, paper, Align::Left);
    }
}

/// Panel below or beside the mountain, measured.
pub(super) struct Panel {
    /// Players in a row, and the size of their names.
    columns: usize,
    size: f32,
    story_size: f32,
    story: Vec<String>,
    pub(super) height: f32,
}
