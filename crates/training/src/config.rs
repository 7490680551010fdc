//! What a run is made of: its network and every hyper-parameter.

use cant_stop_bots::net::Layout;
use cant_stop_rules::{Game, Landing, Obligation, Position, Settings};
use clap::ValueEnum;
use rand::RngExt;

use crate::random::Random;

/// Which network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Kind {
    /// Two seats
    Two,
    /// Three seats
    Three,
    /// Four seats
    Four,
    /// One seat that hurries, two at the table but all turns its own
    Alone,
}

/// The hyper-parameters of a run.
#[derive(Clone, Debug)]
pub(crate) struct Config {
    /// Which network.
    pub kind: Kind,
    /// The seed of all chance.
    pub seed: u64,
    /// A network from nothing learns first from the results of so many games of the Rule of 28, with exploration.
    pub warm_up_games: u64,
    /// The learning rate when the warm-up begins; it falls in a straight line to a twentieth.
    pub warm_up_rate: f32,
    /// How many turns of self-play there are.
    pub turns: u64,
    /// How many games are played between two updates of the network that plays them.
    pub games_per_round: u64,
    /// The learning rate when self-play begins: of a network from nothing, and of one that has learned before.
    pub learning_rate: [f32; 2],
    /// After so many turns the learning rate and the exploration rate are half of what they were at first, after twice as
    /// many a third, and so on.
    pub half_after: f32,
    /// In what share of the games seats explore at first.
    pub exploration_rate: f32,
    /// It never falls below this.
    pub least_exploration_rate: f32,
    /// The λ of the λ-return: what share of the later turns' temporal differences a board learns.
    pub lambda: f64,
    /// With so many columns claimed, a turn is solved from before its first roll, not from after it: that takes longer, but
    /// the target has no luck of that roll in it.
    pub solved_whole_from: usize,
    /// How often a turn is played to its end to learn what it leaves seats beyond the second.
    pub playouts: u32,
    /// How many boards the replay buffer holds.
    pub replay_buffer: usize,
    /// How often each board is learned from.
    pub replays: usize,
    /// How many boards one step of gradient descent looks at.
    pub batch: usize,
    /// The network that plays and is written is an average of the last steps: of this share of them all.
    pub averaged_share: f32,
    /// A checkpoint and an evaluation come after every so many turns.
    pub evaluation_every: u64,
    /// How many games an evaluation plays against each opponent.
    pub evaluation_games: u64,
}

impl Kind {
    /// How the network's rows are numbered.
    pub(crate) fn layout(self) -> Layout {
        let seats = match self {
            Kind::Alone => 1,
            Kind::Two => 2,
            Kind::Three => 3,
            Kind::Four => 4,
        };
        Layout { seats }
    }

    /// How many seats are at its tables.
    pub(crate) fn seats(self) -> u8 {
        match self {
            Kind::Alone | Kind::Two => 2,
            Kind::Three => 3,
            Kind::Four => 4,
        }
    }

    /// The hyper-parameters by which its network was trained.
    pub(crate) fn config(self) -> Config {
        Config {
            kind: self,
            seed: 1,
            warm_up_games: 300_000,
            warm_up_rate: 0.002,
            turns: match self {
                Kind::Two => 1_000_000,
                Kind::Three | Kind::Four => 500_000,
                Kind::Alone => 100_000,
            },
            games_per_round: 32,
            learning_rate: [0.001, 0.000_3],
            half_after: 100_000.0,
            exploration_rate: 0.5,
            least_exploration_rate: 0.15,
            lambda: 0.9,
            solved_whole_from: 2,
            playouts: 4,
            replay_buffer: 60_000,
            replays: 8,
            batch: 256,
            averaged_share: 0.1,
            evaluation_every: 50_000,
            evaluation_games: 100,
        }
    }

    /// The beginning of a game at one of its tables: each rule is the common one more often than not, and all of them are
    /// in about half of the games.
    pub(crate) fn start(self, random: &mut Random) -> Game {
        let common = Settings::default();
        let columns_to_win = match self {
            Kind::Four => common.columns_to_win,
            _ if random.random_ratio(3, 4) => common.columns_to_win,
            _ => random.random_range(4..=5),
        };
        let landing = match random.random_ratio(7, 10) {
            true => common.landing,
            false => [Landing::Jump, Landing::PressOn][random.random_range(0..2)],
        };
        let obligation = match random.random_ratio(9, 10) {
            true => common.obligation,
            false => Obligation::BeforeSplit,
        };
        let settings = Settings {
            columns_to_win,
            landing,
            obligation,
            three_pawns: columns_to_win == common.columns_to_win && random.random_ratio(1, 10),
        };
        start(settings, self.seats())
    }
}

/// The beginning of a game by these settings.
pub(crate) fn start(settings: Settings, seats: u8) -> Game {
    let position = Position::start(settings, seats).expect("only settings that fit are drawn");
    Game::try_from(position).expect("the start is a position")
}

impl Config {
    /// The learning rate after so many turns of self-play.
    pub(crate) fn rate_at(&self, turns: u64, has_learned: bool) -> f32 {
        self.learning_rate[usize::from(has_learned)] / (1.0 + turns as f32 / self.half_after)
    }

    /// In what share of the games seats explore after so many turns.
    pub(crate) fn exploration_at(&self, turns: u64) -> f32 {
        let rate = self.exploration_rate / (1.0 + turns as f32 / self.half_after);
        rate.max(self.least_exploration_rate)
    }

    /// All that decides what a run comes to after so many turns. A run can be continued beyond those it was to have.
    pub(crate) fn fingerprint(&self) -> String {
        let decisive = Config {
            turns: 0,
            evaluation_every: 0,
            evaluation_games: 0,
            ..self.clone()
        };
        format!("{decisive:?}")
    }
}
