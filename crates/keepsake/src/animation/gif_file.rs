//! The file: one palette for all frames, and of every frame only what changed.

use std::borrow::Cow;
use std::collections::HashMap;

use gif::{DisposalMethod, Encoder, Frame, Repeat};

/// The colour that is not drawn.
const CLEAR: u8 = 255;
/// Colours of the palette beside it.
const COLOURS: usize = 255;
/// A small square of thresholds, so that skies do not fall into bands.
const BAYER: [[i16; 4]; 4] = [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];

pub(super) struct Film {
    encoder: Encoder<Vec<u8>>,
    palette: Vec<[u8; 3]>,
    size: [usize; 2],
    /// The colours that have been looked up.
    nearest: HashMap<[u8; 3], u8>,
    before: Vec<u8>,
    /// The last frame, not written yet: its delay may still grow.
    waiting: Option<Frame<'static>>,
}

impl Film {
    /// A film of this size whose colours are those of some of its frames.
    pub(super) fn new(size: [u32; 2], samples: Vec<u8>) -> Film {
        let some: Vec<[u8; 3]> = samples
            .chunks_exact(4)
            .step_by(5)
            .map(|pixel| [pixel[0], pixel[1], pixel[2]])
            .collect();
        let palette = median_cut(some);
        let flat: Vec<u8> = palette.iter().flatten().copied().collect();
        let [width, height] = size.map(|part| part as u16);
        let mut encoder =
            Encoder::new(Vec::new(), width, height, &flat).expect("memory takes the palette");
        encoder
            .set_repeat(Repeat::Infinite)
            .expect("memory takes the beginning");
        Film {
            encoder,
            palette,
            size: size.map(|part| part as usize),
            nearest: HashMap::new(),
            before: Vec::new(),
            waiting: None,
        }
    }

    /// Adds a frame that stays so long, in hundredths of a second.
    pub(super) fn show(&mut self, pixels: &[u8], stays: u16) {
        let now = self.indexed(pixels);
        let Some([left, top, right, bottom]) = self.changed(&now) else {
            if let Some(frame) = &mut self.waiting {
                frame.delay += stays;
            }
            return;
        };
        let width = self.size[0];
        let mut buffer = Vec::with_capacity((right - left) * (bottom - top));
        for y in top..bottom {
            let row = y * width + left..y * width + right;
            for (at, &index) in row.clone().zip(&now[row]) {
                let same = self.before.get(at) == Some(&index);
                buffer.push(if same { CLEAR } else { index });
            }
        }
        let frame = Frame {
            delay: stays,
            dispose: DisposalMethod::Keep,
            transparent: (!self.before.is_empty()).then_some(CLEAR),
            left: left as u16,
            top: top as u16,
            width: (right - left) as u16,
            height: (bottom - top) as u16,
            buffer: Cow::Owned(buffer),
            ..Frame::default()
        };
        let earlier = self.waiting.replace(frame);
        self.write(earlier);
        self.before = now;
    }

    pub(super) fn finish(mut self) -> Vec<u8> {
        let last = self.waiting.take();
        self.write(last);
        self.encoder.into_inner().expect("memory takes the end")
    }

    fn write(&mut self, frame: Option<Frame<'static>>) {
        if let Some(frame) = frame {
            self.encoder
                .write_frame(&frame)
                .expect("memory takes a frame");
        }
    }

    /// The rectangle in which a frame differs from the one before.
    fn changed(&self, now: &[u8]) -> Option<[usize; 4]> {
        let [width, height] = self.size;
        if self.before.is_empty() {
            return Some([0, 0, width, height]);
        }
        let mut found: Option<[usize; 4]> = None;
        for (at, (one, other)) in now.iter().zip(&self.before).enumerate() {
            if one != other {
                let (x, y) = (at % width, at / width);
                let [left, top, right, bottom] = found.unwrap_or([x, y, x + 1, y + 1]);
                found = Some([left.min(x), top.min(y), right.max(x + 1), bottom.max(y + 1)]);
            }
        }
        found
    }

    fn indexed(&mut self, pixels: &[u8]) -> Vec<u8> {
        let width = self.size[0];
        let all = pixels.chunks_exact(4).enumerate();
        all.map(|(at, pixel)| {
            let threshold = (BAYER[at / width % 4][at % width % 4] - 8) / 2;
            let color = std::array::from_fn(|part| {
                // Neighbouring colours are one: fewer are to be looked up.
                let shade = i16::from(pixel[part]) + threshold;
                (shade.clamp(0, 255) as u8) & 0xfc
            });
            self.index(color)
        })
        .collect()
    }

    fn index(&mut self, color: [u8; 3]) -> u8 {
        let palette = &self.palette;
        *self.nearest.entry(color).or_insert_with(|| {
            let distance = |other: &[u8; 3]| -> i32 {
                let parts = color.iter().zip(other);
                parts
                    .map(|(one, other)| (i32::from(*one) - i32::from(*other)).pow(2))
                    .sum()
            };
            // The last colour is not drawn.
            let nearest = palette.iter().take(COLOURS).enumerate();
            nearest
                .min_by_key(|(_, other)| distance(other))
                .map_or(0, |(index, _)| index as u8)
        })
    }
}

/// The colours that stand for all of these: boxes of colours are halved, the widest first.
fn median_cut(colors: Vec<[u8; 3]>) -> Vec<[u8; 3]> {
    /// Pixels of a box, the channel with the widest range, and that range.
    fn widest(colors: &[[u8; 3]]) -> (usize, u32) {
        let spread = |part: usize| {
            let (low, high) = colors.iter().fold((255, 0), |(low, high), color| {
                (color[part].min(low), color[part].max(high))
            });
            u32::from(high.saturating_sub(low))
        };
        let part = (0..3).max_by_key(|part| spread(*part)).unwrap_or(0);
        (part, spread(part))
    }
    let mut distinct: Vec<[u8; 3]> = colors;
    distinct.sort_unstable();
    distinct.dedup_by_key(|color| color.map(|part| part & 0xf8));
    let mut boxes = vec![distinct];
    while boxes.len() < COLOURS {
        let next = boxes
            .iter()
            .enumerate()
            .filter(|(_, some)| some.len() > 1)
            .max_by_key(|(_, some)| widest(some).1 * (some.len() as u32).ilog2().max(1))
            .map(|(index, _)| index);
        let Some(index) = next else {
            break;
        };
        let mut some = boxes.swap_remove(index);
        let (part, _) = widest(&some);
        some.sort_unstable_by_key(|color| color[part]);
        let rest = some.split_off(some.len() / 2);
        boxes.extend([some, rest]);
    }
    let means = boxes.iter().map(|some| {
        std::array::from_fn(|part| {
            let sum: u32 = some.iter().map(|color| u32::from(color[part])).sum();
            (sum / some.len().max(1) as u32) as u8
        })
    });
    let mut palette: Vec<[u8; 3]> = means.collect();
    palette.resize(256, [0; 3]);
    palette
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_turns_black_is_drawn() {
        // More colours than the palette has, and none of them black.
        let colors = (0..=0xffff_u32).map(|at| [(at >> 8) as u8, at as u8, 16, 255]);
        let mut film = Film::new([1, 1], colors.flatten().collect());
        for shade in [255, 0] {
            film.show(&[shade, shade, shade, 255], 1);
        }
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let file = film.finish();
        let mut frames = options.read_info(&file[..]).expect("it is one");
        for is_dark in [false, true] {
            let frame = frames.read_next_frame().expect("it is whole");
            let pixel = &frame.expect("there are two").buffer;
            assert_eq!((pixel[0] < 64, pixel[3]), (is_dark, 255));
        }
    }
}
