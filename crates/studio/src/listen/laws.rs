//! What must hold of everything that is heard, with its figure.

use std::fmt;

use cant_stop::core::states::Screen;
use cant_stop::sound::SoundedCue;

use super::heard::{Heard, Span, TableFrame};
use super::levels::{
    RATE, centroid, cut, integrated, loudest, mean, momentary, mono, small_speaker, true_peak,
};

/// The most sounds at once.
const MOST_VOICES: f64 = 24.0;

/// A law, what was measured, and between what it must lie.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Finding {
    pub(crate) law: &'static str,
    pub(crate) value: f64,
    pub(crate) least: f64,
    pub(crate) most: f64,
    pub(crate) unit: &'static str,
}

impl Finding {
    pub(crate) fn holds(&self) -> bool {
        (self.least..=self.most).contains(&self.value)
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mark = if self.holds() { "  " } else { "! " };
        write!(
            to,
            "{mark}{:<52} {:8.2} {}",
            self.law, self.value, self.unit
        )?;
        match (self.least.is_finite(), self.most.is_finite()) {
            (true, true) => write!(to, "  ({} to {})", self.least, self.most),
            (true, false) => write!(to, "  (at least {})", self.least),
            _ => write!(to, "  (at most {})", self.most),
        }
    }
}

/// Collects findings; what did not come up in a game is left out.
#[derive(Default)]
struct Findings(Vec<Finding>);

impl Findings {
    fn between(
        &mut self,
        law: &'static str,
        value: Option<f64>,
        (least, most): (f64, f64),
        unit: &'static str,
    ) {
        if let Some(value) = value {
            self.0.push(Finding {
                law,
                value,
                least,
                most,
                unit,
            });
        }
    }

    fn around(&mut self, law: &'static str, value: Option<f64>, middle: f64, by: f64) {
        self.between(law, value, (middle - by, middle + by), "LUFS");
    }

    fn at_most(&mut self, law: &'static str, value: Option<f64>, most: f64, unit: &'static str) {
        self.between(law, value, (f64::NEG_INFINITY, most), unit);
    }
}

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

/// What holds of a whole game at usual volumes and speed.
pub(crate) fn usual(heard: &Heard) -> Vec<Finding> {
    let mut found = Findings(usual_in_short(heard));
    let play = heard.spans(10.0, |frame| frame.screen == Screen::Play);
    let game = play.first().map(|span| cut(&heard.mix, *span));
    found.around("the whole game", game.map(integrated), -18.0, 1.5);
    let title = heard.spans(10.0, |frame| frame.screen == Screen::Title);
    let title = title.first().map(|span| integrated(cut(&heard.mix, *span)));
    found.around("title", title, -24.0, 2.0);
    found.around("thinking in calm", thinking(heard, 0.0, 0.08), -24.5, 2.0);
    found.around("thinking at risk", thinking(heard, 0.2, 1.1), -22.0, 2.0);
    storm_against_calm(heard, &mut found);
    found.at_most(
        "time the limiter takes 3 dB in a whole game",
        Some(100.0 * heard.limited),
        1.0,
        "%",
    );
    events(heard, &mut found);
    found.between(
        "wind at the risk of most decisions",
        wind_at(heard, USUAL_RISK),
        (-33.0, f64::INFINITY),
        "LUFS",
    );
    let (longest, share) = silences(heard);
    found.at_most("longest time in play without score", longest, 15.0, "s");
    found.at_most("time in play without score", share, 20.0, "%");
    found.0
}

/// Risks around the median of all decisions of recorded games, 0.107.
const USUAL_RISK: (f32, f32) = (0.08, 0.15);

/// How much louder than its bus everything is heard at the usual volumes, in dB.
const MAKEUP: f64 = 4.6;

/// What happens on the table is as loud as it means much.
fn events(heard: &Heard, found: &mut Findings) {
    found.around("tones", alone(heard, "tones", "Tone(", 0.4), -24.0, 1.5);
    found.around("steps", alone(heard, "table", "Step", 0.3), -29.0, 2.0);
    found.around("places", alone(heard, "table", "Place", 0.3), -26.0, 2.0);
    let claims = heard.begins("Claim");
    let is_plain = |at: &f64| !claims.iter().any(|claim| (*at..at + 3.0).contains(claim));
    let banks = heard.begins("Bank").into_iter().filter(is_plain);
    let banks = loudest_after(heard, banks, 1.3);
    found.at_most("banks", banks, -17.0, "LUFS");
    found.around("claims", loudest_of(heard, "Claim", 1.8), -15.0, 1.5);
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

/// Loudness of the wind as heard while somebody thinks at such a risk.
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

/// And of a few turns, in which nobody thinks for long.
pub(crate) fn usual_in_short(heard: &Heard) -> Vec<Finding> {
    let mut found = Findings(always(heard));
    // Far more than a whole game may take: here one throw follows the other, and the time between them is left out.
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

/// How far the begin of any tone lies from a sixteenth, at most, in milliseconds: found in the bus of tones itself.
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

/// When something begins after silence near a second; none where nothing is silent before.
fn onset(frames: &[[f32; 2]], at: f64) -> Option<f64> {
    let from = at - 0.05;
    let around = cut(
        frames,
        Span {
            from,
            to: at + 0.06,
        },
    );
    let is_heard = |frame: &[f32; 2]| frame[0].abs().max(frame[1].abs()) > 9e-5;
    let before = (0.02 * f64::from(RATE)) as usize;
    if around.iter().take(before).any(is_heard) {
        return None;
    }
    let first = around.iter().position(is_heard)?;
    Some(from.max(0.0) + first as f64 / f64::from(RATE))
}

/// How loud it is while somebody thinks at such a risk: from a second after they began.
fn thinking(heard: &Heard, least: f32, most: f32) -> Option<f64> {
    let thinks = |frame: &TableFrame| frame.thinks && frame.event.is_none();
    let mut frames = Vec::new();
    for span in heard.spans(1.2, thinks) {
        let risk = heard.risk_at(span.to - 0.05);
        if (least..most).contains(&risk) {
            let from = span.from + 0.9;
            frames.extend_from_slice(cut(&heard.mix, Span { from, ..span }));
        }
    }
    (frames.len() > RATE as usize).then(|| mean(&frames))
}

/// Median of the loudest moments of these sounds.
fn loudest_of(heard: &Heard, sound: &str, seconds: f64) -> Option<f64> {
    loudest_after(heard, heard.begins(sound).into_iter(), seconds)
}

/// Median of the loudest moments in so many seconds after each of these times.
fn loudest_after(heard: &Heard, begins: impl Iterator<Item = f64>, seconds: f64) -> Option<f64> {
    let mut levels: Vec<f64> = begins
        .map(|from| {
            let to = from + seconds;
            loudest(cut(&heard.mix, Span { from, to }))
        })
        .collect();
    levels.sort_by(f64::total_cmp);
    levels.get(levels.len() / 2).copied()
}

fn after_busts(heard: &Heard) -> Option<f64> {
    let after = heard.begins("Bust").into_iter().map(|at| Span {
        from: at + 0.3,
        to: at + 1.3,
    });
    after
        .map(|span| mean(cut(heard.bus("score"), span)))
        .reduce(f64::max)
}

/// On a small loudspeaker, and on one ear, nothing that means something is lost.
fn small_and_mono(heard: &Heard, found: &mut Findings) {
    let spans = |sound: &str, seconds: f64| -> Vec<Span> {
        let begins = heard.begins(sound).into_iter();
        begins
            .map(|from| Span {
                from,
                to: from + seconds,
            })
            .collect()
    };
    for (law_small, law_mono, spans) in [
        (
            "throws on a small loudspeaker lose",
            "throws on one ear lose",
            spans("Throw", 2.0),
        ),
        (
            "busts on a small loudspeaker lose",
            "busts on one ear lose",
            spans("Bust", 1.0),
        ),
    ] {
        let frames: Vec<[f32; 2]> = spans
            .iter()
            .flat_map(|span| cut(heard.bus("table"), *span).iter().copied())
            .collect();
        let is_heard = !frames.is_empty();
        let level = integrated(&frames);
        let lost = |other: Vec<[f32; 2]>| is_heard.then(|| level - integrated(&other));
        found.at_most(law_small, lost(small_speaker(&frames)), 3.0, "LU");
        found.at_most(law_mono, lost(mono(&frames)), 2.0, "LU");
    }
}

/// Quieter than this, in LUFS, the score only holds its pedal, or pauses.
const PLAYS: f64 = -36.0;

/// The score closes as the risk rises, and the wind opens.
fn storm_against_calm(heard: &Heard, found: &mut Findings) {
    let of = |bus: &str, least: f32, most: f32, plays: f64| -> Option<f64> {
        let mut frames = Vec::new();
        for span in heard.spans(1.8, |frame| frame.thinks && frame.event.is_none()) {
            // What came before has turned into what is now.
            let from = span.from + 1.4;
            let now = cut(heard.bus(bus), Span { from, ..span });
            if (least..most).contains(&heard.risk_at(span.to - 0.05)) && loudest(now) > plays {
                frames.extend_from_slice(now);
            }
        }
        centroid(&frames)
    };
    let ratio = |bus: &str, plays| Some(of(bus, 0.2, 1.1, plays)? / of(bus, 0.0, 0.08, plays)?);
    let score = ratio("score", PLAYS);
    found.at_most(
        "the storm's score is as bright as the calm's",
        score,
        0.7,
        "x",
    );
    let wind = ratio("mountain", -70.0);
    found.between(
        "the storm's wind is as bright as the calm's",
        wind,
        (1.8, f64::INFINITY),
        "x",
    );
}
