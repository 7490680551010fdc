//! A computer opponent as people see it: name, face, nature in a line, and strength.

use bevy::prelude::*;

use crate::core::art::{Drawing, polygon, round_line};
use crate::ui::prelude::*;

/// The side of a face in a row, and how high the peaks beside it are.
const FACE: f32 = 84.0;
const PEAKS: f32 = 20.0;

/// Width of a peak, and distance from one to the next, both as a multiple of its height.
const PEAK: f32 = 1.15;
const STEP: f32 = 1.0;
/// Width of the line around a peak, and its distance from the edge of the drawing, in design units.
const PEAK_EDGE: f32 = 2.5;
const INSET: f32 = 1.5;

/// The opponent whose face, nature or strength this shows; nothing is seen where none sits.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Character(pub(crate) Option<Opponent>);

/// Display name of an opponent.
pub(crate) fn name(opponent: Opponent) -> Words {
    Words::new(match opponent {
        Opponent::Marmot => texts::OPPONENT_MARMOT,
        Opponent::Ibex => texts::OPPONENT_IBEX,
        Opponent::Magpie => texts::OPPONENT_MAGPIE,
        Opponent::Owl => texts::OPPONENT_OWL,
        Opponent::Summit => texts::OPPONENT_SUMMIT,
    })
}

/// The name of the bot with this key in a record, be it one that only earlier versions seated.
pub(crate) fn recorded_name(key: &str) -> Words {
    match key {
        "rule-of-28" => Words::new(texts::OPPONENT_RULE_OF_28),
        "constant" => Words::new(texts::OPPONENT_CONSTANT),
        "linear" => Words::new(texts::OPPONENT_LINEAR),
        _ => Opponent::from_key(key).map_or_else(|| Words::literal(key), name),
    }
}

/// Nature of an opponent, in a line.
fn nature_words(opponent: Opponent) -> Words {
    Words::new(match opponent {
        Opponent::Marmot => texts::OPPONENT_MARMOT_NOTE,
        Opponent::Ibex => texts::OPPONENT_IBEX_NOTE,
        Opponent::Magpie => texts::OPPONENT_MAGPIE_NOTE,
        Opponent::Owl => texts::OPPONENT_OWL_NOTE,
        Opponent::Summit => texts::OPPONENT_SUMMIT_NOTE,
    })
}

/// Strength of an opponent, from 1.
fn strength_of(opponent: Opponent) -> usize {
    let weaker = Opponent::ALL.iter().take_while(|other| **other != opponent);
    weaker.count() + 1
}

fn picture(opponent: Opponent) -> Art {
    match opponent {
        Opponent::Marmot => Art::FaceMarmot,
        Opponent::Ibex => Art::FaceIbex,
        Opponent::Magpie => Art::FaceMagpie,
        Opponent::Owl => Art::FaceOwl,
        Opponent::Summit => Art::FaceSummit,
    }
}

/// The face of an opponent, `side` design units large.
pub(crate) fn face(who: Option<Opponent>, side: f32) -> impl Bundle {
    (Character(who), icon(Art::FaceMarmot, Vec2::splat(side)))
}

/// Label with the nature of an opponent, in a line or two.
pub(crate) fn nature(who: Option<Opponent>, justify: Justify) -> impl Bundle {
    (
        Character(who),
        Spoken(Words::literal("")),
        medium_label(Words::literal(""), TextSize::Small, Role::PaperDim),
        TextLayout::justify(justify),
        Node::default().fixed(),
    )
}

/// Strength of an opponent, as the number of lit peaks out of five, each `height` design units high.
pub(crate) fn strength(who: Option<Opponent>, height: f32) -> impl Bundle {
    let count = Opponent::ALL.len() as f32;
    let size = Vec2::new((STEP * (count - 1.0) + PEAK) * height, height);
    (
        Character(who),
        ImageNode::default(),
        Drawing::new(size),
        Node::default().sized(size).fixed(),
    )
}

/// Row with face, nature and strength of an opponent, each with this mark for the system that sets their [`Character`].
pub(crate) fn about(who: Option<Opponent>, mark: impl Component + Copy) -> impl Bundle {
    (
        row(GAP).fixed().padded(GAP, TIGHT),
        children![
            (mark, face(who, FACE)),
            (
                column(TIGHT).growing(0.0),
                children![
                    (mark, nature(who, Justify::Left)),
                    (mark, strength(who, PEAKS)),
                ],
            ),
        ],
    )
}

/// Five peaks, the first of them lit.
fn peaks(lit: usize, size: Vec2, palette: Palette) -> Drawing {
    let height = size.y;
    let mut pen = Pen::new(size, palette);
    for place in 0..Opponent::ALL.len() {
        let left = place as f32 * STEP * height + INSET;
        let right = left + PEAK * height - 2.0 * INSET;
        let (top, foot) = (2.0, height - INSET);
        let peak = polygon([
            Vec2::new(left, foot),
            Vec2::new((left + right) / 2.0, top),
            Vec2::new(right, foot),
        ]);
        let [ground, edge] = peak_colors(place, lit);
        pen.fill(peak.clone(), ground);
        pen.line(peak, edge, round_line(PEAK_EDGE));
    }
    pen.finish()
}

/// The colours of a peak, inside and along its edge, if the first `lit` are lit.
fn peak_colors(place: usize, lit: usize) -> [Role; 2] {
    if place < lit {
        [Role::Gold, Role::Gold]
    } else {
        [Role::Ink, Role::PairSecond]
    }
}

/// Nature and strength of an opponent, for screen readers.
fn spoken_words(opponent: Opponent) -> Words {
    Words::new(texts::OPPONENT_SPOKEN)
        .with("nature", nature_words(opponent))
        .with("strength", strength_of(opponent))
        .with("most", Opponent::ALL.len())
}

fn show(
    palette: Res<Palette>,
    mut shown: Query<(
        Ref<Character>,
        &mut Node,
        Option<&mut Picture>,
        Option<&mut Drawing>,
        Option<(&mut Words, &mut Spoken)>,
    )>,
) {
    for (who, mut node, face, peaks_drawn, text) in &mut shown {
        if !who.is_changed() && !palette.is_changed() {
            continue;
        }
        let Character(who) = *who;
        if let Some(opponent) = who {
            if let Some(mut face) = face {
                face.art = picture(opponent);
            }
            if let Some((mut words, mut spoken)) = text {
                words.set_if_neq(nature_words(opponent));
                spoken.set_if_neq(Spoken(spoken_words(opponent)));
            }
            if let Some(mut drawing) = peaks_drawn {
                *drawing = peaks(strength_of(opponent), drawing.size(), *palette);
            }
        }
        node.display = display_if(who.is_some());
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, show.before(bevy::ui::UiSystems::Prepare));
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::core::locale::Locale;
    use crate::core::settings::Language;

    /// The longest line that a card at the table has room for twice.
    const LETTERS: usize = 44;

    #[test]
    fn characters_are_told_apart_by_face_and_nature_and_grow_stronger() {
        let faces: HashSet<_> = Opponent::ALL.map(picture).into_iter().collect();
        assert_eq!(faces.len(), Opponent::ALL.len());
        let strengths: Vec<_> = Opponent::ALL.into_iter().map(strength_of).collect();
        assert_eq!(strengths, [1, 2, 3, 4, 5], "offered from gentle to strong");
        for language in Language::ALL {
            let say = |opponent| Locale(language).say(&nature_words(opponent));
            let natures: HashSet<_> = Opponent::ALL.map(say).into_iter().collect();
            assert_eq!(natures.len(), Opponent::ALL.len());
            for nature in natures {
                let letters = nature.chars().count();
                assert!(letters <= LETTERS, "{nature} has {letters}");
                assert!(!nature.starts_with("opponent-"), "{nature}");
            }
        }
    }

    #[test]
    fn as_many_peaks_are_lit_as_a_character_is_strong() {
        let count = Opponent::ALL.len();
        for lit in 0..=count {
            let all = (0..count).map(|place| peak_colors(place, lit));
            let golden = all.filter(|[ground, _]| *ground == Role::Gold);
            assert_eq!(golden.count(), lit);
        }
    }
}
