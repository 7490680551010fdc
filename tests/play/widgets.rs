//! Widgets with values: changed by keys alone, by pad alone and by mouse alone, held at their ends, announced, refused
//! where they are off.

use accesskit::{Role, Toggled};
use bevy::a11y::AccessibilityNode;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::{InteractionDisabled, UiGlobalTransform};
use bevy::ui_widgets::{Button, Slider};
use bevy::window::PrimaryWindow;
use cant_stop::ground::settings::{BotSpeed, Guard, Odds, Settings, Speed};
use cant_stop::ground::states::Screen;

use crate::settings::{SECTIONS, Ways, by_pad, open_section};
use crate::support::Couch;

/// More presses than it takes to get from one end of a screen to the other.
pub const PRESSES: usize = 30;
/// Frames in which everything has arrived or left.
pub const SETTLED: u32 = 20;

/// A widget by what it is called, whatever its value.
pub fn widget(couch: &mut Couch, title: &str) -> Entity {
    let world = couch.app.world_mut();
    let mut widgets = world.query::<(Entity, &AccessibleLabel)>();
    let found = widgets.iter(world).find(|(_, label)| label.0 == title);
    found.unwrap_or_else(|| panic!("no “{title}”")).0
}

/// What a screen reader is told about a widget.
pub fn node<'w>(couch: &'w mut Couch, title: &str) -> &'w AccessibilityNode {
    let entity = widget(couch, title);
    couch
        .app
        .world()
        .get::<AccessibilityNode>(entity)
        .unwrap_or_else(|| panic!("“{title}” is not announced"))
}

pub fn focused(couch: &Couch) -> Option<String> {
    let focus = couch.app.world().resource::<InputFocus>().get()?;
    let label = couch.app.world().get::<AccessibleLabel>(focus)?;
    Some(label.0.clone())
}

/// Puts the focus on what is announced as `title`, or called so and seen.
pub fn focus_on(couch: &mut Couch, title: &str) {
    let world = couch.app.world_mut();
    let mut widgets = world.query::<(
        Entity,
        &AccessibleLabel,
        &AccessibilityNode,
        &InheritedVisibility,
        &ComputedNode,
    )>();
    let found = widgets.iter(world).find(|(_, label, said, seen, node)| {
        let called = label.0 == title || crate::spoken::announced(label, said) == title;
        called && seen.get() && !node.is_empty()
    });
    let Some((entity, ..)) = found else {
        panic!("no “{title}” among {:?}", couch.offers());
    };
    let mut focus = world.resource_mut::<InputFocus>();
    focus.set(entity, bevy::input_focus::FocusCause::Navigated);
    couch.frames(2);
}

/// Presses `press` until the focus is on what is called `title`.
pub fn go_to(couch: &mut Couch, title: &str, press: impl Fn(&mut Couch)) {
    for _ in 0..PRESSES {
        if focused(couch).as_deref() == Some(title) {
            return;
        }
        press(couch);
    }
    panic!(
        "“{title}” is out of reach; the focus is on {:?}",
        focused(couch)
    );
}

pub fn settings_now(couch: &mut Couch) -> Settings {
    couch.settings().clone()
}

/// A couch with the settings open, by keys or by pad.
fn open_settings(couch: &mut Couch, down: impl Fn(&mut Couch), accept: impl Fn(&mut Couch)) {
    couch.frames(SETTLED);
    go_to(couch, "Settings", down);
    accept(couch);
    couch.frames(SETTLED);
}

/// Changes toggles, steppers and a slider with directions and accept.
fn change_all(couch: &mut Couch, ways: &Ways) {
    let Ways {
        down,
        left,
        right,
        accept,
        ..
    } = ways;
    open_section(couch, "Picture", SECTIONS, ways);
    go_to(couch, "Weather", down);
    left(couch);
    assert!(!settings_now(couch).weather);
    left(couch);
    assert!(!settings_now(couch).weather, "off stays off");
    right(couch);
    assert!(settings_now(couch).weather);
    accept(couch);
    assert!(!settings_now(couch).weather);
    assert_eq!(node(couch, "Weather").toggled(), Some(Toggled::False));
    assert_eq!(node(couch, "Weather").value(), Some("Always calm"));

    open_section(couch, "Game", SECTIONS, ways);
    go_to(couch, "Speed", down);
    right(couch);
    assert_eq!(settings_now(couch).speed, Speed::Fast);
    accept(couch);
    assert_eq!(settings_now(couch).speed, Speed::Instant);
    left(couch);
    assert_eq!(settings_now(couch).speed, Speed::Fast);
    assert_eq!(node(couch, "Speed").value(), Some("Fast"));
    go_to(couch, "Speed of bots", down);
    left(couch);
    assert_eq!(settings_now(couch).bot_speed, BotSpeed::Instant);
    go_to(couch, "Wait before Roll", down);
    right(couch);
    assert_eq!(settings_now(couch).guard, Guard::Whole);
    assert_eq!(node(couch, "Wait before Roll").value(), Some("1.0 s"));
    go_to(couch, "Chance of a bust", down);
    left(couch);
    assert_eq!(settings_now(couch).odds, Odds::Never, "round and round");
    right(couch);
    right(couch);
    assert_eq!(settings_now(couch).odds, Odds::AfterTurn);

    open_section(couch, "Sound", SECTIONS, ways);
    go_to(couch, "Music", down);
    let before = settings_now(couch).music;
    right(couch);
    assert_eq!(settings_now(couch).music, before + 1, "one step at a time");
    for _ in 0..2 * Settings::LOUDEST {
        right(couch);
    }
    assert_eq!(settings_now(couch).music, Settings::LOUDEST);
    assert_eq!(node(couch, "Music").value(), Some("100 %"));
    assert_eq!(node(couch, "Music").numeric_value(), Some(10.0));
    for _ in 0..2 * Settings::LOUDEST {
        left(couch);
    }
    assert_eq!(settings_now(couch).music, 0);
    assert_eq!(node(couch, "Music").value(), Some("Off"));
    assert_eq!(node(couch, "Music").numeric_value(), Some(0.0));
}

#[test]
fn values_are_changed_by_keys_alone() {
    let mut couch = Couch::new();
    open_settings(
        &mut couch,
        |couch| couch.key(KeyCode::ArrowDown),
        |couch| couch.key(KeyCode::Enter),
    );
    change_all(
        &mut couch,
        &Ways {
            up: &|couch| couch.key(KeyCode::ArrowUp),
            down: &|couch| couch.key(KeyCode::ArrowDown),
            left: &|couch| couch.key(KeyCode::ArrowLeft),
            right: &|couch| couch.key(KeyCode::ArrowRight),
            accept: &|couch| couch.key(KeyCode::Space),
        },
    );
}

#[test]
fn values_are_changed_by_pad_alone() {
    let mut couch = Couch::new();
    let pad = couch.connect_pad();
    open_settings(
        &mut couch,
        |couch| couch.pad(pad, GamepadButton::DPadDown),
        |couch| couch.pad(pad, GamepadButton::South),
    );
    change_all(&mut couch, &by_pad!(pad));
}

/// The places of the parts `P` of a widget from left to right, in logical pixels.
pub fn parts<P: Component>(couch: &mut Couch, title: &str) -> Vec<Rect> {
    let widget = widget(couch, title);
    let world = couch.app.world_mut();
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

pub fn open_settings_by_mouse(couch: &mut Couch) {
    couch.frames(SETTLED);
    click_on(couch, "Settings");
}

pub fn click_on(couch: &mut Couch, label: &str) {
    let place = couch.widget(label).unwrap();
    couch.click(place);
    couch.frames(SETTLED);
}

#[test]
fn values_are_changed_by_mouse_alone() {
    let mut couch = Couch::new();
    open_settings_by_mouse(&mut couch);
    click_on(&mut couch, "Sound");

    let track = parts::<Slider>(&mut couch, "Music")[0];
    couch.click(track.center().with_x(track.min.x + 3.0));
    assert_eq!(settings_now(&mut couch).music, 0);
    couch.click(track.center().with_x(track.max.x - 3.0));
    assert_eq!(settings_now(&mut couch).music, Settings::LOUDEST);
    couch.click(track.center());
    assert_eq!(settings_now(&mut couch).music, Settings::LOUDEST / 2);

    couch.move_mouse(track.center());
    couch.hold_mouse();
    for step in 1..=8 {
        couch.move_mouse(track.center() + Vec2::X * track.width() / 16.0 * step as f32);
    }
    assert_eq!(settings_now(&mut couch).music, Settings::LOUDEST);
    couch.move_mouse(track.center() + Vec2::X * track.width() * 3.0);
    assert_eq!(
        settings_now(&mut couch).music,
        Settings::LOUDEST,
        "no further than the end"
    );
    couch.move_mouse(track.center() - Vec2::X * track.width() * 3.0);
    assert_eq!(settings_now(&mut couch).music, 0);
    couch.release_mouse();
    couch.move_mouse(track.center());
    assert_eq!(settings_now(&mut couch).music, 0, "let go is let go");

    click_on(&mut couch, "Picture");
    let motion = couch.widget("Motion: Full").unwrap();
    couch.click(motion);
    assert!(settings_now(&mut couch).reduced_motion);
    couch.click(motion);
    assert!(!settings_now(&mut couch).reduced_motion);

    click_on(&mut couch, "Game");
    let arrows = parts::<Button>(&mut couch, "Speed");
    couch.click(arrows[1].center());
    assert_eq!(settings_now(&mut couch).speed, Speed::Fast);
    couch.click(arrows[0].center());
    assert_eq!(settings_now(&mut couch).speed, Speed::Normal);
}

/// Whether a widget can be used.
fn enable(couch: &mut Couch, title: &str, on: bool) {
    let widget = widget(couch, title);
    let mut widget = couch.app.world_mut().entity_mut(widget);
    if on {
        widget.remove::<InteractionDisabled>();
    } else {
        widget.insert(InteractionDisabled);
    }
    couch.frames(2);
}

/// Walks down and up again without ever being on `title`.
fn walk_past(couch: &mut Couch, title: &str) {
    for key in [KeyCode::ArrowDown, KeyCode::ArrowUp] {
        for _ in 0..PRESSES {
            couch.key(key);
            assert_ne!(focused(couch).as_deref(), Some(title));
        }
    }
}

#[test]
fn what_is_off_refuses_mouse_and_focus() {
    let mut couch = Couch::new();
    open_settings_by_mouse(&mut couch);
    let before = settings_now(&mut couch);

    click_on(&mut couch, "Sound");
    enable(&mut couch, "Music", false);
    let track = parts::<Slider>(&mut couch, "Music")[0];
    couch.click(track.center().with_x(track.min.x + 3.0));
    couch.move_mouse(track.center());
    couch.hold_mouse();
    couch.move_mouse(track.center() + Vec2::X * 60.0);
    couch.release_mouse();
    walk_past(&mut couch, "Music");

    click_on(&mut couch, "Picture");
    enable(&mut couch, "Motion", false);
    let row = parts::<Node>(&mut couch, "Motion")[0];
    couch.click(row.center());
    walk_past(&mut couch, "Motion");

    click_on(&mut couch, "Game");
    enable(&mut couch, "Speed", false);
    let arrows = parts::<Button>(&mut couch, "Speed");
    couch.click(arrows[1].center());
    walk_past(&mut couch, "Speed");
    assert_eq!(settings_now(&mut couch), before);

    enable(&mut couch, "Speed", true);
    couch.click(arrows[1].center());
    assert_eq!(
        settings_now(&mut couch).speed,
        Speed::Fast,
        "and takes it again"
    );
}

fn type_text(couch: &mut Couch, key: Key, text: &str) {
    let world = couch.app.world_mut();
    let mut windows = world.query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(world).unwrap();
    world.write_message(KeyboardInput {
        key_code: KeyCode::KeyZ,
        logical_key: key,
        state: ButtonState::Pressed,
        text: Some(text.into()),
        repeat: false,
        window,
    });
    couch.frames(2);
}

#[test]
fn a_name_is_written_into_its_field() {
    let mut couch = Couch::new();
    couch.frames(SETTLED);
    couch.key(KeyCode::Enter);
    couch.until("the join screen", |couch| couch.screen() == Screen::Join);
    couch.frames(SETTLED);
    go_to(&mut couch, "Name", |couch| couch.key(KeyCode::ArrowUp));
    let name = |couch: &mut Couch| {
        let focus = couch.app.world().resource::<InputFocus>().get().unwrap();
        let node = couch.app.world().get::<AccessibilityNode>(focus).unwrap();
        assert_eq!(node.role(), Role::TextInput);
        node.value().unwrap().to_owned()
    };
    let before = name(&mut couch);
    type_text(&mut couch, Key::Character("z".into()), "z");
    assert_eq!(name(&mut couch), format!("{before}z"));
    for _ in 0..=before.chars().count() {
        type_text(&mut couch, Key::Backspace, "\u{8}");
    }
    assert_eq!(name(&mut couch), "");
    let texts = couch.texts();
    assert!(
        texts.iter().any(|text| text == "Name"),
        "an empty field says what it is for: {texts:?}"
    );
    type_text(&mut couch, Key::Character("Ñ".into()), "Ñ");
    assert_eq!(name(&mut couch), "Ñ");
    couch.key(KeyCode::ArrowRight);
    assert_eq!(name(&mut couch), "Ñ", "it is still being written");
    couch.key(KeyCode::ArrowDown);
    go_to(&mut couch, "Name", |couch| couch.key(KeyCode::ArrowUp));
    couch.key(KeyCode::ArrowRight);
    assert!(
        name(&mut couch).chars().count() > 1,
        "left and right offer other names"
    );
}
