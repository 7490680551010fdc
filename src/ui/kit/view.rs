//! Views: the children of a container, rebuilt from a model whenever it changes.

use std::any::Any;
use std::borrow::BorrowMut;
use std::sync::Arc;

use bevy::ecs::system::{StaticSystemParam, SystemParamFunction};
use bevy::prelude::*;

use super::focus::FocusKeeper;
use super::model_input::{ModelInput, Tracked};
use super::sets::ViewSystems;

/// Model of a view, with its draw function. `src/features/puzzles/page.rs` has examples.
pub(crate) trait View: PartialEq + Send + Sync + 'static {
    /// Marker of the containers of the view. Several views may alternate in one container.
    type Container: Component;

    /// The containers are part of another view, which is built first.
    const IS_NESTED: bool = false;

    /// Spawns the children of the container.
    fn draw(&self, parts: &mut ChildSpawnerCommands);
}

pub(crate) trait AddView: BorrowMut<App> {
    /// Keeps every container of the view up to date with `model`, in [`ViewSystems::Build`], or in
    /// [`ViewSystems::BuildNested`].
    ///
    /// `model` reads resources only. It runs when a container is new or one of its resources was written. The children are
    /// rebuilt if its result differs from the last one; `None` removes them.
    fn add_view<V, F, Marker>(&mut self, mut model: F) -> &mut Self
    where
        V: View,
        F: SystemParamFunction<Marker, In = (), Out = Option<V>>,
        F::Param: ModelInput + 'static,
        Marker: 'static,
    {
        let mut present = 0;
        let update = move |inputs: StaticSystemParam<F::Param>,
                           containers: Query<(Entity, Ref<V::Container>, Option<&Drawn>)>,
                           keeper: FocusKeeper,
                           mut commands: Commands| {
            let inputs = inputs.into_inner();
            let mut tracked = Tracked::default();
            F::Param::track(&inputs, &mut tracked);
            let is_changed = tracked.is_changed || tracked.present != present;
            present = tracked.present;
            let mut places = containers.iter();
            if !is_changed && !places.any(|(_, container, _)| container.is_added()) {
                return;
            }
            let now = model.run((), inputs).map(Arc::new);
            for (container, _, drawn) in &containers {
                let drawn = drawn.and_then(|drawn| drawn.0.downcast_ref::<V>());
                if drawn == now.as_deref() {
                    continue;
                }
                keeper.keep(container, &mut commands);
                let mut container = commands.entity(container);
                match now.clone() {
                    Some(now) => {
                        _ = container
                            .despawn_children()
                            .with_children(|parts| now.draw(parts))
                            .insert(Drawn(now))
                    }
                    None => _ = container.queue(clear::<V>),
                }
            }
        };
        let set = if V::IS_NESTED {
            ViewSystems::BuildNested
        } else {
            ViewSystems::Build
        };
        let update = update.run_if(any_with_component::<V::Container>);
        let app: &mut App = self.borrow_mut();
        app.add_systems(Update, update.in_set(set));
        self
    }
}

impl AddView for App {}

/// Model last drawn in a container.
#[derive(Component)]
struct Drawn(Arc<dyn Any + Send + Sync>);

/// Clears a container, unless another view has been drawn in it.
fn clear<V: View>(mut container: EntityWorldMut) {
    let drawn = container.get::<Drawn>();
    if drawn.is_some_and(|drawn| drawn.0.is::<V>()) {
        container.remove::<Drawn>().despawn_children();
    }
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            ViewSystems::Build,
            ViewSystems::BuildNested,
            ViewSystems::RestoreFocus,
        )
            .chain(),
    );
}
