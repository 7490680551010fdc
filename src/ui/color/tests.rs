//! Inherited opacity.

use bevy::prelude::*;

use super::{Opacity, Role, fill};
use crate::core::settings::Settings;
use crate::core::surroundings::Surroundings;

#[test]
fn opacity_multiplies_down_the_tree() {
    let mut app = App::new();
    app.init_resource::<Settings>()
        .init_resource::<Surroundings>()
        .add_plugins(super::plugin);
    let inside = app
        .world_mut()
        .spawn((Node::default(), fill(Role::Gold)))
        .id();
    let mut around = |child: Entity| {
        let parent = (Node::default(), Opacity(0.5));
        app.world_mut().spawn(parent).add_child(child).id()
    };
    let middle = around(inside);
    let root = around(middle);
    let alpha = |app: &App| {
        app.world()
            .get::<BackgroundColor>(inside)
            .map(|it| it.0.alpha())
    };
    for _ in 0..3 {
        app.update();
        assert_eq!(alpha(&app), Some(0.25));
    }
    app.world_mut().entity_mut(root).remove::<Opacity>();
    app.update();
    assert_eq!(alpha(&app), Some(0.5));
    app.world_mut().entity_mut(middle).insert(Opacity(1.0));
    app.update();
    assert_eq!(alpha(&app), Some(1.0));
}
