//! The laws of the layout.

use std::collections::BTreeSet;

use bevy::prelude::*;
use cant_stop::core::pseudo::PLAIN;
use cant_stop_testkit::{Part, Seen, Writing};

/// Width of a space, as a fraction of the height of a line.
const SPACE: f32 = 0.4;
/// Tolerance for rounding to whole pixels, in pixels.
const ROUNDING: f32 = 1.5;
/// The margin free of anything to press: a fraction of width and height.
const SAFE: f32 = 0.05;
/// The least size of letters, in design units.
const LEAST: f32 = 28.0;

/// The least air beside the words of a button, in design units.
const INSET: f32 = 12.0;

/// Text with its key in the locale files, by which one finds it in every language.
fn called(writing: &Writing) -> String {
    let key = writing.key.map(|key| format!(" ({key})"));
    format!("“{}”{}", writing.part.name, key.unwrap_or_default())
}

/// Texts that are not in the locale files, seen in the pseudo-language: words with letters which that one
/// does not have, but names.
pub fn untranslated(seen: &Seen, names: &[&str]) -> BTreeSet<String> {
    // Credits name people, files, libraries and licences.
    let texts = seen
        .writings
        .iter()
        .filter(|writing| writing.key != Some("credits-by"))
        .map(|writing| &writing.part.name);
    let labels = seen.pressables.iter().map(|part| &part.name);
    let is_plain = |word: &str| word.chars().any(|letter| PLAIN.contains(letter));
    texts
        .chain(labels)
        .flat_map(|text| {
            let without_names = names
                .iter()
                .fold(text.clone(), |text, name| text.replace(name, ""));
            let words = without_names.split(|letter: char| !letter.is_alphabetic());
            let plain = words.filter(|word| word.chars().count() > 1 && is_plain(word));
            let found = |word: &str| format!("“{word}” of “{text}” is not in the locale files");
            plain.map(found).collect::<Vec<_>>()
        })
        .collect()
}

/// Everything that is wrong with what is seen, in sentences.
pub fn broken(seen: &Seen) -> BTreeSet<String> {
    let mut broken = BTreeSet::new();
    for writing in &seen.writings {
        broken.extend(cut_off(seen, writing));
        broken.extend(tiny(writing));
        broken.extend(crowded(seen, writing));
    }
    broken.extend(crossed(seen));
    for (part, other) in pairs(&seen.pressables) {
        if !holds(part, other) && !holds(other, part) && overlap(part.shown, other.shown) {
            broken.insert(format!("“{}” lies on “{}”", part.name, other.name));
        }
    }
    for part in &seen.pressables {
        broken.extend(unsafe_place(seen, part));
    }
    broken.extend(on_the_board(seen));
    broken.extend(golden(seen));
    broken
}

/// Outside of a game one button at most is golden: the one that leads on.
fn golden(seen: &Seen) -> Option<String> {
    let golden = seen.pressables.iter().filter(|part| part.is_golden);
    let golden: Vec<&str> = golden.map(|part| part.name.as_str()).collect();
    let is_game = !seen.columns.is_empty();
    (!is_game && golden.len() > 1).then(|| format!("{} are golden", golden.join(", ")))
}

fn pairs<T>(all: &[T]) -> impl Iterator<Item = (&T, &T)> {
    all.iter()
        .enumerate()
        .flat_map(|(index, one)| all[..index].iter().map(move |other| (one, other)))
}

fn holds(part: &Part, other: &Part) -> bool {
    part.entity == other.entity || other.holders.iter().any(|it| it.entity == part.entity)
}

fn overlap(one: Rect, other: Rect) -> bool {
    one.intersect(other).size().min_element() > ROUNDING
}

fn lies_in(inner: Rect, outer: Rect) -> bool {
    let outer = outer.inflate(ROUNDING);
    outer.contains(inner.min) && outer.contains(inner.max)
}

/// Greatest distance that one rectangle reaches out of the other, in pixels.
fn stands_out(inner: Rect, outer: Rect) -> f32 {
    let before = (outer.min - inner.min).max_element();
    before.max((inner.max - outer.max).max_element())
}

/// Letters stay within their node, on the ground they are written on, and on the screen; what is scrolled away can be
/// scrolled to.
fn cut_off(seen: &Seen, writing: &Writing) -> Option<String> {
    let name = called(writing);
    // A broken line ends with a space that is not visible.
    let space = Vec2::new(SPACE * writing.height(), 0.0);
    let over = writing.size - writing.part.rect.size() - space;
    if over.x > ROUNDING {
        return Some(format!("{name} is wider than its place by {:.0}", over.x));
    }
    if over.y > ROUNDING || writing.lines.is_empty() {
        return Some(format!("{name} is higher than its place by {:.0}", over.y));
    }
    let mut rect = writing.part.rect;
    for holder in &writing.part.holders {
        if holder.scrolls {
            let top = rect.min.y - holder.rect.min.y + holder.scrolled;
            let content = holder.content.max(holder.rect.height());
            let is_reached = top >= -ROUNDING && top + rect.height() <= content + ROUNDING;
            let sideways = Rect::new(holder.rect.min.x, rect.min.y, holder.rect.max.x, rect.max.y);
            if !is_reached || rect.height() > holder.rect.height() || !lies_in(rect, sideways) {
                let over = stands_out(rect, sideways);
                let (high, room) = (rect.height(), holder.rect.height());
                return Some(format!(
                    "{name} cannot be scrolled to: {high:.0} high in {room:.0}, {over:.0} too wide"
                ));
            }
            rect = rect.intersect(holder.rect);
            if rect.is_empty() {
                return None;
            }
        } else if (holder.clips || holder.is_ground) && !lies_in(rect, holder.rect) {
            let over = stands_out(rect, holder.rect);
            return Some(format!("{name} sticks out of its ground by {over:.0}"));
        }
    }
    let over = stands_out(rect, seen.screen);
    (!lies_in(rect, seen.screen)).then(|| format!("{name} leaves the screen by {over:.0}"))
}

fn tiny(writing: &Writing) -> Option<String> {
    let letters = writing.letters;
    (letters < LEAST - 0.01).then(|| format!("{} is {letters} small", called(writing)))
}

/// The words of a button have air beside them.
fn crowded(seen: &Seen, writing: &Writing) -> Option<String> {
    let button = writing
        .part
        .holders
        .iter()
        .find(|holder| holder.is_button)?;
    let left = |line: &Rect| line.min.x - button.rect.min.x;
    let right = |line: &Rect| button.rect.max.x - line.max.x;
    let inset = writing.lines.iter().map(|line| left(line).min(right(line)));
    let inset = inset.fold(f32::MAX, f32::min) + ROUNDING;
    let (name, air) = (called(writing), inset / seen.unit);
    (air < INSET).then(|| format!("{name} stands at the edge of its button: {air:.0}"))
}

/// Visible rectangles of the lines of a text.
fn lines(writing: &Writing) -> impl Iterator<Item = Rect> {
    let clip = writing.part.shown;
    writing.lines.iter().map(move |line| line.intersect(clip))
}

/// Two texts, or a text and a button it does not belong to, on top of each other.
fn crossed(seen: &Seen) -> Vec<String> {
    let mut broken = Vec::new();
    for (one, other) in pairs(&seen.writings) {
        // On a ground of its own it hides what it lies on.
        let is_above = |one: &Writing, other: &Writing| {
            one.part.is_over_parts
                && !other.part.is_over_parts
                && one.part.holders.iter().any(|holder| holder.is_ground)
        };
        if is_above(one, other) || is_above(other, one) {
            continue;
        }
        if lines(one).any(|line| lines(other).any(|it| overlap(line, it))) {
            let (one, other) = (called(one), called(other));
            broken.push(format!("{one} is written over {other}"));
        }
    }
    for writing in &seen.writings {
        for part in &seen.pressables {
            let is_foreign = !holds(part, &writing.part);
            if is_foreign && lines(writing).any(|line| overlap(line, part.shown)) {
                let (text, widget) = (called(writing), &part.name);
                broken.push(format!("{text} is written over the button “{widget}”"));
            }
        }
    }
    broken
}

/// Message for a pressable part outside of the safe area that cannot be scrolled into it whole; `None` if it is inside.
fn unsafe_place(seen: &Seen, part: &Part) -> Option<String> {
    let margin = seen.screen.size() * SAFE;
    let safe = Rect::from_corners(margin, seen.screen.max - margin);
    let name = &part.name;
    let view = part.holders.iter().find(|holder| holder.scrolls);
    if let Some(view) = view {
        let top = part.rect.min.y - view.rect.min.y + view.scrolled;
        let content = view.content.max(view.rect.height()) + ROUNDING;
        let is_whole = part.rect.height() <= view.rect.height();
        if !is_whole || top < -ROUNDING || top + part.rect.height() > content {
            return Some(format!("“{name}” cannot be scrolled to"));
        }
        if part.shown.is_empty() {
            return None;
        }
    } else if !lies_in(part.rect, part.shown) {
        return Some(format!("the button “{name}” is cut off"));
    }
    (!lies_in(part.shown, safe)).then(|| format!("the button “{name}” leaves the safe area"))
}

/// Columns and flags are on the screen, and nothing of the interface covers them.
fn on_the_board(seen: &Seen) -> Vec<String> {
    let mut broken = Vec::new();
    for &(column, letters) in &seen.columns {
        if !lies_in(column, seen.screen) {
            broken.push("a column or its flag leaves the screen".to_owned());
        }
        if letters < LEAST - 0.01 {
            broken.push(format!("a number of the board is {letters} small"));
        }
    }
    let is_covered = |rect: Rect| seen.columns.iter().any(|it| overlap(it.0, rect));
    let stays = |part: &&Part| !part.is_over_parts;
    for writing in &seen.writings {
        if stays(&&writing.part) && lines(writing).any(is_covered) {
            broken.push(format!("{} is written over the board", called(writing)));
        }
    }
    for part in seen.pressables.iter().chain(&seen.panels).filter(stays) {
        if is_covered(part.shown) {
            broken.push(format!("“{}” lies on the board", part.name));
        }
    }
    broken
}
