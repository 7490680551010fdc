//! Judges what is to be seen in a frame against what lies behind it, both as they were rendered.

use std::f32::consts::TAU;

use bevy::prelude::*;
use cant_stop_scenery::Eyes;
use cant_stop_testkit::{Ink, Piece};

use super::contrast::{Meeting, over, quantile};
use super::disguise::PROBE;
use super::frame::{Frame, Light};

/// The least contrast of text, and of pieces on the board.
const TEXT: f32 = 4.5;
const ON_BOARD: f32 = 4.5;
/// The least contrast of words on buttons that cannot be pressed, which are to look it.
const OFF: f32 = 3.0;
/// The least contrast of pieces elsewhere, of signs and of the focus ring.
const ELSEWHERE: f32 = 3.0;

/// The same in high contrast: for text, and for everything else.
const TEXT_IN_HIGH: f32 = 7.0;
const ELSE_IN_HIGH: f32 = 4.5;

/// A pixel belongs to a letter from this share of it on.
const INK: f32 = 0.5;
/// Reach of a text's ground around its letters, as a share of the line's height.
const GROUND: f32 = 0.06;
/// The share of the ground around a letter that may be worse: a star, a flake that flies past, the edge of a rock.
const SPECK: f32 = 0.25;
/// Fewer pixels of ground than this are no place to judge.
const FEW: usize = 12;
/// Two frames differ at a pixel from this difference of a channel on, of 255.
const DIFFERS: u8 = 10;
/// A piece is seen if it stands out all around, in `DIRECTIONS` directions from its middle. It has a fill and an edge,
/// one light and one dark, so that one of them stands out on any ground: per direction counts the `TELLING` share of
/// its pixels that stands out most. The `WORSE` share of directions may fail, before something of its own colour.
const DIRECTIONS: usize = 12;
const TELLING: f32 = 0.15;
/// A piece of which others hide more than this share is not to be told just now: a runner falls past it.
const HIDDEN: f32 = 0.25;
const WORSE: f32 = 0.25;
/// A line, as the focus ring is one, has one colour: half of its pixels are its soft edges.
const LINE: f32 = 0.5;

/// Result for one text, piece or ring.
#[derive(Clone, Debug)]
pub(super) struct Verdict {
    /// Label: the words, the piece.
    pub(super) what: String,
    /// The contrast where it counts.
    pub(super) meeting: Meeting,
    pub(super) eyes: Eyes,
    /// The least contrast asked for.
    pub(super) least: f32,
    /// Its middle, in pixels.
    pub(super) at: Vec2,
}

impl Verdict {
    /// Asks of it what is asked in high contrast.
    pub(super) fn in_high_contrast(&mut self, is_text: bool) {
        self.least = if is_text && self.least >= TEXT {
            TEXT_IN_HIGH
        } else {
            self.least.max(ELSE_IN_HIGH)
        };
    }

    /// Returns `true` if the contrast is at least the required one.
    pub(super) fn holds(&self) -> bool {
        // Colours have 256 steps; half of one is not worth a failure.
        self.meeting.ratio >= self.least - 0.01
    }
}

/// Judges a text by its worst letter: `without` shows what is behind it, `probe` where its letters are. `None` where
/// nothing of it is to be read, because something lies over it.
pub(super) fn text(eyes: Eyes, ink: &Ink, without: &Frame, probe: &Frame) -> Option<Verdict> {
    let mut worst: Option<(Meeting, Vec2)> = None;
    let mut covered = true;
    for line in &ink.lines {
        let side = line.height().max(1.0);
        let letters = (line.width() / side).ceil().max(1.0) as u32;
        for letter in 0..letters {
            let left = line.min.x + side * letter as f32;
            let cell = Rect::new(left, line.min.y, (left + side).min(line.max.x), line.max.y);
            let pixels = without.pixels_in(cell);
            let inked = pixels.filter(|pixel| coverage(*pixel, without, probe) >= INK);
            let inked: Vec<UVec2> = inked.collect();
            covered &= inked.is_empty();
            let Some(meeting) = letter_on(eyes, ink.color, &inked, cell, without) else {
                continue;
            };
            if worst.is_none_or(|(known, _)| meeting.ratio < known.ratio) {
                worst = Some((meeting, cell.center()));
            }
        }
    }
    let (meeting, at) = worst.filter(|_| !covered)?;
    Some(Verdict {
        what: format!("“{}”", first_words(&ink.words)),
        meeting,
        eyes,
        least: if ink.is_off { OFF } else { TEXT },
        at,
    })
}

/// Contrast of a letter with the ground that its ink covers and with that around it.
fn letter_on(
    eyes: Eyes,
    color: LinearRgba,
    ink: &[UVec2],
    cell: Rect,
    without: &Frame,
) -> Option<Meeting> {
    let reach = (GROUND * cell.height()).ceil().max(1.0) as i32;
    let last = without.size.as_ivec2() - 1;
    let around = |pixel: &UVec2| {
        let ways = [(0, 0), (-reach, 0), (reach, 0), (0, -reach), (0, reach)];
        let places = ways.map(|way| pixel.as_ivec2() + IVec2::from(way));
        places.map(|place| place.clamp(IVec2::ZERO, last).as_uvec2())
    };
    let mut ground: Vec<UVec2> = ink.iter().flat_map(around).collect();
    ground.sort_unstable_by_key(|pixel| (pixel.y, pixel.x));
    ground.dedup();
    if ground.len() < FEW {
        return None;
    }
    let front: Light = [color.red, color.green, color.blue];
    let meetings = ground.into_iter().map(|pixel| {
        let behind = without.at(pixel);
        Meeting::seen_by(eyes, over(front, color.alpha, behind), behind)
    });
    quantile(meetings.collect(), SPECK)
}

/// Coverage of a pixel by a letter: 0 to 1.
fn coverage(pixel: UVec2, without: &Frame, probe: &Frame) -> f32 {
    let (bare, inked) = (without.at(pixel), probe.at(pixel));
    let full = [PROBE.red, PROBE.green, PROBE.blue];
    let channel = (0..3_usize)
        .max_by(|a, b| {
            let way = |channel: usize| (full[channel] - bare[channel]).abs();
            way(*a).total_cmp(&way(*b))
        })
        .unwrap_or_default();
    (inked[channel] - bare[channel]) / (full[channel] - bare[channel])
}

/// Judges a piece by what is seen of it: `seen` has it, `without` shows what is behind it. `None` where nothing of it is
/// seen. `covers` are where others stand in front of it: what is left of it there, its edge perhaps, is not how it is told.
/// The game asks more of pieces on the board than the standard; what it asks holds for all eyes, what the standard asks for
/// each.
pub(super) fn piece(
    eyes: Eyes,
    piece: &Piece,
    covers: &[Rect],
    seen: &Frame,
    without: &Frame,
) -> Option<Verdict> {
    if hidden(piece.bounds, covers) > HIDDEN {
        return None;
    }
    let meetings = directions(eyes, piece.bounds, covers, [seen, without], TELLING);
    Some(Verdict {
        what: piece.name.to_owned(),
        meeting: quantile(meetings, WORSE)?,
        eyes,
        least: if piece.on_board && eyes == Eyes::All {
            ON_BOARD
        } else {
            ELSEWHERE
        },
        at: piece.bounds.center(),
    })
}

/// Judges a focus ring; `without` has the plate under it, but not the ring.
pub(super) fn ring(eyes: Eyes, bounds: Rect, seen: &Frame, without: &Frame) -> Option<Verdict> {
    let meetings = directions(eyes, bounds, &[], [seen, without], LINE);
    Some(Verdict {
        what: "around what has the focus".to_owned(),
        meeting: quantile(meetings, WORSE)?,
        eyes,
        least: ELSEWHERE,
        at: bounds.center(),
    })
}

/// The share of a piece that others hide, at the most: they may be smaller than their bounds.
fn hidden(bounds: Rect, covers: &[Rect]) -> f32 {
    let area = |rect: Rect| rect.width().max(0.0) * rect.height().max(0.0);
    let over = |cover: &Rect| area(bounds.intersect(*cover));
    covers.iter().map(over).fold(0.0, f32::max) / area(bounds).max(1.0)
}

/// Contrast of a piece with its background, for each direction from its middle in which it is seen: that of the
/// `telling` share of its pixels there that stand out most.
fn directions(
    eyes: Eyes,
    bounds: Rect,
    covers: &[Rect],
    [seen, without]: [&Frame; 2],
    telling: f32,
) -> Vec<Meeting> {
    let mut directions: [Vec<Meeting>; DIRECTIONS] = std::array::from_fn(|_| Vec::new());
    let mut pixels = 0;
    for pixel in differences(bounds, seen, without) {
        let point = pixel.as_vec2() + 0.5;
        if covers.iter().any(|cover| cover.contains(point)) {
            continue;
        }
        let out = point - bounds.center();
        let turn = out.to_angle() / TAU + 0.5;
        let meeting = Meeting::seen_by(eyes, seen.at(pixel), without.at(pixel));
        directions[(turn * DIRECTIONS as f32) as usize % DIRECTIONS].push(meeting);
        pixels += 1;
    }
    if pixels < FEW {
        return Vec::new();
    }
    directions
        .into_iter()
        .filter_map(|meetings| quantile(meetings, 1.0 - telling))
        .collect()
}

/// Pixels at which two frames differ.
pub(super) fn differences(
    bounds: Rect,
    seen: &Frame,
    without: &Frame,
) -> impl Iterator<Item = UVec2> {
    seen.pixels_in(bounds)
        .filter(move |pixel| seen.difference(without, *pixel) >= DIFFERS)
}

/// Enough of a text to know it by.
fn first_words(words: &str) -> String {
    const ENOUGH: usize = 48;
    let line = words.replace('\n', " ");
    match line.char_indices().nth(ENOUGH) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None => line,
    }
}

#[cfg(test)]
mod tests {
    use cant_stop_testkit::Kind;

    use super::*;

    const SIZE: UVec2 = UVec2::new(100, 40);
    const WHITE: [u8; 3] = [255; 3];

    /// A line of four letters, each a stroke of ink.
    fn writing() -> Ink {
        Ink {
            words: "word".to_owned(),
            color: LinearRgba::WHITE,
            lines: vec![Rect::new(10.0, 10.0, 90.0, 30.0)],
            is_off: false,
        }
    }

    fn strokes() -> impl Iterator<Item = Rect> {
        (0..4_u8).map(|letter| {
            let left = 16.0 + 20.0 * f32::from(letter);
            Rect::new(left, 12.0, left + 6.0, 28.0)
        })
    }

    fn inked(frame: Frame) -> Frame {
        strokes().fold(frame, |frame, stroke| frame.with(stroke, [0, 255, 0]))
    }

    #[test]
    fn text_is_as_clear_as_its_worst_letter() {
        let dark = || Frame::grey(SIZE, 20);
        let clear = text(Eyes::All, &writing(), &dark(), &inked(dark())).expect("it is seen");
        assert!(clear.holds() && clear.meeting.ratio > 15.0);
        // Something bright behind the third letter only.
        let moon = || dark().with(Rect::new(50.0, 8.0, 70.0, 32.0), [200; 3]);
        let lost = text(Eyes::All, &writing(), &moon(), &inked(moon())).expect("it is seen");
        assert!(!lost.holds() && lost.meeting.ratio < 2.0, "{lost:?}");
        assert!((50.0..70.0).contains(&lost.at.x));
        // A star is too small to matter.
        let star = || dark().with(Rect::new(57.0, 15.0, 59.0, 18.0), WHITE);
        assert!(text(Eyes::All, &writing(), &star(), &inked(star())).is_some_and(|it| it.holds()));
    }

    #[test]
    fn text_that_something_lies_over_is_not_judged_and_faint_text_is() {
        let dark = || Frame::grey(SIZE, 20);
        assert!(text(Eyes::All, &writing(), &dark(), &dark()).is_none());
        let faint = Ink {
            color: LinearRgba::WHITE.with_alpha(0.1),
            ..writing()
        };
        assert!(text(Eyes::All, &faint, &dark(), &inked(dark())).is_some_and(|it| !it.holds()));
    }

    fn a_piece(kind: Kind) -> Piece {
        Piece {
            kind,
            name: "camp_square",
            on_board: true,
            is_off: false,
            height: 0.0,
            bounds: Rect::new(40.0, 10.0, 60.0, 30.0),
        }
    }

    /// A piece with a dark edge.
    fn edged(frame: Frame, fill: [u8; 3]) -> Frame {
        let bounds = a_piece(Kind::Mark).bounds;
        frame.with(bounds, [10; 3]).with(bounds.inflate(-3.0), fill)
    }

    #[test]
    fn a_piece_is_told_by_its_fill_or_by_its_edge() {
        let judged = |ground: u8, fill: [u8; 3]| {
            let without = Frame::grey(SIZE, ground);
            let seen = edged(Frame::grey(SIZE, ground), fill);
            piece(Eyes::All, &a_piece(Kind::Mark), &[], &seen, &without).expect("it is seen")
        };
        assert!(judged(20, WHITE).holds(), "light on dark, by its fill");
        assert!(judged(250, WHITE).holds(), "light on light, by its edge");
        assert!(!judged(20, [70; 3]).holds(), "dark on dark");
    }

    #[test]
    fn what_is_not_seen_is_not_judged() {
        let frame = Frame::grey(SIZE, 20);
        assert!(piece(Eyes::All, &a_piece(Kind::Mark), &[], &frame, &frame).is_none());
        assert!(ring(Eyes::All, a_piece(Kind::Mark).bounds, &frame, &frame).is_none());
    }

    #[test]
    fn what_lies_over_a_piece_is_not_taken_for_it() {
        let frame = || Frame::grey(SIZE, 20);
        let (seen, it) = (edged(frame(), [70; 3]), a_piece(Kind::Mark));
        assert!(piece(Eyes::All, &it, &[], &seen, &frame()).is_some());
        assert!(piece(Eyes::All, &it, &[it.bounds.inflate(1.0)], &seen, &frame()).is_none());
        let is_judged = |wide: f32| {
            let cover = Rect::new(40.0, 10.0, 40.0 + wide, 30.0);
            piece(Eyes::All, &it, &[cover], &seen, &frame()).is_some()
        };
        assert!(!is_judged(10.0) && is_judged(3.0), "half of it, and a rim");
    }

    #[test]
    fn a_ring_has_to_show_on_all_its_way() {
        let bounds = a_piece(Kind::Mark).bounds;
        let (Rect { min, max }, wide) = (bounds, 3.0);
        let sides = [
            Rect::new(min.x, min.y, max.x, min.y + wide),
            Rect::new(min.x, max.y - wide, max.x, max.y),
            Rect::new(min.x, min.y, min.x + wide, max.y),
            Rect::new(max.x - wide, min.y, max.x, max.y),
        ];
        let around = |frame: Frame| {
            sides
                .into_iter()
                .fold(frame, |it, side| it.with(side, WHITE))
        };
        let judged = |ground: fn() -> Frame| ring(Eyes::All, bounds, &around(ground()), &ground());
        let dark = judged(|| Frame::grey(SIZE, 20)).expect("it is seen");
        assert!(dark.holds() && dark.meeting.ratio > 15.0);
        let lost = judged(|| {
            let dawn = Rect::new(0.0, 0.0, 50.0, 40.0);
            Frame::grey(SIZE, 20).with(dawn, [150; 3])
        });
        assert!(lost.is_some_and(|it| !it.holds()));
    }
}
