//! Laws of everything that is heard, each with its figure.

use std::ops::Range;

use cant_stop::core::states::Screen;

use super::event_laws::{self, loudest_of};
use super::finding::{Finding, Findings};
use super::heard::Heard;
use super::levels::{
    RATE, centroid, cut, integrated, loudest, mean, mono, range, small_speaker, true_peak,
};

/// Risks of calm and of storm.
const CALM: Range<f32> = 0.0..0.08;
const STORM: Range<f32> = 0.2..1.1;
/// The most sounds at once.
const MOST_VOICES: f64 = 24.0;

/// Everything that must hold of any game at any setting.
pub(crate) fn always(heard: &Heard) -> Vec<Finding> {
    let mut found = Findings::default();
    let clamped = heard.mix.iter().flatten().filter(|it| it.abs() > 0.999);
    found.at_most(
        "samples that are cut off",
        Some(clamped.count() as f64),
        0.0,
        "",
    );
    found.at_most("true peak", Some(true_peak(&heard.mix)), -1.0, "dBTP");
    found.at_most(
        "sounds at once",
        Some(heard.most_voices as f64),
        MOST_VOICES,
        "",
    );
    found.at_most("tones off their sixteenth", off_grid(heard), 4.0, "ms");
    found.0
}

/// Laws of a whole game at usual volumes and speed.
pub(crate) fn usual(heard: &Heard) -> Vec<Finding> {
    let mut found = Findings(usual_in_short(heard));
    let on = |screen: Screen| {
        let spans = heard.spans(10.0, |frame| frame.screen == screen);
        let first = spans.into_iter().next()?;
        Some(integrated(cut(&heard.mix, first)))
    };
    // Louder than this it would be with throws above -15 LUFS, or with music that thinking has to get along with.
    let whole = on(Screen::Play);
    found.between("the whole game", whole, (-20.5, -16.5), "LUFS");
    found.around("title", on(Screen::Title), -24.0, 2.0);
    found.around("thinking in calm", thinking(heard, CALM), -24.0, 2.0);
    found.around("thinking at risk", thinking(heard, STORM), -22.0, 2.0);
    storm_against_calm(heard, &mut found);
    event_laws::events(heard, &mut found);
    event_laws::presence(heard, &mut found);
    found.0
}

/// Laws of a few turns with short times to think.
pub(crate) fn usual_in_short(heard: &Heard) -> Vec<Finding> {
    let mut found = Findings(always(heard));
    found.at_most(
        "time the limiter takes 3 dB",
        Some(100.0 * heard.limited),
        1.0,
        "%",
    );
    found.around("throws", loudest_of(heard, "Throw", 2.5), -17.0, 2.0);
    found.around("busts", loudest_of(heard, "Bust", 1.0), -14.0, 1.5);
    found.at_most(
        "score in the second after a bust",
        after_busts(heard),
        -32.0,
        "LUFS",
    );
    small_and_mono(heard, &mut found);
    found.0
}

/// Largest distance of a tone's beginning from its sixteenth, in milliseconds: found in the bus of tones itself.
fn off_grid(heard: &Heard) -> Option<f64> {
    let tones = heard.bus("tones");
    // A mallet of felt gives a tone no beginning that could be measured.
    let on_grid = heard
        .cues
        .iter()
        .filter(|cue| cue.sixteenth.is_some() && !cue.sound.starts_with("Felt"));
    let off = on_grid.filter_map(|cue| {
        let onset = onset(tones, cue.at)?;
        Some(1000.0 * (onset - cue.at).abs())
    });
    let worst = off.fold(f64::NEG_INFINITY, f64::max);
    worst.is_finite().then_some(worst)
}

/// Beginning of a sound after silence near a second; `None` where nothing is silent before.
fn onset(frames: &[[f32; 2]], at: f64) -> Option<f64> {
    let from = at - 0.05;
    let around = cut(frames, from..at + 0.06);
    let is_heard = |frame: &[f32; 2]| frame[0].abs().max(frame[1].abs()) > 9e-5;
    let before = (0.02 * f64::from(RATE)) as usize;
    if around.iter().take(before).any(is_heard) {
        return None;
    }
    let first = around.iter().position(is_heard)?;
    Some(from.max(0.0) + first as f64 / f64::from(RATE))
}

/// Loudness while a person thinks at such a risk.
fn thinking(heard: &Heard, risks: Range<f32>) -> Option<f64> {
    let frames = heard.while_thinking(&heard.mix, risks, (1.2, 0.9)).concat();
    (frames.len() > RATE as usize).then(|| mean(&frames))
}

fn after_busts(heard: &Heard) -> Option<f64> {
    let score = heard.bus("score");
    let after = heard.begins("Bust").into_iter();
    after
        .map(|at| mean(cut(score, at + 0.3..at + 1.3)))
        .reduce(f64::max)
}

/// On a small loudspeaker, and on one ear, nothing that means something is lost.
fn small_and_mono(heard: &Heard, found: &mut Findings) {
    for (law_small, law_mono, sound, seconds) in [
        (
            "throws on a small loudspeaker lose",
            "throws on one ear lose",
            "Throw",
            2.0,
        ),
        (
            "busts on a small loudspeaker lose",
            "busts on one ear lose",
            "Bust",
            1.0,
        ),
    ] {
        let begins = heard.begins(sound).into_iter();
        let frames = begins.map(|from| cut(heard.bus("table"), from..from + seconds));
        let frames = frames.collect::<Vec<_>>().concat();
        let is_heard = !frames.is_empty();
        let level = integrated(&frames);
        let lost = |other: Vec<[f32; 2]>| is_heard.then(|| level - integrated(&other));
        found.at_most(law_small, lost(small_speaker(&frames)), 3.0, "LU");
        found.at_most(law_mono, lost(mono(&frames)), 2.0, "LU");
    }
}

/// Quieter than this, in LUFS, the score only holds its pedal, or pauses.
const PLAYS: f64 = -36.0;
/// Seconds in which every gust has passed, with its echo.
const GUST: f64 = 6.0;

/// The score closes as the risk rises, and the wind opens.
fn storm_against_calm(heard: &Heard, found: &mut Findings) {
    let of = |frames: &[[f32; 2]], risks, plays: f64| {
        // What came before has turned into what is now.
        let mut frames = heard.while_thinking(frames, risks, (1.8, 1.4));
        frames.retain(|now| loudest(now) > plays);
        centroid(&frames.concat())
    };
    let ratio = |frames, plays| Some(of(frames, STORM, plays)? / of(frames, CALM, plays)?);
    let score = ratio(heard.bus("score"), PLAYS);
    found.at_most(
        "the storm's score is as bright as the calm's",
        score,
        0.7,
        "x",
    );
    // A gust is as bright in calm air as in a storm.
    let mut wind = heard.bus("mountain").to_vec();
    for gust in heard.cues_of("Gust") {
        let passes = range(&wind, gust.at..gust.at + GUST);
        wind[passes].fill([0.0; 2]);
    }
    found.between(
        "the storm's wind is as bright as the calm's",
        ratio(&wind, -70.0),
        (1.8, f64::INFINITY),
        "x",
    );
}
