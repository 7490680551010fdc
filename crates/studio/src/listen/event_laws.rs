//! Laws of single events, of the wind, and of the time that the score is heard.

use std::ops::Range;

use cant_stop::core::states::Screen;
use cant_stop::sound::{SoundRecording, SoundedCue};

use super::finding::Findings;
use super::heard::Heard;
use super::levels::{RATE, cut, loudest, mean, median, momentary};

/// Risks around the median of all decisions of recorded games, 0.107.
const USUAL_RISK: Range<f32> = 0.08..0.15;

/// Gain over its bus with which everything is heard, in dB.
const MAKEUP: f64 = SoundRecording::MAKEUP as f64;

/// Events of the table are as loud as they mean much.
pub(super) fn events(heard: &Heard, found: &mut Findings) {
    found.around("tones", alone(heard, "tones", "Tone(", 0.4), -24.0, 1.5);
    found.around("steps", alone(heard, "table", "Step", 0.3), -29.0, 2.0);
    found.around("places", alone(heard, "table", "Place", 0.3), -26.0, 2.0);
    let claims = heard.begins("Claim");
    let throws = heard.begins("Throw");
    let is_near = |at: f64, all: &[f64]| all.iter().any(|other| (at..at + 3.0).contains(other));
    let is_plain = |at: &f64| !is_near(*at, &claims) && !is_near(*at, &throws);
    let banks = heard.begins("Bank").into_iter().filter(is_plain);
    let banks = loudest_after(heard, banks, 1.3);
    found.at_most("banks", banks, -17.0, "LUFS");
    // Claims that follow each other, and the win, are louder together.
    let wins = heard.begins("Win");
    let is_single = |at: &f64| !is_near(*at + 0.1, &claims) && !is_near(*at, &wins);
    let single = claims.iter().copied().filter(is_single);
    found.around("claims", loudest_after(heard, single, 1.8), -15.0, 1.5);
    let tones: Vec<&SoundedCue> = heard.cues_of("Tone(").collect();
    let of_turn = tones.iter().filter(|cue| is_of_turn(cue));
    let waits: Vec<f64> = of_turn.map(|cue| cue.waited).collect();
    let mean_wait = 1000.0 * waits.iter().sum::<f64>() / waits.len().max(1) as f64;
    found.at_most("tones wait in the middle", Some(mean_wait), 100.0, "ms");
    let falls = Some(falls(&tones) as f64);
    found.at_most("tones of a turn that fall", falls, 0.0, "");
}

/// Returns `true` for a cue of a climb. A turn ends with the cue of its bank.
fn is_of_turn(cue: &SoundedCue) -> bool {
    ["place", "step", "top"].contains(&cue.why)
}

/// Number of tones within a turn that are lower than the one before.
fn falls(tones: &[&SoundedCue]) -> usize {
    let number = |cue: &SoundedCue| -> u8 {
        let number = cue.sound["Tone(".len()..].trim_end_matches(')');
        number.parse().unwrap_or(0)
    };
    let pairs = tones.windows(2).filter(|pair| {
        let (before, now) = (number(pair[0]), number(pair[1]));
        // The first rung begins a turn, as after a bust.
        pair.iter().all(|cue| is_of_turn(cue)) && now < before && now != 1
    });
    pairs.count()
}

/// Median of the loudest moments of these sounds on their bus, as heard: only of those with nothing else on it near them.
fn alone(heard: &Heard, bus: &str, sound: &str, seconds: f64) -> Option<f64> {
    let frames = heard.bus(bus);
    let levels = heard.cues_of(sound).filter_map(|cue| {
        let before = cut(frames, cue.at - 0.1..cue.at - 0.01);
        let others = heard.cues.iter().filter(|other| {
            let is_near = (cue.at - 0.5..cue.at + seconds).contains(&other.at);
            is_near && BUSES.contains(&(bus, kind(&other.sound)))
        });
        let is_alone = others.count() == 1 && loudest(before) < -60.0;
        is_alone.then(|| loudest(cut(frames, cue.at..cue.at + seconds)) + MAKEUP)
    });
    median(levels.collect())
}

/// Kinds of sounds that are heard on the buses whose sounds are measured alone.
const BUSES: [(&str, &str); 12] = [
    ("tones", "Tone"),
    ("tones", "Bell"),
    ("tones", "Felt"),
    ("tones", "Turn"),
    ("table", "Step"),
    ("table", "Place"),
    ("table", "Bank"),
    ("table", "Claim"),
    ("table", "Throw"),
    ("table", "Palm"),
    ("table", "Roll"),
    ("table", "Stop"),
];

/// Name of a sound without its number.
fn kind(sound: &str) -> &str {
    sound.split('(').next().unwrap_or(sound)
}

/// Wind and score are there where games are played.
pub(super) fn presence(heard: &Heard, found: &mut Findings) {
    found.between(
        "wind at the risk of most decisions",
        wind_at(heard, USUAL_RISK),
        (-33.0, f64::INFINITY),
        "LUFS",
    );
    let (longest, share) = silences(heard);
    found.at_most("longest time in play without score", longest, 15.0, "s");
    found.at_most("time in play without score", share, 20.0, "%");
}

/// Loudness of the wind as heard while a person thinks at such a risk.
fn wind_at(heard: &Heard, risks: Range<f32>) -> Option<f64> {
    let wind = heard.while_thinking(heard.bus("mountain"), risks, (1.8, 1.4));
    let frames = wind.concat();
    (frames.len() > RATE as usize).then(|| mean(&frames) + MAKEUP)
}

/// Longest time without score on the screen of play in seconds, and the share of it all in percent.
fn silences(heard: &Heard) -> (Option<f64>, Option<f64>) {
    /// Below this, in LUFS, nothing of it is heard.
    const UNHEARD: f64 = -55.0;
    const STEP: f64 = 0.2;
    let spans = heard.spans(10.0, |frame| frame.screen == Screen::Play);
    let (mut now, mut longest, mut silent, mut all) = (0.0, 0.0_f64, 0.0, 0.0);
    for span in spans {
        for level in momentary(cut(heard.bus("score"), span), STEP) {
            all += STEP;
            if level < UNHEARD {
                now += STEP;
                silent += STEP;
                longest = longest.max(now);
            } else {
                now = 0.0;
            }
        }
    }
    let long = (all > 60.0).then(|| (longest, 100.0 * silent / all));
    long.unzip()
}

/// Median of the loudest moments of these sounds.
pub(super) fn loudest_of(heard: &Heard, sound: &str, seconds: f64) -> Option<f64> {
    loudest_after(heard, heard.begins(sound).into_iter(), seconds)
}

/// Median of the loudest moments after each of these times, within `seconds`.
fn loudest_after(heard: &Heard, begins: impl Iterator<Item = f64>, seconds: f64) -> Option<f64> {
    let levels = begins.map(|from| loudest(cut(&heard.mix, from..from + seconds)));
    median(levels.collect())
}
