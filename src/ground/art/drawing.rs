//! Drawings made while the game runs, as charts are: painted at exactly the pixels they cover, like pictures.

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::ui::UiSystems;

use super::{Rasters, Svg};

/// Shows a drawing on the entity's [`ImageNode`].
#[derive(Component, Clone, Debug, PartialEq)]
pub(crate) struct Drawing {
    /// What is drawn, as SVG.
    pub(crate) svg: String,
    /// The size on the screen, in design units.
    pub(crate) size: Vec2,
}

pub(super) fn plugin(app: &mut App) {
    // Without a renderer nobody sees what would be painted.
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    app.add_systems(
        PostUpdate,
        paint.before(AssetEventSystems).before(UiSystems::Content),
    );
}

fn paint(
    rasters: Res<Rasters>,
    mut scale: Local<f32>,
    mut images: ResMut<Assets<Image>>,
    mut drawings: Query<(Ref<Drawing>, &mut ImageNode)>,
) {
    let rescaled = *scale != rasters.scale();
    *scale = rasters.scale();
    for (drawing, mut node) in &mut drawings {
        if !rescaled && !drawing.is_changed() {
            continue;
        }
        let pixels = (drawing.size * *scale).round().as_uvec2();
        if let Some(image) = Svg::read(&drawing.svg).and_then(|svg| svg.image(pixels)) {
            node.image = images.add(image);
        }
    }
}
