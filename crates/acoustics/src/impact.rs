//! Modal synthesis of the hits of a die: the struck surface rings in its modes, brighter the harder the hit.

use crate::noise::Noise;

/// Seconds that the longest of these sounds takes.
pub const LONGEST_IMPACT: f32 = 0.24;

/// Surface that a die hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Struck {
    /// Slab of rock under a hand of snow.
    Rock,
    /// Bank of snow at the edge of the slab.
    Snow,
    /// Another die.
    Die,
}

/// A die that hits something.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Impact {
    /// Surface that is hit.
    pub struck: Struck,
    /// Strength, 0 to 1.
    pub strength: f32,
    /// Place across the surface, -1 to 1; modes with a node there do not ring.
    pub place: f32,
    /// Number of the die, which detunes its modes: no two dice are cut alike.
    pub die: u8,
    /// Seed of the small differences between equal hits.
    pub seed: u64,
}

/// Mode of vibration: frequency in Hz, amplitude, seconds until it has fallen by 60 dB.
type Mode = (f32, f32, f32);

/// Rock under a hand of snow, and the face of the die that lands on it: short and dry.
const ROCK: [Mode; 9] = [
    (186.0, 0.26, 0.08),
    (310.0, 0.3, 0.075),
    (540.0, 0.36, 0.065),
    (860.0, 0.5, 0.055),
    (1310.0, 0.6, 0.045),
    (1990.0, 0.5, 0.034),
    (2950.0, 0.34, 0.025),
    (4300.0, 0.18, 0.018),
    (6200.0, 0.07, 0.012),
];
/// Snow pressed together: a thud without a ring.
const SNOW: [Mode; 7] = [
    (152.0, 0.36, 0.07),
    (268.0, 0.5, 0.06),
    (430.0, 0.5, 0.045),
    (690.0, 0.4, 0.032),
    (1080.0, 0.3, 0.022),
    (1750.0, 0.2, 0.016),
    (2900.0, 0.1, 0.012),
];
const DIE: [Mode; 6] = [
    (1240.0, 0.3, 0.05),
    (2310.0, 0.62, 0.05),
    (3460.0, 0.85, 0.042),
    (4980.0, 0.45, 0.03),
    (7120.0, 0.2, 0.02),
    (9600.0, 0.08, 0.012),
];

/// Sound of a surface when it is struck.
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
            Struck::Rock => Material {
                modes: &ROCK,
                touch: [0.0016, 0.0005],
                breath: (0.6, 0.028),
                gain: 0.9,
            },
            Struck::Snow => Material {
                modes: &SNOW,
                touch: [0.0026, 0.001],
                breath: (1.3, 0.045),
                gain: 0.9,
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

/// Exponent from strength to level: 0.07, the softest recorded strength, is 25 dB below 1.
const STEEP: f32 = 1.1;

/// Renders `impact` at `sample_rate` samples per second.
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

    const ALL: [Struck; 3] = [Struck::Rock, Struck::Snow, Struck::Die];

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
                struck: Struck::Snow,
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
