//! The value networks that come with the program, each read when it is first needed.
//!
//! `weights/README.md` tells by which command each was trained.

use std::sync::LazyLock;

use crate::net::Network;

macro_rules! network {
    ($name:ident, $file:literal) => {
        static $name: LazyLock<Network> = LazyLock::new(|| {
            Network::from_bytes(include_bytes!(concat!("../weights/", $file)))
                .expect("the files of this crate are networks")
        });
    };
}

network!(TWO, "two.net");
network!(THREE, "three.net");
network!(FOUR, "four.net");
network!(ALONE, "alone.net");

/// The network for `seats` seats, whatever their rules; for one that plays alone it counts turns.
pub(crate) fn network(seats: u8) -> &'static Network {
    match seats {
        1 => &ALONE,
        2 => &TWO,
        3 => &THREE,
        _ => &FOUR,
    }
}

/// The network that counts the turns to finish alone.
pub(crate) fn alone() -> &'static Network {
    &ALONE
}
