//! The value of a position: one number, or one for each seat.

/// A value, of which the seat to move wants as much as possible.
pub(crate) trait Value: Copy {
    /// Nothing.
    const ZERO: Self;
    /// Less than anything.
    const NEVER: Self;

    /// Value for the seat to move.
    fn own(&self) -> f64;

    /// This value and `share` times another.
    fn plus(self, other: Self, share: f64) -> Self;

    /// The one of the two that is worth more to the seat to move.
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        if other.own() > self.own() {
            other
        } else {
            self
        }
    }
}

impl Value for f64 {
    const ZERO: f64 = 0.0;
    const NEVER: f64 = f64::NEG_INFINITY;

    #[inline(always)]
    fn own(&self) -> f64 {
        *self
    }

    #[inline(always)]
    fn plus(self, other: f64, share: f64) -> f64 {
        self + share * other
    }
}

/// The chance of each seat, the seat to move first and the others in the order of their turns.
pub(crate) type Chances = [f64; 4];

impl Value for Chances {
    const ZERO: Chances = [0.0; 4];
    const NEVER: Chances = [f64::NEG_INFINITY, 0.0, 0.0, 0.0];

    #[inline(always)]
    fn own(&self) -> f64 {
        self[0]
    }

    #[inline(always)]
    fn plus(self, other: Chances, share: f64) -> Chances {
        std::array::from_fn(|seat| self[seat] + share * other[seat])
    }
}
