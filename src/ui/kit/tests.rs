//! Rebuilds of views, in an app without a window.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui::auto_directional_navigation::AutoDirectionalNavigation;

use super::{AddView, FocusNext, Key, View};

#[derive(Component)]
struct Shelf;

#[derive(Resource, Clone, PartialEq)]
struct Titles(Vec<&'static str>);

/// Closes the shelf while it exists.
#[derive(Resource)]
struct IsClosed;

/// Number of runs of the model of [`List`].
#[derive(Resource)]
struct Runs(Arc<AtomicUsize>);

#[derive(PartialEq)]
struct List(Titles);

impl View for List {
    type Container = Shelf;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        for title in &self.0.0 {
            parts.spawn(row(title)).insert(Key::of(title));
        }
        parts.spawn((Key::of("view"), ScrollPosition::default()));
    }
}

/// Replaces the list while the shelf is closed.
#[derive(PartialEq)]
struct Closed;

impl View for Closed {
    type Container = Shelf;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        parts.spawn(row("why"));
        parts.spawn((row("open"), FocusNext));
    }
}

/// Titles again, in a container that a view of the shelf draws.
#[derive(PartialEq)]
struct Cover(usize);

#[derive(Component)]
struct Pages;

impl View for Cover {
    type Container = Shelf;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        parts.spawn((row("cover"), FocusNext));
        parts.spawn(Pages);
    }
}

#[derive(PartialEq)]
struct Inner(Titles);

impl View for Inner {
    type Container = Pages;

    const IS_NESTED: bool = true;

    fn draw(&self, parts: &mut ChildSpawnerCommands) {
        List(self.0.clone()).draw(parts);
    }
}

fn row(title: &'static str) -> impl Bundle {
    (Name::new(title), AutoDirectionalNavigation::default())
}

fn app() -> (App, Entity) {
    let runs = Arc::new(AtomicUsize::new(0));
    let mut app = App::new();
    app.init_resource::<InputFocus>()
        .insert_resource(InputFocusVisible(true))
        .insert_resource(Titles(vec!["a", "b", "c"]))
        .insert_resource(Runs(runs.clone()))
        .add_plugins((super::view::plugin, super::focus::plugin))
        .add_view(move |titles: Res<Titles>, closed: Option<Res<IsClosed>>| {
            runs.fetch_add(1, Ordering::Relaxed);
            closed.is_none().then(|| List(titles.clone()))
        })
        .add_view(|closed: Option<Res<IsClosed>>| closed.map(|_| Closed));
    let shelf = app.world_mut().spawn(Shelf).id();
    app.update();
    (app, shelf)
}

fn runs(app: &App) -> usize {
    app.world().resource::<Runs>().0.load(Ordering::Relaxed)
}

fn children(app: &App, shelf: Entity) -> Vec<Entity> {
    let children = app.world().get::<Children>(shelf);
    children.map_or(Vec::new(), |children| children.to_vec())
}

fn titles(app: &App, shelf: Entity) -> Vec<&str> {
    let title = |child| app.world().get::<Name>(child).map(Name::as_str);
    children(app, shelf).into_iter().filter_map(title).collect()
}

fn focus_on(app: &mut App, shelf: Entity, title: &str) {
    let place = titles(app, shelf).iter().position(|it| *it == title);
    let row = children(app, shelf)[place.unwrap()];
    app.world_mut()
        .resource_mut::<InputFocus>()
        .set(row, FocusCause::Navigated);
}

fn focused(app: &App) -> Option<&str> {
    let entity = app.world().resource::<InputFocus>().get()?;
    app.world().get::<Name>(entity).map(Name::as_str)
}

#[test]
fn an_equal_model_changes_no_entity() {
    let (mut app, shelf) = app();
    let before = children(&app, shelf);
    app.world_mut().resource_mut::<Titles>().set_changed();
    app.update();
    assert_eq!((children(&app, shelf), runs(&app)), (before, 2));
}

#[test]
fn a_model_is_computed_only_when_a_resource_was_written() {
    let (mut app, shelf) = app();
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(runs(&app), 1);
    let other = app.world_mut().spawn(Shelf).id();
    app.update();
    assert_eq!((runs(&app), titles(&app, other)), (2, vec!["a", "b", "c"]));
    app.world_mut().despawn(other);
    app.world_mut().despawn(shelf);
    app.world_mut().resource_mut::<Titles>().set_changed();
    app.update();
    assert_eq!(runs(&app), 2, "nothing is shown");
}

#[test]
fn views_take_turns_in_one_container() {
    let (mut app, shelf) = app();
    app.insert_resource(IsClosed);
    app.update();
    assert_eq!(titles(&app, shelf), ["why", "open"]);
    app.world_mut().remove_resource::<IsClosed>();
    app.update();
    assert_eq!(titles(&app, shelf), ["a", "b", "c"]);
}

#[test]
fn focus_and_scroll_position_are_kept_by_key() {
    let (mut app, shelf) = app();
    focus_on(&mut app, shelf, "b");
    let view = children(&app, shelf)[3];
    let scrolled = Vec2::new(0.0, 70.0);
    let mut view = app.world_mut().entity_mut(view);
    view.insert(ScrollPosition(scrolled));
    app.insert_resource(Titles(vec!["d", "b"]));
    app.update();
    assert_eq!(focused(&app), Some("b"));
    let view = children(&app, shelf)[2];
    let position = app.world().get::<ScrollPosition>(view);
    assert_eq!(position.map(|position| position.0), Some(scrolled));
}

#[test]
fn focus_falls_to_the_next_or_the_first_where_its_key_is_gone() {
    let (mut app, shelf) = app();
    focus_on(&mut app, shelf, "b");
    app.insert_resource(Titles(vec!["d", "c"]));
    app.update();
    assert_eq!(focused(&app), Some("d"));
    app.insert_resource(IsClosed);
    app.update();
    assert_eq!(focused(&app), Some("open"));
}

#[test]
fn focus_elsewhere_and_focus_that_is_hidden_stay() {
    let (mut app, shelf) = app();
    let other = app.world_mut().spawn(row("other")).id();
    app.world_mut()
        .resource_mut::<InputFocus>()
        .set(other, FocusCause::Navigated);
    app.insert_resource(Titles(vec!["d"]));
    app.update();
    assert_eq!(focused(&app), Some("other"));
    focus_on(&mut app, shelf, "d");
    app.insert_resource(InputFocusVisible(false));
    app.insert_resource(Titles(vec!["d", "e"]));
    app.update();
    assert_eq!(focused(&app), None);
}

#[test]
fn a_view_in_a_view_is_built_in_the_same_frame_and_keeps_the_focus() {
    let mut app = App::new();
    app.init_resource::<InputFocus>()
        .insert_resource(InputFocusVisible(true))
        .insert_resource(Titles(vec!["a", "b"]))
        .add_plugins((super::view::plugin, super::focus::plugin))
        .add_view(|titles: Res<Titles>| Some(Inner(titles.clone())))
        .add_view(|titles: Res<Titles>| Some(Cover(titles.0.len())));
    let shelf = app.world_mut().spawn(Shelf).id();
    app.update();
    let pages = children(&app, shelf)[1];
    focus_on(&mut app, pages, "b");
    app.insert_resource(Titles(vec!["b", "c", "d"]));
    app.update();
    let rebuilt = children(&app, shelf)[1];
    assert_ne!(rebuilt, pages);
    assert_eq!(titles(&app, rebuilt), ["b", "c", "d"]);
    assert_eq!(focused(&app), Some("b"));
}
