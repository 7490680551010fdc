//! The animation of one turn: dice, pairing, climb, and how it ended, drawn frame by frame.

mod dice;
mod gif_file;
mod scenes;

use cant_stop_scenery::board::MIDDLE;

use crate::board::{Board, SeatLook};
use crate::colors::Colors;
use crate::kit::Kit;
use crate::light::Time;
use crate::painter::Painter;
use crate::turns::Turn;

use self::scenes::{Scene, scenes};

/// No file is larger than this, in bytes: what services for messages take.
pub const LARGEST: usize = 6 * 1000 * 1000;
/// The width and the height of a frame, in pixels.
const SIZE: [u32; 2] = [540, 675];
/// Pixels of a design unit of the sky.
const SKY: f32 = 0.47;
/// From frame to frame, in hundredths of a second.
const STEP: u16 = 8;
/// Frames of a move, from the slowest to the quickest pace.
const PACES: [u16; 5] = [5, 4, 3, 2, 1];

/// Words of an animation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnimationWords {
    /// Player and number of the turn.
    pub heading: String,
    /// Said when the turn is lost.
    pub bust: String,
    /// Said when it is ended.
    pub stop: String,
}

/// An animation to be drawn.
pub struct Animation<'a> {
    /// Pictures and letters.
    pub kit: &'a Kit,
    /// The palette.
    pub colors: &'a Colors,
    /// Players, in the order of the seats.
    pub seats: &'a [SeatLook],
    /// Words.
    pub words: &'a AnimationWords,
    /// The turn.
    pub turn: &'a Turn,
}

impl Animation<'_> {
    /// Draws it as a GIF file that repeats for ever, at the slowest pace at which it is no larger than [`LARGEST`].
    pub fn draw(&self) -> Vec<u8> {
        let rolls = self.turn.rolls();
        let first = match rolls {
            0..=6 => 0,
            7..=12 => 1,
            13..=24 => 2,
            _ => 3,
        };
        let mut file = Vec::new();
        for &pace in &PACES[first..] {
            file = self.at_pace(pace);
            if file.len() <= LARGEST {
                break;
            }
        }
        file
    }

    fn at_pace(&self, pace: u16) -> Vec<u8> {
        let scenes = scenes(self.turn, pace);
        let ground = self.ground();
        let mut film = gif_file::Film::new(SIZE, self.samples(&ground, &scenes));
        let mut boards: Option<(cant_stop_rules::Game, Painter)> = None;
        for scene in &scenes {
            let still = match &boards {
                Some((game, painter)) if *game == scene.game => painter,
                _ => {
                    let painter = self.still(&ground, scene);
                    &boards.insert((scene.game, painter)).1
                }
            };
            let painter = self.moving(still.clone(), scene);
            film.show(painter.sheet.data(), scene.frames * STEP);
        }
        film.finish()
    }

    /// The frames whose colours the palette is made for.
    fn samples(&self, ground: &Painter, scenes: &[Scene]) -> Vec<u8> {
        let every = scenes.len().div_ceil(5).max(1);
        let last = scenes.last();
        let some = scenes.iter().step_by(every).chain(last);
        some.flat_map(|scene| {
            let painter = self.moving(self.still(ground, scene), scene);
            painter.sheet.data().to_vec()
        })
        .collect()
    }

    fn board(&self) -> Board<'_> {
        let scale = 0.465;
        Board {
            kit: self.kit,
            colors: self.colors,
            seats: self.seats,
            time: Time::Evening,
            scale,
            corner: [SIZE[0] as f32 / 2.0 - MIDDLE * scale, 62.0],
        }
    }

    /// Draws the parts that never change.
    fn ground(&self) -> Painter {
        let mut painter = Painter::new(SIZE[0], SIZE[1]);
        Time::Evening.sky(&mut painter, self.kit, SKY);
        self.board().mountain(&mut painter);
        self.tray(&mut painter);
        self.heading(&mut painter);
        painter
    }

    fn still(&self, ground: &Painter, scene: &Scene) -> Painter {
        let mut painter = ground.clone();
        let board = self.board();
        board.spaces(&mut painter, &scene.game);
        board.squares(&mut painter, &scene.game);
        painter
    }

    /// Draws the pieces that move over the board.
    fn moving(&self, mut painter: Painter, scene: &Scene) -> Painter {
        let board = self.board();
        let seat = self.turn.seat;
        for column in cant_stop_rules::Column::ALL {
            let risen = match scene.claims.contains(column) {
                true => scene.risen,
                false => 1.0,
            };
            board.flag(&mut painter, &scene.game, column, risen);
        }
        for &(column, height) in &scene.runners {
            board.pocket(&mut painter, column, height.round() as u8, scene.seen);
        }
        for &(column, height) in &scene.runners {
            let [x, y] = board.space(column, height - scene.fallen);
            let feet = [x, y + 24.0 * board.scale];
            board.runner(&mut painter, seat, feet, scene.seen);
        }
        self.dice(&mut painter, scene);
        painter
    }
}
