//! Work of the engine that is left out of frames in which nothing it reads has changed.
//!
//! The engine walks all its trees in every frame. While a player thinks that was nearly half of what a frame cost.

use bevy::ecs::query::QueryFilter;
use bevy::picking::PickingSystems;
use bevy::picking::pointer::PointerInput;
use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;
use bevy::text::EditableText;
use bevy::transform::TransformSystems;
use bevy::transform::systems::StaticTransformOptimizations;
use bevy::ui::ui_surface::UiSurface;
use bevy::ui::{
    ComputedUiRenderTargetInfo, ContentSize, IgnoreScroll, LayoutConfig, UiScale, UiStack,
    UiSystems,
};

use crate::core::dialogs::Dialog;
use crate::core::states::{Screen, TurnPhase};

/// Changes that the camera of nodes and its scale follow.
type Rooted = Or<(Added<Node>, Changed<ChildOf>, Changed<UiTargetCamera>)>;

/// Changes that the layout of nodes follows.
type LaidOut = Or<(
    Changed<Node>,
    Changed<ContentSize>,
    Changed<ComputedUiRenderTargetInfo>,
    Changed<Children>,
    Changed<ChildOf>,
    Changed<UiTransform>,
    Changed<ScrollPosition>,
    Changed<IgnoreScroll>,
    Changed<Outline>,
    Changed<LayoutConfig>,
)>;

/// Changes that the order of nodes from back to front follows.
type Stacked = Or<(
    Added<Node>,
    Changed<Children>,
    Changed<ChildOf>,
    Changed<ZIndex>,
    Changed<GlobalZIndex>,
)>;

/// Changes that places in the world follow.
type Moved = Or<(Changed<Transform>, Changed<ChildOf>, Added<GlobalTransform>)>;

/// Changes after which another node may be below a pointer.
type Uncovered = Or<(Changed<InheritedVisibility>, Changed<Pickable>)>;

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        PostUpdate,
        (
            (UiSystems::Prepare, UiSystems::Propagate).run_if(
                is_any::<(With<Node>, Rooted)>
                    .or_else(is_any::<Changed<Camera>>)
                    .or_else(is_gone::<ChildOf>)
                    .or_else(resource_changed::<UiScale>),
            ),
            UiSystems::Layout.run_if(
                is_any::<(With<Node>, LaidOut)>
                    .or_else(is_gone::<Children>.or_else(is_gone::<Node>)),
            ),
            // What is written into a field moves without a new layout.
            UiSystems::PostLayout
                .run_if(resource_changed::<UiSurface>.or_else(any_with_component::<EditableText>)),
            UiSystems::Stack.run_if(
                is_any::<(With<Node>, Stacked)>
                    .or_else(is_gone::<Node>)
                    .or_else(is_gone::<ChildOf>)
                    .or_else(is_gone::<GlobalZIndex>),
            ),
            TransformSystems::Propagate.run_if(is_any::<Moved>.or_else(is_gone::<ChildOf>)),
        ),
    );
    // It looks for the node below the pointer, as picking does, to set `Interaction`, which no node here has.
    app.configure_sets(PreUpdate, UiSystems::Focus.run_if(|| false));
    app.configure_sets(
        PreUpdate,
        (PickingSystems::Backend, PickingSystems::Hover).run_if(is_pointed_anew),
    );
    // Finding out which trees have changed takes two tasks on another thread: walking all of them is cheaper here.
    app.insert_resource(StaticTransformOptimizations::Disabled);
    use StateTransitionSystems::*;
    let enter = (TransitionSchedules, EnterSchedules);
    let transitions = (DependentTransitions, ExitSchedules, enter);
    app.configure_sets(StateTransition, transitions.run_if(is_state_awaited));
}

fn is_any<F: QueryFilter>(changed: Query<(), F>) -> bool {
    !changed.is_empty()
}

fn is_gone<C: Component>(mut gone: RemovedComponents<C>) -> bool {
    gone.read().count() > 0
}

/// Looks for a pointer that did something, and for nodes that may have come below one or gone from there. After the last of it
/// there is one more frame, which forgets what was there before.
fn is_pointed_anew(
    mut inputs: MessageReader<PointerInput>,
    (surface, stack): (Res<UiSurface>, Res<UiStack>),
    shown: Query<(), (With<Node>, Uncovered)>,
    mut gone: RemovedComponents<Node>,
    mut was_news: Local<bool>,
) -> bool {
    let is_moved = surface.is_changed() || stack.is_changed() || !shown.is_empty();
    let is_gone = gone.read().count() > 0;
    let is_news = inputs.read().count() > 0 || is_gone || is_moved;
    std::mem::replace(&mut *was_news, is_news) || is_news
}

/// Looks for a state that is to be entered; the first ones are entered without having been awaited.
fn is_state_awaited(
    screen: Res<State<Screen>>,
    next_screen: Res<NextState<Screen>>,
    next_phase: Res<NextState<TurnPhase>>,
    next_dialog: Res<NextState<Dialog>>,
) -> bool {
    let unchanged = matches!(*next_screen, NextState::Unchanged)
        && matches!(*next_phase, NextState::Unchanged)
        && matches!(*next_dialog, NextState::Unchanged);
    screen.is_added() || !unchanged
}
