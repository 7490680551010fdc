//! Parts of widgets that grow with the text, half as fast, so that they stay as easy to see and to hit as the words beside them.

use bevy::prelude::*;

use crate::core::art::Picture;
use crate::core::settings::Settings;

/// A part that grows: its size at a text scale of 1, in design units.
#[derive(Component, Clone, Copy, Debug)]
pub(super) struct Grows(pub(super) Vec2);

/// How much larger than at a text scale of 1 such parts are, 1 to 1.5.
pub(super) fn growth(settings: &Settings) -> f32 {
    0.5 + 0.5 * settings.text_scale.factor()
}

fn grow(settings: Res<Settings>, mut parts: Query<(Ref<Grows>, &mut Node, Option<&mut Picture>)>) {
    for (grows, mut node, picture) in &mut parts {
        if !settings.is_changed() && !grows.is_added() {
            continue;
        }
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
    app.add_systems(PostUpdate, grow.before(bevy::ui::UiSystems::Prepare));
}
