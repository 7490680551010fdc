//! The echo of the valley: one room for everything that is heard in it, a network of eight delays that feed each other.

use crate::delay::Delay;
use crate::{Stereo, finite, heard};

/// Length of each delay, in seconds; no two share a divisor, so that no echo sticks out.
const LENGTHS: [f32; 8] = [
    0.0311, 0.0373, 0.0411, 0.0479, 0.0539, 0.0613, 0.0691, 0.0787,
];
/// Lengths of the diffusers in front of them, in seconds.
const DIFFUSERS: [f32; 3] = [0.0047, 0.0079, 0.0131];
/// Gain of a diffuser's feedback, 0 to 1.
const SPREAD: f32 = 0.62;
/// The way to the next slope and back, in seconds.
const BEFORE: f32 = 0.017;
/// Seconds until the echo has fallen by 60 dB.
const RING: f32 = 2.1;
/// Share of a delay's high tones that is lost in every round, 0 to 1.
const DULL: f32 = 0.38;
/// Gain of the output, so that it is about as loud as the input.
const LEVEL: f32 = 0.5;

/// All-pass filter, which spreads a sound in time.
#[derive(Clone, Debug)]
struct Diffuser(Delay);

impl Diffuser {
    fn next(&mut self, sample: f32) -> f32 {
        let late = self.0.out();
        let early = heard(sample - SPREAD * late);
        self.0.push(early);
        late + SPREAD * early
    }
}

/// One of the eight delays, with what the air takes off it.
#[derive(Clone, Debug)]
struct Line {
    delay: Delay,
    fall: f32,
    soft: f32,
}

/// The room of a stereo signal. What comes out is the echo alone.
#[derive(Clone, Debug)]
pub struct Room {
    before: [Delay; 2],
    diffusers: [[Diffuser; 3]; 2],
    lines: [Line; 8],
}

impl Room {
    /// Silent room at `sample_rate` samples per second.
    pub fn new(sample_rate: u32) -> Room {
        // The right side a little later than the left: an echo the same on both would stand in the head.
        let side = |stretch: f32| {
            DIFFUSERS.map(|seconds| Diffuser(Delay::new(seconds * stretch, sample_rate)))
        };
        Room {
            before: [BEFORE, BEFORE * 1.19].map(|seconds| Delay::new(seconds, sample_rate)),
            diffusers: [side(1.0), side(1.11)],
            lines: LENGTHS.map(|seconds| Line {
                delay: Delay::new(seconds, sample_rate),
                fall: 10f32.powf(-3.0 * seconds / RING),
                soft: 0.0,
            }),
        }
    }

    /// The echo that comes back while this frame goes out.
    pub fn next(&mut self, frame: Stereo) -> Stereo {
        let mut sent = finite(frame);
        for (side, sample) in sent.iter_mut().enumerate() {
            let mut spread = self.before[side].push(*sample);
            for diffuser in &mut self.diffusers[side] {
                spread = diffuser.next(spread);
            }
            *sample = spread;
        }
        let mut back = [0.0; 8];
        for (line, back) in self.lines.iter_mut().zip(&mut back) {
            line.soft += (1.0 - DULL) * (line.delay.out() - line.soft);
            *back = line.soft * line.fall;
        }
        // Householder's reflection: all of them feed each other, and nothing is gained or lost in it.
        let mean = back.iter().sum::<f32>() / 4.0;
        for (index, line) in self.lines.iter_mut().enumerate() {
            let kept = heard(back[index] - mean);
            line.delay.push(kept + sent[index % 2]);
        }
        let [a, b, c, d, e, f, g, h] = back;
        [LEVEL * (a - c + e - g), LEVEL * (b - d + f - h)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 48_000;

    fn echo(seconds: f32) -> Vec<Stereo> {
        let mut room = Room::new(RATE);
        let frames = (seconds * RATE as f32) as usize;
        (0..frames)
            .map(|at| room.next(if at == 0 { [1.0, 1.0] } else { [0.0, 0.0] }))
            .collect()
    }

    fn energy(frames: &[Stereo]) -> f32 {
        frames.iter().flatten().map(|sample| sample * sample).sum()
    }

    #[test]
    fn the_echo_dies_away_evenly() {
        let echo = echo(3.0);
        let second = RATE as usize;
        let parts = [0, 1, 2].map(|part| energy(&echo[part * second..(part + 1) * second]));
        let falls = [parts[0] / parts[1], parts[1] / parts[2]].map(|fall| 10.0 * fall.log10());
        for fall in falls {
            assert!((15.0..45.0).contains(&fall), "{fall} dB in a second");
        }
    }

    #[test]
    fn nothing_comes_back_before_it_can() {
        let early = &echo(0.1)[..(BEFORE * RATE as f32) as usize];
        assert_eq!(energy(early), 0.0);
    }

    #[test]
    fn the_two_sides_differ() {
        let echo = echo(1.0);
        let product: f32 = echo.iter().map(|[left, right]| left * right).sum();
        assert!(product.abs() < 0.3 * energy(&echo) / 2.0);
    }

    #[test]
    fn an_echo_ends_and_leaves_no_slow_numbers() {
        let mut room = Room::new(RATE);
        room.next([1.0, f32::NAN]);
        for _ in 0..30 * RATE {
            let frame = room.next([0.0, 0.0]);
            assert!(frame.iter().all(|sample| sample.is_finite()));
        }
        let diffusers = room.diffusers.iter_mut().flatten().map(|it| &mut it.0);
        let mut delays = diffusers.chain(room.lines.iter_mut().map(|line| &mut line.delay));
        assert!(delays.all(|delay| (0..delay.len()).all(|_| delay.push(0.0) == 0.0)));
    }
}
