//! Throws of four dice that one core simulates per second, beside bare physics that steps the same bodies.
//!
//! The aims: at least 300 throws per second, and a recorded throw costs at most 1.2 times its bare steps.

use std::hint::black_box;

use cant_stop_dice::{Throw, simulate, step_bare};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// Number of different throws that the benchmark repeats.
const THROWS: u64 = 64;

fn throws(criterion: &mut Criterion) {
    let throws: Vec<Throw> = (0..THROWS).map(|seed| Throw::automatic(seed, 4)).collect();
    let steps: Vec<usize> = throws
        .iter()
        .map(|throw| simulate(throw).steps() - 1)
        .collect();
    let mut group = criterion.benchmark_group("throws");
    group.throughput(Throughput::Elements(THROWS));
    group.sample_size(20);
    group.bench_function("recorded", |bencher| {
        bencher.iter(|| {
            for throw in &throws {
                black_box(simulate(throw));
            }
        });
    });
    group.bench_function("bare", |bencher| {
        bencher.iter(|| {
            for (throw, &steps) in throws.iter().zip(&steps) {
                black_box(step_bare(throw, steps));
            }
        });
    });
    group.finish();
}

criterion_group!(benches, throws);
criterion_main!(benches);
