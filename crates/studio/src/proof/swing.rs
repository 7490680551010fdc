//! Values that go up and down, and where they turn.

/// The smallest change of relative luminance that counts, and how dark the darker state has to be.
pub(super) const CHANGE: f32 = 0.1;
pub(super) const DARKER_BELOW: f32 = 0.8;

/// A value that goes up and down.
pub(super) struct Swing {
    /// The lowest and the highest value since the last change that counts.
    low: f32,
    high: f32,
    /// Direction of the last change, `true` for up; `None` before the first.
    rose: Option<bool>,
}

impl Swing {
    pub(super) fn at(value: f32) -> Swing {
        Swing {
            low: value,
            high: value,
            rose: None,
        }
    }

    /// Goes on to a value. Returns `true` if that is a change to the other direction that counts.
    pub(super) fn turns(&mut self, value: f32, change: f32, darker_below: f32) -> bool {
        self.low = self.low.min(value);
        self.high = self.high.max(value);
        let rises = value - self.low >= change && self.low < darker_below;
        let falls = self.high - value >= change && value < darker_below;
        let before = self.rose;
        if rises && before != Some(true) {
            self.rose = Some(true);
        } else if falls && before != Some(false) {
            self.rose = Some(false);
        } else if before == Some(true) && value >= self.high {
            // Still on the way up: what counts is how far it comes down from here.
            self.low = value;
        } else if before == Some(false) && value <= self.low {
            self.high = value;
        }
        let turns = self.rose != before;
        if turns {
            (self.low, self.high) = (value, value);
        }
        turns
    }
}
