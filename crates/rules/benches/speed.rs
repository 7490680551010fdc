//! Time of a random decision beside the draw of its four dice, and time of a random game.
//!
//! The aims are ratios within one run: a decision within four draws of its dice. A random game is to stay under 10 µs.

use std::hint::black_box;

use cant_stop_rules::{Action, Game, Position, Stage, Variant};
use chacha20::ChaCha8Rng;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand::{RngExt, SeedableRng};

fn dice(random: &mut ChaCha8Rng) -> [u8; 4] {
    std::array::from_fn(|_| random.random_range(1..=6))
}

fn start() -> Game {
    let position = Position::start(Variant::default(), 2).expect("two seats play the common game");
    Game::try_from(position).expect("the start is a position")
}

/// Sets a new game up where one is over.
fn begin_again(game: &mut Game) {
    if game.stage() == Stage::Over {
        *game = start();
    }
}

/// A roll, the list of its options and one of them taken; stops by the toss of a coin.
fn decision(game: &mut Game, random: &mut ChaCha8Rng) {
    game.play_unchecked(Action::Roll);
    game.play_unchecked(Action::Dice(dice(random)));
    let options = game.legal_moves();
    if options.is_empty() {
        return;
    }
    let pick = match options.len() {
        1 => 0,
        many => random.random_range(0..many),
    };
    game.play_unchecked(Action::Choose(options[pick]));
    if random.random() && game.may_stop() {
        game.play_unchecked(Action::Stop);
    }
}

/// The same through the door that checks and tells.
fn checked_decision(game: &mut Game, random: &mut ChaCha8Rng) {
    let mut play = |action| match game.apply(action) {
        Ok((next, events)) => {
            *game = next;
            black_box(events.len());
        }
        Err(refused) => unreachable!("{refused}"),
    };
    play(Action::Roll);
    play(Action::Dice(dice(random)));
    let options = game.legal_moves();
    if options.is_empty() {
        return;
    }
    let (next, events) = game
        .apply(Action::Choose(
            options[random.random_range(0..options.len())],
        ))
        .expect("an option is legal");
    *game = next;
    black_box(events.len());
    if random.random() && game.may_stop() {
        *game = game.apply(Action::Stop).expect("it may stop").0;
    }
}

fn decisions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("decision");
    group.throughput(Throughput::Elements(1));
    group.bench_function("four dice", |bencher| {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        bencher.iter(|| black_box(dice(&mut random)));
    });
    group.bench_function("unchecked", |bencher| {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let mut game = start();
        bencher.iter(|| {
            decision(black_box(&mut game), &mut random);
            begin_again(&mut game);
        });
    });
    group.bench_function("checked, with events", |bencher| {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        let mut game = start();
        bencher.iter(|| {
            checked_decision(black_box(&mut game), &mut random);
            begin_again(&mut game);
        });
    });
    group.finish();
}

fn games(criterion: &mut Criterion) {
    criterion.bench_function("random game", |bencher| {
        let mut random = ChaCha8Rng::seed_from_u64(1);
        bencher.iter(|| {
            let mut game = start();
            while game.stage() != Stage::Over {
                decision(&mut game, &mut random);
            }
            game
        });
    });
}

criterion_group!(benches, decisions, games);
criterion_main!(benches);
