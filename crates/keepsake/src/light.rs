//! Evening and morning: the sky, the valley and their light.

use cant_stop_scenery::board::MIDDLE;
use cant_stop_scenery::{Light, Linear, Scenery, linear};

use crate::kit::Kit;
use crate::painter::Painter;
use crate::rock_light::RockLight;

/// A time at which the mountain is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Time {
    /// While a game is played.
    Evening,
    /// After it was won.
    Morning,
}

/// Size of the pictures of the sky, in design units, and the top and bottom rows of those of the ranges.
const SKY: [f32; 2] = [2580.0, 1440.0];
const EVENING_HEIGHT: f32 = 1280.0;
const STARS_HEIGHT: f32 = 640.0;
const RANGES: [[f32; 2]; 3] = [[620.0, 1280.0], [772.0, 1280.0], [978.0, 1440.0]];
/// Groups of the evening's sky that belong to other sceneries.
const OTHER_SUNS: [&str; 2] = ["sun", "low-sun"];
/// Strength of the light on edges: from the left and from the right, in the evening and in the morning.
const EDGES: [[f32; 2]; 2] = [[0.9, 0.75], [0.27, 0.85]];

impl Time {
    fn light() -> &'static Light {
        Scenery::Dusk.light()
    }

    pub(crate) fn rock(self) -> RockLight {
        let light = Time::light();
        let [warm, cool] = EDGES[self as usize];
        match self {
            Time::Evening => RockLight {
                sides: [light.rock[0]; 3],
                warm: (light.warm, warm),
                cool: (light.cool, cool),
            },
            Time::Morning => RockLight {
                sides: light.morning_rock,
                warm: (light.warm, warm),
                cool: (light.sunrise, cool),
            },
        }
    }

    /// The snow on open spaces.
    pub(crate) fn shelf() -> Linear {
        linear(Time::light().shelf(false))
    }

    fn ridges(self) -> Linear {
        Time::light().ridges[2 * self as usize]
    }

    fn fog(self) -> Linear {
        Time::light().foot_fog[2 * self as usize]
    }

    /// Paints the sky with its ranges over the whole sheet, at `scale` pixels for a design unit.
    pub(crate) fn sky(self, painter: &mut Painter, kit: &Kit, scale: f32) {
        let [width, height] = [painter.sheet.width(), painter.sheet.height()];
        let corner = [
            (width as f32 - SKY[0] * scale) / 2.0,
            (height as f32 - SKY[1] * scale) / 2.0,
        ];
        let place = |top: f32, bottom: f32| {
            let [x, y] = corner;
            [x, y + top * scale, SKY[0] * scale, (bottom - top) * scale]
        };
        match self {
            Time::Morning => painter.picture(&kit.morning, place(0.0, SKY[1])),
            Time::Evening => {
                painter.picture_without(&kit.evening, place(0.0, EVENING_HEIGHT), &OTHER_SUNS);
                painter.picture(&kit.stars, place(0.0, STARS_HEIGHT));
                let golden = Time::light().golden;
                for (tree, [top, bottom]) in kit.ranges.iter().zip(RANGES) {
                    painter.tinted(tree, place(top, bottom), golden, 1.0);
                }
            }
        }
    }

    /// Paints the ridges on both sides of the mountain.
    pub(crate) fn ridges_of(self, painter: &mut Painter, kit: &Kit, corner: [f32; 2], scale: f32) {
        let place = across(corner, scale, [640.0, 1200.0]);
        painter.tinted(&kit.ridges, place, self.ridges(), 1.0);
    }

    /// Paints the fog at the foot of the mountain, and the ground below it.
    pub(crate) fn fog_of(self, painter: &mut Painter, kit: &Kit, corner: [f32; 2], scale: f32) {
        let place = across(corner, scale, [920.0, 1120.0]);
        painter.tinted(&kit.fog, place, self.fog(), 1.0);
        // The pictures end here; on tall sheets the ground goes on as they end.
        let bottom = (place[1] + place[3]).floor() - 2.0;
        let [width, height] = [painter.sheet.width(), painter.sheet.height()].map(|it| it as f32);
        if let Some(ground) = painter.sheet.pixel(1, bottom as u32 - 2)
            && bottom < height
        {
            let ground = [ground.red(), ground.green(), ground.blue()];
            painter.slab([0.0, bottom, width, height - bottom], 0.0, ground, 1.0);
        }
    }
}

/// A place across the whole valley, between two heights of the board.
fn across([x, y]: [f32; 2], scale: f32, [top, bottom]: [f32; 2]) -> [f32; 4] {
    const REACH: f32 = 2200.0;
    [
        x + (MIDDLE - REACH) * scale,
        y + top * scale,
        2.0 * REACH * scale,
        (bottom - top) * scale,
    ]
}
