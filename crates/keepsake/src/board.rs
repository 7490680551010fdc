//! The board: the mountain with its spaces, flags, squares and runners, in the geometry of the game's own screen.

use cant_stop_rules::{Column, Game, Seat};
use cant_stop_scenery::board;

use crate::colors::{Colors, Rgb, mixed};
use crate::kit::Kit;
use crate::painter::{Align, Painter};
use crate::text::Font;

/// Shape of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A disc.
    Disc,
    /// A square.
    Square,
    /// A triangle.
    Triangle,
    /// A diamond.
    Diamond,
}

/// Player at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatLook {
    /// Name.
    pub name: String,
    /// Shape.
    pub mark: Mark,
    /// Colour.
    pub color: Rgb,
    /// Luck in a few words.
    pub luck: String,
}

/// Light on the edges of the mountain, from the left and from the right.
const SUNSET: Rgb = [0xf0, 0x90, 0x68];
const MOON: Rgb = [0x9c, 0xb4, 0xe8];
/// Opacity of the rock behind the spaces.
const ROCK: f32 = 0.85;

/// Board on a sheet.
#[derive(Clone, Copy)]
pub(crate) struct Board<'a> {
    pub(crate) kit: &'a Kit,
    pub(crate) colors: &'a Colors,
    pub(crate) seats: &'a [SeatLook],
    /// Pixels of a unit, and the pixel at which the units begin.
    pub(crate) scale: f32,
    pub(crate) corner: [f32; 2],
}

impl Board<'_> {
    fn at(&self, [x, y]: [f32; 2]) -> [f32; 2] {
        [
            self.corner[0] + x * self.scale,
            self.corner[1] + y * self.scale,
        ]
    }

    /// Middle of a space, in pixels; 0 is below the lowest.
    pub(crate) fn space(&self, column: Column, height: f32) -> [f32; 2] {
        self.at(board::space(column, height))
    }

    fn around(&self, [x, y]: [f32; 2], [width, height]: [f32; 2]) -> [f32; 4] {
        let [width, height] = [width * self.scale, height * self.scale];
        [x - width / 2.0, y - height / 2.0, width, height]
    }

    pub(crate) fn seat(&self, seat: Seat) -> &SeatLook {
        &self.seats[seat.index()]
    }

    /// The mountain itself.
    pub(crate) fn mountain(&self, painter: &mut Painter) {
        let [left, top, right, _] = board::MOUNTAIN;
        let side = (right - left) * self.scale;
        let [left, top] = self.at([left, top]);
        painter.picture(&self.kit.mountain, [left, top, side, side]);
        painter.light(&self.kit.rim, [left, top, side, side], [SUNSET, MOON]);
    }

    /// All spaces with the numbers of their columns, coloured where a column is claimed.
    pub(crate) fn spaces(&self, painter: &mut Painter, game: &Game) {
        let font = Font::new(&self.kit.bold);
        for column in Column::ALL {
            let owner = game.owner(column).map(|seat| self.seat(seat).color);
            for height in 1..=column.height() {
                let place = self.around(self.space(column, f32::from(height)), board::SPACE);
                let radius = 14.0 * self.scale;
                painter.slab(place, radius, self.colors.ink, ROCK);
                let (color, alpha) = match owner {
                    Some(color) => (color, 0.9),
                    None => (self.colors.space, 0.75),
                };
                painter.slab(place, radius, color, alpha);
                painter.edge(place, radius, self.colors.ink, 0.6, 2.0 * self.scale);
            }
            let [x, y] = self.at(board::top(column));
            let size = 36.0 * self.scale;
            let color = match owner {
                Some(_) => self.colors.ink,
                None => self.colors.paper,
            };
            let baseline = y + font.capitals(size) / 2.0;
            let number = column.number().to_string();
            painter.words(&font, &number, [x, baseline], size, color, Align::Middle);
        }
    }

    /// The flag on the tip of a column; `risen` is the visible share of its pole, 0 to 1.
    pub(crate) fn flag(&self, painter: &mut Painter, column: Column, color: Rgb, risen: f32) {
        let [x, foot] = self.at(board::tip(column));
        let (pole, cloth) = (104.0 * self.scale * risen, 54.0 * self.scale);
        let width = 12.0 * self.scale;
        painter.picture(&self.kit.pole, [x - width / 2.0, foot - pole, width, pole]);
        let place = [x, foot - pole + 4.0 * self.scale, 76.0 * self.scale, cloth];
        painter.tinted(&self.kit.flag, place, color, risen);
    }

    /// All flags.
    pub(crate) fn flags(&self, painter: &mut Painter, game: &Game) {
        for column in Column::ALL {
            if let Some(seat) = game.owner(column) {
                self.flag(painter, column, self.seat(seat).color, 1.0);
            }
        }
    }

    /// All squares in columns without an owner; those that share a space stand side by side.
    pub(crate) fn squares(&self, painter: &mut Painter, game: &Game) {
        for column in Column::ALL {
            if game.owner(column).is_some() {
                continue;
            }
            for height in 1..=column.height() {
                let here: Vec<Seat> = game
                    .each_seat()
                    .filter(|&seat| game.square(seat, column) == height)
                    .collect();
                for (place, &seat) in here.iter().enumerate() {
                    let [x, y] = self.space(column, f32::from(height));
                    let (offset, side) = shared(place, here.len());
                    let [dx, dy] = offset.map(|part| part * self.scale);
                    self.mark(painter, seat, [x + dx, y + dy], side * self.scale);
                }
            }
        }
    }

    /// The mark of a seat around a point.
    pub(crate) fn mark(&self, painter: &mut Painter, seat: Seat, [x, y]: [f32; 2], side: f32) {
        let look = self.seat(seat);
        let tree = &self.kit.marks[look.mark as usize];
        let place = [x - side / 2.0, y - side / 2.0, side, side];
        painter.tinted(tree, place, look.color, 1.0);
    }

    /// A runner with its feet at a point.
    pub(crate) fn runner(&self, painter: &mut Painter, seat: Seat, feet: [f32; 2], alpha: f32) {
        let [width, height] = [78.0 * self.scale, 88.4 * self.scale];
        let place = [feet[0] - width / 2.0, feet[1] - height, width, height];
        painter.tinted(&self.kit.runner, place, [255; 3], alpha);
        let color = mixed(self.seat(seat).color, [255; 3], 0.1);
        painter.tinted(&self.kit.gear, place, color, alpha);
    }
}

/// Place of one of several squares beside the middle of their space, and its side.
fn shared(place: usize, all: usize) -> ([f32; 2], f32) {
    const ALONE: f32 = 40.0;
    let x = place as f32 - (all as f32 - 1.0) / 2.0;
    match all {
        1 => ([0.0, 0.0], ALONE),
        2 => ([32.0 * x, 0.0], 34.0),
        3 => ([23.0 * x, 0.0], 26.0),
        _ => {
            let [column, row] = [place % 2, place / 2].map(|part| part as f32 - 0.5);
            ([30.0 * column, 23.0 * row], 25.0)
        }
    }
}
