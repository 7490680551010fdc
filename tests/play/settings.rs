//! The dialog of the settings: every one of them by d-pad alone where there is least room, its sections, and what is said.

use accesskit::Role;
use bevy::a11y::{AccessibilityNode, AccessibilityRequested};
use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::{Monitor, WindowResized};
use cant_stop::core::settings::Language;
use cant_stop::core::settings::OneButton;
use cant_stop::core::settings::TextScale;
use cant_stop::core::states::Screen;
use cant_stop_testkit::Session;
use cant_stop_testkit::dialogs::TABLE_RULES;

use crate::widgets::{
    PRESSES, SETTLED, click_on, focused, go_to, node, open_settings_by_mouse, settings_now, widget,
};

/// Ways to go about the settings.
pub struct Ways<'w> {
    pub up: &'w dyn Fn(&mut Session),
    pub down: &'w dyn Fn(&mut Session),
    pub left: &'w dyn Fn(&mut Session),
    pub right: &'w dyn Fn(&mut Session),
    pub accept: &'w dyn Fn(&mut Session),
}

/// The d-pad alone, and the button that accepts.
macro_rules! by_pad {
    ($pad:expr) => {
        Ways {
            up: &|session| session.pad($pad, GamepadButton::DPadUp),
            down: &|session| session.pad($pad, GamepadButton::DPadDown),
            left: &|session| session.pad($pad, GamepadButton::DPadLeft),
            right: &|session| session.pad($pad, GamepadButton::DPadRight),
            accept: &|session| session.pad($pad, GamepadButton::South),
        }
    };
}
pub(crate) use by_pad;

/// The tabs of the settings in English.
pub const SECTIONS: [&str; 6] = ["Text", "Picture", "Sound", "Game", "Controls", "Credits"];

/// Goes up to the tabs, along them to the one called `section`, and opens it.
pub fn open_section(session: &mut Session, section: &str, sections: [&str; 6], ways: &Ways) {
    for _ in 0..PRESSES {
        if focused(session).is_some_and(|label| sections.contains(&label.as_str())) {
            break;
        }
        (ways.up)(session);
    }
    for _ in sections {
        (ways.left)(session);
    }
    go_to(session, section, ways.right);
    (ways.accept)(session);
    session.wait(SETTLED);
    assert_eq!(
        focused(session).as_deref(),
        Some(section),
        "the focus stays"
    );
}

#[test]
fn every_setting_is_announced_as_what_it_is() {
    let mut session = Session::new();
    // Its setting is offered while it runs.
    let reader = session.app.world().resource::<AccessibilityRequested>();
    reader.set(true);
    open_settings_by_mouse(&mut session);
    let announced: [(&str, &[(&str, Role, &str)]); 4] = [
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
    for (section, rows) in announced {
        click_on(&mut session, section);
        for (title, role, value) in rows {
            let node = node(&mut session, title);
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
    session.settings().language = Language::It;
    session.frames(3);
    assert_eq!(node(&mut session, "Vibrazione").value(), Some("80%"));
}

/// Gives the window another size, as a person would.
pub fn resize(session: &mut Session, width: f32, height: f32) {
    let window = session.window();
    let world = session.app.world_mut();
    if let Some(mut it) = world.get_mut::<Window>(window) {
        it.resolution.set(width, height);
    }
    world.write_message(WindowResized {
        window,
        width,
        height,
    });
    session.frames(2);
}

/// Role and value of the focused widget, if it has a value.
fn value_in_focus(session: &Session) -> Option<(Role, String)> {
    let focus = session.app.world().resource::<InputFocus>().get()?;
    let node = session.app.world().get::<AccessibilityNode>(focus)?;
    Some((node.role(), node.value()?.to_owned()))
}

/// Returns `true` if all of the focused widget is on the screen and in its list.
pub fn is_seen_whole(session: &mut Session) -> bool {
    let focus = session.app.world().resource::<InputFocus>().get().unwrap();
    let world = session.app.world_mut();
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
    const IN_SPANISH: [&str; 6] = [
        "Texto",
        "Imagen",
        "Sonido",
        "Juego",
        "Controles",
        "Créditos",
    ];
    let mut session = Session::new();
    let pad = session.connect_pad();
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
    resize(&mut session, 1280.0, 720.0);
    let mut settings = session.settings();
    settings.language = Language::Es;
    settings.text_scale = TextScale::Double;
    // Otherwise there would be one scenery to choose from.
    settings.everything_unlocked = true;
    session.wait(SETTLED);
    let ways = by_pad!(pad);
    go_to(&mut session, "Libro de cumbre", ways.down);
    // In the same line, or in the next one.
    let [right, down, left] = [ways.right, ways.down, ways.left];
    for way in [right, right, down, left] {
        if focused(&session).as_deref() != Some("Ajustes") {
            way(&mut session);
        }
    }
    assert_eq!(focused(&session).as_deref(), Some("Ajustes"));
    session.pad(pad, GamepadButton::South);
    session.wait(SETTLED);
    let mut changed = 0;
    // The controls have no settings, the credits nothing to press.
    for section in IN_SPANISH.into_iter().filter(|it| *it != "Controles") {
        open_section(&mut session, section, IN_SPANISH, &ways);
        changed += change_and_change_back(&mut session, pad, &ways, |_| true);
    }
    assert_eq!(changed, 24, "settings by d-pad");
    session.pad(pad, GamepadButton::East);
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
    let changed =
        change_and_change_back(&mut session, pad, &ways, |title| of_table.contains(&title));
    assert_eq!(changed, of_table.len(), "settings of the table by d-pad");
}

/// Goes down a list and changes all settings of it that are wanted; returns their number.
fn change_and_change_back(
    session: &mut Session,
    pad: Entity,
    ways: &Ways,
    is_wanted: impl Fn(&str) -> bool,
) -> usize {
    let mut changed = 0;
    loop {
        (ways.down)(session);
        session.frames(2);
        let Some((role, before)) = value_in_focus(session) else {
            return changed; // the buttons below the list
        };
        let title = focused(session);
        if !title.as_deref().is_some_and(&is_wanted) {
            continue;
        }
        assert!(is_seen_whole(session), "{title:?} is not seen whole");
        // The language of this test and the text it can do with stay.
        let kept = settings_now(session);
        let [there, back] = match role {
            Role::Switch => [ways.accept, ways.accept],
            Role::Slider => [ways.left, ways.right],
            _ => [ways.right, ways.left],
        };
        there(session);
        session.frames(2);
        let now = settings_now(session);
        assert_ne!(now, kept, "{title:?} changes nothing");
        let (_, after) = value_in_focus(session).unwrap();
        assert_ne!(after, before, "{title:?} does not say so");
        if title.as_deref() == Some("Un solo botón") {
            one_button_back(session, pad);
        } else {
            back(session);
        }
        session.frames(2);
        assert_eq!(settings_now(session), kept, "{title:?} does not go back");
        changed += 1;
    }
}

/// Once one button plays the d-pad is such a button too: a press goes on to the next way, and a hold from there to none.
fn one_button_back(session: &mut Session, pad: Entity) {
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
    open_settings_by_mouse(&mut session);
    for section in SECTIONS.into_iter().cycle().skip(1).take(6) {
        session.pad(pad, GamepadButton::RightTrigger);
        assert_eq!(focused(&session).as_deref(), Some(section));
    }
    session.pad(pad, GamepadButton::LeftTrigger);
    assert_eq!(focused(&session).as_deref(), Some("Credits"));
    session.key(KeyCode::PageDown);
    assert_eq!(focused(&session).as_deref(), Some("Text"));
    widget(&mut session, "Text size");
    for section in ["Credits", "Controls", "Game"] {
        session.key(KeyCode::PageUp);
        assert_eq!(focused(&session).as_deref(), Some(section));
    }
    widget(&mut session, "Rumble");
}
