//! Slab and dice. They have a camera of their own, so that a fault may leave out them alone, and no contrast is judged of them.

use std::time::Duration;

use bevy::camera::visibility::RenderLayers;
use bevy::prelude::*;

use super::frame::Frame;
use super::judge::differences;
use crate::film::{Drawn, Film};

/// Moments at which dice lie on the slab, and the names of both in the game.
const LAID: [&str; 2] = ["pairing", "busted-falls"];
const SLAB: &str = "top of the slab";
const DIE: &str = "die";
/// The least share of the screen that changes where the slab is left out, and where the dice are.
const LEAST_OF_SLAB: f32 = 0.05;
const LEAST_OF_DICE: f32 = 0.02;

/// Says what is missing in the picture at this moment: nothing, where no dice are to lie there.
pub(super) fn missing(film: &mut Film, name: &str, seen: &Frame) -> Vec<String> {
    if !LAID.contains(&name) {
        return Vec::new();
    }
    let least = [(SLAB, LEAST_OF_SLAB), (DIE, LEAST_OF_DICE)];
    let missing = least.into_iter().filter_map(|(thing, least)| {
        let share = share_that_differs(seen, &without(film, thing));
        (share < least).then(|| format!("{thing}: only {:.1} % of the screen", share * 100.0))
    });
    let missing = missing.collect();
    redraw(film);
    missing
}

/// The frame without the meshes of this name, and of what has it.
fn without(film: &mut Film, thing: &str) -> Frame {
    let world = film.session.app.world_mut();
    let mut meshes = world.query_filtered::<Entity, With<Mesh3d>>();
    let meshes: Vec<Entity> = meshes.iter(world).collect();
    let is_meant = |entity: &Entity| {
        let parent = world.get::<ChildOf>(*entity).map(ChildOf::parent);
        let named = [Some(*entity), parent].into_iter().flatten();
        let mut names = named.filter_map(|it| world.get::<Name>(it));
        names.any(|name| name.as_str() == thing)
    };
    let meant: Vec<Entity> = meshes.into_iter().filter(is_meant).collect();
    let layers = meant.iter().map(|mesh| world.get::<RenderLayers>(*mesh));
    let layers: Vec<RenderLayers> = layers.map(|it| it.cloned().unwrap_or_default()).collect();
    for mesh in &meant {
        world.entity_mut(*mesh).insert(RenderLayers::none());
    }
    redraw(film);
    let frame = Frame::new(film.capture());
    let world = film.session.app.world_mut();
    for (mesh, layers) in meant.into_iter().zip(layers) {
        world.entity_mut(mesh).insert(layers);
    }
    frame
}

/// Draws the tray again, which no other frame of the proof does.
fn redraw(film: &mut Film) {
    film.set(Duration::ZERO, Drawn::Everything);
    film.frame();
}

/// The share, 0 to 1, of pixels at which two frames differ.
fn share_that_differs(a: &Frame, b: &Frame) -> f32 {
    let all = Rect::from_corners(Vec2::ZERO, a.size.as_vec2());
    differences(all, a, b).count() as f32 / (a.size.element_product() as f32).max(1.0)
}
