//! The dialog of the settings: every one of them by d-pad alone where there is least room, its sections, and what is said.

use bevy::window::Monitor;
use cant_stop::core::settings::{CaptionGround, KeyLabels};
use cant_stop::input::{Bindings, Layout, Press as Bound};
use cant_stop::ui::control::Control;

use crate::prelude::*;
use crate::widgets::widget;

/// The tabs of the settings in English.
pub const SECTIONS: [&str; 7] = [
    "Text",
    "Picture",
    "Sound",
    "Game",
    "Controls",
    "What helps",
    "Credits",
];

pub fn open_settings(session: &mut Session, hand: Hand) {
    session.wait(SETTLED);
    session.go_to("Summit book", hand.on(Way::Down));
    session.go_to("Settings", hand.on(Way::Right));
    session.press(hand.on(Way::Accept));
}

/// Goes up to the tabs, along them and the row below to the one called `section`, and opens it.
pub fn open_section(session: &mut Session, section: &str, sections: [&str; 7], hand: Hand) {
    for _ in 0..PRESSES {
        let focused = session.focused().unwrap_or_default();
        if sections.contains(&focused.as_str()) {
            break;
        }
        session.tap(hand.on(Way::Up));
    }
    // Where tabs stand in two rows, this may be the second.
    session.tap(hand.on(Way::Up));
    for row in [Way::Left, Way::Right, Way::Down, Way::Left, Way::Right] {
        for _ in 0..if row == Way::Down { 1 } else { sections.len() } {
            if session.focused().as_deref() != Some(section) {
                session.tap(hand.on(row));
            }
        }
    }
    session.assert_focus(section);
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
            ("Captions: ground", Role::SpinButton, "Solid"),
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
    let mut session = on_title();
    session.click_on("Settings");
    assert_eq!(drawn(&mut session, "Screen reader").0, 0.0);
    // Its setting is offered as soon as it runs.
    session.resource::<AccessibilityRequested>().set(true);
    session.frames(3);
    assert!(drawn(&mut session, "Screen reader").0 > 0.0);
    for (section, rows) in ANNOUNCED {
        session.click_on(section);
        for (title, role, value) in rows {
            let node = node(&mut session, title);
            let said = (node.role(), node.value());
            assert_eq!(said, (*role, Some(*value)), "{title}");
            let has = (node.toggled().is_some(), node.numeric_value().is_some());
            let expected = (*role == Role::Switch, *role == Role::Slider);
            assert_eq!(has, expected, "{title}");
        }
    }
    session.settings().language = Language::It;
    session.frames(3);
    assert_eq!(node(&mut session, "Vibrazione").value(), Some("80%"));
    // A key is named by its print.
    session.settings().switch = "Semicolon".to_owned();
    let mut labels = session.resource_mut::<KeyLabels>();
    labels.set(KeyCode::Semicolon, Some("Ñ".to_owned()));
    session.frames(3);
    let switch = node(&mut session, "Quale pulsante");
    assert_eq!(switch.value(), Some("Ñ"));
}

/// A pad on a small screen with text twice as large, in a language of long words.
pub fn with_least_room() -> (Session, Hand) {
    let (mut session, pad) = with_pad();
    session.resize(1280.0, 720.0);
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
    const IN_SPANISH: [&str; 7] = [
        "Texto",
        "Imagen",
        "Sonido",
        "Juego",
        "Controles",
        "Qué ayuda",
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
    // Otherwise there would be one scenery to choose from, and no captions to set.
    session.settings().everything_unlocked = true;
    session.settings().captions = true;
    session.wait(SETTLED);
    hand.open(&mut session, "Ajustes");
    let mut changed = 0;
    // The controls have no settings, the credits nothing to press, and what helps has been there before.
    let apart = ["Controles", "Qué ayuda"];
    for section in IN_SPANISH.into_iter().filter(|it| !apart.contains(it)) {
        open_section(&mut session, section, IN_SPANISH, hand);
        changed += change_and_change_back(&mut session, hand, |_| true);
    }
    assert_eq!(changed, 28, "a setting more or less: change this number");
    session.tap(hand.on(Way::Back));
    session.turn_to(Screen::Join);
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

/// Goes down a list and changes all settings of it that are wanted; returns their number. What each does is seen and told,
/// and the dialog stands still.
fn change_and_change_back(
    session: &mut Session,
    hand: Hand,
    is_wanted: impl Fn(&str) -> bool,
) -> usize {
    let mut changed = 0;
    let foot = session.place("Listo");
    loop {
        session.tap(hand.on(Way::Down));
        session.frames(2);
        let focus = session.resource::<InputFocus>().get().unwrap();
        let node: &AccessibilityNode = session.component(focus);
        let about = node.description().unwrap_or_default().to_owned();
        if node.role() == Role::Tab {
            continue; // the second row of tabs
        }
        let Some((role, before)) = value_in_focus(session) else {
            return changed; // the buttons below the list
        };
        let title = session.focused().unwrap_or_default();
        if !is_wanted(&title) {
            continue;
        }
        assert!(is_seen_whole(session), "{title} is not seen whole");
        assert!(drawn(session, &about).0 > 0.0, "{title} is not explained");
        assert_eq!(session.place("Listo"), foot, "{title} moves the dialog");
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
fn a_row_stays_in_sight_while_the_text_grows() {
    let mut session = Session::new();
    open_settings(&mut session, Hand::Keys);
    open_section(&mut session, "What helps", SECTIONS, Hand::Keys);
    session.go_to("Text size", KeyCode::ArrowDown);
    for _ in 0..4 {
        session.tap(KeyCode::ArrowRight);
        session.frames(5);
        session.assert_focus("Text size");
        assert!(is_seen_whole(&mut session));
    }
}

#[test]
fn shoulder_buttons_and_the_page_keys_turn_to_the_sections_beside() {
    let (mut session, pad) = with_pad();
    session.click_on("Settings");
    for section in SECTIONS.into_iter().cycle().skip(1).take(7) {
        session.pad(pad, GamepadButton::RightTrigger);
        session.assert_focus(section);
    }
    session.pad(pad, GamepadButton::LeftTrigger);
    session.assert_focus("Credits");
    session.key(KeyCode::PageDown);
    session.assert_focus("Text");
    widget(&mut session, "Text size");
    for section in ["Credits", "What helps", "Controls", "Game"] {
        session.key(KeyCode::PageUp);
        session.assert_focus(section);
    }
    // A page key that moves the focus turns no page too.
    let mut bindings = session.resource_mut::<Bindings>();
    bindings.rebind(Layout::Keyboard, Control::Up, Bound::Key(KeyCode::PageUp));
    session.key(KeyCode::PageUp);
    widget(&mut session, "Language");
    widget(&mut session, "Rumble");
}

#[test]
fn what_helps_whom_is_listed_with_its_settings() {
    let mut session = on_title();
    session.click_on("Settings");
    let mut rows = |section: &str| {
        session.click_on(section);
        let world = session.app.world_mut();
        let mut nodes = world.query::<&AccessibilityNode>();
        nodes.iter(world).filter(|it| it.value().is_some()).count()
    };
    assert_eq!(rows("What helps"), rows("Credits") + 32, "a row for each");
}

/// Size of a text on the screen, 0 if it is left out, and the opacity of what it stands on.
fn drawn(session: &mut Session, wanted: &str) -> (f32, f32) {
    session.frames(3);
    let world = session.app.world_mut();
    let mut texts = world.query::<(&Text, &ComputedNode, &ChildOf)>();
    let found = texts.iter(world).find(|(text, ..)| text.0 == wanted);
    let (_, node, of) = found.unwrap_or_else(|| panic!("no “{wanted}”"));
    let ground = world.get::<BackgroundColor>(of.parent());
    (node.size().x, ground.map_or(0.0, |it| it.0.alpha()))
}

#[test]
fn captions_are_seen_in_the_settings_as_they_will_look() {
    const CAPTION: &str = "[dice clatter]";
    let mut session = on_title();
    session.click_on("Settings");
    session.click_on("Sound");
    assert_eq!(drawn(&mut session, CAPTION).0, 0.0, "captions are off");
    session.settings().captions = true;
    let (width, ground) = drawn(&mut session, CAPTION);
    assert!(width > 0.0 && ground == 1.0, "{width} {ground}");
    for (look, high_contrast, expected) in [
        (CaptionGround::Half, false, 0.55),
        (CaptionGround::Outline, false, 0.0),
        (CaptionGround::Outline, true, 1.0),
    ] {
        session.settings().caption_ground = look;
        session.settings().high_contrast = high_contrast;
        session.wait(SETTLED);
        assert_eq!(drawn(&mut session, CAPTION).1, expected, "{look:?}");
    }
}
