//! Parts of widgets that grow with the text, half as fast: they stay as easy to see and to hit as the words beside them.

use bevy::prelude::*;

use crate::core::art::Picture;
use crate::core::settings::Settings;

/// Part that grows: its size at a text scale of 1, in design units.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Grows(pub(super) Vec2);

/// Factor of growth at this text scale, 1 to 1.5.
pub(super) fn growth(settings: &Settings) -> f32 {
    0.5 + 0.5 * settings.text_scale.factor()
}

/// Marks all parts as changed: the text scale did.
fn mark_all(mut parts: Query<&mut Grows>) {
    parts.iter_mut().for_each(|mut part| part.set_changed());
}

fn grow(
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
        (mark_all.run_if(resource_changed::<Settings>), grow)
            .chain()
            .before(bevy::ui::UiSystems::Prepare),
    );
}
