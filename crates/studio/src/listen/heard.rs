//! Sound of a game, and what was on the table meanwhile.

use std::ops::Range;

use cant_stop::core::states::Screen;
use cant_stop::sound::{SoundRecording, SoundedCue};

use super::levels::{Frames, cut};

/// A frame of the picture.
pub(crate) struct TableFrame {
    /// Seconds since the recording began.
    pub(crate) at: f64,
    pub(crate) screen: Screen,
    /// Event being shown, in a word.
    pub(crate) event: Option<&'static str>,
    /// Set while a person is asked to act.
    pub(crate) thinks: bool,
}

/// Everything that was heard.
pub(crate) struct Heard {
    /// The mix as it goes to the loudspeakers.
    pub(crate) mix: Frames,
    /// Every bus by name, before its volume.
    pub(crate) buses: Vec<(String, Frames)>,
    pub(crate) cues: Vec<SoundedCue>,
    /// The risk from each of these seconds on.
    pub(crate) risks: Vec<(f64, f32)>,
    pub(crate) table_frames: Vec<TableFrame>,
    pub(crate) most_voices: usize,
    /// The share of the time in which the limiter took away 3 dB or more.
    pub(crate) limited: f64,
    /// Share of a core that the mix took, 0 to 1, in this build.
    pub(crate) cost: f64,
}

impl Heard {
    pub(crate) fn new(recording: &SoundRecording, table_frames: Vec<TableFrame>) -> Heard {
        Heard {
            mix: recording.mix(),
            buses: recording.buses(),
            cues: recording.cues().to_vec(),
            risks: recording.risks().to_vec(),
            table_frames,
            most_voices: recording.most_voices(),
            limited: recording.limited(),
            cost: recording.cost(),
        }
    }

    /// A bus by its name; silent where there is none.
    pub(crate) fn bus(&self, name: &str) -> &[[f32; 2]] {
        let found = self.buses.iter().find(|(bus, _)| bus == name);
        found.map_or(&[], |(_, frames)| frames)
    }

    /// The risk at a second.
    pub(crate) fn risk_at(&self, at: f64) -> f32 {
        let before = self.risks.iter().rev().find(|(from, _)| *from <= at);
        before.map_or(0.0, |(_, risk)| *risk)
    }

    /// Spans of at least `shortest` seconds in which `there` holds.
    pub(crate) fn spans(
        &self,
        shortest: f64,
        there: impl Fn(&TableFrame) -> bool,
    ) -> Vec<Range<f64>> {
        let mut spans = Vec::new();
        let mut open: Option<f64> = None;
        for frame in &self.table_frames {
            match (there(frame), open) {
                (true, None) => open = Some(frame.at),
                (false, Some(from)) => {
                    spans.push(from..frame.at);
                    open = None;
                }
                _ => {}
            }
        }
        if let (Some(from), Some(last)) = (open, self.table_frames.last()) {
            spans.push(from..last.at);
        }
        spans.retain(|span| span.end - span.start >= shortest);
        spans
    }

    /// Sound of at least `shortest` seconds while a person thinks at a risk in this range, without its first `skipped` seconds.
    pub(crate) fn while_thinking<'a>(
        &self,
        frames: &'a [[f32; 2]],
        risks: Range<f32>,
        (shortest, skipped): (f64, f64),
    ) -> Vec<&'a [[f32; 2]]> {
        let spans = self.spans(shortest, |frame| frame.thinks && frame.event.is_none());
        let at_risk = spans
            .into_iter()
            .filter(|span| risks.contains(&self.risk_at(span.end - 0.05)));
        at_risk
            .map(|span| cut(frames, span.start + skipped..span.end))
            .collect()
    }

    /// Cues whose sound begins so.
    pub(crate) fn cues_of<'a>(&'a self, sound: &'a str) -> impl Iterator<Item = &'a SoundedCue> {
        self.cues
            .iter()
            .filter(move |cue| cue.sound.starts_with(sound))
    }

    /// Seconds at which cues for this began, with none of the same within a second before.
    pub(crate) fn begins(&self, sound: &str) -> Vec<f64> {
        let of = self.cues.iter().filter(|cue| cue.sound == sound);
        let mut times: Vec<f64> = of.map(|cue| cue.at).collect();
        times.sort_by(f64::total_cmp);
        times.dedup_by(|later, before| *later - *before < 1.0);
        times
    }

    /// One line for each cue: time, what, take, level, rate, side, what for.
    pub(crate) fn log(&self) -> String {
        let lines = self.cues.iter().map(|cue| {
            let sixteenth = cue
                .sixteenth
                .map_or_else(|| "-".to_owned(), |number| number.to_string());
            format!(
                "{:9.3} {:<14} {:>2} {:+6.1} dB x{:.3} {:+.2} {:>6} {}\n",
                cue.at, cue.sound, cue.take, cue.level, cue.rate, cue.pan, sixteenth, cue.why
            )
        });
        lines.collect()
    }
}
