//! Every match of an arena, on several threads.

use cant_stop_rules::Game;
use rayon::prelude::*;

use super::play::play;
use super::player::Player;
use super::tally::Tally;
use super::{Args, Pair};
use crate::parallel::{PerThread, pool, progress_bar};
use crate::random::Stream;

/// Sampling interval of timing: of this number of rounds between built-in bots one is timed, the first included.
const TIMED: u64 = 32;

/// Plays all matches and returns the tally of each pair.
///
/// Threads take rounds in any order: no count depends on it.
pub(super) fn play_all(args: &Args, start: &Game, pairs: &[Pair], threads: usize) -> Vec<Tally> {
    let rounds = args.games / u64::from(args.seats);
    let all_rounds = rounds * pairs.len() as u64;
    let pool = pool(threads);
    // Programs take long to start, and networks to load: each thread keeps its players.
    let players = PerThread::new(&pool, || -> Vec<Player> {
        let names = args.bots.iter();
        names
            .map(|name| Player::new(name, args.move_time))
            .collect()
    });
    let nothing = || vec![Tally::default(); pairs.len()];
    let bar = progress_bar(all_rounds, "rounds of games");
    let tallies = pool.install(|| {
        let rounds = (0..all_rounds)
            .into_par_iter()
            .fold(nothing, |mut tallies, number| {
                let pair = (number / rounds) as usize;
                let round = Round {
                    start,
                    seed: args.seed,
                    number: number % rounds,
                    first_game: number * u64::from(args.seats),
                };
                round.play(&mut players.own(), pairs[pair], &mut tallies[pair]);
                bar.inc(1);
                tallies
            });
        rounds.reduce(nothing, |mut sums, tallies| {
            for (sum, tally) in sums.iter_mut().zip(tallies) {
                sum.add(tally);
            }
            sums
        })
    });
    bar.finish_and_clear();
    tallies
}

/// As many games as there are seats: the same dice in the same seats, the first bot of a pair in each of them once.
struct Round<'a> {
    start: &'a Game,
    seed: u64,
    /// Index within the pair's rounds, from 0.
    number: u64,
    /// The number of its first game among those of all pairs.
    first_game: u64,
}

impl Round<'_> {
    fn play(&self, players: &mut [Player], bots: Pair, tally: &mut Tally) {
        let [first, second] = bots;
        let (before, from) = players.split_at_mut(second);
        let (one, other) = (&mut before[first], &mut from[0]);
        let seats = u64::from(self.start.seats());
        let is_timed = self.number.is_multiple_of(TIMED) || one.is_program() || other.is_program();
        for seat in 0..seats {
            let streams = seats * self.number..seats * (self.number + 1);
            let mut dice: Vec<Stream> = streams.map(|it| Stream::new(self.seed, it)).collect();
            let sides = std::array::from_fn(|other| usize::from(other as u64 != seat));
            one.begin_game(self.first_game + seat);
            other.begin_game(self.first_game + seat);
            let both = [&mut *one, &mut *other];
            let played = play(self.start, both, sides, &mut dice, is_timed);
            tally.count(self.first_game + seat, played, sides, seats as usize);
        }
    }
}
