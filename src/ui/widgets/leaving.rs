//! Exit of screens, dialogs and toasts. The entity despawns at once; an inert image of it fades out.

use bevy::ecs::entity::EntityCloner;
use bevy::prelude::*;
use bevy::state::state::{StateTransition, StateTransitionEvent, StateTransitionSystems};
use bevy::text::{LetterSpacing, LineHeight};

use super::entrance::{Travels, travel};
use crate::core::settings::Settings;
use crate::ui::color::{Edges, Fill, LetterShadow, Opacity, Rim, ShadowTint, Tint};
use crate::ui::layer::in_front_of;
use crate::ui::motion;
use crate::ui::stroke::TextStroke;

/// With [`DespawnOnExit`] on the root of a screen or dialog: animates its exit.
#[derive(Component, Clone, Copy, Debug, Default)]
pub(crate) struct Leaves;

/// Image of a despawned entity.
#[derive(Component, Default)]
#[require(Name = Name::new("fading image"))]
struct Image {
    /// Seconds since the start.
    clock: f32,
}

/// Components copied to an image: the visible ones.
type Seen = (
    (Node, UiTransform, ZIndex, GlobalZIndex, Visibility),
    (BackgroundColor, BorderColor, BoxShadow, Outline),
    (ImageNode, Text, TextFont, TextColor, TextLayout, TextShadow),
    (
        LineHeight,
        LetterSpacing,
        TextStroke,
        ScrollPosition,
        Travels,
    ),
    (Fill, Edges, Rim, ShadowTint, LetterShadow, Tint, Opacity),
    (ChildOf, Children),
);

/// Despawns an entity with an exit animation.
pub(crate) fn leave(entity: Entity, commands: &mut Commands) {
    commands.queue(move |world: &mut World| {
        keep_image(world, entity);
        world.despawn(entity);
    });
}

/// Despawns entities at once.
pub(crate) fn despawn_all(commands: &mut Commands, all: impl IntoIterator<Item = Entity>) {
    for entity in all {
        commands.entity(entity).despawn();
    }
}

/// Clones the visible components of a tree of nodes.
fn keep_image(world: &mut World, root: Entity) {
    if world.get_entity(root).is_err() {
        return;
    }
    let image = world.spawn_empty().id();
    EntityCloner::build_opt_in(world)
        .without_required_components(|builder| {
            builder.allow::<Seen>();
        })
        .linked_cloning(true)
        .clone_entity(root, image);
    let layer = world.get::<GlobalZIndex>(root).copied();
    // In front of the successor, which it reveals as it fades.
    world
        .entity_mut(image)
        .insert((Image::default(), Opacity(1.0), in_front_of(layer)));
}

/// Creates images of roots that end with the exited state.
fn keep_images<S: States>(
    mut transitions: MessageReader<StateTransitionEvent<S>>,
    leaving: Query<(Entity, &DespawnOnExit<S>), With<Leaves>>,
    mut commands: Commands,
) {
    let Some(exited) = transitions
        .read()
        .last()
        .filter(|transition| transition.entered != transition.exited)
        .and_then(|transition| transition.exited.clone())
    else {
        return;
    };
    for (root, state) in &leaving {
        if state.0 == exited {
            commands.queue(move |world: &mut World| keep_image(world, root));
        }
    }
}

fn fade_images(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut images: Query<(Entity, &mut Image, &mut Opacity)>,
    children: Query<&Children>,
    mut travellers: Query<(&Travels, &mut UiTransform)>,
    mut commands: Commands,
) {
    for (root, mut image, mut opacity) in &mut images {
        image.clock += time.delta_secs().min(motion::SCREEN_LEAVES / 3.0);
        let t = image.clock / motion::SCREEN_LEAVES;
        if t >= 1.0 {
            commands.entity(root).despawn();
            continue;
        }
        opacity.0 = 1.0 - t;
        if !settings.reduced_motion {
            let gone = motion::LEAVE.sample_clamped(t);
            travel(root, gone, &children, &mut travellers);
        }
    }
}

/// Animates the exit of everything marked [`Leaves`] when its state of this type is exited.
pub(crate) fn leaves_with<S: States>(app: &mut App) {
    app.add_systems(
        StateTransition,
        keep_images::<S>
            .run_if(on_message::<StateTransitionEvent<S>>)
            // Before any exit system despawns parts of it.
            .after(StateTransitionSystems::DependentTransitions)
            .before(StateTransitionSystems::ExitSchedules),
    );
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, fade_images.run_if(any_with_component::<Image>));
}
