//! Labels make every face equally likely, even for a throw that always falls the same way.

mod support;

use cant_stop_dice::{Label, Throw, simulate};
use support::{UPRIGHT, held, start, throw};

/// Fair counts of six faces exceed this chi-square once in ten thousand times.
const LIMIT_5: f64 = 25.745;

/// The same for the 36 pairs of faces of two dice.
const LIMIT_35: f64 = 77.077;

fn chi_square(counts: &[u32]) -> f64 {
    let expected = f64::from(counts.iter().sum::<u32>()) / counts.len() as f64;
    counts
        .iter()
        .map(|&count| (f64::from(count) - expected).powi(2) / expected)
        .sum()
}

/// Throws as often as asked, reading dice as shown and as if they had no labels.
fn counts(throws: u64, throw: impl Fn(u64) -> Throw) -> ([u32; 6], [u32; 6], [u32; 36]) {
    let (mut shown, mut blank, mut pairs) = ([0; 6], [0; 6], [0; 36]);
    for seed in 0..throws {
        let recording = simulate(&throw(seed));
        let face = usize::from(recording.faces[0]) - 1;
        shown[face] += 1;
        let end = recording.poses(recording.steps() - 1)[0];
        blank[usize::from(Label::PLAIN.face_up(end.rotation)) - 1] += 1;
        if let Some(other) = recording.faces.get(1) {
            pairs[6 * face + usize::from(*other) - 1] += 1;
        }
    }
    (shown, blank, pairs)
}

#[test]
fn automatic_throws_are_fair() {
    let (shown, _, pairs) = counts(1000, |seed| Throw::automatic(seed, 2));
    assert!(chi_square(&shown) < LIMIT_5, "{shown:?}");
    assert!(chi_square(&pairs) < LIMIT_35, "{pairs:?}");
}

#[test]
fn dice_that_always_fall_the_same_way_are_fair_too() {
    let dropped = start([0.0, 1.0, 0.0], UPRIGHT, [0.0; 3], [0.0; 3]);
    let (shown, blank, _) = counts(1200, |seed| throw(seed, [dropped]));
    assert_eq!(blank, [1200, 0, 0, 0, 0, 0], "the drop is always the same");
    assert!(chi_square(&shown) < LIMIT_5, "{shown:?}");

    let strong = held([16.0, 1.0, -4.0], [0.0, 3.0, 20.0]);
    let (shown, blank, _) = counts(900, |seed| Throw::from_hand(seed, &strong));
    assert!(chi_square(&blank) > LIMIT_5, "always the same: {blank:?}");
    assert!(chi_square(&shown) < LIMIT_5, "{shown:?}");
}
