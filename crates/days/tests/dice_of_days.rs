//! The dice of days: the same everywhere, and fair over twenty years.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use cant_stop_days::{Day, faces, is_of_day};
use statrs::distribution::{ChiSquared, ContinuousCDF};

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// Twenty years of days.
fn years() -> impl Iterator<Item = Day> {
    let days = std::iter::successors(Some(day("2026-01-01")), |day| Some(day.next()));
    days.take(7305)
}

/// Chance, 0 to 1, that fair dice stray as far from equal counts (chi-square test).
fn chance(counts: &[u32]) -> f64 {
    let all: u32 = counts.iter().sum();
    let expected = f64::from(all) / counts.len() as f64;
    let stray = counts
        .iter()
        .map(|&count| (f64::from(count) - expected).powi(2) / expected);
    ChiSquared::new(counts.len() as f64 - 1.0)
        .unwrap()
        .sf(stray.sum())
}

/// These were worked out by another program in another language, from the description of ChaCha alone.
#[test]
fn the_dice_are_those_that_everybody_has() {
    for (date, rolls) in [
        (
            "2026-11-24",
            [[4, 6, 1, 6], [1, 2, 1, 2], [2, 2, 3, 1], [6, 3, 6, 3]],
        ),
        (
            "2026-11-25",
            [[3, 6, 1, 3], [6, 3, 1, 5], [5, 6, 5, 5], [1, 3, 1, 1]],
        ),
        (
            "2000-02-29",
            [[4, 2, 5, 2], [4, 6, 1, 3], [3, 3, 1, 1], [4, 2, 2, 2]],
        ),
        (
            "1969-07-20",
            [[6, 4, 1, 1], [3, 4, 2, 2], [4, 6, 6, 6], [5, 4, 1, 6]],
        ),
        (
            "2045-12-31",
            [[3, 3, 6, 2], [6, 4, 5, 3], [4, 6, 2, 2], [4, 6, 3, 4]],
        ),
    ] {
        assert_eq!(
            [0, 1, 2, 40].map(|roll| faces(day(date), roll)),
            rolls,
            "{date}"
        );
    }
}

#[test]
fn every_face_is_equally_likely_at_every_place() {
    let mut faces_counted = [[0; 6]; 4];
    for day in years() {
        for roll in 0..40 {
            for (place, face) in faces(day, roll).into_iter().enumerate() {
                faces_counted[place][usize::from(face) - 1] += 1;
            }
        }
    }
    for counts in faces_counted {
        assert!(chance(&counts) > 1e-4, "{counts:?}");
    }
}

#[test]
fn no_die_tells_of_the_one_beside_it_the_next_roll_or_the_next_day() {
    let mut beside = [0; 36];
    let mut next_roll = [0; 36];
    let mut next_day = [0; 36];
    let pair = |a: u8, b: u8| usize::from(a - 1) * 6 + usize::from(b - 1);
    for day in years() {
        for roll in 0..40 {
            let dice = faces(day, roll);
            beside[pair(dice[0], dice[1])] += 1;
            next_roll[pair(dice[3], faces(day, roll + 1)[0])] += 1;
            next_day[pair(dice[0], faces(day.next(), roll)[0])] += 1;
        }
    }
    for counts in [beside, next_roll, next_day] {
        assert!(chance(&counts) > 1e-4, "{counts:?}");
    }
}

#[test]
fn rolls_of_another_day_are_told_apart() {
    let today = day("2026-11-24");
    let rolls = |day: Day| (0..10).map(move |roll| faces(day, roll));
    assert!(is_of_day(today, rolls(today)));
    assert!(is_of_day(today, []));
    assert!(!is_of_day(today, rolls(today.next())));
    assert!(!is_of_day(today, rolls(today).skip(1)));
}

#[test]
fn a_day_has_one_name() {
    for text in ["2026-11-24", "1999-12-31", "2024-02-29"] {
        assert_eq!(day(text).to_string(), text);
    }
    for text in [
        "2026-2-3",
        "2026-02-30",
        "",
        "24.11.2026",
        "2026-11-24 ",
        "../2026-11-24",
    ] {
        assert!(text.parse::<Day>().is_err(), "{text}");
    }
    assert_eq!(day("2026-11-24").monday(), day("2026-11-23"));
    assert_eq!(day("2026-11-29").monday(), day("2026-11-23"));
    assert_eq!(day("2024-02-28").next(), day("2024-02-29"));
    assert_eq!(day("2026-03-01").previous(), day("2026-02-28"));
}
