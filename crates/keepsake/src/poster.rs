//! The poster: the mountain on the morning after the game, the winner's name in its sky, players and the decisive turn below.

use cant_stop_rules::{Column, Game, Seat};
use cant_stop_scenery::board::MIDDLE;

use crate::board::{Board, SeatLook};
use crate::colors::{Colors, Rgb};
use crate::kit::Kit;
use crate::light::Time;
use crate::painter::{Align, Painter, Written};
use crate::text::Font;

/// Shape of a poster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// For telephones.
    Tall,
    /// For screens.
    Wide,
}

/// Words of a poster.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PosterWords {
    /// Sentence of the win.
    pub headline: String,
    /// Name of the winner, as the headline has it; empty unless one player has won.
    pub winner: String,
    /// Turns that the win took; empty unless one player has won.
    pub turns: String,
    /// The day.
    pub date: String,
    /// The decisive turn in a sentence; empty if there is none.
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
    /// Shape.
    pub shape: Shape,
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

/// Where everything stands in one shape, in pixels.
struct Layout {
    /// Pixels of a design unit of the sky.
    sky: f32,
    /// Middle of the mountain, and the largest size of its units.
    middle: f32,
    scale: f32,
    /// Left edge of the words in the sky, their first line's top, and the room of the first line and of all others.
    words: [f32; 2],
    room: [f32; 2],
    /// Place of the logo: its right and upper edges and its width.
    logo: [f32; 3],
    /// Left edge, width and lower edge of the panel.
    panel: [f32; 3],
    /// The panel stands below the mountain, not beside it.
    is_below: bool,
}

const TALL: Layout = Layout {
    sky: 0.9375,
    middle: 540.0,
    scale: 0.86,
    words: [56.0, 44.0],
    room: [968.0, 420.0],
    logo: [1036.0, 300.0, 250.0],
    panel: [44.0, 992.0, 1310.0],
    is_below: true,
};

const WIDE: Layout = Layout {
    sky: 1.0,
    middle: 1160.0,
    scale: 0.93,
    words: [84.0, 60.0],
    room: [860.0, 760.0],
    logo: [1850.0, 56.0, 290.0],
    panel: [64.0, 472.0, 1030.0],
    is_below: false,
};

/// The sizes of the headline, the largest first.
const HEADLINE: [f32; 9] = [150.0, 132.0, 116.0, 102.0, 90.0, 80.0, 72.0, 62.0, 54.0];
/// The sizes of all other words.
const WORDS: [f32; 3] = [34.0, 31.0, 28.0];
/// A line, of the size of its letters: of the headline, above and below its baseline, and of other words.
const HEADLINE_LINE: [f32; 2] = [0.78, 0.2];
const LINE: f32 = 1.22;
/// Coins with the winner's columns: diameter, gap, and how many stand in a row.
const COIN: f32 = 72.0;
const COIN_GAP: f32 = 14.0;
const COINS: usize = 3;
/// Row of a player, tent of a player, and the free edge inside the panel.
const ROW: f32 = 50.0;
const TENT: f32 = 40.0;
const INSIDE: f32 = 26.0;
/// Heights of the board, in its units: above the highest flag and below the numbers at its foot.
const BOARD: [f32; 2] = [-20.0, 1040.0];

impl Shape {
    /// Width and height, in pixels.
    pub const fn size(self) -> [u32; 2] {
        match self {
            Shape::Tall => [1080, 1350],
            Shape::Wide => [1920, 1080],
        }
    }

    const fn layout(self) -> &'static Layout {
        match self {
            Shape::Tall => &TALL,
            Shape::Wide => &WIDE,
        }
    }
}

impl Poster<'_> {
    /// Draws it.
    pub fn draw(&self) -> Drawn {
        let [width, height] = self.shape.size();
        let layout = self.shape.layout();
        let mut painter = Painter::new(width, height);
        Time::Morning.sky(&mut painter, self.kit, layout.sky);
        let panel = self.panel();
        let panel_top = layout.panel[2] - panel.height;
        let (lines, below) = self.headline();
        let bottom = if layout.is_below {
            panel_top - 10.0
        } else {
            layout.panel[2]
        };
        // Words that reach the middle stand above the mountain, others beside its top.
        let narrow = lines
            .iter()
            .skip(1)
            .all(|line| line.width <= layout.room[1]);
        let top = if narrow { 0.0 } else { below };
        self.board(&mut painter, top, bottom);
        self.logo(&mut painter);
        let y = self.write_headline(&mut painter, &lines);
        self.coins(&mut painter, y);
        self.write_panel(&mut painter, &panel, panel_top);
        let png = png(&painter);
        Drawn {
            pixels: painter.sheet.data().to_vec(),
            png,
            written: painter.written,
        }
    }

    fn board(&self, painter: &mut Painter, top: f32, bottom: f32) {
        let layout = self.shape.layout();
        let [high, low] = BOARD;
        let scale = layout.scale.min((bottom - top) / (low - high));
        let board = self.board_at(
            scale,
            [layout.middle - MIDDLE * scale, bottom - low * scale],
        );
        let numbers = painter.written.len();
        board.mountain(painter);
        board.spaces(painter, &self.game);
        painter.written.truncate(numbers);
        board.squares(painter, &self.game);
        board.summits(painter, &self.game);
    }

    fn board_at(&self, scale: f32, corner: [f32; 2]) -> Board<'_> {
        Board {
            kit: self.kit,
            colors: self.colors,
            seats: self.seats,
            time: Time::Morning,
            scale,
            corner,
        }
    }

    fn logo(&self, painter: &mut Painter) {
        let [right, top, width] = self.shape.layout().logo;
        let size = self.kit.logo.size();
        let height = width * size.height() / size.width();
        painter.picture(&self.kit.logo, [right - width, top, width, height]);
    }

    /// The lines of the headline, and the lower edge of the last.
    fn headline(&self) -> (Vec<Line>, f32) {
        let layout = self.shape.layout();
        let font = Font::new(&self.kit.bold);
        let (name, color) = match self.game.winners().only() {
            Some(seat) => (self.words.winner.as_str(), self.seats[seat.index()].color),
            None => ("", self.colors.gold),
        };
        let plain = if name.is_empty() {
            color
        } else {
            self.colors.paper
        };
        let mut bottom = layout.words[1];
        let mut lines = Vec::new();
        for part in parts(&self.words.headline, name) {
            let most = if name.is_empty() { 2 } else { 1 };
            let (size, rows) = font.fit(part, &HEADLINE, layout.room[0], most);
            for row in rows {
                let baseline = bottom + HEADLINE_LINE[0] * size;
                bottom = baseline + HEADLINE_LINE[1] * size;
                lines.push(Line {
                    width: font.width(&row, size),
                    runs: runs(&row, name, [color, plain]),
                    size,
                    baseline,
                });
            }
        }
        (lines, bottom)
    }

    /// Writes the headline; returns the lower edge of its last line.
    fn write_headline(&self, painter: &mut Painter, lines: &[Line]) -> f32 {
        let font = Font::new(&self.kit.bold);
        let mut bottom = self.shape.layout().words[1];
        for line in lines {
            let mut x = self.shape.layout().words[0];
            for (words, color) in &line.runs {
                let at = [x, line.baseline];
                let colors = [*color, self.colors.ink];
                x += painter.outlined_words(&font, words, at, line.size, colors);
            }
            bottom = line.baseline + HEADLINE_LINE[1] * line.size;
        }
        bottom
    }

    /// A coin for each column of the winner, and the turns that it took.
    fn coins(&self, painter: &mut Painter, top: f32) {
        let Some(winner) = self.game.winners().only() else {
            return;
        };
        let (bold, [left, _]) = (Font::new(&self.kit.bold), self.shape.layout().words);
        let color = self.seats[winner.index()].color;
        let claimed = Column::ALL.into_iter();
        let claimed = claimed.filter(|&column| self.game.owner(column) == Some(winner));
        let mut y = top + 14.0;
        let mut place = 0;
        for column in claimed {
            if place == COINS {
                (place, y) = (0, y + COIN + COIN_GAP);
            }
            let x = left + (COIN + COIN_GAP) * place as f32;
            let middle = [x + COIN / 2.0, y + COIN / 2.0];
            painter.disc(middle, COIN / 2.0, self.colors.ink);
            painter.disc(middle, COIN / 2.0 - 5.0, color);
            let at = [middle[0], middle[1] + bold.capitals(34.0) / 2.0];
            let number = column.number().to_string();
            painter.words(&bold, &number, at, 34.0, self.colors.ink, Align::Middle);
            place += 1;
        }
        let at = [left, y + COIN + 46.0];
        let colors = [self.colors.paper, self.colors.ink];
        painter.outlined_words(&bold, &self.words.turns, at, 34.0, colors);
    }

    /// Measures the panel.
    fn panel(&self) -> Panel {
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

    fn write_panel(&self, painter: &mut Painter, panel: &Panel, top: f32) {
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

/// A line of the headline: words in their colours.
struct Line {
    runs: Vec<(String, Rgb)>,
    width: f32,
    size: f32,
    baseline: f32,
}

/// What stands below or beside the mountain.
struct Panel {
    /// Players in a row, and the size of their names.
    columns: usize,
    size: f32,
    story_size: f32,
    story: Vec<String>,
    height: f32,
}

/// The headline in parts: the words with the name, those before and those after.
fn parts<'a>(headline: &'a str, name: &str) -> Vec<&'a str> {
    let whole = || vec![headline];
    if name.is_empty() {
        return whole();
    }
    let Some(start) = headline.find(name) else {
        return whole();
    };
    let end = start + name.len();
    let from = headline[..start].rfind(' ').map_or(0, |space| space + 1);
    let to = headline[end..]
        .find(' ')
        .map_or(headline.len(), |space| end + space);
    [&headline[..from], &headline[from..to], &headline[to..]]
        .map(str::trim)
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect()
}

/// A line in runs of one colour: that of the name, and that of everything else.
fn runs(line: &str, name: &str, [own, other]: [Rgb; 2]) -> Vec<(String, Rgb)> {
    let parts = match line.find(name).filter(|_| !name.is_empty()) {
        Some(start) => {
            let end = start + name.len();
            vec![
                (&line[..start], other),
                (&line[start..end], own),
                (&line[end..], other),
            ]
        }
        None => vec![(line, other)],
    };
    let parts = parts.into_iter().filter(|(words, _)| !words.is_empty());
    parts
        .map(|(words, color)| (words.to_owned(), color))
        .collect()
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
