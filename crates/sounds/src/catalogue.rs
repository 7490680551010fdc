//! The list of all sounds: name, length, loudness and how each is made.

use crate::audio::Audio;
use crate::level::levelled;
use crate::{dice, interface, moments, music, table};

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
    effect("step", -22.0, (0.25, 0.45), table::step),
    effect("place", -20.5, (0.3, 0.6), table::place),
    effect("top", -19.0, (0.8, 1.3), table::top),
    effect("bank", -19.0, (0.7, 1.1), table::bank),
    effect("bust", -18.0, (1.4, 1.8), moments::bust),
    effect("claim", -17.0, (1.6, 2.0), moments::claim),
    effect("win", -16.0, (3.6, 4.5), moments::win),
    effect("turn", -21.0, (0.5, 0.9), table::turn),
    effect("focus", -32.0, (0.04, 0.1), interface::focus),
    effect("press", -26.0, (0.1, 0.2), interface::press),
    effect("back", -26.0, (0.1, 0.2), interface::back),
    effect("refuse", -24.0, (0.2, 0.35), interface::refuse),
    Sound {
        loops: true,
        ..effect("music_loop", -22.0, (60.0, 90.0), music::music_loop)
    },
];

const fn effect(
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
