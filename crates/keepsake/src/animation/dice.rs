//! The tray below the board, the dice in it, and what is said.

use cant_stop_rules::Column;

use super::scenes::{End, Scene};
use super::{Animation, SIZE};
use crate::painter::{Align, Painter};
use crate::text::Font;

/// The tray: left, top, width and height.
const TRAY: [f32; 4] = [20.0, 545.0, 500.0, 112.0];
/// The side of a die, and from die to die.
const DIE: f32 = 64.0;
const NEXT: f32 = 80.0;
/// The sizes of what is said, the largest first.
const SIZES: [f32; 5] = [34.0, 30.0, 26.0, 22.0, 18.0];

impl Animation<'_> {
    pub(super) fn tray(&self, painter: &mut Painter) {
        painter.slab(TRAY, 24.0, self.colors.ink, 1.0);
        painter.edge(TRAY, 24.0, self.colors.paper, 0.16, 2.0);
    }

    pub(super) fn heading(&self, painter: &mut Painter) {
        let font = Font::new(&self.kit.bold);
        let width = SIZE[0] as f32 - 40.0;
        let (size, lines) = font.fit(&self.words.heading, &SIZES, width - 46.0, 1);
        let wide = font.width(&self.words.heading, size);
        let left = (SIZE[0] as f32 - wide - 46.0) / 2.0;
        self.board()
            .tent(painter, self.turn.seat, [left + 18.0, 35.0], 36.0);
        for line in lines {
            let at = [left + 46.0, 35.0 + font.capitals(size) / 2.0];
            painter.words(&font, &line, at, size, self.colors.paper, Align::Left);
        }
    }

    /// The dice with the sums that were taken, or what is said at the end.
    pub(super) fn dice(&self, painter: &mut Painter, scene: &Scene) {
        let font = Font::new(&self.kit.bold);
        let middle = TRAY[1] + TRAY[3] / 2.0;
        if let Some(dice) = scene.dice {
            let pairs = scene.chosen.and_then(|mv| split(dice, mv.columns()));
            let order = pairs.map_or([0, 1, 2, 3], |(order, _)| order);
            for (place, &die) in order.iter().enumerate() {
                let gap = if place > 1 && pairs.is_some() {
                    22.0
                } else {
                    0.0
                };
                let slide = (1.0 - scene.arrived) * (70.0 + 24.0 * place as f32);
                let x = TRAY[0] + 24.0 + NEXT * place as f32 + gap + slide;
                let y = middle - DIE / 2.0 - (1.0 - scene.arrived) * 40.0;
                let face = usize::from(dice[die].clamp(1, 6)) - 1;
                painter.slab([x - 2.0, y - 2.0, DIE + 4.0, DIE + 4.0], 15.0, [0; 3], 0.5);
                painter.slab([x, y, DIE, DIE], 14.0, [0xf4, 0xef, 0xe2], 1.0);
                painter.picture(
                    &self.kit.faces[face],
                    [x + 5.0, y + 5.0, DIE - 10.0, DIE - 10.0],
                );
                if let Some((_, taken)) = pairs {
                    let color = [self.colors.gold, self.colors.second][place / 2];
                    if taken[place / 2] {
                        painter.edge(
                            [x - 1.0, y - 1.0, DIE + 2.0, DIE + 2.0],
                            15.0,
                            color,
                            1.0,
                            5.0,
                        );
                    }
                }
            }
        }
        let right = TRAY[0] + TRAY[2] - 18.0;
        let room = 128.0;
        let (said, color) = match (scene.end, scene.chosen) {
            (Some(End::Bust), _) => (self.words.bust.clone(), self.colors.danger),
            (Some(End::Stop), _) => (self.words.stop.clone(), self.colors.gold),
            (None, Some(mv)) => {
                let sums: Vec<String> = mv
                    .columns()
                    .iter()
                    .map(|column| column.number().to_string())
                    .collect();
                (sums.join(" · "), self.colors.paper)
            }
            _ => return,
        };
        let (size, lines) = font.fit(&said, &SIZES, room, 2);
        let line = size * 1.15;
        let mut y = middle - line * lines.len() as f32 / 2.0 + line / 2.0;
        for words in lines {
            let at = [right, y + font.capitals(size) / 2.0];
            painter.words(&font, &words, at, size, color, Align::Right);
            y += line;
        }
    }
}

/// Order of the dice, first pair first, that makes these sums, and the pairs that were taken.
fn split(dice: [u8; 4], columns: &[Column]) -> Option<([usize; 4], [bool; 2])> {
    let orders = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 3, 1, 2]];
    let sum = |order: &[usize; 4], pair: usize| dice[order[2 * pair]] + dice[order[2 * pair + 1]];
    let wanted: Vec<u8> = columns.iter().map(|column| column.number()).collect();
    orders.into_iter().find_map(|order| {
        let sums = [sum(&order, 0), sum(&order, 1)];
        match wanted[..] {
            [one] if sums[0] == one => Some((order, [true, false])),
            [one] if sums[1] == one => Some((order, [false, true])),
            [one, other] if sums == [one, other] || sums == [other, one] => {
                Some((order, [true, true]))
            }
            _ => None,
        }
    })
}
