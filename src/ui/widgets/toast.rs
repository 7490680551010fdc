//! Toasts: one sentence on a signpost at the upper edge, for a few seconds.

use bevy::prelude::*;

use super::entrance::{Entrance, Travels};
use super::flex::{Flex, icon, row};
use super::paint::{EDGE, LIP};
use super::text::medium_label;
use crate::core::art::Art;
use crate::core::locale::{Spoken, Words};
use crate::ui::color::{Edges, Role, ShadowTint, Tint, fill};
use crate::ui::layer::Layer;
use crate::ui::spacing::{DIALOG_EDGE, GAP, RADIUS_SMALL, WIDE};
use crate::ui::type_scale::TextSize;

/// Side of the signpost in design units.
const SIGN: f32 = 44.0;
/// Slab around the words, with the signpost, in design units.
pub(crate) const TOAST_AROUND: Vec2 = Vec2::new(2.0 * WIDE + SIGN + GAP, LIP + EDGE + 2.0 * GAP);

#[derive(Component, Default)]
pub(crate) struct Toast;

/// Toast that says `words`, at the upper edge of its parent.
pub(crate) fn toast(words: Words) -> impl Bundle {
    (
        Name::new("notice"),
        Toast,
        across_top(),
        Layer::Notice.z(),
        children![toast_slab(words)],
    )
}

/// Layout across the upper edge of the parent, and the way in from there.
pub(crate) fn across_top() -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        top: vh(DIALOG_EDGE),
        left: percent(12),
        right: percent(12),
        justify_content: JustifyContent::Center,
        ..default()
    };
    (node, Entrance::default(), Travels::DOWN)
}

/// Slab in this colour, with its children in a row, `y` design units from its edges.
pub(crate) fn slab(color: Role, y: f32) -> impl Bundle {
    (
        Node {
            border: UiRect::vertical(px(LIP)).with_bottom(px(EDGE)),
            ..row(GAP).padded(WIDE, y).rounded(RADIUS_SMALL)
        },
        fill(Role::Well),
        Edges::slab(color, color.mixed(Role::Ink, 0.35)),
    )
}

fn toast_slab(words: Words) -> impl Bundle {
    (
        slab(Role::Gold, GAP),
        BoxShadow::new(Color::NONE, px(0), px(8), px(0), px(14)),
        ShadowTint(Role::Ink.faint(0.6)),
        Spoken(words.clone()),
        children![
            (
                icon(Art::IconSignpost, Vec2::splat(SIGN)),
                Tint::from(Role::Gold),
            ),
            medium_label(words, TextSize::Small, Role::Paper),
        ],
    )
}
