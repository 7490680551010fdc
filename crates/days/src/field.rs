//! A field of players on the dice of one day.

use std::ops::Range;

use cant_stop_bots::Thinker;
use cant_stop_rules::{Action, Game};
use chacha20::ChaCha8Rng;
use rand::{Rng, SeedableRng};

use crate::{Climb, Day};

/// How many players a field has.
pub const PLAYERS: u32 = 1000;

/// How much worse than the best a choice may look, in turns, before players hesitate less than one in e to leave it. It
/// costs them a seventh of a turn in all: players of Summit's strength who do not all do the same.
const TASTE: f64 = 0.04;

/// What tells the whims of the players from all other random numbers.
const KEY: &[u8; 32] = b"Can't Stop: the field of the day";

/// How many players needed how many turns on the same dice.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Field {
    /// How many players needed as many turns as their place says.
    counts: Vec<u32>,
}

impl Field {
    /// So many players climb the mountain of that day. Each decides as Summit does who only counts turns, but for a whim: of
    /// choices that are nearly as good it takes any, one that is worse by a few hundredths of a turn less often.
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
        self.counts[place] += 1;
    }

    /// How many players needed no turn, one, two and so on.
    pub fn counts(&self) -> &[u32] {
        &self.counts
    }

    /// How many players there are.
    pub fn players(&self) -> u32 {
        self.counts.iter().sum()
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

    /// Of 100 players, how many needed more turns than this.
    pub fn behind(&self, turns: u32) -> f64 {
        let more: u32 = self.counts.iter().skip(turns as usize + 1).sum();
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
    if game.may_roll() && !game.may_stop() {
        return Action::Roll;
    }
    // Nobody misses the way to the top once there.
    if game.stop_wins() {
        return Action::Stop;
    }
    let mut choices: Vec<(Action, f64)> = Vec::new();
    thinker.evaluate(game, |action, value| choices.push((action, value[0])));
    let best = choices
        .iter()
        .map(|choice| choice.1)
        .fold(f64::MIN, f64::max);
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
