//! Smoothing of gradients that 8 bits cut into visible steps.

/// Distances of samples at the most, in pixels, from the widest steps to the narrowest.
const REACHES: [u32; 3] = [44, 14, 5];
/// Largest difference between a value and the mean around it; everything beyond is an edge, and stays.
const STEP: f32 = 1.0;
/// Noise of alpha, in steps, where that of a colour is one: layers on each other are rounded again.
const ALPHA_NOISE: f32 = 2.0;

/// Dithers the gradients of a picture: red, green, blue and alpha, in rows of this many pixels. Each value becomes the mean
/// of four others around it, with noise of a step before it is rounded. Edges and flat colours stay as they are, and the
/// same picture always gives the same pixels.
pub fn smooth(pixels: &mut [u8], width: usize) {
    let row = 4 * width;
    if row == 0 || pixels.len() < row {
        return;
    }
    // Colours are as exact as their product with alpha, as which they were painted.
    let mut painted = pixels.to_vec();
    for pixel in painted.chunks_exact_mut(4) {
        let alpha = f32::from(pixel[3]) / 255.0;
        for value in &mut pixel[..3] {
            *value = (f32::from(*value) * alpha).round() as u8;
        }
    }
    let height = painted.len() / row;
    let at = |x: i64, y: i64| {
        let x = x.clamp(0, width as i64 - 1) as usize;
        let y = y.clamp(0, height as i64 - 1) as usize;
        &painted[y * row + 4 * x..][..4]
    };
    for (place, pixel) in pixels.chunks_exact_mut(4).enumerate() {
        let random = noise(place as u32);
        let (x, y) = ((place % width) as i64, (place / width) as i64);
        let own = at(x, y);
        for reach in REACHES {
            let [dx, dy] = [random, random >> 8].map(|it| i64::from(((it & 0xff) * reach) >> 8));
            let around = [
                at(x + dx, y + dy),
                at(x - dx, y - dy),
                at(x - dy, y + dx),
                at(x + dy, y - dx),
            ];
            let mean: [f32; 4] = std::array::from_fn(|channel| {
                around.map(|it| f32::from(it[channel])).iter().sum::<f32>() / 4.0
            });
            let is_gradient = (0..4).all(|it| (mean[it] - f32::from(own[it])).abs() <= STEP);
            if !is_gradient || mean[3] < 0.5 {
                continue;
            }
            if around.iter().any(|it| *it != own) {
                let grain = |random: u32| {
                    let [one, other] = [random, random >> 8].map(|it| (it & 0xff) as f32 / 255.0);
                    one + other - 1.0
                };
                let color = grain(random >> 16);
                for channel in 0..3 {
                    let straight = mean[channel] * 255.0 / mean[3];
                    pixel[channel] = (straight + color).round().clamp(0.0, 255.0) as u8;
                }
                if mean[3] < 255.0 {
                    let alpha = ALPHA_NOISE * grain(noise(random));
                    pixel[3] = (mean[3] + alpha).round().clamp(0.0, 255.0) as u8;
                }
            }
            break;
        }
    }
}

/// A number without a pattern for each place, after Thomas Wang's hash of 32 bits.
fn noise(place: u32) -> u32 {
    let mut it = place.wrapping_add(0x9e37_79b9);
    it = (it ^ 61) ^ (it >> 16);
    it = it.wrapping_mul(9);
    it ^= it >> 4;
    it = it.wrapping_mul(0x27d4_eb2d);
    it ^ (it >> 15)
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDTH: usize = 800;
    const HEIGHT: usize = 40;

    /// A picture by its value at each column.
    fn picture(value: impl Fn(usize) -> u8) -> Vec<u8> {
        (0..WIDTH * HEIGHT)
            .flat_map(|place| [value(place % WIDTH), 40, 90, 255])
            .collect()
    }

    /// Longest run of one value in a row.
    fn longest_run(pixels: &[u8]) -> usize {
        let reds: Vec<u8> = pixels.chunks(4).take(WIDTH).map(|it| it[0]).collect();
        let runs = reds.chunk_by(|one, next| one == next).map(<[u8]>::len);
        runs.max().unwrap_or_default()
    }

    #[test]
    fn a_slow_gradient_has_no_steps_and_keeps_its_light() {
        let steps = picture(|x| 30 + (x / 40) as u8);
        let mut smoothed = steps.clone();
        smooth(&mut smoothed, WIDTH);
        assert_eq!(longest_run(&steps), 40);
        assert!(longest_run(&smoothed) < 30, "{}", longest_run(&smoothed));
        let light = |pixels: &[u8]| {
            let sum: f64 = pixels.iter().map(|value| f64::from(*value)).sum();
            sum / pixels.len() as f64
        };
        assert!((light(&steps) - light(&smoothed)).abs() < 0.05);
        assert!(
            steps
                .iter()
                .zip(&smoothed)
                .all(|(one, other)| one.abs_diff(*other) <= 3)
        );
    }

    #[test]
    fn edges_and_flat_colours_stay() {
        let edge = picture(|x| if x < WIDTH / 2 { 20 } else { 200 });
        let mut smoothed = edge.clone();
        smooth(&mut smoothed, WIDTH);
        let changed = smoothed
            .iter()
            .zip(&edge)
            .filter(|(one, other)| one != other);
        assert_eq!(changed.count(), 0);
        smooth(&mut [], 0);
    }
}
