//! What a network is taught: the tables at which it will sit.

use cant_stop_bots::Opponent;
use cant_stop_bots::net::Layout;
use cant_stop_rules::{Game, Landing, Obligation, Position, Settings};
use clap::ValueEnum;

use crate::random::Stream;

/// Which network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Subject {
    /// Two seats, the common game
    Two,
    /// Two seats, all other settings
    TwoHouse,
    /// Two seats, all settings, games between equals
    TwoEquals,
    /// Three seats, all settings
    Three,
    /// Four seats, all settings
    Four,
    /// One seat that hurries, two at the table but all turns its own
    Alone,
}

impl Subject {
    /// How the network's rows are numbered.
    pub(crate) fn layout(self) -> Layout {
        let seats = match self {
            Subject::Alone => 1,
            Subject::Two | Subject::TwoHouse | Subject::TwoEquals => 2,
            Subject::Three => 3,
            Subject::Four => 4,
        };
        Layout { seats }
    }

    /// Against whom the network plays next; only itself between equals, at a table of more than two, and alone.
    ///
    /// In so many tenths of the games it is the Rule of 28, or in as many as is usual for its subject.
    ///
    /// Who only ever meets itself takes everybody for as quick, and hurries where there is time.
    pub(crate) fn rival(self, tenths: Option<u32>, random: &mut Stream) -> Option<Opponent> {
        let usual = self.usual_tenths()?;
        Some(match random.below(10) < tenths.unwrap_or(usual) {
            true => Opponent::RuleOf28,
            false => Opponent::Linear,
        })
    }

    /// In how many tenths of its games the rival usually is the Rule of 28, if it has rivals.
    pub(crate) fn usual_tenths(self) -> Option<u32> {
        match self {
            Subject::Two => Some(8),
            Subject::TwoHouse => Some(2),
            _ => None,
        }
    }

    /// The beginning of a game at one of its tables.
    pub(crate) fn start(self, random: &mut Stream) -> Game {
        let seats = self.layout().seats.max(2) as u8;
        let mut settings = Settings::default();
        // Half of the games of a network for all settings are common ones, if they are its own at all.
        let common = match self {
            Subject::Two => true,
            Subject::TwoHouse => false,
            _ => random.coin(),
        };
        if !common {
            while settings == Settings::default() {
                settings = drawn(seats, random);
            }
        }
        let position = Position::start(settings, seats).expect("only settings that fit are drawn");
        Game::try_from(position).expect("the start is a position")
    }
}

/// Settings that go together, each value about equally often; three pawns seldom.
fn drawn(seats: u8, random: &mut Stream) -> Settings {
    let columns_to_win = match seats {
        4 => 3,
        _ => 3 + random.below(3) as u8,
    };
    Settings {
        columns_to_win,
        landing: Landing::ALL[random.below(3) as usize],
        obligation: Obligation::ALL[usize::from(random.below(4) == 0)],
        three_pawns: columns_to_win == 3 && random.below(6) == 0,
    }
}
