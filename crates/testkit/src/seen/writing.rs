//! Texts of the interface, line by line and colour by colour.

use bevy::prelude::*;
use bevy::text::{ComputedTextBlock, EditableText, RemSize, RunGeometry, TextLayoutInfo};
use bevy::ui::UiGlobalTransform;
use cant_stop::core::locale::Words;

use super::area;
use super::tree::{Part, Tree, is_off};

/// Text fainter than this is not there.
pub(super) const FAINT: f32 = 0.02;
/// Least share of a line that can be read.
const LEAST: f32 = 0.5;

/// A text with the place of each of its lines.
#[derive(Clone, Debug)]
pub struct Writing {
    /// Its node; the name is the text.
    pub part: Part,
    /// Its key in the locale files, if it has one.
    pub key: Option<&'static str>,
    /// The size that the letters take together, in pixels.
    pub size: Vec2,
    /// Places of its lines, in pixels.
    pub lines: Vec<Rect>,
    /// Size of the letters, in design units.
    pub letters: f32,
    /// Its parts in their colours.
    pub inks: Vec<Ink>,
}

impl Writing {
    /// The height of its first line, in pixels.
    pub fn height(&self) -> f32 {
        self.lines.first().map_or(0.0, Rect::height)
    }
}

/// Part of a text in one colour.
#[derive(Clone, Debug)]
pub struct Ink {
    /// Words of the part.
    pub words: String,
    /// Its colour, with its opacity.
    pub color: LinearRgba,
    /// Places of its lines, in pixels.
    pub lines: Vec<Rect>,
    /// Part of a disabled button.
    pub is_off: bool,
}

/// Parts of a text in their colours; `place` brings a rectangle of the layout to the screen.
pub(super) fn inks(
    world: &World,
    entity: Entity,
    text: &str,
    block: &ComputedTextBlock,
    layout: &TextLayoutInfo,
    place: impl Fn(Rect) -> Rect,
) -> Vec<Ink> {
    let is_off = is_off(world, entity);
    let sections = block.entities().iter().enumerate();
    sections
        .filter_map(|(index, section)| {
            let color = world.get::<TextColor>(section.entity)?.to_linear();
            let span = world.get::<TextSpan>(section.entity);
            let runs = layout.run_geometry.iter();
            Some(Ink {
                words: span.map_or_else(|| text.to_owned(), |span| span.0.clone()),
                color,
                lines: runs
                    .filter(|run| run.section_index == index)
                    .map(|run| place(run.bounds))
                    .collect(),
                is_off,
            })
        })
        .filter(|ink| ink.color.alpha > FAINT && !ink.words.trim().is_empty())
        .collect()
}

/// Texts that are visible or can be scrolled to.
pub(super) fn writings(world: &mut World, tree: &Tree) -> Vec<Writing> {
    let rem = world.resource::<RemSize>().0;
    let texts = world.query::<(
        Entity,
        AnyOf<(&Text, &EditableText)>,
        &TextLayoutInfo,
        &TextFont,
        (&ComputedNode, &UiGlobalTransform),
        Option<&Words>,
        Option<&ComputedTextBlock>,
    )>();
    let nodes = world.query::<&Node>();
    let is_put_away = |entity: Entity| {
        let node = nodes.get_manual(world, entity);
        node.is_ok_and(|node| node.display == Display::None)
    };
    let texts = texts.iter_manual(world);
    texts
        .filter_map(
            |(entity, (text, field), info, font, (node, place), words, block)| {
                // The engine tells the size of a text in design units, of a field in pixels.
                let (text, unit) = match (text, field) {
                    (Some(text), _) => (text.0.clone(), node.inverse_scale_factor.recip()),
                    (None, field) => (field?.value().to_string(), 1.0),
                };
                let is_seen = tree.nodes.get(&entity)?.is_visible;
                if !is_seen || text.trim().is_empty() {
                    return None;
                }
                let part = tree.part(entity, &text);
                let mut nodes = part.holders.iter().map(|holder| holder.entity);
                if is_put_away(entity) || nodes.any(is_put_away) {
                    return None;
                }
                // Unlike the size, the places of lines are in pixels.
                let corner = node.content_box().min;
                let line = |bounds: Rect| {
                    let Rect { min, max } = bounds;
                    tree.place(place, Rect::from_corners(corner + min, corner + max))
                };
                let runs = info.run_geometry.iter();
                Some(Writing {
                    key: words.and_then(Words::key),
                    size: unit * info.size,
                    lines: runs.map(|run: &RunGeometry| line(run.bounds)).collect(),
                    letters: font.font_size.eval(Vec2::ONE, rem),
                    inks: block.map_or_else(Vec::new, |block| {
                        inks(world, entity, &text, block, info, |rect| {
                            let (whole, shown) = (line(rect), part.clip(line(rect)));
                            // Nothing can be read of a line that is cut off at the edge of a list.
                            let cut = area(shown) < LEAST * area(whole);
                            if cut { Rect::default() } else { shown }
                        })
                    }),
                    part,
                })
            },
        )
        .collect()
}
