//! The board: the mountain with its spaces, routes, flags, squares and runners, as the game itself shows it.

use cant_stop_rules::{Column, Game, Seat};
use cant_stop_scenery::{Linear, board, linear};
use resvg::usvg::Tree;

use crate::colors::{Colors, Rgb};
use crate::kit::Kit;
use crate::light::Time;
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
}

/// Sizes of the game's own board, in design units.
const POCKET: [f32; 2] = [80.0, 60.0];
const RUNNER: [f32; 2] = [78.0, 88.4];
const CHEERING: [f32; 2] = [110.0, 124.7];
const POLE: [f32; 2] = [10.0, 88.0];
const WON_POLE: [f32; 2] = [10.0, 104.0];
const CLOTH: [f32; 2] = [59.0, 42.0];
const SIGN: f32 = 19.0;
const LANTERN: f32 = 10.0;
/// Width of the light down a route at night and by day, and its reach beyond the middle of the spaces.
const ROUTE: [[f32; 2]; 2] = [[225.0, 90.0], [72.0, 33.0]];
/// Opacity of a route's light: of a winner's or while the game goes on, and of another.
const LIT: [f32; 2] = [0.55, 0.2];
/// Sizes of flags beside that of column 7: of a winner and of another.
const FLAGS: [f32; 2] = [1.45, 0.76];
/// The dark of a pocket, and the least light of tents: cloth takes more light than other things.
const DARK: Rgb = [0x10, 0x14, 0x2a];

#[derive(Clone, Copy)]
pub(crate) struct Board<'a> {
    pub(crate) kit: &'a Kit,
    pub(crate) colors: &'a Colors,
    pub(crate) seats: &'a [SeatLook],
    pub(crate) time: Time,
    /// Pixels of a unit, and the pixel at which the units begin.
    pub(crate) scale: f32,
    pub(crate) corner: [f32; 2],
}

/// Light of a colour, multiplied by a factor.
fn lit(color: Rgb, times: f32) -> Linear {
    linear(color).map(|light| light * times)
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

    /// Place of this size, in units, around a pixel.
    fn around(&self, [x, y]: [f32; 2], [width, height]: [f32; 2]) -> [f32; 4] {
        let [width, height] = [width * self.scale, height * self.scale];
        [x - width / 2.0, y - height / 2.0, width, height]
    }

    /// Place of this size, in units, above a pixel.
    fn above(&self, [x, y]: [f32; 2], size: [f32; 2]) -> [f32; 4] {
        self.around([x, y - size[1] / 2.0 * self.scale], size)
    }

    pub(crate) fn seat(&self, seat: Seat) -> &SeatLook {
        &self.seats[seat.index()]
    }

    /// The mountain itself in its valley.
    pub(crate) fn mountain(&self, painter: &mut Painter) {
        let (kit, time) = (self.kit, self.time);
        time.ridges_of(painter, kit, self.corner, self.scale);
        let [left, top, right, _] = board::MOUNTAIN;
        let side = (right - left) * self.scale;
        let [left, top] = self.at([left, top]);
        painter.rock(
            &kit.mountain,
            &kit.rim,
            [left, top, side, side],
            &time.rock(),
        );
        time.fog_of(painter, kit, self.corner, self.scale);
    }

    /// Returns `true` for columns of a winner, and for all while the game goes on.
    fn matters(game: &Game, column: Column) -> bool {
        let winners = game.winners();
        let mut winners = winners.iter().peekable();
        winners.peek().is_none() || winners.any(|seat| game.owner(column) == Some(seat))
    }

    /// All spaces with the numbers of their columns; claimed routes in the colours of their owners.
    pub(crate) fn spaces(&self, painter: &mut Painter, game: &Game) {
        let is_day = self.time == Time::Morning;
        for column in Column::ALL {
            if let Some(owner) = game.owner(column) {
                let [width, beyond] = ROUTE[usize::from(is_day)];
                let [x, foot] = board::space(column, 1.0);
                let [_, top] = board::top(column);
                let size = [width, foot - top + 2.0 * beyond];
                let place = self.around(self.at([x, (foot + top) / 2.0]), size);
                let tree = if is_day {
                    &self.kit.route_fill
                } else {
                    &self.kit.route_light
                };
                let alpha = LIT[usize::from(!Self::matters(game, column))];
                painter.tinted(tree, place, linear(self.seat(owner).color), alpha);
            }
        }
        for column in Column::ALL {
            let owner = game.owner(column).map(|seat| self.seat(seat).color);
            for height in 1..column.height() {
                let at = self.space(column, f32::from(height));
                // In one order or in the other, column by column: no lines of one kind.
                let picture = height * (1 + column.number() % 2) + column.number();
                let tree = &self.kit.ledges[usize::from(picture) % self.kit.ledges.len()];
                let snow = owner.map_or_else(Time::shelf, |color| lit(color, 1.7));
                painter.tinted(tree, self.around(at, board::SPACE), snow, 1.0);
                if owner.is_some() {
                    let side = if height.is_multiple_of(2) {
                        25.0
                    } else {
                        -25.0
                    };
                    let [x, y] = [at[0] + side * self.scale, at[1] - 4.0 * self.scale];
                    let place = self.around([x, y], [LANTERN; 2]);
                    painter.tinted(&self.kit.lantern, place, [1.0, 0.89, 0.6], 1.0);
                }
            }
            self.plate(painter, column, owner);
        }
    }

    /// The stone on top of a column with its number, and the number at its foot.
    fn plate(&self, painter: &mut Painter, column: Column, owner: Option<Rgb>) {
        let font = Font::new(&self.kit.bold);
        let at = self.at(board::top(column));
        let stone = match owner {
            Some(color) => lit(color, 3.8),
            None => lit(self.colors.space, 6.0),
        };
        painter.tinted(&self.kit.plate, self.around(at, board::SPACE), stone, 1.0);
        let on_plate = if owner.is_some() {
            self.colors.ink
        } else {
            self.colors.paper
        };
        let foot = self.at(board::foot_number(column));
        let number = column.number().to_string();
        for ([x, y], size, color) in [(at, 33.0, on_plate), (foot, 28.0, self.colors.paper)] {
            let size = size * self.scale;
            let baseline = y + font.capitals(size) / 2.0;
            painter.words(&font, &number, [x, baseline], size, color, Align::Middle);
        }
    }

    /// The flag on the tip of a column; `risen` is the visible share of its pole, 0 to 1.
    pub(crate) fn flag(&self, painter: &mut Painter, game: &Game, column: Column, risen: f32) {
        let Some(owner) = game.owner(column) else {
            return;
        };
        let owner = self.seat(owner);
        let is_won = game.winners().iter().next().is_some() && Self::matters(game, column);
        let times = match column.number() {
            _ if is_won => FLAGS[0],
            7 => 1.0,
            _ => FLAGS[1],
        };
        let unit = self.scale * times;
        let [x, tip] = self.at(board::tip(column));
        // A cheering runner stands before the pole of a winner.
        let x = if is_won { x + 26.0 * self.scale } else { x };
        let foot = tip + 14.0 * self.scale;
        // Flags of winners fly above the plate of the next column.
        let [width, height] = if is_won { WON_POLE } else { POLE }.map(|part| part * unit);
        let pole = [
            x - width / 2.0,
            foot - height * risen,
            width,
            height * risen,
        ];
        painter.picture(&self.kit.pole, pole);
        let [width, height] = CLOTH.map(|part| part * unit);
        let cloth = [x + 2.0 * unit, pole[1] + 4.0 * unit, width, height];
        painter.tinted(&self.kit.flag, cloth, lit(owner.color, 1.3), risen);
        let side = SIGN * unit;
        let middle = [cloth[0] + width * 0.46, cloth[1] + height / 2.0];
        let sign = [middle[0] - side / 2.0, middle[1] - side / 2.0, side, side];
        let tree = &self.kit.marks[owner.mark as usize];
        painter.tinted(tree, sign, linear(self.colors.ink), risen);
    }

    /// All flags, and a runner of the winner at each of theirs.
    pub(crate) fn summits(&self, painter: &mut Painter, game: &Game) {
        for column in Column::ALL {
            self.flag(painter, game, column, 1.0);
        }
        for seat in game.winners().iter() {
            let won = Column::ALL.into_iter();
            for column in won.filter(|column| game.owner(*column) == Some(seat)) {
                let [x, y] = self.at(board::tip(column));
                let feet = [x, y + 22.0 * self.scale];
                let place = self.above(feet, CHEERING);
                self.dressed(
                    painter,
                    &self.kit.cheering,
                    place,
                    self.seat(seat).color,
                    1.0,
                );
            }
        }
    }

    fn dressed(
        &self,
        painter: &mut Painter,
        [body, gear]: &[Tree; 2],
        place: [f32; 4],
        color: Rgb,
        alpha: f32,
    ) {
        painter.tinted(body, place, [1.0; 3], alpha);
        painter.tinted(gear, place, linear(color), alpha);
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
                if !here.is_empty() {
                    self.pocket(painter, column, height, 1.0);
                }
                for (place, &seat) in here.iter().enumerate() {
                    let [x, y] = self.space(column, f32::from(height));
                    let (offset, side) = shared(place, here.len());
                    let [dx, dy] = offset.map(|part| part * self.scale);
                    self.tent(painter, seat, [x + dx, y + dy], side * self.scale);
                }
            }
        }
    }

    /// The dark behind the pieces of a space.
    pub(crate) fn pocket(&self, painter: &mut Painter, column: Column, height: u8, alpha: f32) {
        if (1..column.height()).contains(&height) {
            let place = self.around(self.space(column, f32::from(height)), POCKET);
            painter.tinted(&self.kit.pocket, place, linear(DARK), 0.95 * alpha);
        }
    }

    /// The tent of a seat around a point.
    pub(crate) fn tent(&self, painter: &mut Painter, seat: Seat, [x, y]: [f32; 2], side: f32) {
        let look = self.seat(seat);
        // Cloth takes more light than other things, and the darkest the most.
        let times = if look.mark == Mark::Triangle {
            1.65
        } else {
            1.4
        };
        let place = [x - side / 2.0, y - side / 2.0, side, side];
        let tree = &self.kit.tents[look.mark as usize];
        painter.tinted(tree, place, lit(look.color, times), 1.0);
    }

    pub(crate) fn runner(&self, painter: &mut Painter, seat: Seat, feet: [f32; 2], alpha: f32) {
        let place = self.above(feet, RUNNER);
        let color = self.seat(seat).color;
        self.dressed(painter, &self.kit.climbing, place, color, alpha);
    }
}

/// Place of one of several squares beside the middle of their space, and its side.
fn shared(place: usize, all: usize) -> ([f32; 2], f32) {
    let side = if place.is_multiple_of(2) { -1.0 } else { 1.0 };
    match all {
        1 => ([0.0, -2.0], 36.0),
        2 => ([17.0 * side, -0.5], 32.0),
        3 if place == 2 => ([0.0, 11.5], 25.0),
        3 => ([18.0 * side, -8.5], 25.0),
        _ => ([15.0 * side, if place < 2 { -11.5 } else { 11.5 }], 24.0),
    }
}
