//! Columns as the board shows them: a plate with the column's number, and an arrow for every step up it. No words, so they read the
//! same in every language and from across the room.

use bevy::prelude::*;
use cant_stop_rules::Climb;

use crate::ui::prelude::*;
use crate::ui::widgets::figure;

/// The side of an arrow, of the height of the number's letters.
const ARROW: f32 = 0.62;
/// The side of a flag, of that of an arrow.
const FLAG: f32 = 1.2;
/// With more steps than this there is one arrow and a number.
const MOST_ARROWS: u8 = 3;
/// The corners of a plate, and its lit upper and dark lower edges.
const CORNER: f32 = 10.0;
const EDGES: [f32; 2] = [2.0, 4.0];

/// A column, and how far a runner goes up it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Plate {
    /// Column whose number it shows.
    pub(crate) column: Column,
    /// Number of steps.
    pub(crate) steps: u8,
    /// The last step is on the top space.
    pub(crate) tops: bool,
}

impl Plate {
    /// The plate of a climb.
    pub(crate) fn of(climb: &Climb) -> Plate {
        Plate {
            column: climb.column,
            steps: climb.to - climb.from,
            tops: climb.to == climb.column.height(),
        }
    }
}

#[derive(Clone, Copy, PartialEq)]
pub(crate) struct Style {
    pub(crate) size: TextSize,
    /// The text size of the settings.
    pub(crate) text_scale: f32,
    /// The arrows stand below the number rather than after it.
    pub(crate) stacked: bool,
}

impl Style {
    fn arrow(self) -> f32 {
        self.size.du() * self.text_scale * ARROW
    }
}

/// Puts a plate with its arrows up. Arrows take on the ink of the widget they are in.
pub(crate) fn spawn_plate(parent: &mut ChildSpawnerCommands, plate: Plate, style: Style) {
    let node = if style.stacked {
        Node {
            align_items: AlignItems::Center,
            ..column(2.0)
        }
    } else {
        row(TIGHT)
    };
    let mut arrows = row(1.0);
    if style.stacked {
        // A flag is higher than an arrow: the plates beside it stay on one line.
        arrows.height = px(style.arrow() * FLAG);
    }
    let mut parts = parent.spawn(node);
    parts.with_child(number(plate, style));
    parts.with_children(|parts| {
        let mut arrows = parts.spawn(arrows);
        arrows.with_children(|arrows| spawn_arrows(arrows, plate, style));
    });
}

fn number(plate: Plate, style: Style) -> impl Bundle {
    let (ground, ink) = if plate.steps > 0 {
        (Role::Ledge, Role::Paper)
    } else {
        (Role::Well, Role::PaperDim)
    };
    let letters = style.size.du() * style.text_scale;
    let node = Node::default().padded(letters * 0.2, 0.0).fixed();
    let lit = ground.mixed(Role::AsPainted, 0.35);
    (
        Node {
            min_width: px(letters * 1.45),
            justify_content: JustifyContent::Center,
            border: UiRect::top(px(EDGES[0])).with_bottom(px(EDGES[1])),
            ..node.rounded(CORNER)
        },
        fill(ground),
        Edges::slab(lit, ground.mixed(Role::Ink, 0.5)),
        children![figure(plate.column.number(), style.size, ink)],
    )
}

fn spawn_arrows(arrows: &mut ChildSpawnerCommands, plate: Plate, style: Style) {
    let sign = |art, side: f32| {
        let icon = icon(art, Vec2::splat(side));
        (icon, Tint::from(Role::Paper), Ink(1.0))
    };
    let are_many = plate.steps > MOST_ARROWS;
    let ups = if are_many { 1 } else { plate.steps };
    for _ in 0..ups {
        arrows.spawn(sign(Art::IconUp, style.arrow()));
    }
    if are_many {
        let steps = figure(plate.steps, TextSize::Small, Role::Paper);
        arrows.spawn((steps, Ink(1.0)));
    }
    if plate.tops {
        arrows.spawn(sign(Art::IconFlag, style.arrow() * FLAG));
    }
}
