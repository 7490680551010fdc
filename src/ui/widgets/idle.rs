//! Allocation test: a frame without changes allocates nothing in the systems of widgets, texts and views.

use bevy::input::mouse::MouseWheel;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::HoverMap;
use bevy::prelude::*;

use super::{ButtonLook, Chosen, button, label, panel_in, panel_node, scroll_view, toggle};
use crate::core::locale::{self, Words};
use crate::core::settings::Settings;
use crate::core::texts;
use crate::core::threads::SystemsInTurn;
use crate::ui::color::{Palette, Role};
use crate::ui::kit::{self, AddView, View};
use crate::ui::type_scale::TextSize;

#[derive(Component)]
struct Footer;

#[derive(PartialEq)]
struct Names(Vec<String>);

impl View for Names {
    type Container = Footer;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        for name in &self.0 {
            let words = Words::literal(name.as_str());
            parts.spawn(label(words, TextSize::Small, Role::Paper));
        }
    }
}

fn app() -> App {
    let mut app = App::new();
    app.init_resource::<Time<Real>>()
        .init_resource::<Settings>()
        .init_resource::<Palette>()
        .init_resource::<InputFocus>()
        .init_resource::<HoverMap>()
        .insert_resource(InputFocusVisible(true))
        .add_message::<MouseWheel>()
        .add_plugins((SystemsInTurn, locale::plugin, kit::plugin, super::plugin))
        .add_view(|settings: Res<Settings>| Some(Names(vec![format!("{:?}", settings.language)])));
    app.finish();
    app
}

fn fill(app: &mut App) {
    let words = || Words::new(texts::TURN_OF).with("name", "Ada");
    let world = app.world_mut();
    let mut view = world.spawn(scroll_view(0.0));
    view.with_child((Footer, panel_in(panel_node())));
    for place in 0..20 {
        let is_chosen = place % 5 == 0;
        view.with_children(|list| {
            let mut button = list.spawn(button(words(), ButtonLook::Secondary));
            if is_chosen {
                button.insert(Chosen);
            }
            list.spawn(toggle(words(), words(), is_chosen));
        });
    }
}

fn allocations(app: &mut App) -> u64 {
    // Let animations end and buffers reach their size.
    for _ in 0..10 {
        app.update();
    }
    allocation_counter::measure(|| app.update()).count_total
}

#[test]
fn a_frame_without_changes_allocates_nothing() {
    let mut app = app();
    fill(&mut app);
    assert_eq!(allocations(&mut app), 0);
    app.world_mut().resource_mut::<Settings>().set_changed();
    let changed = allocation_counter::measure(|| app.update());
    assert!(changed.count_total > 0, "the counter counts");
    assert_eq!(allocations(&mut app), 0);
}
