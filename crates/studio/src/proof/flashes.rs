//! Flashes after WCAG 2.3.1, counted pixel by pixel over consecutive frames.
//!
//! A flash is a pair of opposing changes: of relative luminance by at least a tenth of the most there is, where the darker
//! state is below 0.8 (a general flash), or into and out of saturated red. The standard allows three in a second, and more
//! on a small area; the law here is stricter about the area: at no time has more than a fifth of the screen flashed more
//! than three times within the last second.

use std::collections::VecDeque;

use cant_stop_scenery::luminance_of_light;

use super::frame::Light;
use super::swing::{CHANGE, DARKER_BELOW, Swing};

/// The smallest change of red light over green and blue that counts (20 on the standard's scale of 320), and what share
/// of a pixel's light has to be red.
const RED_CHANGE: f32 = 20.0 / 320.0;
const SATURATED: f32 = 0.8;
/// Changes are counted over this many seconds.
const WINDOW: f32 = 1.0;
/// Flashes in a second that are allowed on any area.
const ALLOWED: usize = 3;
/// The share of the screen on which more flashes are allowed.
pub(super) const AREA: f32 = 0.2;

/// Worst flashes so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Seen {
    /// The most flashes within a second on more than [`AREA`] of the screen at the same time.
    pub(super) most: usize,
    /// The largest share of the screen that flashed more than three times within a second.
    pub(super) area: f32,
    /// Time of that, in seconds from the first frame.
    pub(super) at: f32,
}

impl Seen {
    /// Returns `true` if the flashes are within the limits.
    pub(super) fn is_safe(&self) -> bool {
        self.most <= ALLOWED && self.area <= AREA
    }

    fn take(&mut self, flashes: impl Iterator<Item = usize>, at: f32) {
        let mut counts = [0_usize; ALLOWED + 2];
        let mut pixels = 0;
        for flashes in flashes {
            counts[flashes.min(ALLOWED + 1)] += 1;
            pixels += 1;
        }
        let share = |least: usize| {
            let reached: usize = counts[least..].iter().sum();
            reached as f32 / pixels.max(1) as f32
        };
        for least in 1..counts.len() {
            if share(least) > AREA {
                self.most = self.most.max(least);
            }
        }
        if share(ALLOWED + 1) > self.area {
            self.area = share(ALLOWED + 1);
            self.at = at;
        }
    }
}

/// Watches frames for flashes.
#[derive(Default)]
pub(super) struct Flashes {
    /// Seconds from the first frame.
    clock: f32,
    pixels: Vec<(Changes, Changes)>,
    pub(super) general: Seen,
    /// Flashes of saturated red.
    pub(super) red: Seen,
}

impl Flashes {
    /// Frames that follow do not belong to those so far.
    pub(super) fn cut(&mut self) {
        self.pixels.clear();
    }

    /// Takes the pixels of the next frame, `seconds` after the one before.
    pub(super) fn watch(&mut self, lights: impl Iterator<Item = Light>, seconds: f32) {
        self.clock += seconds;
        let now = self.clock;
        let pixels = &mut self.pixels;
        for (index, light) in lights.enumerate() {
            let values = (luminance_of_light(light), redness(light));
            match pixels.get_mut(index) {
                Some((general, red)) => {
                    general.follow(values.0, CHANGE, DARKER_BELOW, now);
                    red.follow(values.1, RED_CHANGE, f32::INFINITY, now);
                }
                None => pixels.push((Changes::at(values.0), Changes::at(values.1))),
            }
        }
        let flashes = pixels.iter().map(|(general, _)| general.flashes());
        self.general.take(flashes, now);
        let flashes = pixels.iter().map(|(_, red)| red.flashes());
        self.red.take(flashes, now);
    }
}

/// Saturated red light of a colour, in excess of green and blue.
fn redness([red, green, blue]: Light) -> f32 {
    let all = red + green + blue;
    if all > 0.0 && red / all >= SATURATED {
        (red - green - blue).max(0.0)
    } else {
        0.0
    }
}

/// A value, and when it changed its way lately.
struct Changes {
    swing: Swing,
    /// Times of changes, in seconds.
    times: VecDeque<f32>,
}

impl Changes {
    fn at(value: f32) -> Changes {
        Changes {
            swing: Swing::at(value),
            times: VecDeque::new(),
        }
    }

    fn follow(&mut self, value: f32, change: f32, darker_below: f32, now: f32) {
        if self.swing.turns(value, change, darker_below) {
            self.times.push_back(now);
        }
        while self.times.front().is_some_and(|then| now - then >= WINDOW) {
            self.times.pop_front();
        }
    }

    /// Flashes within the last second: pairs of opposing changes; a single change left over counts as a pair once there
    /// are more than allowed.
    fn flashes(&self) -> usize {
        let changes = self.times.len();
        if changes > 2 * ALLOWED {
            changes.div_ceil(2)
        } else {
            changes / 2
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FRAME: f32 = 1.0 / 30.0;
    const PIXELS: usize = 100;

    /// Watches two seconds in which the first `area` of 100 pixels take the colour that `color` says for every frame.
    fn watch(area: usize, color: impl Fn(usize) -> Light) -> Flashes {
        let mut flashes = Flashes::default();
        for frame in 0..60 {
            let lights =
                (0..PIXELS).map(|pixel| if pixel < area { color(frame) } else { [0.2; 3] });
            flashes.watch(lights, FRAME);
        }
        flashes
    }

    /// Light that blinks `times` times in the first second, then stays dark.
    fn blink(times: usize, dark: f32, light: f32) -> impl Fn(usize) -> Light {
        move |frame| {
            let half = 30 / (2 * times);
            let is_light = frame % (2 * half) >= half && frame < 2 * half * times;
            [if is_light { light } else { dark }; 3]
        }
    }

    #[test]
    fn four_flashes_in_a_second_are_too_many_and_three_are_not() {
        let four = watch(PIXELS, blink(4, 0.1, 0.5)).general;
        assert!(!four.is_safe(), "{four:?}");
        assert_eq!((four.most, four.area), (4, 1.0));
        let three = watch(PIXELS, blink(3, 0.1, 0.5)).general;
        assert!(three.is_safe(), "{three:?}");
        assert_eq!((three.most, three.area), (3, 0.0));
    }

    #[test]
    fn a_fifth_of_the_screen_may_flash_and_more_may_not() {
        assert!(watch(20, blink(5, 0.1, 0.9)).general.is_safe());
        let large = watch(21, blink(5, 0.1, 0.9)).general;
        assert!(!large.is_safe());
        assert!((large.area - 0.21).abs() < 1e-6);
    }

    #[test]
    fn slow_fades_and_small_changes_are_no_flashes() {
        let fade =
            |frame: usize| [0.5 + 0.45 * (frame as f32 / 30.0 * std::f32::consts::PI).sin(); 3];
        assert!(watch(PIXELS, fade).general.most <= 1);
        let ripple = watch(PIXELS, blink(7, 0.3, 0.39)).general;
        assert_eq!(ripple.most, 0);
        // Both states bright: the standard counts them not.
        assert_eq!(watch(PIXELS, blink(7, 0.82, 0.99)).general.most, 0);
    }

    #[test]
    fn flashes_spread_over_time_are_no_harm() {
        // Five flashes in two seconds, never more than three in one.
        let slow = watch(PIXELS, |frame| {
            [if frame / 6 % 2 == 0 { 0.1 } else { 0.9 }; 3]
        });
        assert!(slow.general.is_safe(), "{:?}", slow.general);
    }

    #[test]
    fn a_change_over_many_frames_is_one_change() {
        // Up over ten frames, down over ten.
        let mut changes = Changes::at(0.1);
        for frame in 1..=40_u8 {
            let phase = f32::from(frame % 20) / 10.0;
            let value = 0.1 + 0.7 * if phase < 1.0 { phase } else { 2.0 - phase };
            changes.follow(value, CHANGE, DARKER_BELOW, f32::from(frame) * FRAME);
        }
        let times = changes.times;
        assert!((2..=4).contains(&times.len()), "{times:?}");
    }

    #[test]
    fn red_flashes_are_counted_apart() {
        let red = |frame: usize| [if frame % 6 < 3 { 0.0 } else { 0.3 }, 0.0, 0.0];
        let flashes = watch(PIXELS, red);
        assert_eq!(flashes.general.most, 0);
        assert!(!flashes.red.is_safe());
        let pink = |frame: usize| [0.5, if frame % 6 < 3 { 0.4 } else { 0.5 }, 0.4];
        assert!(watch(PIXELS, pink).red.is_safe());
    }
}
