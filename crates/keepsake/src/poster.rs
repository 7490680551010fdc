//! The poster: the finished board under the name of the winner, above the players and the decisive turn.

use cant_stop_rules::{Column, Game, Seat};
use cant_stop_scenery::board::MIDDLE;

use crate::board::{Board, SeatLook};
use crate::colors::{Colors, Rgb, mixed};
use crate::kit::Kit;
use crate::painter::{Align, Painter, Written};
use crate::text::Font;

/// The width and the height of a poster, in pixels.
pub const SIZE: [u32; 2] = [1080, 1350];

/// Words of a poster.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PosterWords {
    /// Name of the winner.
    pub headline: String,
    /// Columns that won.
    pub how: String,
    /// The day.
    pub date: String,
    /// Heading of the decisive turn; empty if there is none.
    pub decisive_heading: String,
    /// The decisive turn in a sentence.
    pub decisive: String,
}

/// A poster to be drawn.
pub struct Poster<'a> {
    /// Pictures and letters.
    pub kit: &'a Kit,
    /// The palette.
    pub colors: &'a Colors,
    /// Players, in the order of the seats.
    pub seats: &'a [SeatLook],
    /// Words.
    pub words: &'a PosterWords,
    /// The game at its end.
    pub game: Game,
}

/// A poster as it was drawn.
pub struct Drawn {
    /// All pixels row by row: red, green, blue and alpha.
    pub pixels: Vec<u8>,
    /// The same as a PNG file.
    pub png: Vec<u8>,
    /// Everything written on it, but the numbers of the board.
    pub written: Vec<Written>,
}

/// The free edge around everything.
const EDGE: f32 = 44.0;
/// The sizes of the headline, the largest first.
const HEADLINE: [f32; 7] = [96.0, 84.0, 72.0, 62.0, 54.0, 46.0, 40.0];
/// The sizes of all other words.
const WORDS: [f32; 4] = [36.0, 34.0, 31.0, 28.0];
/// A line, of the size of its letters.
const LINE: f32 = 1.22;
/// A row of the panel.
const ROW: f32 = 52.0;
/// The highest and lowest points of the board, in its units.
const BOARD: [f32; 2] = [10.0, 990.0];

impl Poster<'_> {
    /// Draws it.
    pub fn draw(&self) -> Drawn {
        let [width, height] = SIZE;
        let mut painter = Painter::new(width, height);
        sky(&mut painter, self.kit, self.colors);
        let top = self.header(&mut painter);
        let panel = self.panel_height();
        let panel_top = height as f32 - EDGE - panel;
        self.board(&mut painter, top, panel_top - 22.0);
        self.panel(&mut painter, panel_top, panel);
        let png = png(&painter);
        Drawn {
            pixels: painter.sheet.data().to_vec(),
            png,
            written: painter.written,
        }
    }

    fn width(&self) -> f32 {
        SIZE[0] as f32 - 2.0 * EDGE
    }

    /// Draws winner and columns; returns the lower edge of their lines.
    fn header(&self, painter: &mut Painter) -> f32 {
        let (bold, medium) = (Font::new(&self.kit.bold), Font::new(&self.kit.medium));
        painter.picture(&self.kit.logo, [EDGE, 30.0, 124.0, 99.7]);
        let right = SIZE[0] as f32 - EDGE;
        let dim = self.colors.paper_dim;
        painter.words(
            &medium,
            &self.words.date,
            [right, 84.0],
            30.0,
            dim,
            Align::Right,
        );
        let middle = SIZE[0] as f32 / 2.0;
        let winners = self.game.winners();
        let color = match winners.only() {
            Some(seat) => self.seats[seat.index()].color,
            None => self.colors.gold,
        };
        let (size, lines) = bold.fit(&self.words.headline, &HEADLINE, self.width(), 2);
        let mut y = 138.0;
        for line in &lines {
            y += size * LINE * 0.86;
            painter.words(&bold, line, [middle, y], size, color, Align::Middle);
            y += size * LINE * 0.14;
        }
        let (size, lines) = medium.fit(&self.words.how, &WORDS, self.width(), 2);
        for line in &lines {
            y += size * LINE;
            let paper = self.colors.paper;
            painter.words(&medium, line, [middle, y], size, paper, Align::Middle);
        }
        y + 20.0
    }

    fn board(&self, painter: &mut Painter, top: f32, bottom: f32) {
        let scale = ((bottom - top) / (BOARD[1] - BOARD[0])).min(0.86);
        let board = Board {
            kit: self.kit,
            colors: self.colors,
            seats: self.seats,
            scale,
            corner: [
                SIZE[0] as f32 / 2.0 - MIDDLE * scale,
                bottom - BOARD[1] * scale,
            ],
        };
        let numbers = painter.written.len();
        board.mountain(painter);
        board.spaces(painter, &self.game);
        painter.written.truncate(numbers);
        board.squares(painter, &self.game);
        board.flags(painter, &self.game);
    }

    fn decisive_lines(&self) -> (f32, Vec<String>) {
        let font = Font::new(&self.kit.medium);
        font.fit(&self.words.decisive, &WORDS[1..], self.width() - 56.0, 2)
    }

    fn panel_height(&self) -> f32 {
        let decisive = match self.words.decisive.is_empty() {
            true => 0.0,
            false => {
                let (size, lines) = self.decisive_lines();
                (lines.len() as f32 + 1.0) * size * LINE + 22.0
            }
        };
        ROW * self.seats.len() as f32 + decisive + 36.0
    }

    fn panel(&self, painter: &mut Painter, top: f32, height: f32) {
        let place = [EDGE, top, self.width(), height];
        painter.slab(place, 30.0, self.colors.ink, 1.0);
        painter.edge(place, 30.0, self.colors.paper, 0.14, 2.0);
        let mut y = top + 18.0;
        for (number, look) in self.seats.iter().enumerate() {
            if let Some(seat) = Seat::new(number as u8) {
                self.seat(painter, seat, look, y);
            }
            y += ROW;
        }
        if self.words.decisive.is_empty() {
            return;
        }
        let (bold, medium) = (Font::new(&self.kit.bold), Font::new(&self.kit.medium));
        let (size, lines) = self.decisive_lines();
        let left = EDGE + 28.0;
        painter.slab(
            [left, y + 4.0, self.width() - 56.0, 2.0],
            1.0,
            self.colors.paper,
            0.16,
        );
        y += 10.0 + size * LINE;
        let heading = &self.words.decisive_heading;
        painter.words(
            &bold,
            heading,
            [left, y],
            size,
            self.colors.gold,
            Align::Left,
        );
        for line in &lines {
            y += size * LINE;
            painter.words(
                &medium,
                line,
                [left, y],
                size,
                self.colors.paper,
                Align::Left,
            );
        }
    }

    /// The row of a seat: mark, name, what it claimed, luck.
    fn seat(&self, painter: &mut Painter, seat: Seat, look: &SeatLook, top: f32) {
        let (bold, medium) = (Font::new(&self.kit.bold), Font::new(&self.kit.medium));
        let left = EDGE + 28.0;
        let middle = top + ROW / 2.0;
        let tree = &self.kit.marks[look.mark as usize];
        painter.tinted(tree, [left, middle - 19.0, 38.0, 38.0], look.color, 1.0);
        let baseline = |font: &Font<'_>, size: f32| middle + font.capitals(size) / 2.0;
        let (size, _) = bold.fit(&look.name, &WORDS[1..], 400.0, 1);
        let at = [left + 54.0, baseline(&bold, size)];
        let name = painter.words(&bold, &look.name, at, size, self.colors.paper, Align::Left);
        let right = EDGE + self.width() - 28.0;
        let at = [right, baseline(&medium, 30.0)];
        let dim = self.colors.paper_dim;
        let luck = painter.words(&medium, &look.luck, at, 30.0, dim, Align::Right);
        let room = right - luck - 20.0 - (left + 54.0 + name + 22.0);
        self.claims(
            painter,
            seat,
            look.color,
            [left + 54.0 + name + 22.0, middle],
            room,
        );
    }

    /// The numbers of the columns a seat claimed, each on its colour.
    fn claims(
        &self,
        painter: &mut Painter,
        seat: Seat,
        color: Rgb,
        [mut x, middle]: [f32; 2],
        room: f32,
    ) {
        let bold = Font::new(&self.kit.bold);
        let claimed = Column::ALL
            .into_iter()
            .filter(|&column| self.game.owner(column) == Some(seat));
        let (size, [width, height]) = (28.0, [50.0, 38.0]);
        let end = x + room;
        for column in claimed {
            if x + width > end {
                return;
            }
            painter.slab([x, middle - height / 2.0, width, height], 10.0, color, 1.0);
            let at = [x + width / 2.0, middle + bold.capitals(size) / 2.0];
            let number = column.number().to_string();
            painter.words(&bold, &number, at, size, self.colors.ink, Align::Middle);
            x += width + 8.0;
        }
    }
}

/// The sky at dusk, and the ranges far away.
pub(crate) fn sky(painter: &mut Painter, kit: &Kit, colors: &Colors) {
    let night = colors.night;
    painter.gradient(&[
        (0.0, night),
        (0.26, mixed(night, [0x3a, 0x32, 0x70], 0.8)),
        (0.42, [0x6d, 0x46, 0x80]),
        (0.55, [0xd0, 0x73, 0x6c]),
        (0.66, [0xf3, 0xa8, 0x6c]),
        (1.0, [0x3a, 0x35, 0x66]),
    ]);
    let [width, height] = [painter.sheet.width(), painter.sheet.height()].map(|part| part as f32);
    for (tree, top) in kit.ranges.iter().zip([0.47, 0.60, 0.76]) {
        let size = tree.size();
        let wide = width * 1.9;
        let high = size.height() * wide / size.width();
        painter.picture(tree, [(width - wide) / 2.0, height * top, wide, high]);
    }
}

/// A sheet as a PNG file.
fn png(painter: &Painter) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, painter.sheet.width(), painter.sheet.height());
    encoder.set_color(png::ColorType::Rgb);
    encoder.set_depth(png::BitDepth::Eight);
    let opaque: Vec<u8> = painter
        .sheet
        .data()
        .chunks_exact(4)
        .flat_map(|pixel| [pixel[0], pixel[1], pixel[2]])
        .collect();
    let written = encoder
        .write_header()
        .and_then(|mut writer| writer.write_image_data(&opaque));
    written.expect("a sheet of its own size is written into memory");
    file
}
