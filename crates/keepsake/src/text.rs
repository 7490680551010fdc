//! Letters: how wide words are, how they break into lines, and their outlines.

use resvg::tiny_skia::{Path, PathBuilder};
use ttf_parser::{Face, GlyphId, OutlineBuilder};

pub(crate) struct Font<'a> {
    face: Face<'a>,
}

impl<'a> Font<'a> {
    /// Reads a font that was read once before.
    pub(crate) fn new(bytes: &'a [u8]) -> Font<'a> {
        Font {
            face: Face::parse(bytes, 0).expect("the kit has checked its fonts"),
        }
    }

    fn glyph(&self, letter: char) -> GlyphId {
        self.face.glyph_index(letter).unwrap_or_default()
    }

    fn scale(&self, size: f32) -> f32 {
        size / f32::from(self.face.units_per_em())
    }

    /// Width of words on one line, in pixels.
    pub(crate) fn width(&self, words: &str, size: f32) -> f32 {
        let advances = words.chars().map(|letter| {
            let advance = self.face.glyph_hor_advance(self.glyph(letter));
            f32::from(advance.unwrap_or_default())
        });
        advances.sum::<f32>() * self.scale(size)
    }

    /// Height of capitals, in pixels.
    pub(crate) fn capitals(&self, size: f32) -> f32 {
        f32::from(self.face.capital_height().unwrap_or(700)) * self.scale(size)
    }

    /// The words as an outline that begins at this place of the baseline; `None` where there is nothing to see.
    pub(crate) fn outline(&self, words: &str, x: f32, baseline: f32, size: f32) -> Option<Path> {
        let scale = self.scale(size);
        let mut pen = Pen {
            path: PathBuilder::new(),
            x,
            baseline,
            scale,
        };
        for letter in words.chars() {
            let glyph = self.glyph(letter);
            self.face.outline_glyph(glyph, &mut pen);
            pen.x += f32::from(self.face.glyph_hor_advance(glyph).unwrap_or_default()) * scale;
        }
        pen.path.finish()
    }

    /// The words in lines of at most this width; a word that is wider has a line of its own.
    pub(crate) fn lines(&self, words: &str, size: f32, width: f32) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for word in words.split(' ').filter(|word| !word.is_empty()) {
            match lines.last_mut() {
                Some(line) if self.width(&format!("{line} {word}"), size) <= width => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
        lines
    }

    /// Largest of these sizes, else the last, at which the words fit `most` lines of this width; and these lines.
    pub(crate) fn fit(
        &self,
        words: &str,
        sizes: &[f32],
        width: f32,
        most: usize,
    ) -> (f32, Vec<String>) {
        let mut fitted = (0.0, Vec::new());
        for &size in sizes {
            let lines = self.lines(words, size, width);
            let fits =
                lines.len() <= most && lines.iter().all(|line| self.width(line, size) <= width);
            fitted = (size, lines);
            if fits {
                break;
            }
        }
        fitted
    }
}

/// Follows the outline of a letter.
struct Pen {
    path: PathBuilder,
    x: f32,
    baseline: f32,
    scale: f32,
}

impl Pen {
    fn at(&self, x: f32, y: f32) -> (f32, f32) {
        (self.x + x * self.scale, self.baseline - y * self.scale)
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.move_to(x, y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        let (x, y) = self.at(x, y);
        self.path.line_to(x, y);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        let ((x1, y1), (x, y)) = (self.at(x1, y1), self.at(x, y));
        self.path.quad_to(x1, y1, x, y);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        let ((x1, y1), (x2, y2), (x, y)) = (self.at(x1, y1), self.at(x2, y2), self.at(x, y));
        self.path.cubic_to(x1, y1, x2, y2, x, y);
    }

    fn close(&mut self) {
        self.path.close();
    }
}
