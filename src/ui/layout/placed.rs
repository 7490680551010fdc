//! Nodes positioned by the layout of the screen.

use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::core::canvas::Canvas;
use crate::core::settings::Settings;
use crate::ui::color::Opacity;

/// Rectangle of a part at a text scale of 1 to 2, in design units from the top left corner, y down.
type RectOf = fn(&Canvas, f32) -> Rect;

/// Fills a rectangle of the layout, at every window and text size.
#[derive(Component, Clone, Copy)]
#[require(Node)]
pub(crate) struct Placed(pub(crate) RectOf);

/// With [`Placed`]: the node is as high as its content, up to the height of the rectangle.
#[derive(Component, Clone, Copy)]
pub(crate) struct Hugging;

/// Fades out when the match is won, to show the mountain.
#[derive(Component, Clone, Copy)]
#[require(Opacity)]
pub(crate) struct StepsAside;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, place_nodes.before(UiSystems::Layout));
}

fn place_nodes(
    canvas: Res<Canvas>,
    settings: Res<Settings>,
    mut nodes: Query<(Ref<Placed>, &mut Node, Has<Hugging>)>,
) {
    let moved = canvas.is_changed() || settings.is_changed();
    for (placed, mut node, hugging) in &mut nodes {
        if !moved && !placed.is_added() {
            continue;
        }
        let rect = (placed.0)(&canvas, settings.text_scale.factor());
        node.position_type = PositionType::Absolute;
        node.left = px(rect.min.x);
        node.top = px(rect.min.y);
        node.width = px(rect.width());
        if hugging {
            node.max_height = px(rect.height());
        } else {
            node.height = px(rect.height());
        }
    }
}
