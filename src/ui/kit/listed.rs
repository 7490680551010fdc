//! Ordered lists to which any module adds items, each computed from resources.

use std::marker::PhantomData;

use bevy::ecs::system::{StaticSystemParam, SystemParamFunction};
use bevy::prelude::*;

use super::model_input::{ModelInput, Tracked};
use super::sets::ViewSystems;

/// Items of the list that the container `L` shows.
#[derive(Resource)]
pub(crate) struct Listed<L, T>(Vec<Slot<T>>, PhantomData<fn() -> L>);

/// Place of one item, empty while the item is not listed.
struct Slot<T> {
    id: usize,
    order: i16,
    item: Option<T>,
}

impl<L, T> Default for Listed<L, T> {
    fn default() -> Listed<L, T> {
        Listed(Vec::new(), PhantomData)
    }
}

impl<L, T> Listed<L, T> {
    /// Listed items, the lowest order first; of equal orders the one registered first.
    pub(crate) fn items(&self) -> impl Iterator<Item = &T> {
        self.0.iter().filter_map(|slot| slot.item.as_ref())
    }
}

/// Adds an item to the list of `L`: what `item` makes of the result of `model`, or none.
///
/// `model` runs before [`ViewSystems::Build`] while a container of the list exists, when one of its resources was written.
pub(crate) fn add_listed<L, T, F, Marker>(
    app: &mut App,
    order: i16,
    mut model: F,
    item: impl Fn(F::Out) -> Option<T> + Send + Sync + 'static,
) where
    L: Component,
    T: PartialEq + Send + Sync + 'static,
    F: SystemParamFunction<Marker, In = ()>,
    F::Param: ModelInput + 'static,
    Marker: 'static,
{
    let mut listed = app.world_mut().get_resource_or_init::<Listed<L, T>>();
    let id = listed.0.len();
    let place = listed.0.partition_point(|slot| slot.order <= order);
    let slot = Slot {
        id,
        order,
        item: None,
    };
    listed.0.insert(place, slot);
    let mut present = None;
    let update = move |inputs: StaticSystemParam<F::Param>, mut listed: ResMut<Listed<L, T>>| {
        let inputs = inputs.into_inner();
        let mut tracked = Tracked::default();
        F::Param::track(&inputs, &mut tracked);
        let before = present.replace(tracked.present);
        if !tracked.is_changed && before == present {
            return;
        }
        let item = item(model.run((), inputs));
        let place = listed.0.iter().position(|slot| slot.id == id);
        if let Some(place) = place.filter(|place| listed.0[*place].item != item) {
            listed.0[place].item = item;
        }
    };
    app.add_systems(
        Update,
        update
            .run_if(any_with_component::<L>)
            .before(ViewSystems::Build),
    );
}
