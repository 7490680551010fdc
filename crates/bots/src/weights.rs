//! The value networks that come with the program, each read when it is first needed.
//!
//! `weights/README.md` tells by which command each was taught.

use std::sync::LazyLock;

use cant_stop_rules::Settings;

use crate::net::Net;

macro_rules! network {
    ($name:ident, $file:literal) => {
        static $name: LazyLock<Vec<Net>> = LazyLock::new(|| {
            Net::from_bytes(include_bytes!(concat!("../weights/", $file)))
                .expect("the files of this crate are networks")
        });
    };
}

network!(TWO, "two.net");
network!(TWO_HOUSE, "two-house.net");
network!(TWO_EQUALS, "two-equals.net");
network!(THREE, "three.net");
network!(FOUR, "four.net");
network!(ALONE, "alone.net");

/// The networks that Summit plays by at tables of so many seats and these settings. With two seats they were taught by games
/// against published players, and take whoever else is at the table for one of them.
pub(crate) fn network(seats: u8, settings: Settings) -> &'static [Net] {
    match seats {
        2 if settings == Settings::default() => &TWO,
        2 => &TWO_HOUSE,
        3 => &THREE,
        _ => &FOUR,
    }
}

/// The networks that judge a game between equals: with two seats, taught by games against itself; with more,
/// Summit's own.
pub(crate) fn judge(seats: u8, settings: Settings) -> &'static [Net] {
    match seats {
        2 => &TWO_EQUALS,
        _ => network(seats, settings),
    }
}

/// The networks that count the turns to finish, as if nobody else were there.
pub(crate) fn alone() -> &'static [Net] {
    &ALONE
}
