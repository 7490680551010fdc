//! Light on the rock, from the left flank to the right one.

use cant_stop_scenery::{Linear, linear, srgb};

use crate::colors::Rgb;

/// Values of three channels after their light is multiplied by a factor.
pub(crate) struct Shades([[u8; 256]; 3]);

impl Shades {
    pub(crate) fn new(factor: Linear) -> Shades {
        Shades(factor.map(|factor| {
            std::array::from_fn(|value| srgb(linear([value as u8; 3]).map(|own| own * factor))[0])
        }))
    }

    pub(crate) fn apply(&self, color: Rgb) -> Rgb {
        std::array::from_fn(|part| self.0[part][usize::from(color[part])])
    }
}

pub(crate) struct RockLight {
    /// Factors at the left, in the middle and at the right.
    pub(crate) sides: [Linear; 3],
    /// Light on edges that face left and right, and its strength, 0 to 1.
    pub(crate) warm: (Linear, f32),
    pub(crate) cool: (Linear, f32),
}

impl RockLight {
    /// Steps from the left flank to the right one.
    pub(crate) const SIDES: usize = 64;

    /// Factor of the rock at a step from the left.
    pub(crate) fn flank(&self, step: usize) -> Linear {
        let side = (step as f32 / Self::SIDES as f32 - 0.5) * 3.0;
        let [left, middle, right] = self.sides;
        let flank = if side < 0.0 { left } else { right };
        let share = side.abs().min(1.0);
        std::array::from_fn(|part| middle[part] + (flank[part] - middle[part]) * share)
    }
}
