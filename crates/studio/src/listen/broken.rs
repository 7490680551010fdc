//! Every law fails where what it is about is broken, and holds where it is not.

use cant_stop::core::states::Screen;
use cant_stop::sound::SoundedCue;

use super::finding::Finding;
use super::heard::{Heard, TableFrame};
use super::laws::{always, usual, usual_in_short};
use super::levels::{Frames, RATE};

/// Seconds of everything that is made up here.
const LENGTH: f32 = 12.0;

fn silence() -> Frames {
    vec![[0.0; 2]; (LENGTH * RATE as f32) as usize]
}

/// A tone in a span of seconds: on the left as it is, on the right times `right`.
fn tone(hz: f32, gain: f32, (from, to): (f32, f32), right: f32) -> Frames {
    let mut frames = silence();
    let at = |second: f32| (second * RATE as f32) as usize;
    for (number, frame) in frames[at(from)..at(to)].iter_mut().enumerate() {
        let phase = std::f32::consts::TAU * hz * number as f32 / RATE as f32;
        // It begins at once, and so does what is measured.
        let sample = gain * phase.cos();
        *frame = [sample, right * sample];
    }
    frames
}

fn mixed(one: &[[f32; 2]], other: &[[f32; 2]]) -> Frames {
    let add = |(a, b): (&[f32; 2], &[f32; 2])| [a[0] + b[0], a[1] + b[1]];
    one.iter().zip(other).map(add).collect()
}

fn cue(sound: &str, at: f64, sixteenth: Option<u64>) -> SoundedCue {
    SoundedCue {
        at,
        waited: 0.05,
        sound: sound.to_owned(),
        take: 0,
        level: 0.0,
        rate: 1.0,
        pan: 0.0,
        why: "made up",
        sixteenth,
    }
}

/// A game without sounds and actions: calm to its middle, and stormy from there.
fn nothing() -> Heard {
    let half = f64::from(LENGTH) / 2.0;
    let table_frames = (0..(LENGTH * 60.0) as u32).map(|number| {
        let at = f64::from(number) / 60.0;
        TableFrame {
            at,
            screen: Screen::Play,
            event: ((at - half).abs() < 0.1).then_some("dice"),
            thinks: true,
        }
    });
    let buses = ["score", "mountain", "table", "tones", "interface"];
    Heard {
        mix: silence(),
        buses: buses.map(|name| (name.to_owned(), silence())).to_vec(),
        cues: Vec::new(),
        risks: vec![(0.0, 0.05), (half, 0.6)],
        table_frames: table_frames.collect(),
        most_voices: 0,
        limited: 0.0,
        cost: 0.0,
    }
}

fn with_bus(name: &str, frames: Frames) -> Heard {
    let mut heard = nothing();
    heard.buses.retain(|(bus, _)| bus != name);
    heard.buses.push((name.to_owned(), frames));
    heard
}

/// Returns `true` if the law with this beginning holds.
fn holds(findings: &[Finding], law: &str) -> bool {
    let found = findings.iter().find(|it| it.law.starts_with(law));
    found
        .unwrap_or_else(|| panic!("{law} was not measured"))
        .holds()
}

#[test]
fn what_is_cut_off_is_found() {
    let mut heard = nothing();
    assert!(holds(&always(&heard), "samples that are cut off"));
    heard.mix = tone(900.0, 1.0, (1.0, 2.0), 1.0);
    assert!(!holds(&always(&heard), "samples that are cut off"));
    assert!(!holds(&always(&heard), "true peak"));
}

#[test]
fn too_much_at_once_is_found() {
    let mut heard = nothing();
    heard.most_voices = 25;
    heard.limited = 0.015;
    assert!(!holds(&always(&heard), "sounds at once"));
    assert!(!holds(&usual_in_short(&heard), "time the limiter"));
}

#[test]
fn a_tone_that_misses_its_sixteenth_is_found() {
    for (begins, wanted) in [(3.001, true), (3.012, false), (2.985, false)] {
        let mut heard = with_bus("tones", tone(440.0, 0.1, (begins, begins + 0.5), 1.0));
        heard.cues.push(cue("Tone(4)", 3.0, Some(10)));
        assert_eq!(holds(&always(&heard), "tones off"), wanted, "{begins}");
    }
}

#[test]
fn music_after_a_bust_is_found() {
    for (gain, wanted) in [(0.0, true), (0.1, false)] {
        let mut heard = with_bus("score", tone(300.0, gain, (0.0, 6.0), 1.0));
        heard.cues.push(cue("Bust", 2.0, None));
        let findings = usual_in_short(&heard);
        assert_eq!(holds(&findings, "score in the second"), wanted);
    }
}

#[test]
fn what_small_speakers_or_one_ear_lose_is_found() {
    for (hz, right, small, one) in [
        (1200.0, 1.0, true, true),
        (70.0, 1.0, false, true),
        (1200.0, -1.0, true, false),
    ] {
        let mut heard = with_bus("table", tone(hz, 0.3, (2.0, 4.0), right));
        heard.cues.push(cue("Throw", 2.0, None));
        let findings = usual_in_short(&heard);
        assert_eq!(holds(&findings, "throws on a small"), small, "{hz}");
        assert_eq!(holds(&findings, "throws on one ear"), one, "{right}");
    }
}

#[test]
fn a_storm_that_sounds_like_calm_air_is_found() {
    let both = |calm: f32, storm: f32| -> Frames {
        let half = LENGTH / 2.0;
        let calm = tone(calm, 0.1, (0.0, half), 1.0);
        mixed(&calm, &tone(storm, 0.1, (half, LENGTH), 1.0))
    };
    for (bus, law, good, bad) in [
        ("score", "the storm's score", (900.0, 300.0), (900.0, 800.0)),
        (
            "mountain",
            "the storm's wind",
            (300.0, 900.0),
            (300.0, 400.0),
        ),
    ] {
        assert!(holds(&usual(&with_bus(bus, both(good.0, good.1))), law));
        assert!(!holds(&usual(&with_bus(bus, both(bad.0, bad.1))), law));
    }
}

#[test]
fn a_gust_in_calm_air_says_nothing_of_the_storm() {
    let half = LENGTH / 2.0;
    let calm = tone(300.0, 0.1, (0.0, half), 1.0);
    let storm = tone(900.0, 0.1, (half, LENGTH), 1.0);
    let gust = tone(4000.0, 0.2, (4.0, half), 1.0);
    let mut heard = with_bus("mountain", mixed(&mixed(&calm, &storm), &gust));
    assert!(!holds(&usual(&heard), "the storm's wind"));
    heard.cues.push(cue("Gust", 4.0, None));
    assert!(holds(&usual(&heard), "the storm's wind"));
}

#[test]
fn what_is_too_loud_or_too_soft_is_found() {
    for (gain, wanted) in [(0.0008, false), (0.06, true), (0.5, false)] {
        let mut heard = nothing();
        heard.mix = tone(997.0, gain, (0.0, 6.0), 1.0);
        let calm = holds(&usual(&heard), "thinking in calm");
        assert_eq!(calm, wanted, "{gain}");
    }
    let mut heard = nothing();
    heard.cues.push(cue("Throw", 2.0, None));
    heard.cues.push(cue("Bust", 8.0, None));
    heard.mix = tone(997.0, 0.9, (0.0, LENGTH), 1.0);
    let findings = usual(&heard);
    for law in ["the whole game", "thinking at risk", "throws", "busts"] {
        assert!(!holds(&findings, law), "{law}");
    }
}

#[test]
fn tones_that_are_too_loud_or_fall_within_a_turn_are_found() {
    for (gain, wanted) in [(0.035, true), (0.15, false)] {
        let mut heard = with_bus("tones", tone(997.0, gain, (3.0, 3.5), 1.0));
        heard.cues.push(cue("Tone(4)", 3.0, Some(20)));
        let findings = usual(&heard);
        let found = findings.iter().find(|it| it.law == "tones");
        assert_eq!(found.map(Finding::holds), Some(wanted), "{gain}");
    }
    for (last, wanted) in [(3, true), (2, false)] {
        let mut heard = nothing();
        for (number, at) in [(1, 1.0), (2, 1.3), (3, 1.6), (last, 3.0)] {
            let climbed = cue(&format!("Tone({number})"), at, Some(20));
            heard.cues.push(SoundedCue {
                why: "step",
                ..climbed
            });
        }
        assert_eq!(holds(&usual(&heard), "tones of a turn"), wanted, "{last}");
    }
}

#[test]
fn wind_that_is_not_there_at_usual_risk_is_found() {
    for (gain, wanted) in [(0.02, true), (0.005, false)] {
        let mut heard = with_bus("mountain", tone(500.0, gain, (0.0, LENGTH), 1.0));
        heard.risks = vec![(0.0, 0.1)];
        assert_eq!(holds(&usual(&heard), "wind at the risk"), wanted, "{gain}");
    }
}
