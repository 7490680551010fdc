//! A frame as it was rendered, and how light its pixels are.

use bevy::prelude::*;
use cant_stop_scenery::linear;

/// A colour in linear light: red, green and blue, 0 to 1.
pub(super) type Light = [f32; 3];

/// A rendered frame.
pub(super) struct Frame {
    /// Width and height in pixels.
    pub(super) size: UVec2,
    /// Red, green, blue and alpha of each pixel, row by row.
    bytes: Vec<u8>,
}

impl Frame {
    /// Takes over a screenshot.
    pub(super) fn new(image: Image) -> Frame {
        let picture = image.try_into_dynamic().expect("a screenshot has pixels");
        let picture = picture.into_rgba8();
        Frame {
            size: UVec2::new(picture.width(), picture.height()),
            bytes: picture.into_raw(),
        }
    }

    /// The pixels inside a rectangle, cut off at the edges.
    pub(super) fn pixels_in(&self, rect: Rect) -> impl Iterator<Item = UVec2> + use<> {
        let within = |value: f32, most: u32| value.clamp(0.0, most as f32) as u32;
        let [left, right] = [rect.min.x.floor(), rect.max.x.ceil()].map(|x| within(x, self.size.x));
        let [top, bottom] = [rect.min.y.floor(), rect.max.y.ceil()].map(|y| within(y, self.size.y));
        (top..bottom).flat_map(move |y| (left..right).map(move |x| UVec2::new(x, y)))
    }

    /// The colour of a pixel.
    pub(super) fn at(&self, pixel: UVec2) -> Light {
        linear(self.bytes_at(pixel))
    }

    /// Difference of two frames at a pixel: the largest of a channel, 0 to 255.
    pub(super) fn difference(&self, other: &Frame, pixel: UVec2) -> u8 {
        let channels = self.bytes_at(pixel).into_iter().zip(other.bytes_at(pixel));
        channels.map(|(a, b)| a.abs_diff(b)).fold(0, u8::max)
    }

    /// All pixels in linear light, row by row.
    pub(super) fn lights(&self) -> impl Iterator<Item = Light> + '_ {
        let pixels = self.bytes.chunks_exact(4);
        pixels.map(|pixel| linear([pixel[0], pixel[1], pixel[2]]))
    }

    fn bytes_at(&self, pixel: UVec2) -> [u8; 3] {
        let at = self.place(pixel);
        [self.bytes[at], self.bytes[at + 1], self.bytes[at + 2]]
    }

    fn place(&self, pixel: UVec2) -> usize {
        4 * (pixel.y as usize * self.size.x as usize + pixel.x as usize)
    }
}

#[cfg(test)]
impl Frame {
    /// A frame of one grey.
    pub(super) fn grey(size: UVec2, value: u8) -> Frame {
        Frame {
            size,
            bytes: vec![value; 4 * size.element_product() as usize],
        }
    }

    /// The frame with a rectangle in one colour.
    pub(super) fn with(mut self, rect: Rect, color: [u8; 3]) -> Frame {
        for pixel in self.pixels_in(rect) {
            let at = self.place(pixel);
            self.bytes[at..at + 3].copy_from_slice(&color);
        }
        self
    }
}
