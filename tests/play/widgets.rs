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
use bevy::window::{Monitor, PrimaryWindow, WindowResized};
use cant_stop::locale::Language;
use cant_stop::screens::Screen;
use cant_stop::settings::{BotSpeed, Guard, Odds, Settings, Speed, TextScale};

use crate::support::Couch;

/// More presses than it takes to get from one end of a screen to the other.
const PRESSES: usize = 30;
/// Frames in which everything has arrived or left.
pub const SETTLED: u32 = 20;

/// A widget by what it is called, whatever its value.
fn widget(couch: &mut Couch, title: &str) -> Entity {
    let world = couch.app.world_mut();
    let mut widgets = world.query::<(Entity, &AccessibleLabel)>();
    let found = widgets.iter(world).find(|(_, label)| label.0 == title);
    found.unwrap_or_else(|| panic!("no “{title}”")).0
}

/// What a screen reader is told about a widget.
fn node<'w>(couch: &'w mut Couch, title: &str) -> &'w AccessibilityNode {
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

fn settings_now(couch: &mut Couch) -> Settings {
    couch.settings().clone()
}

/// A couch with the settings open, by keys or by pad.
fn open_settings(couch: &mut Couch, down: impl Fn(&mut Couch), accept: impl Fn(&mut Couch)) {
    couch.frames(SETTLED);
    go_to(couch, "Settings", down);
    accept(couch);
    couch.frames(SETTLED);
}

/// Ways to go about the settings.
struct Ways<'w> {
    up: &'w dyn Fn(&mut Couch),
    down: &'w dyn Fn(&mut Couch),
    left: &'w dyn Fn(&mut Couch),
    right: &'w dyn Fn(&mut Couch),
    accept: &'w dyn Fn(&mut Couch),
}

/// The d-pad alone, and the button that accepts.
macro_rules! by_pad {
    ($pad:expr) => {
        Ways {
            up: &|couch| couch.pad($pad, GamepadButton::DPadUp),
            down: &|couch| couch.pad($pad, GamepadButton::DPadDown),
            left: &|couch| couch.pad($pad, GamepadButton::DPadLeft),
            right: &|couch| couch.pad($pad, GamepadButton::DPadRight),
            accept: &|couch| couch.pad($pad, GamepadButton::South),
        }
    };
}

/// The tabs of the settings in English.
const SECTIONS: [&str; 5] = ["Text & language", "Picture", "Sound", "Game", "Players"];

/// Goes up to the tabs, along them to the one called `section`, and opens it.
fn open_section(couch: &mut Couch, section: &str, sections: [&str; 5], ways: &Ways) {
    for _ in 0..PRESSES {
        if focused(couch).is_some_and(|label| sections.contains(&label.as_str())) {
            break;
        }
        (ways.up)(couch);
    }
    for _ in sections {
        (ways.left)(couch);
    }
    go_to(couch, section, ways.right);
    (ways.accept)(couch);
    couch.frames(SETTLED);
    assert_eq!(focused(couch).as_deref(), Some(section), "the focus stays");
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
fn parts<P: Component>(couch: &mut Couch, title: &str) -> Vec<Rect> {
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

fn open_settings_by_mouse(couch: &mut Couch) {
    couch.frames(SETTLED);
    click_on(couch, "Settings");
}

fn click_on(couch: &mut Couch, label: &str) {
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

#[test]
fn every_setting_is_announced_as_what_it_is() {
    let mut couch = Couch::new();
    open_settings_by_mouse(&mut couch);
    let announced: [(&str, &[(&str, Role, &str)]); 5] = [
        (
            "Text & language",
            &[
                ("Language", Role::SpinButton, "English"),
                ("Text size", Role::SpinButton, "100 %"),
                ("Screen reader", Role::Switch, "If one runs"),
            ],
        ),
        (
            "Picture",
            &[
                ("High contrast", Role::Switch, "Off"),
                ("Motion", Role::Switch, "Full"),
                ("Window", Role::SpinButton, "In a window"),
                ("Frames a second", Role::SpinButton, "As the monitor has"),
            ],
        ),
        (
            "Sound",
            &[
                ("Music", Role::Slider, "60 %"),
                ("Dice and pieces", Role::Slider, "80 %"),
                ("Buttons and messages", Role::Slider, "60 %"),
                ("Mono", Role::Switch, "Off"),
                ("Captions for sounds", Role::Switch, "Off"),
            ],
        ),
        (
            "Game",
            &[
                ("Speed", Role::SpinButton, "Normal"),
                ("Speed of bots", Role::SpinButton, "As for people"),
                ("Wait before Roll", Role::SpinButton, "0.5 s"),
                ("Decisive rolls", Role::Switch, "Slower"),
                ("Chance of a bust", Role::SpinButton, "Shown"),
            ],
        ),
        (
            "Players",
            &[
                ("Players’ colours", Role::SpinButton, "Classic"),
                ("Rumble", Role::Slider, "80 %"),
            ],
        ),
    ];
    for (section, rows) in announced {
        click_on(&mut couch, section);
        for (title, role, value) in rows {
            let node = node(&mut couch, title);
            assert_eq!(
                (node.role(), node.value()),
                (*role, Some(*value)),
                "{title}"
            );
            assert_eq!(node.toggled().is_some(), *role == Role::Switch, "{title}");
            assert_eq!(
                node.numeric_value().is_some(),
                *role == Role::Slider,
                "{title}"
            );
        }
    }
    couch.settings().language = Language::It;
    couch.frames(3);
    assert_eq!(node(&mut couch, "Vibrazione").value(), Some("80 %"));
}

/// Gives the window another size, as a person would.
fn resize(couch: &mut Couch, width: f32, height: f32) {
    let window = couch.window();
    let world = couch.app.world_mut();
    if let Some(mut it) = world.get_mut::<Window>(window) {
        it.resolution.set(width, height);
    }
    world.write_message(WindowResized {
        window,
        width,
        height,
    });
    couch.frames(2);
}

/// What the widget in focus is and says, if it has a value.
fn value_in_focus(couch: &Couch) -> Option<(Role, String)> {
    let focus = couch.app.world().resource::<InputFocus>().get()?;
    let node = couch.app.world().get::<AccessibilityNode>(focus)?;
    Some((node.role(), node.value()?.to_owned()))
}

/// Whether all of the widget in focus is on the screen and in its list.
fn is_seen_whole(couch: &mut Couch) -> bool {
    let focus = couch.app.world().resource::<InputFocus>().get().unwrap();
    let world = couch.app.world_mut();
    let mut nodes = world.query::<(&UiGlobalTransform, &ComputedNode)>();
    let mut lists = world.query_filtered::<Entity, With<ScrollPosition>>();
    let lists: Vec<Entity> = lists.iter(world).collect();
    let mut parents = world.query::<&ChildOf>();
    let parents = parents.query(world);
    let list = parents
        .iter_ancestors(focus)
        .find(|ancestor| lists.contains(ancestor));
    let [mut inner, outer] = [Some(focus), list].map(|entity| {
        let (place, node) = nodes.get(world, entity.unwrap()).unwrap();
        Rect::from_center_size(place.translation, node.size())
    });
    inner = inner.inflate(-1.0);
    outer.contains(inner.min) && outer.contains(inner.max)
}

/// Every setting, by d-pad alone, at 1280×720 with text twice as large in Spanish: everything can be reached, seen
/// whole, changed and changed back.
#[test]
fn every_setting_is_changed_by_d_pad_alone_where_there_is_least_room() {
    const IN_SPANISH: [&str; 5] = ["Texto e idioma", "Imagen", "Sonido", "Juego", "Jugadores"];
    let mut couch = Couch::new();
    let pad = couch.connect_pad();
    for name in ["one", "two"] {
        couch.app.world_mut().spawn(Monitor {
            name: Some(name.to_owned()),
            physical_height: 720,
            physical_width: 1280,
            physical_position: IVec2::ZERO,
            refresh_rate_millihertz: None,
            scale_factor: 1.0,
            video_modes: Vec::new(),
        });
    }
    resize(&mut couch, 1280.0, 720.0);
    let mut settings = couch.settings();
    settings.language = Language::Es;
    settings.text_scale = TextScale::Double;
    couch.frames(SETTLED);
    go_to(&mut couch, "Ajustes", |couch| {
        couch.pad(pad, GamepadButton::DPadDown);
    });
    couch.pad(pad, GamepadButton::South);
    couch.frames(SETTLED);
    let ways = by_pad!(pad);
    let mut changed = 0;
    for section in IN_SPANISH {
        open_section(&mut couch, section, IN_SPANISH, &ways);
        loop {
            (ways.down)(&mut couch);
            couch.frames(2);
            let Some((role, before)) = value_in_focus(&couch) else {
                break; // the buttons below the list
            };
            let title = focused(&couch);
            assert!(is_seen_whole(&mut couch), "{title:?} is not seen whole");
            // The language of this test and the text it can do with stay.
            let kept = settings_now(&mut couch);
            let [there, back] = match role {
                Role::Switch => [ways.accept, ways.accept],
                Role::Slider => [ways.left, ways.right],
                _ => [ways.right, ways.left],
            };
            there(&mut couch);
            couch.frames(2);
            let now = settings_now(&mut couch);
            assert_ne!(now, kept, "{title:?} changes nothing");
            let (_, after) = value_in_focus(&couch).unwrap();
            assert_ne!(after, before, "{title:?} does not say so");
            back(&mut couch);
            couch.frames(2);
            assert_eq!(settings_now(&mut couch), kept, "{title:?} does not go back");
            changed += 1;
        }
    }
    assert_eq!(changed, 22, "settings by d-pad");
}

#[test]
fn shoulder_buttons_and_page_keys_turn_to_the_next_section() {
    let mut couch = Couch::new();
    let pad = couch.connect_pad();
    open_settings_by_mouse(&mut couch);
    for section in SECTIONS.into_iter().cycle().skip(1).take(5) {
        couch.pad(pad, GamepadButton::RightTrigger);
        assert_eq!(focused(&couch).as_deref(), Some(section));
    }
    couch.pad(pad, GamepadButton::LeftTrigger);
    assert_eq!(focused(&couch).as_deref(), Some("Players"));
    widget(&mut couch, "Rumble");
    couch.key(KeyCode::PageUp);
    assert_eq!(focused(&couch).as_deref(), Some("Game"));
    couch.key(KeyCode::PageDown);
    widget(&mut couch, "Rumble");
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
    assert!(
        name(&mut couch).chars().count() > 1,
        "left and right offer other names"
    );
}
