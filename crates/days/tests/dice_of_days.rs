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
    for line in [
        "2026-11-24 4616 1212 2231 6363",
        "2026-11-25 3613 6315 5655 1311",
        "2000-02-29 4252 4613 3311 4222",
        "1969-07-20 6411 3422 4666 5416",
        "2045-12-31 3362 6453 4622 4634",
    ] {
        let (date, rolls) = line.split_once(' ').unwrap();
        let faces = [0, 1, 2, 40].map(|roll| faces(day(date), roll));
        let digits = faces.map(|dice| dice.map(|face| face.to_string()).concat());
        assert_eq!(digits.join(" "), rolls, "{date}");
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
