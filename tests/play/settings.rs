//! The dialog of the settings: every one of them by d-pad alone where there is least room, its sections, and what is said.

use bevy::window::{Monitor, WindowResized};

use crate::prelude::*;
use crate::widgets::{node, widget};

/// The tabs of the settings in English.
pub const SECTIONS: [&str; 6] = ["Text", "Picture", "Sound", "Game", "Controls", "Credits"];

/// Goes from the title to the settings.
pub fn open_settings(session: &mut Session, hand: Hand) {
    session.wait(SETTLED);
    session.go_to("Summit book", hand.on(Way::Down));
    session.go_to("Settings", hand.on(Way::Right));
    session.press(hand.on(Way::Accept));
}

/// Goes up to the tabs, along them to the one called `section`, and opens it.
pub fn open_section(session: &mut Session, section: &str, sections: [&str; 6], hand: Hand) {
    for _ in 0..PRESSES {
        if session
            .focused()
            .is_some_and(|label| sections.contains(&label.as_str()))
        {
            break;
        }
        session.tap(hand.on(Way::Up));
    }
    for _ in sections {
        session.tap(hand.on(Way::Left));
    }
    session.go_to(section, hand.on(Way::Right));
    session.press(hand.on(Way::Accept));
    session.assert_focus(section);
}

/// Section, and title, role and value of rows in it.
const ANNOUNCED: [(&str, &[(&str, Role, &str)]); 4] = [
    (
        "Text",
        &[
            ("Language", Role::SpinButton, "English"),
            ("Text size", Role::SpinButton, "100%"),
            ("Typeface", Role::SpinButton, "Quicksand"),
            ("Screen reader", Role::SpinButton, "Automatic"),
            ("Messages stay", Role::SpinButton, "A few seconds"),
        ],
    ),
    (
        "Picture",
        &[
            ("High contrast", Role::Switch, "Off"),
            ("Motion", Role::SpinButton, "Full"),
            ("Scenery", Role::SpinButton, "Dusk"),
            ("Dice", Role::SpinButton, "Ivory"),
            ("Unlock everything", Role::Switch, "Off"),
            ("Display mode", Role::SpinButton, "Windowed"),
            ("Frames per second", Role::SpinButton, "Match the monitor"),
        ],
    ),
    (
        "Sound",
        &[
            ("Music", Role::Slider, "60%"),
            ("Dice and pieces", Role::Slider, "80%"),
            ("Buttons and messages", Role::Slider, "60%"),
            ("Output", Role::SpinButton, "Stereo"),
            ("Sound captions", Role::Switch, "Off"),
        ],
    ),
    (
        "Game",
        &[
            ("Follows the risk", Role::SpinButton, "Sky and music"),
            ("Rumble", Role::Slider, "80%"),
            ("Holding a button", Role::SpinButton, "Shakes and repeats"),
            ("One-button play", Role::SpinButton, "Off"),
            ("Time per item", Role::SpinButton, "2.0 s"),
            ("Which button", Role::SpinButton, "Any"),
        ],
    ),
];

#[test]
fn every_setting_is_announced_as_what_it_is() {
    let mut session = Session::new();
    // Its setting is offered while it runs.
    session.resource::<AccessibilityRequested>().set(true);
    session.wait(SETTLED);
    session.click_on("Settings");
    for (section, rows) in ANNOUNCED {
        session.click_on(section);
        for (title, role, value) in rows {
            let node = node(&mut session, title);
            let said = (node.role(), node.value());
            assert_eq!(said, (*role, Some(*value)), "{title}");
            let has = (node.toggled().is_some(), node.numeric_value().is_some());
            assert_eq!(
                has,
                (*role == Role::Switch, *role == Role::Slider),
                "{title}"
            );
        }
    }
    session.settings().language = Language::It;
    session.frames(3);
    assert_eq!(node(&mut session, "Vibrazione").value(), Some("80%"));
}

/// Gives the window another size, as a person would.
pub fn resize(session: &mut Session, width: f32, height: f32) {
    let window = session.window();
    if let Some(mut it) = session.app.world_mut().get_mut::<Window>(window) {
        it.resolution.set(width, height);
    }
    session.send(WindowResized {
        window,
        width,
        height,
    });
    session.frames(2);
}

/// A pad on a small screen with text twice as large, in a language of long words.
pub fn with_least_room() -> (Session, Hand) {
    let mut session = Session::new();
    let pad = session.connect_pad();
    resize(&mut session, 1280.0, 720.0);
    let mut settings = session.settings();
    settings.language = Language::Es;
    settings.text_scale = TextScale::Double;
    session.wait(SETTLED);
    (session, Hand::Pad(pad))
}

/// Role and value of the focused widget, if it has a value.
fn value_in_focus(session: &Session) -> Option<(Role, String)> {
    let focus = session.resource::<InputFocus>().get()?;
    let node = session.app.world().get::<AccessibilityNode>(focus)?;
    Some((node.role(), node.value()?.to_owned()))
}

/// Returns `true` if all of the focused widget is on the screen and in its list.
pub fn is_seen_whole(session: &mut Session) -> bool {
    let focus = session.resource::<InputFocus>().get().unwrap();
    let world = session.app.world_mut();
    let mut nodes = world.query::<(&UiGlobalTransform, &ComputedNode)>();
    let mut lists = world.query_filtered::<Entity, With<ScrollPosition>>();
    let lists: Vec<Entity> = lists.iter(world).collect();
    let mut parents = world.query::<&ChildOf>();
    let parents = parents.query(world);
    let mut ancestors = parents.iter_ancestors(focus);
    let list = ancestors.find(|ancestor| lists.contains(ancestor));
    let [mut inner, outer] = [Some(focus), list].map(|entity| {
        let (place, node) = nodes.get(world, entity.unwrap()).unwrap();
        Rect::from_center_size(place.translation, node.size())
    });
    inner = inner.inflate(-1.0);
    outer.contains(inner.min) && outer.contains(inner.max)
}

/// Each can be reached, seen whole, changed and changed back.
#[test]
fn every_setting_is_changed_by_d_pad_alone_where_there_is_least_room() {
    const IN_SPANISH: [&str; 6] = [
        "Texto",
        "Imagen",
        "Sonido",
        "Juego",
        "Controles",
        "Créditos",
    ];
    let (mut session, hand) = with_least_room();
    for name in ["one", "two"] {
        session.app.world_mut().spawn(Monitor {
            name: Some(name.to_owned()),
            physical_height: 720,
            physical_width: 1280,
            physical_position: IVec2::ZERO,
            refresh_rate_millihertz: None,
            scale_factor: 1.0,
            video_modes: Vec::new(),
        });
    }
    // Otherwise there would be one scenery to choose from.
    session.settings().everything_unlocked = true;
    session.wait(SETTLED);
    hand.open(&mut session, "Ajustes");
    let mut changed = 0;
    // The controls have no settings, the credits nothing to press.
    for section in IN_SPANISH.into_iter().filter(|it| *it != "Controles") {
        open_section(&mut session, section, IN_SPANISH, hand);
        changed += change_and_change_back(&mut session, hand, |_| true);
    }
    assert_eq!(changed, 24, "a setting more or less: change this number");
    session.tap(hand.on(Way::Back));
    session
        .app
        .insert_resource(NextState::Pending(Screen::Join));
    session.wait(SETTLED);
    session.show_dialog(TABLE_RULES);
    session.wait(SETTLED);
    let of_table = [
        "Riesgo de caída",
        "Velocidad",
        "Velocidad de los bots",
        "Tiradas decisivas a cámara lenta",
        "Espera antes de tirar",
        "Ayuda",
        "Colores de jugadores",
    ];
    let is_of_table = |title: &str| of_table.contains(&title);
    let changed = change_and_change_back(&mut session, hand, is_of_table);
    assert_eq!(changed, of_table.len(), "settings of the table by d-pad");
}

/// Goes down a list and changes all settings of it that are wanted; returns their number.
fn change_and_change_back(
    session: &mut Session,
    hand: Hand,
    is_wanted: impl Fn(&str) -> bool,
) -> usize {
    let mut changed = 0;
    loop {
        session.tap(hand.on(Way::Down));
        session.frames(2);
        let Some((role, before)) = value_in_focus(session) else {
            return changed; // the buttons below the list
        };
        let title = session.focused().unwrap_or_default();
        if !is_wanted(&title) {
            continue;
        }
        assert!(is_seen_whole(session), "{title} is not seen whole");
        let kept = session.settings().clone();
        let [there, back] = match role {
            Role::Switch => [Way::Accept, Way::Accept],
            Role::Slider => [Way::Left, Way::Right],
            _ => [Way::Right, Way::Left],
        };
        session.tap(hand.on(there));
        session.frames(2);
        assert_ne!(*session.settings(), kept, "{title} changes nothing");
        let (_, after) = value_in_focus(session).unwrap();
        assert_ne!(after, before, "{title} does not say so");
        if title == "Un solo botón" {
            one_button_back(session, hand);
        } else {
            session.tap(hand.on(back));
        }
        session.frames(2);
        assert_eq!(*session.settings(), kept, "{title} does not go back");
        changed += 1;
    }
}

/// Once one button plays the d-pad is such a button too: a press goes on to the next way, and a hold from there to none.
fn one_button_back(session: &mut Session, hand: Hand) {
    let Hand::Pad(pad) = hand else { return };
    session.wait(SETTLED);
    session.pad(pad, GamepadButton::DPadLeft);
    assert_eq!(session.settings().one_button, OneButton::Steps);
    session.wait(SETTLED);
    session.pad_goes(pad, GamepadButton::DPadLeft, 1.0);
    session.wait(1.0);
    session.pad_goes(pad, GamepadButton::DPadLeft, 0.0);
    // The rows of the one button are gone with it, and a first push only shows the focus again.
    session.pad(pad, GamepadButton::DPadDown);
}

#[test]
fn shoulder_buttons_and_the_page_keys_turn_to_the_sections_beside() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    session.wait(SETTLED);
    session.click_on("Settings");
    for section in SECTIONS.into_iter().cycle().skip(1).take(6) {
        session.pad(pad, GamepadButton::RightTrigger);
        session.assert_focus(section);
    }
    session.pad(pad, GamepadButton::LeftTrigger);
    session.assert_focus("Credits");
    session.key(KeyCode::PageDown);
    session.assert_focus("Text");
    widget(&mut session, "Text size");
    for section in ["Credits", "Controls", "Game"] {
        session.key(KeyCode::PageUp);
        session.assert_focus(section);
    }
    widget(&mut session, "Rumble");
}
