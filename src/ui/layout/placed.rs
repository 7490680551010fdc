//! Nodes that stand where the layout of the screen says.

use bevy::prelude::*;
use bevy::ui::UiSystems;

use crate::core::canvas::Canvas;
use crate::core::settings::Settings;
use crate::ui::color::Opacity;

/// Where a part stands on the canvas at a text scale of 1 to 2: design units from the top left corner, y down.
type RectOf = fn(&Canvas, f32) -> Rect;

/// A node that fills its rectangle, at every size of window and text.
#[derive(Component, Clone, Copy)]
#[require(Node)]
pub(crate) struct Placed(pub(crate) RectOf);

/// Beside [`Placed`]: the node is only as high as what is in it, and no higher than its rectangle.
#[derive(Component, Clone, Copy)]
pub(crate) struct Hugging;

/// What gives way to the mountain when somebody has won.
#[derive(Component, Clone, Copy)]
#[require(Opacity)]
pub(crate) struct StepsAside;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, place.before(UiSystems::Layout));
}

fn place(
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
