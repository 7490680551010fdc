//! How a die sounds that hits something: what was struck rings in its modes, the harder the brighter.

use crate::noise::Noise;

/// Seconds that the longest of these sounds takes.
pub const LONGEST_IMPACT: f32 = 0.24;

/// What a die hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Struck {
    /// Felt over boards.
    Floor,
    /// The wooden rim.
    Wall,
    /// Another die.
    Die,
}

/// A die that hits something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Impact {
    /// What it hits.
    pub struck: Struck,
    /// How hard, 0 to 1.
    pub strength: f32,
    /// Where across the thing it hits, -1 to 1: no mode rings that has a node there.
    pub place: f32,
    /// Which die it is: no two dice are cut alike.
    pub die: u8,
    /// What tells this hit from another just like it.
    pub seed: u64,
}

/// One way in which a struck thing vibrates: frequency in Hz, amplitude, seconds until it has fallen by 60 dB.
type Mode = (f32, f32, f32);

/// The boards under the felt, and the face of the die that lands, whose edge the felt has taken off.
const FLOOR: [Mode; 9] = [
    (164.0, 0.34, 0.12),
    (318.0, 0.42, 0.1),
    (489.0, 0.4, 0.08),
    (702.0, 0.34, 0.06),
    (930.0, 0.62, 0.055),
    (1490.0, 0.48, 0.04),
    (2380.0, 0.3, 0.028),
    (3320.0, 0.15, 0.02),
    (4700.0, 0.06, 0.014),
];
const WALL: [Mode; 8] = [
    (248.0, 0.34, 0.13),
    (402.0, 0.62, 0.12),
    (667.0, 0.75, 0.09),
    (1085.0, 0.6, 0.065),
    (1730.0, 0.42, 0.045),
    (2800.0, 0.24, 0.03),
    (4150.0, 0.12, 0.022),
    (6100.0, 0.05, 0.015),
];
const DIE: [Mode; 6] = [
    (1240.0, 0.3, 0.05),
    (2310.0, 0.62, 0.05),
    (3460.0, 0.85, 0.042),
    (4980.0, 0.45, 0.03),
    (7120.0, 0.2, 0.02),
    (9600.0, 0.08, 0.012),
];

/// What one thing is like to hit.
struct Material {
    modes: &'static [Mode],
    /// Seconds that the softest and the hardest touch last.
    touch: [f32; 2],
    /// The breath of the surface beside its modes: gain, and seconds until it is gone.
    breath: (f32, f32),
    gain: f32,
}

impl Material {
    fn of(struck: Struck) -> Material {
        match struck {
            Struck::Floor => Material {
                modes: &FLOOR,
                touch: [0.0022, 0.0007],
                breath: (0.5, 0.022),
                gain: 1.0,
            },
            Struck::Wall => Material {
                modes: &WALL,
                touch: [0.0015, 0.0004],
                breath: (0.22, 0.012),
                gain: 1.0,
            },
            Struck::Die => Material {
                modes: &DIE,
                touch: [0.0006, 0.00012],
                breath: (0.1, 0.004),
                gain: 0.62,
            },
        }
    }
}

/// How the level follows the strength: 0.07, the softest that is recorded, is 25 dB below 1.
const STEEP: f32 = 1.1;

/// The sound of `impact` at so many samples per second.
pub fn render(impact: &Impact, sample_rate: u32) -> Vec<f32> {
    let material = Material::of(impact.struck);
    let strength = impact.strength.clamp(0.0, 1.0);
    let mut noise = Noise::new(impact.seed);
    let step = 1.0 / sample_rate as f32;
    let mut sound = vec![0.0; (LONGEST_IMPACT * sample_rate as f32) as usize];
    let [soft, hard] = material.touch;
    let touch = soft * (hard / soft).powf(strength) * noise.factor(0.12);
    let own = 1.0 + 0.035 * (f32::from(impact.die % 4) - 1.5) / 1.5;
    for (number, &(hz, gain, ring)) in material.modes.iter().enumerate() {
        let hz = hz * own * noise.factor(0.02);
        let ring = ring * noise.factor(0.18);
        // A node lies every so far; the first mode has none inside.
        let node = (std::f32::consts::FRAC_PI_2 * impact.place * number as f32).cos();
        let reached = (0.35 + 0.65 * node * node) * noise.factor(0.25);
        // A touch that lasts longer than half a swing does not set it going.
        let swings = hz * touch;
        let gain = gain * reached / (1.0 + 2.0 * swings * swings);
        add_mode(&mut sound, hz, gain, ring, step);
    }
    add_breath(&mut sound, material.breath, strength, step, &mut noise);
    let gain = material.gain * strength.powf(STEEP);
    shape(&mut sound, gain, touch, step);
    sound
}

fn add_mode(sound: &mut [f32], hz: f32, gain: f32, ring: f32, step: f32) {
    let turn = std::f32::consts::TAU * hz * step;
    let fall = 10f32.powf(-3.0 * step / ring);
    let (along, across) = (fall * turn.cos(), fall * turn.sin());
    let (mut x, mut y) = (gain, 0.0);
    let length = ((1.2 * ring / step) as usize).min(sound.len());
    for sample in &mut sound[..length] {
        *sample += y;
        (x, y) = (x * along - y * across, y * along + x * across);
    }
}

/// Noise that is soon gone, the duller the softer the hit.
fn add_breath(
    sound: &mut [f32],
    (gain, ring): (f32, f32),
    strength: f32,
    step: f32,
    noise: &mut Noise,
) {
    let fall = 10f32.powf(-3.0 * step / ring);
    let open = 0.12 + 0.3 * strength;
    let (mut level, mut low, mut lower) = (gain, 0.0, 0.0);
    for sample in &mut sound[..(ring / step) as usize] {
        low += open * (noise.next() - low);
        lower += 0.03 * (low - lower);
        *sample += level * (low - lower);
        level *= fall;
    }
}

/// Brings the sound up within the touch and down at its end, so that neither clicks.
fn shape(sound: &mut [f32], gain: f32, touch: f32, step: f32) {
    let rise = (touch / step).max(1.0);
    let release = 0.02 / step;
    let length = sound.len() as f32;
    for (index, sample) in sound.iter_mut().enumerate() {
        let index = index as f32;
        let up = (index / rise).min(1.0);
        let down = ((length - 1.0 - index) / release).min(1.0);
        *sample *= gain * up * up * (3.0 - 2.0 * up) * down;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RATE: u32 = 48_000;

    fn hit(struck: Struck, strength: f32, seed: u64) -> Vec<f32> {
        let impact = Impact {
            struck,
            strength,
            place: 0.3,
            die: 1,
            seed,
        };
        render(&impact, RATE)
    }

    fn decibels(sound: &[f32]) -> f32 {
        let energy: f32 = sound.iter().map(|sample| sample * sample).sum();
        10.0 * energy.log10()
    }

    /// The share of the sound's energy that a difference of neighbours sees: high tones weigh more.
    fn brightness(sound: &[f32]) -> f32 {
        let slopes: Vec<f32> = sound.windows(2).map(|two| two[1] - two[0]).collect();
        decibels(&slopes) - decibels(sound)
    }

    const ALL: [Struck; 3] = [Struck::Floor, Struck::Wall, Struck::Die];

    #[test]
    fn the_harder_the_louder_and_brighter() {
        for struck in ALL {
            let (soft, hard) = (hit(struck, 0.07, 1), hit(struck, 1.0, 1));
            let range = decibels(&hard) - decibels(&soft);
            assert!(range >= 22.0, "{struck:?} has {range} dB");
            assert!(brightness(&hard) > brightness(&soft), "{struck:?}");
        }
    }

    #[test]
    fn no_two_hits_are_the_same_and_the_same_hit_always_is() {
        for struck in ALL {
            assert_eq!(hit(struck, 0.5, 7), hit(struck, 0.5, 7));
            let (one, other) = (hit(struck, 0.5, 7), hit(struck, 0.5, 8));
            let difference: Vec<f32> = one.iter().zip(&other).map(|(a, b)| a - b).collect();
            assert!(decibels(&difference) > decibels(&one) - 12.0, "{struck:?}");
        }
    }

    #[test]
    fn the_place_of_the_hit_is_heard() {
        let at = |place| {
            let impact = Impact {
                struck: Struck::Wall,
                strength: 0.8,
                place,
                die: 0,
                seed: 3,
            };
            render(&impact, RATE)
        };
        let (middle, edge) = (at(0.0), at(1.0));
        let difference: Vec<f32> = middle.iter().zip(&edge).map(|(a, b)| a - b).collect();
        assert!(decibels(&difference) > decibels(&middle) - 12.0);
    }

    #[test]
    fn it_begins_and_ends_at_rest() {
        for struck in ALL {
            let sound = hit(struck, 1.0, 5);
            let last = sound[sound.len() - 1];
            assert!(sound[0].abs() < 0.02 && last.abs() < 1e-4, "{struck:?}");
            assert!(sound.iter().all(|sample| sample.abs() < 4.0), "{struck:?}");
        }
    }
}
