//! Widgets with values: changed by keys alone, by pad alone and by mouse alone, held at their ends, announced, refused
//! where they are off.

use accesskit::Toggled;
use bevy::a11y::AccessibilityNode;
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::{Button, Slider};
use cant_stop::core::settings::{PointerSize, Settings};
use cant_stop_testkit::Session;

use crate::settings::{SECTIONS, Ways, by_pad, open_section};

/// More presses than it takes to get from one end of a screen to the other.
pub const PRESSES: usize = 30;
/// Seconds in which everything has arrived or left.
pub const SETTLED: f32 = 0.7;

/// A widget by what it is called, whatever its value.
pub fn widget(session: &mut Session, title: &str) -> Entity {
    let world = session.app.world_mut();
    let mut widgets = world.query::<(Entity, &AccessibleLabel)>();
    let found = widgets.iter(world).find(|(_, label)| label.0 == title);
    found.unwrap_or_else(|| panic!("no “{title}”")).0
}

/// Node of a widget for screen readers.
pub fn node<'w>(session: &'w mut Session, title: &str) -> &'w AccessibilityNode {
    let entity = widget(session, title);
    session
        .app
        .world()
        .get::<AccessibilityNode>(entity)
        .unwrap_or_else(|| panic!("“{title}” is not announced"))
}

pub fn focused(session: &Session) -> Option<String> {
    let focus = session.app.world().resource::<InputFocus>().get()?;
    let label = session.app.world().get::<AccessibleLabel>(focus)?;
    Some(label.0.clone())
}

/// Puts the focus on what is announced as `title`, or called so and seen.
pub fn focus_on(session: &mut Session, title: &str) {
    let world = session.app.world_mut();
    let mut widgets = world.query::<(
        Entity,
        &AccessibleLabel,
        &AccessibilityNode,
        &InheritedVisibility,
        &ComputedNode,
    )>();
    let found = widgets.iter(world).find(|(_, label, said, seen, node)| {
        let called = label.0 == title || cant_stop_testkit::announced(label, said) == title;
        called && seen.get() && !node.is_empty()
    });
    let Some((entity, ..)) = found else {
        panic!("no “{title}” among {:?}", session.offers());
    };
    let mut focus = world.resource_mut::<InputFocus>();
    focus.set(entity, bevy::input_focus::FocusCause::Navigated);
    session.frames(2);
}

/// Presses `press` until the focus is on what is called `title`.
pub fn go_to(session: &mut Session, title: &str, press: impl Fn(&mut Session)) {
    for _ in 0..PRESSES {
        if focused(session).as_deref() == Some(title) {
            return;
        }
        press(session);
    }
    panic!(
        "“{title}” is out of reach; the focus is on {:?}",
        focused(session)
    );
}

pub fn settings_now(session: &mut Session) -> Settings {
    session.settings().clone()
}

/// A session with the settings open, by keys or by pad.
fn open_settings(session: &mut Session, ways: &Ways) {
    session.wait(SETTLED);
    go_to(session, "Summit book", ways.down);
    go_to(session, "Settings", ways.right);
    (ways.accept)(session);
    session.wait(SETTLED);
}

/// Changes toggles, steppers and a slider with directions and accept.
fn change_all(session: &mut Session, ways: &Ways) {
    let Ways {
        down,
        left,
        right,
        accept,
        ..
    } = ways;
    open_section(session, "Picture", SECTIONS, ways);
    go_to(session, "High contrast", down);
    right(session);
    assert!(settings_now(session).high_contrast);
    right(session);
    assert!(settings_now(session).high_contrast, "on stays on");
    left(session);
    assert!(!settings_now(session).high_contrast);
    accept(session);
    assert!(settings_now(session).high_contrast);
    let contrast = node(session, "High contrast");
    assert_eq!(contrast.toggled(), Some(Toggled::True));
    assert_eq!(contrast.value(), Some("On"));
    go_to(session, "Pointer", down);
    left(session);
    assert_eq!(
        settings_now(session).pointer,
        PointerSize::Larger,
        "round and round"
    );
    right(session);
    accept(session);
    assert_eq!(settings_now(session).pointer, PointerSize::Large);
    assert_eq!(node(session, "Pointer").value(), Some("Large"));
    go_to(session, "Motion", down);
    left(session);
    assert!(settings_now(session).reduced_motion);
    right(session);
    assert!(
        !settings_now(session).reduced_motion,
        "a choice of two goes round"
    );
    accept(session);
    assert!(settings_now(session).reduced_motion);
    assert_eq!(node(session, "Motion").value(), Some("Reduced"));

    open_section(session, "Game", SECTIONS, ways);
    go_to(session, "Follows the risk", down);
    right(session);
    let two = |session: &mut Session| {
        let now = settings_now(session);
        (now.weather, now.tension_sounds)
    };
    assert_eq!(two(session), (true, false), "two settings in one row");
    assert_eq!(node(session, "Follows the risk").value(), Some("Sky"));
    right(session);
    assert_eq!(two(session), (false, true));
    assert_eq!(node(session, "Follows the risk").value(), Some("Music"));

    open_section(session, "Sound", SECTIONS, ways);
    go_to(session, "Music", down);
    let before = settings_now(session).music;
    right(session);
    assert_eq!(
        settings_now(session).music,
        before + 1,
        "one step at a time"
    );
    for _ in 0..2 * Settings::LOUDEST {
        right(session);
    }
    assert_eq!(settings_now(session).music, Settings::LOUDEST);
    assert_eq!(node(session, "Music").value(), Some("100%"));
    assert_eq!(node(session, "Music").numeric_value(), Some(10.0));
    for _ in 0..2 * Settings::LOUDEST {
        left(session);
    }
    assert_eq!(settings_now(session).music, 0);
    assert_eq!(node(session, "Music").value(), Some("Off"));
    assert_eq!(node(session, "Music").numeric_value(), Some(0.0));
}

#[test]
fn values_are_changed_by_keys_alone() {
    let mut session = Session::new();
    let ways = Ways {
        up: &|session| session.key(KeyCode::ArrowUp),
        down: &|session| session.key(KeyCode::ArrowDown),
        left: &|session| session.key(KeyCode::ArrowLeft),
        right: &|session| session.key(KeyCode::ArrowRight),
        accept: &|session| session.key(KeyCode::Space),
    };
    open_settings(&mut session, &ways);
    change_all(&mut session, &ways);
}

#[test]
fn values_are_changed_by_pad_alone() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    let ways = by_pad!(pad);
    open_settings(&mut session, &ways);
    change_all(&mut session, &ways);
}

/// The places of the parts `P` of a widget from left to right, in logical pixels.
pub fn parts<P: Component>(session: &mut Session, title: &str) -> Vec<Rect> {
    let widget = widget(session, title);
    let world = session.app.world_mut();
    let mut children = world.query::<&Children>();
    let inside: Vec<Entity> = children.query(world).iter_descendants(widget).collect();
    let mut parts = world.query_filtered::<(&UiGlobalTransform, &ComputedNode), With<P>>();
    let mut places: Vec<Rect> = inside
        .into_iter()
        .filter_map(|part| parts.get(world, part).ok())
        .map(|(place, node)| {
            let unit = node.inverse_scale_factor();
            Rect::from_center_size(place.translation * unit, node.size() * unit)
        })
        .collect();
    places.sort_by(|a, b| a.min.x.total_cmp(&b.min.x));
    places
}

pub fn open_settings_by_mouse(session: &mut Session) {
    session.wait(SETTLED);
    click_on(session, "Settings");
}

pub fn click_on(session: &mut Session, label: &str) {
    let place = session.widget(label).unwrap();
    session.click(place);
    session.wait(SETTLED);
}

#[test]
fn values_are_changed_by_mouse_alone() {
    let mut session = Session::new();
    open_settings_by_mouse(&mut session);
    click_on(&mut session, "Sound");

    let track = parts::<Slider>(&mut session, "Music")[0];
    session.click(track.center().with_x(track.min.x + 3.0));
    assert_eq!(settings_now(&mut session).music, 0);
    session.click(track.center().with_x(track.max.x - 3.0));
    assert_eq!(settings_now(&mut session).music, Settings::LOUDEST);
    session.click(track.center());
    assert_eq!(settings_now(&mut session).music, Settings::LOUDEST / 2);

    session.move_mouse(track.center());
    session.hold_mouse();
    for step in 1..=8 {
        session.move_mouse(track.center() + Vec2::X * track.width() / 16.0 * step as f32);
    }
    assert_eq!(settings_now(&mut session).music, Settings::LOUDEST);
    session.move_mouse(track.center() + Vec2::X * track.width() * 3.0);
    assert_eq!(
        settings_now(&mut session).music,
        Settings::LOUDEST,
        "no further than the end"
    );
    session.move_mouse(track.center() - Vec2::X * track.width() * 3.0);
    assert_eq!(settings_now(&mut session).music, 0);
    session.release_mouse();
    session.move_mouse(track.center());
    assert_eq!(settings_now(&mut session).music, 0, "let go is let go");

    click_on(&mut session, "Picture");
    let contrast = session.widget("High contrast: Off").unwrap();
    session.click(contrast);
    assert!(settings_now(&mut session).high_contrast);
    session.click(contrast);
    assert!(!settings_now(&mut session).high_contrast);

    click_on(&mut session, "Game");
    let arrows = parts::<Button>(&mut session, "Holding a button");
    session.click(arrows[1].center());
    assert!(!settings_now(&mut session).repeat_held);
    session.click(arrows[0].center());
    assert!(settings_now(&mut session).repeat_held);
}

/// Enables or disables a widget.
fn enable(session: &mut Session, title: &str, on: bool) {
    let widget = widget(session, title);
    let mut widget = session.app.world_mut().entity_mut(widget);
    if on {
        widget.remove::<InteractionDisabled>();
    } else {
        widget.insert(InteractionDisabled);
    }
    session.frames(2);
}

/// Walks down and up again without ever being on `title`.
fn walk_past(session: &mut Session, title: &str) {
    for key in [KeyCode::ArrowDown, KeyCode::ArrowUp] {
        for _ in 0..PRESSES {
            session.key(key);
            assert_ne!(focused(session).as_deref(), Some(title));
        }
    }
}

#[test]
fn what_is_off_refuses_mouse_and_focus() {
    let mut session = Session::new();
    open_settings_by_mouse(&mut session);
    let before = settings_now(&mut session);

    click_on(&mut session, "Sound");
    enable(&mut session, "Music", false);
    let track = parts::<Slider>(&mut session, "Music")[0];
    session.click(track.center().with_x(track.min.x + 3.0));
    session.move_mouse(track.center());
    session.hold_mouse();
    session.move_mouse(track.center() + Vec2::X * 60.0);
    session.release_mouse();
    walk_past(&mut session, "Music");

    click_on(&mut session, "Picture");
    enable(&mut session, "High contrast", false);
    let row = parts::<Node>(&mut session, "High contrast")[0];
    session.click(row.center());
    walk_past(&mut session, "High contrast");

    click_on(&mut session, "Game");
    enable(&mut session, "Follows the risk", false);
    let arrows = parts::<Button>(&mut session, "Follows the risk");
    session.click(arrows[1].center());
    walk_past(&mut session, "Follows the risk");
    assert_eq!(settings_now(&mut session), before);

    enable(&mut session, "Follows the risk", true);
    session.click(arrows[1].center());
    assert!(
        !settings_now(&mut session).tension_sounds,
        "and takes it again"
    );
}
