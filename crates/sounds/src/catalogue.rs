//! The list of all sounds: name, length, loudness and how each is made.

use crate::audio::Audio;
use crate::level::levelled;
use crate::{dice, interface, moments, table};

/// One sound of the game.
#[derive(Clone, Copy)]
pub struct Sound {
    /// Its name, lower case with underscores; also the name of its file, without `.ogg`.
    pub name: &'static str,
    /// Whether its end runs on into its beginning.
    pub loops: bool,
    /// The loudness it is given in LUFS, over its loudest 400 ms. Short and sharp sounds may stay below it, because
    /// their highest point must not be cut off.
    pub loudness: f64,
    /// The shortest and the longest it may be, in seconds.
    pub seconds: (f64, f64),
    make: fn() -> Audio,
}

impl Sound {
    /// The name of its file.
    pub fn file(&self) -> String {
        format!("{}.ogg", self.name)
    }

    /// Makes the sound anew, at its proper loudness. The same samples every time.
    pub fn render(&self) -> Audio {
        levelled(&(self.make)(), self.loudness)
    }
}

/// Every sound of the game, and nothing else lies in `assets/audio`.
pub const CATALOGUE: &[Sound] = &[
    effect("die_floor_1", -23.2, (0.2, 0.3), || dice::floor(1)),
    effect("die_floor_2", -23.2, (0.2, 0.3), || dice::floor(2)),
    effect("die_floor_3", -23.2, (0.2, 0.3), || dice::floor(3)),
    effect("die_floor_4", -23.2, (0.2, 0.3), || dice::floor(4)),
    effect("die_die_1", -25.0, (0.1, 0.2), || dice::die(1)),
    effect("die_die_2", -25.0, (0.1, 0.2), || dice::die(2)),
    effect("die_die_3", -25.0, (0.1, 0.2), || dice::die(3)),
    effect("die_die_4", -25.0, (0.1, 0.2), || dice::die(4)),
    effect("die_wall_1", -23.0, (0.15, 0.3), || dice::wall(1)),
    effect("die_wall_2", -23.0, (0.15, 0.3), || dice::wall(2)),
    effect("die_wall_3", -23.0, (0.15, 0.3), || dice::wall(3)),
    Sound {
        loops: true,
        ..effect("rattle", -20.0, (1.1, 1.3), dice::rattle)
    },
    effect("palm_1", -29.5, (0.1, 0.2), || dice::palm(1)),
    effect("palm_2", -29.5, (0.1, 0.2), || dice::palm(2)),
    effect("palm_3", -29.5, (0.1, 0.2), || dice::palm(3)),
    effect("palm_4", -29.5, (0.1, 0.2), || dice::palm(4)),
    effect("step_1", -27.0, (0.25, 0.45), || table::step(1)),
    effect("step_2", -27.0, (0.25, 0.45), || table::step(2)),
    effect("step_3", -27.0, (0.25, 0.45), || table::step(3)),
    effect("step_4", -27.0, (0.25, 0.45), || table::step(4)),
    effect("place_1", -24.0, (0.3, 0.6), || table::place(1)),
    effect("place_2", -24.0, (0.3, 0.6), || table::place(2)),
    effect("place_3", -24.0, (0.3, 0.6), || table::place(3)),
    effect("top", -19.0, (0.8, 1.3), table::top),
    effect("bank_1", -24.0, (0.5, 0.8), || table::bank(1)),
    effect("bank_2", -24.0, (0.5, 0.8), || table::bank(2)),
    effect("bank_3", -24.0, (0.5, 0.8), || table::bank(3)),
    effect("tone_1", -22.0, (1.0, 1.2), || table::tone(1)),
    effect("tone_2", -22.0, (1.0, 1.2), || table::tone(2)),
    effect("tone_3", -22.0, (1.0, 1.2), || table::tone(3)),
    effect("tone_4", -22.0, (1.0, 1.2), || table::tone(4)),
    effect("tone_5", -22.0, (1.0, 1.2), || table::tone(5)),
    effect("tone_6", -22.0, (1.0, 1.2), || table::tone(6)),
    effect("tone_7", -22.0, (1.0, 1.2), || table::tone(7)),
    effect("tone_8", -22.0, (1.0, 1.2), || table::tone(8)),
    effect("tone_9", -22.0, (1.0, 1.2), || table::tone(9)),
    effect("tone_10", -22.0, (1.0, 1.2), || table::tone(10)),
    effect("tone_11", -22.0, (1.0, 1.2), || table::tone(11)),
    effect("bust", -16.0, (1.4, 1.8), moments::bust),
    effect("claim", -17.0, (1.6, 2.0), moments::claim),
    effect("win", -16.0, (3.6, 4.5), moments::win),
    effect("turn", -22.5, (0.5, 0.9), table::turn),
    effect("focus", -32.0, (0.04, 0.1), interface::focus),
    effect("roll", -24.0, (0.25, 0.4), interface::roll),
    effect("stop", -22.0, (0.6, 0.9), interface::stop),
    effect("press", -26.0, (0.1, 0.2), interface::press),
    effect("back", -26.0, (0.1, 0.2), interface::back),
    effect("refuse", -24.0, (0.2, 0.35), interface::refuse),
];

pub(crate) const fn effect(
    name: &'static str,
    loudness: f64,
    seconds: (f64, f64),
    make: fn() -> Audio,
) -> Sound {
    Sound {
        name,
        loops: false,
        loudness,
        seconds,
        make,
    }
}
