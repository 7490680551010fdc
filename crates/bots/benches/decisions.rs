//! Time of the opponents' decisions: the mean of each, and Summit's median and 99th percentile, asked afresh each time.
//!
//! The aims: Summit decides within 3 ms in the middle and within 25 ms in 99 of 100 cases, on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use cant_stop_bots::{Bot, Opponent, winning_chances};
use cant_stop_rules::{Action, Game, Position, ToAct, Variant};
use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use criterion::{Criterion, criterion_group, criterion_main};

fn start(seats: u8) -> Game {
    let position = Position::start(Variant::default(), seats).expect("valid seats");
    Game::try_from(position).expect("the start is a position")
}

/// Every decision in `games` games of Summit against itself.
fn decisions(seats: u8, games: u64) -> Vec<Game> {
    let mut random = ChaCha8Rng::seed_from_u64(games);
    let mut decisions = Vec::new();
    for _ in 0..games {
        let mut bot = Opponent::Summit.bot();
        let mut game = start(seats);
        loop {
            game.play_unchecked(match game.to_act() {
                ToAct::None => break,
                ToAct::Chance(_) => Action::Dice(std::array::from_fn(|_| {
                    1 + ((u64::from(random.next_u32()) * 6) >> 32) as u8
                })),
                ToAct::Seat(_) => {
                    if game.may_stop() || !game.legal_moves().is_empty() {
                        decisions.push(game);
                    }
                    bot.decide(&game)
                }
            });
        }
    }
    decisions
}

/// Prints how long Summit takes when it remembers nothing.
fn print_quantiles(seats: u8, decisions: &[Game]) {
    let mut times: Vec<Duration> = decisions
        .iter()
        .map(|game| {
            let begun = Instant::now();
            black_box(Opponent::Summit.bot().decide(game));
            begun.elapsed()
        })
        .collect();
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 1000];
    println!(
        "{seats} seats, {} decisions: median {:?}, 99 of 100 within {:?}, longest {:?}",
        times.len(),
        at(500),
        at(990),
        at(1000)
    );
}

fn each(criterion: &mut Criterion) {
    for seats in 2..=4 {
        print_quantiles(seats, &decisions(seats, 60));
    }
    let games = decisions(2, 5);
    let mut group = criterion.benchmark_group("decision");
    for opponent in Opponent::ALL {
        group.bench_function(opponent.key(), |bencher| {
            let mut bot: Box<dyn Bot> = opponent.bot();
            let mut next = games.iter().cycle();
            bencher.iter(|| next.next().map(|game| bot.decide(game)));
        });
    }
    group.finish();
    criterion.bench_function("chances when a turn begins", |bencher| {
        bencher.iter(|| winning_chances(black_box(&start(2))));
    });
}

criterion_group!(benches, each);
criterion_main!(benches);
