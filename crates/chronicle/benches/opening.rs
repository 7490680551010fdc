//! Time to open the book of ten thousand games, to add it up, and to make it from the records alone.
//!
//! The aim: opened within 0.3 s where the index is fresh.

#![allow(clippy::unwrap_used, reason = "a bench may panic")]

use std::fs;
use std::hint::black_box;

use cant_stop_chronicle::index::{Index, KEPT};
use cant_stop_chronicle::statistics::{Roster, Statistics};
use criterion::{Criterion, criterion_group, criterion_main};

#[path = "../tests/support/mod.rs"]
mod support;

const GAMES: usize = 10_000;

fn opening(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    support::record(folder.path(), &support::games(1, GAMES));
    Index::open(folder.path()).unwrap().keep().unwrap();
    let mut group = criterion.benchmark_group("ten thousand games");
    group.sample_size(10);
    group.bench_function("opened", |bencher| {
        bencher.iter(|| black_box(Index::open(folder.path()).unwrap()));
    });
    let index = Index::open(folder.path()).unwrap();
    assert_eq!((index.games().count(), index.records_read()), (GAMES, 0));
    group.bench_function("added up", |bencher| {
        let roster = Roster::default();
        bencher.iter(|| black_box(Statistics::of(index.games(), &roster)));
    });
    group.bench_function("made from the records", |bencher| {
        bencher.iter(|| {
            fs::remove_file(folder.path().join(KEPT)).ok();
            black_box(Index::open(folder.path()).unwrap())
        });
    });
    group.finish();
}

criterion_group!(benches, opening);
criterion_main!(benches);
