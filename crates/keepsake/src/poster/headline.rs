//! The winner's name in the sky, and coins with the columns that won.

use cant_stop_rules::Column;

use super::Poster;
use crate::colors::Rgb;
use crate::painter::{Align, Painter};
use crate::text::Font;

/// The sizes of the headline, the largest first.
const HEADLINE: [f32; 9] = [150.0, 132.0, 116.0, 102.0, 90.0, 80.0, 72.0, 62.0, 54.0];
/// Height of a line above and below its baseline, of the size of its letters.
const HEADLINE_LINE: [f32; 2] = [0.8, 0.26];
/// Coins with the winner's columns: diameter, gap, and how many stand in a row.
const COIN: f32 = 72.0;
const COIN_GAP: f32 = 14.0;
const COINS: usize = 3;
impl Poster<'_> {
    /// The lines of the headline, and the lower edge of the last.
    pub(super) fn headline(&self) -> (Vec<Line>, f32) {
        let layout = self.shape.layout();
        let font = Font::new(&self.kit.bold);
        let (name, color) = match self.game.winners().only() {
            Some(seat) => (self.words.winner.as_str(), self.seats[seat.index()].color),
            None => ("", self.colors.gold),
        };
        let plain = if name.is_empty() {
            color
        } else {
            self.colors.paper
        };
        let mut bottom = layout.words[1];
        let mut lines = Vec::new();
        for part in parts(&self.words.headline, name) {
            let most = if name.is_empty() { 2 } else { 1 };
            let (size, rows) = font.fit(part, &HEADLINE, layout.room[0], most);
            for row in rows {
                let baseline = bottom + HEADLINE_LINE[0] * size;
                bottom = baseline + HEADLINE_LINE[1] * size;
                lines.push(Line {
                    width: font.width(&row, size),
                    runs: runs(&row, name, [color, plain]),
                    size,
                    baseline,
                });
            }
        }
        (lines, bottom)
    }

    /// Writes the headline; returns the lower edge of its last line.
    pub(super) fn write_headline(&self, painter: &mut Painter, lines: &[Line]) -> f32 {
        let font = Font::new(&self.kit.bold);
        let mut bottom = self.shape.layout().words[1];
        for line in lines {
            let mut x = self.shape.layout().words[0];
            for (words, color) in &line.runs {
                let at = [x, line.baseline];
                let colors = [*color, self.colors.ink];
                x += painter.outlined_words(&font, words, at, line.size, colors);
            }
            bottom = line.baseline + HEADLINE_LINE[1] * line.size;
        }
        bottom
    }

    /// A coin for each column of the winner, and the turns that it took.
    pub(super) fn coins(&self, painter: &mut Painter, top: f32) {
        let Some(winner) = self.game.winners().only() else {
            return;
        };
        let (bold, [left, _]) = (Font::new(&self.kit.bold), self.shape.layout().words);
        let color = self.seats[winner.index()].color;
        let claimed = Column::ALL.into_iter();
        let claimed = claimed.filter(|&column| self.game.owner(column) == Some(winner));
        let mut y = top + 14.0;
        let mut place = 0;
        for column in claimed {
            if place == COINS {
                (place, y) = (0, y + COIN + COIN_GAP);
            }
            let x = left + (COIN + COIN_GAP) * place as f32;
            let middle = [x + COIN / 2.0, y + COIN / 2.0];
            painter.disc(middle, COIN / 2.0, self.colors.ink);
            painter.disc(middle, COIN / 2.0 - 5.0, color);
            let at = [middle[0], middle[1] + bold.capitals(34.0) / 2.0];
            let number = column.number().to_string();
            painter.words(&bold, &number, at, 34.0, self.colors.ink, Align::Middle);
            place += 1;
        }
        let at = [left, y + COIN + 46.0];
        let colors = [self.colors.paper, self.colors.ink];
        painter.outlined_words(&bold, &self.words.turns, at, 34.0, colors);
    }
}

/// A line of the headline: words in their colours.
pub(super) struct Line {
    runs: Vec<(String, Rgb)>,
    pub(super) width: f32,
    size: f32,
    baseline: f32,
}

/// The headline in parts: the words with the name, those before and those after.
fn parts<'a>(headline: &'a str, name: &str) -> Vec<&'a str> {
    let whole = || vec![headline];
    if name.is_empty() {
        return whole();
    }
    let Some(start) = headline.find(name) else {
        return whole();
    };
    let end = start + name.len();
    let from = headline[..start].rfind(' ').map_or(0, |space| space + 1);
    let to = headline[end..]
        .find(' ')
        .map_or(headline.len(), |space| end + space);
    [&headline[..from], &headline[from..to], &headline[to..]]
        .map(str::trim)
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect()
}

/// A line in runs of one colour: that of the name, and that of everything else.
fn runs(line: &str, name: &str, [own, other]: [Rgb; 2]) -> Vec<(String, Rgb)> {
    let parts = match line.find(name).filter(|_| !name.is_empty()) {
        Some(start) => {
            let end = start + name.len();
            vec![
                (&line[..start], other),
                (&line[start..end], own),
                (&line[end..], other),
            ]
        }
        None => vec![(line, other)],
    };
    let parts = parts.into_iter().filter(|(words, _)| !words.is_empty());
    parts
        .map(|(words, color)| (words.to_owned(), color))
        .collect()
}
