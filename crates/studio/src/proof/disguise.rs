//! Takes something out of a frame: what is to be measured is invisible in it, so that it shows what lies behind.
//!
//! Colours are exchanged after everything that sets them and before the frame is drawn, and put back before the next
//! frame begins: the game never knows.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::sprite::Text2dShadow;
use cant_stop::ground::art::Picture;
use cant_stop::theme::widgets::RingLine;

use super::kinds::Kind;

/// What is different in the frames that are drawn now.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Disguise {
    /// Nothing: frames are as players see them.
    #[default]
    None,
    /// No text is to be seen.
    WithoutText,
    /// All text is opaque and of the colour [`PROBE`].
    TextInProbe,
    /// Nothing of this kind is to be seen.
    Without(Kind),
    /// The ring around what has the focus is not to be seen; the plate that it lies on is.
    WithoutRings,
}

/// A colour that nothing in the game has: where it shows, there is text.
pub(super) const PROBE: LinearRgba = LinearRgba::GREEN;

/// What was exchanged: colours, and what is no sprite and was hidden.
#[derive(Resource, Default)]
struct True {
    colors: Vec<(Entity, Part, Color)>,
    hidden: Vec<Entity>,
}

/// What a colour belongs to.
#[derive(Clone, Copy)]
enum Part {
    Text,
    Shadow,
    Shadow2d,
    Sprite,
    Image,
    Ring,
}

/// Adds what exchanges the colours.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Disguise>()
        .init_resource::<True>()
        .add_systems(First, take_off)
        .add_systems(Last, put_on);
}

fn put_on(world: &mut World) {
    let changes = match *world.resource::<Disguise>() {
        Disguise::None => return,
        Disguise::WithoutText => texts(world, Color::NONE),
        Disguise::TextInProbe => texts(world, PROBE.into()),
        Disguise::Without(kind) => {
            hide_meshes(world, kind);
            pictures(world, kind)
        }
        Disguise::WithoutRings => world
            .query_filtered::<Entity, With<RingLine>>()
            .iter(world)
            .map(|entity| (entity, Part::Ring, Color::NONE))
            .collect(),
    };
    let originals = changes
        .into_iter()
        .map(|(entity, part, color)| (entity, part, exchange(world, entity, part, color)))
        .collect();
    world.resource_mut::<True>().colors = originals;
}

fn take_off(world: &mut World) {
    let before = std::mem::take(&mut *world.resource_mut::<True>());
    for (entity, part, color) in before.colors {
        exchange(world, entity, part, color);
    }
    for entity in before.hidden {
        if let Some(mut seen) = world.get_mut::<ViewVisibility>(entity) {
            *seen.bypass_change_detection() = ViewVisibility::VISIBLE;
        }
    }
}

/// Pictures on meshes have their colours in a material of their own.
fn hide_meshes(world: &mut World, kind: Kind) {
    let mut meshes =
        world.query_filtered::<(Entity, &Picture, &mut ViewVisibility), With<Mesh2d>>();
    let mut hidden = Vec::new();
    for (entity, picture, mut seen) in meshes.iter_mut(world) {
        if Kind::of(picture) == Some(kind) && seen.get() {
            *seen.bypass_change_detection() = ViewVisibility::HIDDEN;
            hidden.push(entity);
        }
    }
    world.resource_mut::<True>().hidden = hidden;
}

/// Texts, and the shadows that only make their strokes thicker: other shadows belong to what is behind a text.
fn texts(world: &mut World, color: Color) -> Vec<(Entity, Part, Color)> {
    let mut texts = world.query::<(
        Entity,
        &TextColor,
        Option<&TextShadow>,
        Option<&Text2dShadow>,
    )>();
    let mut changes = Vec::new();
    for (entity, text, shadow, shadow_2d) in texts.iter(world) {
        changes.push((entity, Part::Text, color));
        if shadow.is_some_and(|shadow| shadow.color == text.0) {
            changes.push((entity, Part::Shadow, Color::NONE));
        }
        if shadow_2d.is_some_and(|shadow| shadow.color == text.0) {
            changes.push((entity, Part::Shadow2d, Color::NONE));
        }
    }
    changes
}

fn pictures(world: &mut World, kind: Kind) -> Vec<(Entity, Part, Color)> {
    let mut pictures = world.query::<(Entity, &Picture, Has<Sprite>, Has<ImageNode>)>();
    pictures
        .iter(world)
        .filter(|(_, picture, ..)| Kind::of(picture) == Some(kind))
        .filter_map(|(entity, _, sprite, image)| {
            let part = match (sprite, image) {
                (true, _) => Part::Sprite,
                (_, true) => Part::Image,
                _ => return None,
            };
            Some((entity, part, Color::NONE))
        })
        .collect()
}

/// Sets a colour and gives the one before.
fn exchange(world: &mut World, entity: Entity, part: Part, color: Color) -> Color {
    match part {
        Part::Text => swap(world, entity, color, |text: &mut TextColor| &mut text.0),
        Part::Shadow => swap(world, entity, color, |shadow: &mut TextShadow| {
            &mut shadow.color
        }),
        Part::Shadow2d => swap(world, entity, color, |shadow: &mut Text2dShadow| {
            &mut shadow.color
        }),
        Part::Sprite => swap(world, entity, color, |sprite: &mut Sprite| {
            &mut sprite.color
        }),
        Part::Image => swap(world, entity, color, |image: &mut ImageNode| {
            &mut image.color
        }),
        Part::Ring => match world.get_mut::<BorderColor>(entity) {
            // All four sides of a ring have the same colour.
            Some(mut ring) => {
                let before = ring.top;
                *ring.bypass_change_detection() = BorderColor::all(color);
                before
            }
            None => color,
        },
    }
}

fn swap<C: Component<Mutability = Mutable>>(
    world: &mut World,
    entity: Entity,
    color: Color,
    field: impl Fn(&mut C) -> &mut Color,
) -> Color {
    match world.get_mut::<C>(entity) {
        Some(mut component) => std::mem::replace(field(component.bypass_change_detection()), color),
        None => color,
    }
}
