//! Laws of touched things: each sounds like its material, and never twice the same.

use std::collections::BTreeMap;

use super::{MADE, Made, centroid, level, middle, stem, takes};

#[test]
fn takes_differ() {
    let mut families: BTreeMap<&str, Vec<&Made>> = BTreeMap::new();
    for made in MADE.iter() {
        families.entry(stem(made)).or_default().push(made);
    }
    for (family, takes) in families {
        // Two takes of one tone share its pitch; foley shares nothing but its making.
        let allowed = if family.starts_with("tone") || family.starts_with("turn") {
            -26.0
        } else {
            -14.0
        };
        for (number, one) in takes.iter().enumerate() {
            for other in &takes[..number] {
                let difference = difference(one, other);
                let (one, other) = (&one.sound.name, &other.sound.name);
                let differ = difference >= allowed;
                assert!(differ, "{one} and {other}: {difference} dB only");
            }
        }
    }
}

/// Level of the difference of two sounds, in dB relative to the first.
fn difference(one: &Made, other: &Made) -> f64 {
    let whole = |made: &Made| middle(&made.audio, 0.0, made.audio.seconds());
    let (one, other) = (whole(one), whole(other));
    let both = one.iter().zip(&other);
    let apart: Vec<f64> = both.map(|(one, other)| one - other).collect();
    level(&apart) - level(&one[..apart.len()])
}

#[test]
fn palms_are_dull() {
    let families = ["palm_soft", "palm_mid", "palm_hard"];
    for (family, highest) in families.into_iter().zip([700.0, 1000.0, 1400.0]) {
        for made in takes(family) {
            let centre = centroid(&made.heard);
            assert!(centre <= highest, "{} is at {centre} Hz", made.sound.name);
        }
    }
}

#[test]
fn steps_are_packed_snow() {
    for made in takes("step") {
        let centre = centroid(&made.heard);
        let is_right = (1000.0..=2000.0).contains(&centre);
        assert!(is_right, "{} is at {centre} Hz", made.sound.name);
    }
}
