//! Shared parts of the tests: games that play themselves, and folders of their records.

#![allow(dead_code, reason = "not every test needs all of it")]

use std::fs;
use std::path::Path;

use cant_stop_bots::{Bot, Opponent};
use cant_stop_records::{Header, RecordedSeat, write};
use cant_stop_rules::notation::Playthrough;
use cant_stop_rules::{Action, ChanceKind, Landing, Obligation, Seat, ToAct, Variant};
use chacha20::ChaCha8Rng;
use rand::{RngExt, SeedableRng};

/// Names that sit at the tables; two of them are one person, and one is left out.
pub const NAMES: [&str; 5] = ["Ada", "Lovelace", "Leo", "Eva", "Guest"];

/// Bots that decide at once.
const BOTS: [Opponent; 3] = [Opponent::Ibex, Opponent::Marmot, Opponent::Magpie];

/// Something like people at a table: a number from which everything about a game follows.
pub struct Table {
    random: ChaCha8Rng,
}

impl Table {
    /// The table of this number.
    pub fn new(seed: u64) -> Table {
        Table {
            random: ChaCha8Rng::seed_from_u64(seed),
        }
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.random.random_range(..bound)
    }

    fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Random rules that this number of seats can play by, the common ones most often.
    pub fn variant(&mut self, seats: u8) -> Variant {
        let variant = Variant {
            columns_to_win: [3, 3, 3, 4, 5][self.below(5)],
            landing: Landing::ALL[self.below(3)],
            obligation: Obligation::ALL[self.below(2)],
            three_pawns: self.below(4) == 0,
        };
        match variant.check(seats) {
            Ok(()) => variant,
            Err(_) => Variant::default(),
        }
    }

    /// Seats of people, who may have bots among them; the same name may sit there twice.
    pub fn seats(&mut self, count: u8) -> Vec<RecordedSeat> {
        let marks = ["disc", "square", "triangle", "diamond"].into_iter();
        let seats = marks.take(usize::from(count)).map(|mark| {
            let bot = (self.below(4) == 0).then(|| BOTS[self.below(BOTS.len())].key().to_owned());
            RecordedSeat {
                bot,
                ..RecordedSeat::person(NAMES[self.below(NAMES.len())], mark)
            }
        });
        seats.collect()
    }

    /// A whole game. Each seat decides as some bot does, and sometimes just anything.
    pub fn play(&mut self, variant: Variant, seats: u8) -> Playthrough {
        let first = (self.below(4) == 0).then(|| Seat::ALL[self.below(usize::from(seats))]);
        let mut played = match first {
            Some(first) => Playthrough::begun_by(variant, seats, first).unwrap(),
            None => Playthrough::new(variant, seats).unwrap(),
        };
        let mut bots: Vec<Box<dyn Bot>> = (0..seats)
            .map(|_| BOTS[self.below(BOTS.len())].bot())
            .collect();
        loop {
            let game = played.game();
            let action = match game.to_act() {
                ToAct::None => return played,
                ToAct::Chance(ChanceKind::RollOff) => Action::RollOff([self.die(), self.die()]),
                ToAct::Chance(ChanceKind::Roll) => {
                    Action::Dice([self.die(), self.die(), self.die(), self.die()])
                }
                ToAct::Seat(_) if game.may_stop() && self.below(8) == 0 => Action::Roll,
                ToAct::Seat(seat) => bots[seat.index()].decide(&game),
            };
            played.play(action).unwrap();
        }
    }
}

/// A game at a table: its seats and actions.
pub struct Recorded {
    pub file: String,
    pub header: Header,
    pub played: Playthrough,
}

/// `count` games that differ in everything: rules, seats, names, bots, beginnings; some continue others, some are left
/// before their end, and one is in progress.
pub fn games(seed: u64, count: usize) -> Vec<Recorded> {
    let mut table = Table::new(seed);
    (1..=count)
        .map(|number| {
            let seats = table.below(3) as u8 + 2;
            let variant = table.variant(seats);
            let mut played = table.play(variant, seats);
            let file = match number {
                1 => "current.jsonl".to_owned(),
                _ if table.below(10) == 0 => format!("unfinished/{number:05}.jsonl"),
                _ => format!("finished/{number:05}.jsonl"),
            };
            if !file.starts_with("finished") {
                let many = table.below(played.actions().len());
                played = first(&played, many);
            }
            let mut header =
                Header::new("none", 7, variant, table.seats(seats)).begun_by(played.first());
            if number > 1 && table.below(10) == 0 {
                header = header.going_on_after(table.below(played.actions().len().max(1)));
            }
            Recorded {
                file,
                header,
                played,
            }
        })
        .collect()
}

/// The first actions of a game.
pub fn first(played: &Playthrough, many: usize) -> Playthrough {
    Playthrough::of(played.start(), &played.actions()[..many]).unwrap()
}

/// Writes games where the game itself would keep them.
pub fn record(folder: &Path, games: &[Recorded]) {
    for place in ["finished", "unfinished"] {
        fs::create_dir_all(folder.join(place)).unwrap();
    }
    for game in games {
        let bytes = write(&game.header, game.played.actions());
        fs::write(folder.join(&game.file), bytes).unwrap();
    }
}

/// The chance of every count of what happens with these chances, worked out without leaving anything out.
pub fn shares(chances: impl IntoIterator<Item = f64>) -> Vec<f64> {
    let mut shares = vec![1.0];
    for p in chances {
        let mut next = vec![0.0; shares.len() + 1];
        for (count, share) in shares.iter().enumerate() {
            next[count] += share * (1.0 - p);
            next[count + 1] += share * p;
        }
        shares = next;
    }
    shares
}

/// Number of games that a test plays: `few`, or as many as the environment asks for.
pub fn count_or(few: usize) -> usize {
    std::env::var("CANT_STOP_GAMES").map_or(few, |games| games.parse().unwrap())
}
