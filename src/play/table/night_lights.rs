//! Stars and northern lights: pictures of the sky that some sceneries have.

use bevy::prelude::*;
use cant_stop_scenery::Scenery;

use super::backdrop::{Backdrop, Rows};
use crate::core::art::{Art, Picture};
use crate::ui::color::Palette;

/// Picture of stars or northern lights, and `true` in sceneries that have them.
fn lights(layer: Backdrop, scenery: Scenery) -> Option<(Picture, bool)> {
    let size = |art| Rows::of(art).size();
    match layer {
        Backdrop::Stars => {
            let art = Art::BackdropStars;
            Some((Picture::new(art, size(art)), scenery.has_stars()))
        }
        Backdrop::Curtains => {
            let art = Art::Aurora;
            Some((Picture::hazy(art, size(art)), scenery.has_curtains()))
        }
        _ => None,
    }
}

/// Stars and northern lights have pictures only in the sceneries that show them.
fn hang_lights(
    palette: Res<Palette>,
    mut layers: Query<(Entity, &Backdrop, &mut Sprite, Has<Picture>)>,
    mut commands: Commands,
) {
    for (entity, layer, mut sprite, has_picture) in &mut layers {
        let Some((picture, is_seen)) = lights(*layer, palette.scenery()) else {
            continue;
        };
        if is_seen == has_picture {
            continue;
        }
        if is_seen {
            commands.entity(entity).insert(picture.into_transient());
        } else {
            sprite.image = Handle::default();
            commands.entity(entity).remove_with_requires::<Picture>();
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, hang_lights.run_if(resource_changed::<Palette>));
}
