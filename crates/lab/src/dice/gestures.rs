//! Gestures recorded from the running game: states of four dice as they left a hand.

use cant_stop_dice::Start;

use super::thrown::DICE;

const RECORDED: &str = include_str!("../../gestures/hand.json");

/// The gestures, in the order they were recorded.
pub(crate) fn recorded() -> Vec<[Start; DICE]> {
    serde_json::from_str(RECORDED).expect("the gestures are four starts of dice each")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fastest(dice: &[Start; DICE]) -> f32 {
        let speed = |die: &Start| die.linear.iter().map(|part| part * part).sum::<f32>();
        dice.iter().map(speed).fold(0.0, f32::max).sqrt()
    }

    #[test]
    fn gestures_go_from_weak_to_strong() {
        let speeds: Vec<f32> = recorded().iter().map(fastest).collect();
        assert!(speeds.len() >= 20, "{} gestures", speeds.len());
        assert!(speeds.iter().any(|&speed| speed < 9.0), "{speeds:?}");
        assert!(speeds.iter().any(|&speed| speed > 12.0), "{speeds:?}");
    }
}
