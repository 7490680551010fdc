//! Laws of single events, of the wind, and of the time that the score is heard.

use cant_stop::core::states::Screen;
use cant_stop::sound::{SoundRecording, SoundedCue};

use super::finding::Findings;
use super::heard::{Heard, Span};
use super::levels::{RATE, cut, loudest, mean, momentary};

/// Risks around the median of all decisions of recorded games, 0.107.
const USUAL_RISK: (f32, f32) = (0.08, 0.15);

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
    let of_turn = |cue: &&SoundedCue| ["place", "step", "top"].contains(&cue.why);
    let tones = || {
        heard
            .cues
            .iter()
            .filter(|cue| cue.sound.starts_with("Tone("))
    };
    let waits: Vec<f64> = tones().filter(of_turn).map(|cue| cue.waited).collect();
    let mean_wait = 1000.0 * waits.iter().sum::<f64>() / waits.len().max(1) as f64;
    found.at_most("tones wait in the middle", Some(mean_wait), 100.0, "ms");
    found.at_most(
        "tones of a turn that fall",
        Some(falls(tones()) as f64),
        0.0,
        "",
    );
}

/// Number of tones within a turn that are lower than the one before. A turn ends with its bank.
fn falls<'a>(tones: impl Iterator<Item = &'a SoundedCue>) -> usize {
    let mut last: Option<(u8, f64)> = None;
    let mut count = 0;
    for cue in tones {
        let number = cue.sound[5..].trim_end_matches(')').parse().unwrap_or(0);
        if !["place", "step", "top"].contains(&cue.why) {
            last = None;
            continue;
        }
        // The first rung begins a turn, as after a bust.
        if last.is_some_and(|(before, _)| number < before && number != 1) {
            count += 1;
        }
        last = Some((number, cue.at));
    }
    count
}

/// Median of the loudest moments of these sounds on their bus, as heard: only of those with nothing else on it near them.
fn alone(heard: &Heard, bus: &str, sound: &str, seconds: f64) -> Option<f64> {
    let frames = heard.bus(bus);
    let mut levels: Vec<f64> = heard
        .cues
        .iter()
        .filter(|cue| cue.sound.starts_with(sound))
        .filter_map(|cue| {
            let before = cut(
                frames,
                Span {
                    from: cue.at - 0.1,
                    to: cue.at - 0.01,
                },
            );
            let others = heard.cues.iter().filter(|other| {
                let is_near = (cue.at - 0.5..cue.at + seconds).contains(&other.at);
                is_near && BUSES.contains(&(bus, kind(&other.sound)))
            });
            let is_alone = others.count() == 1 && loudest(before) < -60.0;
            let to = cue.at + seconds;
            is_alone.then(|| loudest(cut(frames, Span { from: cue.at, to })) + MAKEUP)
        })
        .collect();
    levels.sort_by(f64::total_cmp);
    levels.get(levels.len() / 2).copied()
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
fn wind_at(heard: &Heard, (least, most): (f32, f32)) -> Option<f64> {
    let mut frames = Vec::new();
    for span in heard.spans(1.8, |frame| frame.thinks && frame.event.is_none()) {
        if (least..most).contains(&heard.risk_at(span.to - 0.05)) {
            let from = span.from + 1.4;
            frames.extend_from_slice(cut(heard.bus("mountain"), Span { from, ..span }));
        }
    }
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
    let is_long = all > 60.0;
    (
        is_long.then_some(longest),
        is_long.then(|| 100.0 * silent / all),
    )
}

/// Median of the loudest moments of these sounds.
pub(super) fn loudest_of(heard: &Heard, sound: &str, seconds: f64) -> Option<f64> {
    loudest_after(heard, heard.begins(sound).into_iter(), seconds)
}

/// Median of the loudest moments after each of these times, within `seconds`.
pub(super) fn loudest_after(
    heard: &Heard,
    begins: impl Iterator<Item = f64>,
    seconds: f64,
) -> Option<f64> {
    let mut levels: Vec<f64> = begins
        .map(|from| {
            let to = from + seconds;
            loudest(cut(&heard.mix, Span { from, to }))
        })
        .collect();
    levels.sort_by(f64::total_cmp);
    levels.get(levels.len() / 2).copied()
}
