//! A field of players on the dice of one day.

use std::ops::Range;

use cant_stop_bots::Thinker;
use cant_stop_rules::{Action, Game};
use chacha20::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::{Climb, Day};

/// Number of players in a field.
pub const PLAYERS: u32 = 1000;

/// Temperature of the choices, in turns: a choice that is worse by this much is taken e times less often. It costs a
/// player a seventh of a turn in all: players of Summit's strength who do not all do the same.
const TASTE: f64 = 0.04;

/// Key of ChaCha that keeps the choices of the players apart from all other random numbers.
const KEY: &[u8; 32] = b"Can't Stop: the field of the day";

/// Distribution of the turns that players needed on the same dice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    /// Number of players by the turns that they needed, from 0 turns on.
    counts: Vec<u32>,
}

impl Field {
    /// Lets `players` climb the mountain of that day. Each decides as Summit does when it only counts turns, but draws
    /// among choices that are nearly as good: one that is worse by a few hundredths of a turn is less likely.
    pub fn of(day: Day, players: u32) -> Field {
        let mut field = Field::default();
        field.join(day, 0..players);
        field
    }

    /// Lets these players, by their numbers, climb as well: for who has something else to do in between.
    pub fn join(&mut self, day: Day, players: Range<u32>) {
        let mut thinker = Thinker::in_a_hurry();
        for player in players {
            let mut whims = whims(day, player);
            let climb = Climb::of(day, |game| whim(&mut thinker, game, &mut whims));
            self.add(climb.turns);
        }
    }

    /// A field that is known: how many players needed no turn, one, two and so on.
    pub fn known(counts: Vec<u32>) -> Field {
        Field { counts }
    }

    fn add(&mut self, turns: u32) {
        let place = turns as usize;
        if self.counts.len() <= place {
            self.counts.resize(place + 1, 0);
        }
        self.counts[place] = self.counts[place].saturating_add(1);
    }

    /// Number of players who needed no turn, one, two and so on.
    pub fn counts(&self) -> &[u32] {
        &self.counts
    }

    /// Number of players.
    pub fn players(&self) -> u32 {
        self.counts.iter().copied().fold(0, u32::saturating_add)
    }

    /// The mean number of turns; 0 without players.
    pub fn mean(&self) -> f64 {
        self.moment(|turns| turns)
    }

    /// The standard deviation of the number of turns.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        self.moment(|turns| (turns - mean).powi(2)).sqrt()
    }

    /// Percentage of the players who needed more turns than this, 0 to 100.
    pub fn behind(&self, turns: u32) -> f64 {
        let more = self.counts.iter().skip(turns as usize + 1);
        let more = more.copied().fold(0, u32::saturating_add);
        100.0 * f64::from(more) / f64::from(self.players().max(1))
    }

    fn moment(&self, of: impl Fn(f64) -> f64) -> f64 {
        let each = self.counts.iter().enumerate();
        let sum: f64 = each
            .map(|(turns, &count)| f64::from(count) * of(turns as f64))
            .sum();
        sum / f64::from(self.players().max(1))
    }
}

/// The random numbers of a player on a day.
fn whims(day: Day, player: u32) -> ChaCha8Rng {
    let mut generator = ChaCha8Rng::from_seed(*KEY);
    generator.set_stream(day.number() as u64);
    // A player makes far fewer than 2^16 choices, which take an eighth of a block each.
    generator.set_block_pos(u64::from(player) << 16);
    generator
}

/// A choice with chances that fall by e with every [`TASTE`] that it is worse.
fn whim(thinker: &mut Thinker<'_>, game: &Game, whims: &mut ChaCha8Rng) -> Action {
    if game.must_roll() {
        return Action::Roll;
    }
    // No player misses a stop that wins.
    if game.stop_wins() {
        return Action::Stop;
    }
    let mut choices: Vec<(Action, f64)> = Vec::new();
    thinker.evaluate(game, |action, value| choices.push((action, value[0])));
    let values = choices.iter().map(|choice| choice.1);
    let best = values.fold(f64::MIN, f64::max);
    for choice in &mut choices {
        choice.1 = ((choice.1 - best) / TASTE).exp();
    }
    let all: f64 = choices.iter().map(|choice| choice.1).sum();
    let unit = (whims.next_u64() >> 11) as f64 / (1_u64 << 53) as f64;
    let mut left = unit * all;
    for (action, weight) in &choices {
        left -= weight;
        if left < 0.0 {
            return *action;
        }
    }
    choices.last().map_or(Action::Roll, |choice| choice.0)
}
