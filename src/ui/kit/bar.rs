//! Bars: numbers drawn as lengths, in a row of their own or side by side.

use bevy::prelude::*;

use crate::ui::color::{Role, Tint, fill};
use crate::ui::widgets::Flex;

/// Radius of the corners of a span, in design units.
const ROUND: f32 = 4.0;

/// Bar `height` design units high, filled from the left by `share` percent.
pub(crate) fn bar(share: f32, height: f32, color: Role) -> impl Bundle {
    let node = |width| Node {
        width,
        height: px(height),
        ..Node::default().rounded(height / 2.0)
    };
    (
        node(percent(100)),
        fill(Role::Slate),
        children![(node(percent(share)), fill(color))],
    )
}

/// Part of a node `height` design units high, in the middle of its height, between two points of its width in percent.
pub(crate) fn span([from, to]: [f32; 2], height: f32, tint: impl Into<Tint>) -> impl Bundle {
    let node = Node {
        width: percent((to - from).max(0.0)),
        ..centered(from, height)
    };
    (node, fill(tint))
}

/// Upright line across a node, at a point of its width in percent.
pub(crate) fn tick(at: f32, width: f32, height: f32, color: Role) -> impl Bundle {
    let mut node = centered(at, height);
    node.width = px(width);
    node.margin.left = px(-width / 2.0);
    (node, fill(color))
}

fn centered(left: f32, height: f32) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: percent(left),
        top: percent(50),
        height: px(height),
        margin: UiRect::top(px(-height / 2.0)),
        ..Node::default().rounded(ROUND)
    }
}

/// Bar of a chart of upright bars.
pub(crate) struct Upright {
    /// Share of the height of the chart, 0 to 1.
    pub(crate) share: f32,
    /// Width, as a multiple of the usual bar.
    pub(crate) width: f32,
    pub(crate) color: Role,
}

/// Upright bars over the whole width, `gap` design units apart, with `round` as the radius of their upper corners.
pub(crate) fn bars(
    height: f32,
    gap: f32,
    round: f32,
    bars: impl Iterator<Item = Upright> + Send + Sync + 'static,
) -> impl Bundle {
    let bar = move |bar: Upright| {
        let node = Node {
            flex_grow: bar.width,
            height: px(height * bar.share),
            border_radius: BorderRadius::top(px(round)),
            ..default()
        };
        (node, fill(bar.color))
    };
    (
        Node {
            width: percent(100),
            height: px(height),
            align_items: AlignItems::FlexEnd,
            column_gap: px(gap),
            ..default()
        },
        Children::spawn(SpawnIter(bars.map(bar))),
    )
}
