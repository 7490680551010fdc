//! The poster: the mountain on the morning after the game, the winner's name in its sky, players and the decisive turn below.

mod headline;
mod panel;

use cant_stop_rules::Game;
use cant_stop_scenery::board::MIDDLE;

use crate::board::{Board, SeatLook};
use crate::colors::Colors;
use crate::kit::Kit;
use crate::light::Time;
use crate::painter::{Painter, Written};

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

/// Places on a poster of one shape, in pixels.
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
}

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
