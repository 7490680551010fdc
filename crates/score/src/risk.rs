//! The risk as the score follows it: up at once, down on the next bar.

use crate::clock::{BAR, millis, next_line};
use crate::cues::Aim;
use crate::levels::{Levels, held, levels};

/// Frames in which the score follows a risk that rises.
const RISING: u64 = millis(900);

/// Frames in which it follows one that falls.
const FALLING: u64 = millis(1800);

/// A risk, and whether it is that of a preview.
#[derive(Clone, Copy, Debug, PartialEq)]
struct State {
    risk: f32,
    preview: bool,
}

pub(crate) struct RiskFollower {
    heard: State,
    /// Next state, and the frame from which on it is heard.
    next: Option<(u64, State)>,
    /// The levels at the last risk that was no preview.
    settled: Levels,
}

impl RiskFollower {
    pub(crate) fn new() -> Self {
        Self {
            heard: State {
                risk: 0.0,
                preview: false,
            },
            next: None,
            settled: levels(0.0),
        }
    }

    pub(crate) fn levels(&self) -> Levels {
        let levels = levels(self.heard.risk);
        if self.heard.preview {
            levels.previewed(&self.settled)
        } else {
            levels
        }
    }

    /// The game says how risky the next roll is. Bars begin at `origin` and every bar later.
    pub(crate) fn follow(&mut self, now: u64, origin: u64, risk: f32, preview: bool) {
        let risk = held(risk);
        let wanted = State { risk, preview };
        if self.next.is_some_and(|(_, next)| next == wanted) {
            return;
        }
        self.next = None;
        if wanted == self.heard {
            return;
        }
        let at = match risk < self.heard.risk {
            true => next_line(now, BAR, origin),
            false => now,
        };
        self.next = Some((at, wanted));
    }

    /// From now on as if this risk had always been.
    pub(crate) fn settle(&mut self, risk: f32) {
        *self = Self::new();
        self.heard.risk = held(risk);
        self.settled = levels(self.heard.risk);
    }

    /// Begins the next state if it is due at `now`, and returns the levels to move to.
    pub(crate) fn advance(&mut self, now: u64) -> Option<Aim> {
        let (_, state) = self.next.take_if(|(at, _)| *at <= now)?;
        let frames = if state.risk < self.heard.risk {
            FALLING
        } else {
            RISING
        };
        self.heard = state;
        if !state.preview {
            self.settled = levels(state.risk);
        }
        Some(Aim {
            levels: self.levels(),
            frames,
        })
    }
}
