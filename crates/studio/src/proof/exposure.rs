//! Exposure: mean light of the board in each weather.

use bevy::prelude::*;
use cant_stop_scenery::luminance_of_light;

use super::frame::Frame;

/// Mean relative luminance by the name of a moment. Two claimed routes glow in the storms of the sceneries.
const WANTED: [(&str, f32); 8] = [
    ("weather-golden", 0.15),
    ("weather-windy", 0.11),
    ("weather-closing", 0.075),
    ("weather-storm", 0.05),
    ("dawn-storm", 0.06),
    ("spring-storm", 0.06),
    ("snow-storm", 0.06),
    ("aurora-storm", 0.06),
];
/// Difference that is allowed, as a share.
const TOLERANCE: f32 = 0.2;
/// Share of the screen's width, from the left, that belongs to the board.
const BOARD: f32 = 0.64;

/// Mean light of the board at a moment.
#[derive(Clone, Copy, Debug)]
pub(super) struct Exposure {
    /// Mean relative luminance.
    pub(super) light: f32,
    pub(super) wanted: f32,
}

impl Exposure {
    /// Measures a frame; `None` for moments without a wanted exposure.
    pub(super) fn of(name: &str, frame: &Frame) -> Option<Exposure> {
        let (_, wanted) = WANTED.into_iter().find(|(moment, _)| *moment == name)?;
        let size = frame.size.as_vec2();
        let board = Rect::new(0.0, 0.0, BOARD * size.x, size.y);
        let (sum, count) = frame
            .pixels_in(board)
            .map(|pixel| f64::from(luminance_of_light(frame.at(pixel))))
            .fold((0.0, 0.0), |(sum, count), light| (sum + light, count + 1.0));
        Some(Exposure {
            light: (sum / f64::max(count, 1.0)) as f32,
            wanted,
        })
    }

    /// Returns `true` within the tolerance.
    pub(super) fn holds(self) -> bool {
        (self.light / self.wanted - 1.0).abs() <= TOLERANCE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_light_of_a_grey_frame_is_that_of_its_grey() {
        let size = UVec2::new(40, 20);
        let of = |value| Exposure::of("weather-golden", &Frame::grey(size, value));
        assert!(of(108).is_some_and(Exposure::holds), "0.15");
        assert!(of(80).is_some_and(|it| !it.holds()), "too dark");
        assert!(Exposure::of("title", &Frame::grey(size, 108)).is_none());
    }
}
