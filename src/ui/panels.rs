//! Panels: parts of a page in their order, each registered by the module that it belongs to.

use std::any::Any;
use std::borrow::BorrowMut;
use std::marker::PhantomData;
use std::sync::Arc;

use bevy::ecs::system::SystemParamFunction;
use bevy::prelude::*;

use crate::ui::kit::{AddView, Listed, ModelInput, View, add_listed};

pub(crate) trait AddPanel: BorrowMut<App> {
    /// Adds a view to its container, which any number of panels share, the lowest `order` first.
    ///
    /// `model` reads resources only; without a result the panel is left out.
    fn add_panel<V, F, Marker>(&mut self, order: i16, model: F) -> &mut Self
    where
        V: View,
        F: SystemParamFunction<Marker, In = (), Out = Option<V>>,
        F::Param: ModelInput + 'static,
        Marker: 'static,
    {
        type Panels<V> = Listed<<V as View>::Container, Panel>;
        let app: &mut App = self.borrow_mut();
        let is_first = !app.world().contains_resource::<Panels<V>>();
        let panel = |view: Option<V>| view.map(|view| Panel(Arc::new(view)));
        add_listed::<V::Container, _, _, _>(app, order, model, panel);
        if is_first {
            app.add_view(|panels: Res<Panels<V>>| {
                let panels = panels.items().cloned().collect();
                Some(Stack::<V::Container>(panels, PhantomData))
            });
        }
        self
    }
}

impl AddPanel for App {}

/// Drawing of a view of any type.
trait Drawing: Any + Send + Sync {
    fn draw_in(&self, parts: &mut ChildSpawnerCommands);
    fn is_equal(&self, other: &dyn Any) -> bool;
}

impl<V: View> Drawing for V {
    fn draw_in(&self, parts: &mut ChildSpawnerCommands) {
        self.draw(parts);
    }

    fn is_equal(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<V>() == Some(self)
    }
}

#[derive(Clone)]
struct Panel(Arc<dyn Drawing>);

impl PartialEq for Panel {
    fn eq(&self, other: &Panel) -> bool {
        let other: &dyn Any = &*other.0;
        self.0.is_equal(other)
    }
}

struct Stack<C>(Vec<Panel>, PhantomData<fn() -> C>);

impl<C> PartialEq for Stack<C> {
    fn eq(&self, other: &Stack<C>) -> bool {
        self.0 == other.0
    }
}

impl<C: Component> View for Stack<C> {
    type Container = C;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        for panel in &self.0 {
            panel.0.draw_in(parts);
        }
    }
}
