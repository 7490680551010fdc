//! Parts of widgets that scale with half the text scale, so that they match the text beside them.

use bevy::prelude::*;

use crate::core::art::Picture;
use crate::core::locale::mark_all;
use crate::core::settings::Settings;

/// Size of the part at a text scale of 1, in design units.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Grows(pub(super) Vec2);

/// Scale factor at this text scale, 1 to 1.5.
pub(crate) fn growth(settings: &Settings) -> f32 {
    0.5 + 0.5 * settings.text_scale.factor()
}

fn resize_parts(
    settings: Res<Settings>,
    mut parts: Query<(&Grows, &mut Node, Option<&mut Picture>), Changed<Grows>>,
) {
    for (grows, mut node, picture) in &mut parts {
        let size = grows.0 * growth(&settings);
        if node.width != px(size.x) || node.height != px(size.y) {
            node.width = px(size.x);
            node.height = px(size.y);
        }
        if let Some(mut picture) = picture {
            let art = picture.art;
            picture.set_if_neq(Picture::new(art, size));
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            mark_all::<Grows>.run_if(resource_changed::<Settings>),
            resize_parts,
        )
            .chain()
            .before(bevy::ui::UiSystems::Prepare),
    );
}
