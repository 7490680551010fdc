//! Support of the tests: games of bots, and words for them in several languages, some very long.

use std::path::PathBuf;

use cant_stop_bots::Opponent;
use cant_stop_keepsake::{AnimationWords, Colors, Kit, Mark, PosterWords, SeatLook};
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, ChanceKind, ToAct, Variant};
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// The palette of the night.
pub const COLORS: Colors = Colors {
    night: [0x0d, 0x14, 0x30],
    ink: [0x14, 0x18, 0x1f],
    paper: [0xfa, 0xfa, 0xff],
    paper_dim: [0xc3, 0xcb, 0xe4],
    gold: [0xff, 0xd2, 0x5e],
    second: [0x7f, 0x8f, 0xc9],
    space: [0x3a, 0x46, 0x68],
    danger: [0xff, 0x8f, 0x7a],
    well: [0x22, 0x29, 0x41],
};
const PLAYERS: [([u8; 3], Mark); 4] = [
    ([0x56, 0xb4, 0xe9], Mark::Disc),
    ([0xf0, 0xe4, 0x42], Mark::Square),
    ([0xea, 0x7c, 0x30], Mark::Triangle),
    ([0xc1, 0x70, 0xa0], Mark::Diamond),
];

/// The pictures and letters of the game.
pub fn kit() -> Kit {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo runs it");
    let assets = PathBuf::from(here).join("../../assets");
    Kit::read(&assets).expect("the game has its pictures")
}

/// A table that plays, and what is said of it.
pub struct Table {
    pub played: Playthrough,
    pub seats: Vec<SeatLook>,
    pub poster: PosterWords,
    pub animation: AnimationWords,
}

/// Words of a game: headline, turns, date, the decisive turn, a turn, a bust, a stop.
type Words = [&'static str; 7];

const SHORT: Words = [
    "{} wins!",
    "in 11 turns",
    "November 23, 2026",
    "Turn 9: Bruno rolled six times and went from 34 to 81 in 100.",
    "Turn 9 · 6 rolls",
    "Bust!",
    "Stop",
];
const LONG: Words = [
    "{} gewinnt!",
    "in 111 Zügen",
    "23. November 2026",
    "Zug 119: WWWWWWWWWWWW würfelte vierunddreißig Mal, und die Aussicht auf den Sieg stieg von 34 auf 81 von 100.",
    "WWWWWWWWWWWW, Zug 119",
    "Abgestürzt!",
    "Aufgehört",
];
const SHARED: Words = [
    "¡Gana {}!",
    "en 11 turnos",
    "23 de noviembre de 2026",
    "Turno 9: Jo tiró seis veces y pasó de 34 a 81 de cada 100.",
    "Jo · turno 9",
    "¡Caída!",
    "Para",
];

impl Table {
    fn new(names: &[&str], seed: u64, words: &Words) -> Table {
        let [headline, turns, date, decisive, turn, bust, stop] = words.map(str::to_owned);
        let seats: Vec<SeatLook> = names
            .iter()
            .zip(PLAYERS)
            .map(|(name, (color, mark))| SeatLook {
                name: (*name).to_owned(),
                mark,
                color,
            })
            .collect();
        let played = played(names.len() as u8, seed);
        let winner = played.game().winners().only();
        let winner = winner.map_or(0, |seat| seat.index());
        Table {
            poster: PosterWords {
                headline: headline.replace("{}", &seats[winner].name),
                winner: seats[winner].name.clone(),
                turns,
                date,
                decisive,
            },
            animation: AnimationWords {
                heading: turn,
                bust,
                stop,
            },
            played,
            seats,
        }
    }

    /// Two, three and four seats.
    pub fn all() -> [Table; 3] {
        let long = [
            "WWWWWWWWWWWW",
            "Maximiliane",
            "MMMMMMMMMMMM",
            "WMWMWMWMWMWM",
        ];
        [
            Table::new(&["Ada", "Bruno"], 7, &SHORT),
            Table::new(&["Ed", "Ibex", "Jo"], 9, &SHARED),
            Table::new(&long, 8, &LONG),
        ]
    }
}

/// A game of bots, from its number.
pub fn played(seats: u8, seed: u64) -> Playthrough {
    let mut generator = ChaCha8Rng::seed_from_u64(seed);
    let mut played = Playthrough::new(Variant::default(), seats).expect("these seats can play");
    loop {
        let mut face = || generator.random_range(1..=6);
        let game = played.game();
        let action = match game.to_act() {
            ToAct::Seat(_) => Opponent::Ibex.bot().decide(&game),
            ToAct::Chance(ChanceKind::RollOff) => Action::RollOff([face(), face()]),
            ToAct::Chance(_) => Action::Dice([(); 4].map(|()| face())),
            ToAct::None => return played,
        };
        played.play(action).expect("bots play by the rules");
    }
}
