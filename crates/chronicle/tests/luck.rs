//! The ranges of fair luck hold what they promise: 95 of 100, in dice that are drawn and in games that are played.
//!
//! `CANT_STOP_GAMES=10000` sets the number of games.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

mod support;

use cant_stop_chronicle::chance::{Counted, Trials};
use cant_stop_chronicle::index::Index;
use cant_stop_chronicle::statistics::{Roster, Statistics};
use cant_stop_records::{Header, RecordedSeat};
use proptest::prelude::*;
use support::{Recorded, Table, count_or, record, shares};

fn trials(chances: &[(u32, u64)]) -> Trials {
    let mut trials = Trials::default();
    for &(part, count) in chances {
        trials.add(part, 1296, count);
    }
    trials
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    /// No end of the range could be nearer: one more count left out would be more than 2.5 %.
    #[test]
    fn ranges_are_as_narrow_as_they_can_be(
        chances in prop::collection::vec((0_u32..=1296, 0_u64..60), 0..8),
    ) {
        let each = |&(part, count): &(u32, u64)| {
            std::iter::repeat_n(f64::from(part) / 1296.0, count as usize)
        };
        let shares = shares(chances.iter().flat_map(each));
        let [low, high] = trials(&chances).range_95().map(|end| end as usize);
        prop_assert!(low <= high && high < shares.len());
        let below: f64 = shares[..low].iter().sum();
        let above: f64 = shares[high + 1..].iter().sum();
        prop_assert!(below <= 0.025 + 1e-9 && above <= 0.025 + 1e-9, "{below} {above}");
        prop_assert!(below + shares[low] > 0.025 - 1e-9, "{below}");
        prop_assert!(above + shares[high] > 0.025 - 1e-9, "{above}");
    }
}

/// Holds how many of some ranges held what was counted against 95 %: five standard deviations fewer would be a wrong
/// range, and all of them a range that is too wide.
fn hold(what: &str, held: usize, all: usize) {
    let spread = (0.95 * 0.05 * all as f64).sqrt();
    let least = 0.95 * all as f64 - 5.0 * spread;
    let share = 100.0 * held as f64 / all as f64;
    println!("{what}: {share:.2} % of {all}");
    assert!(held as f64 >= least, "{what}: {share} % of {all}");
    assert!(held < all, "{what}: never left");
}

#[test]
fn drawn_counts_keep_to_the_exact_range_and_to_the_normal_one() {
    let mut table = Table::new(21);
    // Rolls as they are made, few and many; the last are too many for the exact range.
    for (count, draws) in [(12, 4000), (60, 4000), (700, 2000), (4000, 500)] {
        let chances = [(24, count), (104, count), (311, count), (650, count / 2)];
        let trials = trials(&chances);
        let [low, high] = trials.range_95();
        let held = (0..draws).filter(|_| {
            let mut happened = 0;
            for (part, count) in chances {
                let hits = (0..count).filter(|_| table.below(1296) < part as usize);
                happened += hits.count() as u64;
            }
            (low..=high).contains(&happened)
        });
        hold(&format!("{} draws", trials.count()), held.count(), draws);
    }
}

/// Evenings of a few games each, by bots that all play alike: wins, busts and faces are nothing but luck.
#[test]
fn games_keep_to_the_ranges() {
    const EVENING: usize = 5;
    let evenings = count_or(1500) / EVENING;
    let mut table = Table::new(22);
    let (mut wins, mut busts, mut faces, mut sums) = (vec![], vec![], vec![], vec![]);
    for _ in 0..evenings {
        let games: Vec<Recorded> = (0..EVENING)
            .map(|number| {
                let seats = table.below(3) as u8 + 2;
                let played = table.play(Default::default(), seats);
                // Skill must not depend on the seat: people sit in random order.
                let mut people: Vec<_> = ["Ada", "Leo", "Eva", "Kim"].to_vec();
                let header_seats = (0..seats).map(|_| {
                    let name = people.remove(table.below(people.len()));
                    RecordedSeat::person(name, "disc")
                });
                let header_seats = header_seats.collect();
                Recorded {
                    file: format!("finished/{number}.jsonl"),
                    header: Header::new("none", 7, Default::default(), header_seats),
                    played,
                }
            })
            .collect();
        let folder = tempfile::tempdir().unwrap();
        record(folder.path(), &games);
        let index = Index::open(folder.path()).unwrap();
        let found = Statistics::of(index.games(), &Roster::default());
        let ada = found.players.iter().find(|one| one.player.name() == "Ada");
        if let Some(ada) = ada {
            wins.push(ada.wins);
            busts.push(ada.busts);
        }
        faces.extend(found.dice.faces.counts);
        sums.extend(found.dice.sums.counts);
    }
    for (what, counts) in [
        ("wins", wins),
        ("busts", busts),
        ("faces", faces),
        ("sums", sums),
    ] {
        let held = counts.iter().filter(|count| Counted::is_usual(count));
        hold(what, held.count(), counts.len());
    }
}
