//! The evening that all pictures are painted for.

use super::Look;
use crate::{Light, Tone};

pub(super) fn look() -> Look {
    let as_painted = Tone::as_painted;
    Look {
        sky: as_painted(),
        glow: as_painted(),
        far: as_painted(),
        middle: as_painted(),
        near: as_painted(),
        ridges: as_painted(),
        rock: as_painted(),
        foreground: as_painted(),
        morning: as_painted(),
        light: Light {
            golden: [1.25, 1.06, 0.9],
            storm_sky: [0.0105, 0.0165, 0.047],
            stormy: [0.08, 0.14, 0.34],
            high_clouds: [[0.6, 0.3, 0.28], [0.16, 0.19, 0.34]],
            torn_clouds: [0.46, 0.26, 0.34],
            thunder: [0.055, 0.07, 0.135],
            fog: [0.24, 0.29, 0.42],
            gust: [0.32, 0.4, 0.58],
            ridges: [[1.25, 1.05, 1.0], [0.24, 0.29, 0.42], [2.3, 1.9, 1.8]],
            foot_fog: [[0.28, 0.21, 0.31], [0.08, 0.105, 0.175], [0.5, 0.42, 0.42]],
            rock: [[1.0; 3], [0.125, 0.155, 0.235]],
            morning_rock: [[0.8, 1.25, 1.5], [3.3, 2.9, 2.0], [4.5, 2.6, 0.95]],
            day: 0.0,
            warm: [1.0, 0.445, 0.195],
            cool: [0.66, 0.78, 1.0],
            sunrise: [1.0, 0.72, 0.36],
            shelves: [0xd6_deff, 0xb6_bedd],
            meadows: [0xd6_deff, 0xb6_bedd],
            shade: (0x14_181f, 0.7),
        },
    }
}
