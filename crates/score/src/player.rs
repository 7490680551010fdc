//! The player: samples, director, sequencer and mixer in lockstep.

use crate::clock::QUANTUM;
use crate::director::{CUT, Director};
use crate::mixer::Mixer;
use crate::mood::Mood;
use crate::samples::{Bank, Samples};
use crate::section::SectionName;
use crate::sequencer::Sequencer;
use crate::stem::STEMS;
use crate::voices::{Buses, Voices};

/// Frames of one quantum.
const FRAMES: usize = QUANTUM as usize;

/// Plays the score. What it is told takes effect with the next quantum, 1.3 ms later at most.
pub struct Player {
    bank: Bank,
    director: Director,
    sequencer: Sequencer,
    /// Plays what answers a claim, over the section.
    calls: Sequencer,
    voices: Voices,
    mixer: Mixer,
    buses: Box<Buses>,
    /// The quantum that is being handed out, and how much of it has been.
    quantum: [[f32; 2]; FRAMES],
    given: usize,
    /// Frames rendered, a whole number of quanta.
    rendered: u64,
}

impl Player {
    /// A player in silence. `seed` decides everything that is left to chance.
    pub fn new(samples: Samples, seed: u64) -> Self {
        // Read now, not while playing.
        for name in SectionName::ALL {
            name.section();
        }
        Self {
            bank: Bank::new(&samples),
            director: Director::new(seed),
            sequencer: Sequencer::new(seed),
            calls: Sequencer::new(seed ^ 1),
            voices: Voices::new(),
            mixer: Mixer::new(),
            buses: Box::new([[[0.0; 2]; FRAMES]; STEMS]),
            quantum: [[0.0; 2]; FRAMES],
            given: FRAMES,
            rendered: 0,
        }
    }

    /// Lets the clock begin at `frame`, or with the next quantum after it.
    pub fn starting_at(self, frame: u64) -> Self {
        Self {
            rendered: frame.next_multiple_of(QUANTUM),
            ..self
        }
    }

    /// Renders the next stereo frames at 48 kHz. Blocks of any length give the same frames.
    pub fn render(&mut self, out: &mut [[f32; 2]]) {
        for frame in out {
            if self.given == FRAMES {
                self.advance();
                self.given = 0;
            }
            *frame = self.quantum[self.given];
            self.given += 1;
        }
    }

    /// The state of the match. It may be told every frame: only changes matter.
    pub fn set_mood(&mut self, mood: Mood) {
        self.director.set_mood(self.rendered, mood);
    }

    /// A roll has bust: everything is cut, the bass comes back on a bar, and another section a bar later.
    pub fn bust(&mut self) {
        if self.director.bust(self.rendered) {
            self.mixer.cut(CUT);
        }
    }

    /// A column is claimed: a pause ends with its bar, and a horn answers.
    pub fn claim(&mut self) {
        if let Some(call) = self.director.claim(self.rendered) {
            self.calls.begin(call);
        }
    }

    /// The match is won: the dawn begins on the next beat, and the results follow.
    pub fn win(&mut self) {
        self.director.win(self.rendered);
    }

    /// Frames given out since the start. The clock never stops.
    pub fn position(&self) -> u64 {
        (self.rendered + self.given as u64).saturating_sub(QUANTUM)
    }

    /// Returns `true` during a pause between two sections.
    pub fn is_between_sections(&self) -> bool {
        self.director.is_between_sections()
    }

    /// The section that is being played.
    pub fn section(&self) -> Option<SectionName> {
        self.director.section()
    }

    fn advance(&mut self) {
        let now = self.rendered;
        let cues = self.director.advance(now);
        if cues.silence {
            self.voices.silence();
            self.sequencer.leave();
            self.calls.leave();
            self.mixer.open();
        }
        if let Some(frames) = cues.leave {
            self.voices.let_go(frames);
            self.sequencer.leave();
            self.calls.leave();
        }
        if let Some(pass) = cues.begin {
            self.sequencer.begin(pass);
        }
        if let Some(aim) = &cues.aim {
            self.mixer.aim(aim);
        }
        self.mixer.set_master(self.director.master());
        for sequencer in [&mut self.sequencer, &mut self.calls] {
            sequencer.advance(now, &self.bank, &mut self.voices);
        }
        self.voices.render(&self.bank, &mut self.buses);
        self.mixer.mix(&mut self.buses, &mut self.quantum);
        self.rendered += QUANTUM;
    }
}
