//! Names of pitches.

/// The MIDI note number of a name such as `D4`, `F#5` or `cs6` (69 is A4, 440 Hz).
pub fn midi(name: &str) -> Option<u8> {
    let mut letters = name.chars();
    let step: u8 = match letters.next()?.to_ascii_uppercase() {
        'C' => 0,
        'D' => 2,
        'E' => 4,
        'F' => 5,
        'G' => 7,
        'A' => 9,
        'B' => 11,
        _ => return None,
    };
    let rest = letters.as_str();
    let natural = rest.trim_start_matches(['#', 's']);
    let raised = u8::try_from(rest.len() - natural.len())
        .ok()
        .filter(|raised| *raised <= 1)?;
    let octave: u8 = natural.parse().ok().filter(|octave| *octave <= 8)?;
    Some(12 * (octave + 1) + step + raised)
}

/// The name of a MIDI note number, such as `F#5`.
pub fn name(midi: u8) -> String {
    const STEPS: [&str; 12] = [
        "C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B",
    ];
    format!(
        "{}{}",
        STEPS[usize::from(midi % 12)],
        i16::from(midi / 12) - 1
    )
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests may panic")]

    use super::*;

    #[test]
    fn names_and_numbers_agree() {
        assert_eq!(midi("A4"), Some(69));
        assert_eq!(midi("cs6"), midi("C#6"));
        for number in 12..=119 {
            assert_eq!(midi(&name(number)), Some(number));
        }
        for wrong in ["", "H4", "D", "D##4", "D4x", "D9"] {
            assert_eq!(midi(wrong), None, "{wrong}");
        }
    }
}
