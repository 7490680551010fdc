//! Widgets with values: changed by keys alone, by pad alone and by mouse alone, held at their ends, announced, refused
//! where they are off.

use accesskit::Toggled;
use bevy::ui_widgets::{Button, Slider};
use cant_stop::core::settings::PointerSize;

use crate::prelude::*;
use crate::settings::{SECTIONS, open_section, open_settings};

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
    session.component(entity)
}

/// The first enabled widget whose announcement has this part.
pub fn offer_with(session: &mut Session, part: &str) -> Option<String> {
    let mut offers = session.offers().into_iter();
    offers.find(|offer| offer.contains(part))
}

/// Waits for an enabled widget whose announcement has this part.
pub fn until_offer(session: &mut Session, part: &str) -> String {
    session.until(part, |session| offer_with(session, part).is_some());
    offer_with(session, part).unwrap()
}

/// Section and row of a widget; its values, as they are announced after each press.
const CHANGES: [(&str, &str, &[(Way, &str)]); 5] = [
    (
        "Picture",
        "High contrast",
        &[
            (Way::Right, "On"),
            (Way::Right, "On"),
            (Way::Left, "Off"),
            (Way::Accept, "On"),
        ],
    ),
    (
        "Picture",
        "Pointer",
        &[
            (Way::Left, "Very large"),
            (Way::Right, "System"),
            (Way::Accept, "Large"),
        ],
    ),
    (
        "Picture",
        "Motion",
        &[
            (Way::Left, "Reduced"),
            (Way::Right, "Full"),
            (Way::Accept, "Reduced"),
        ],
    ),
    (
        "Game",
        "Follows the risk",
        &[(Way::Right, "Sky"), (Way::Right, "Music")],
    ),
    (
        "Sound",
        "Music",
        &[(Way::Right, "70%"), (Way::Left, "60%"), (Way::Left, "50%")],
    ),
];

#[test]
fn values_are_changed_by_keys_alone_and_by_pad_alone() {
    for (mut session, hand) in by_keys_and_by_pad() {
        open_settings(&mut session, hand);
        let mut open = "";
        for (section, row, steps) in CHANGES {
            if section != open {
                open_section(&mut session, section, SECTIONS, hand);
                open = section;
            }
            session.go_to(row, hand.on(Way::Down));
            for (way, value) in steps {
                session.tap(hand.on(*way));
                assert_eq!(node(&mut session, row).value(), Some(*value), "{row}");
            }
        }
        for (way, value, number) in [(Way::Right, "100%", 10.0), (Way::Left, "Off", 0.0)] {
            for _ in 0..2 * Settings::LOUDEST {
                session.tap(hand.on(way));
            }
            let music = node(&mut session, "Music");
            assert_eq!(music.value(), Some(value));
            assert_eq!(music.numeric_value(), Some(number));
        }
        let now = session.settings().clone();
        assert!(now.high_contrast && now.reduced_motion);
        assert_eq!((now.pointer, now.music), (PointerSize::Large, 0));
        assert!(
            !now.weather && now.tension_sounds,
            "two settings in one row"
        );
        open_section(&mut session, "Picture", SECTIONS, hand);
        let contrast = node(&mut session, "High contrast");
        assert_eq!(contrast.toggled(), Some(Toggled::True));
    }
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

#[test]
fn values_are_changed_by_mouse_alone() {
    let mut session = on_title();
    session.click_on("Settings");
    session.click_on("Sound");

    let track = parts::<Slider>(&mut session, "Music")[0];
    let at = |share: f32| track.center() + Vec2::X * track.width() * share;
    for (share, value) in [
        (-0.49, 0),
        (0.49, Settings::LOUDEST),
        (0.0, Settings::LOUDEST / 2),
    ] {
        session.click(at(share));
        assert_eq!(session.settings().music, value);
    }
    session.hold_mouse(at(0.0));
    for step in 1..=8 {
        session.move_mouse(at(step as f32 / 16.0));
    }
    // No further than the ends.
    for (share, value) in [
        (0.5, Settings::LOUDEST),
        (3.0, Settings::LOUDEST),
        (-3.0, 0),
    ] {
        session.move_mouse(at(share));
        assert_eq!(session.settings().music, value);
    }
    session.release_mouse();
    session.move_mouse(at(0.0));
    assert_eq!(session.settings().music, 0, "let go is let go");

    session.click_on("Picture");
    session.click_at("High contrast: Off");
    assert!(session.settings().high_contrast);
    session.click_at("High contrast: On");
    assert!(!session.settings().high_contrast);

    session.click_on("Game");
    let arrows = parts::<Button>(&mut session, "Holding a button");
    session.click(arrows[1].center());
    assert!(!session.settings().repeat_held);
    session.click(arrows[0].center());
    assert!(session.settings().repeat_held);
}

fn disable(session: &mut Session, title: &str) {
    let widget = widget(session, title);
    let world = session.app.world_mut();
    world.entity_mut(widget).insert(InteractionDisabled);
    session.frames(2);
}

/// Walks down and up again without ever being on `title`.
fn walk_past(session: &mut Session, title: &str) {
    for key in [KeyCode::ArrowDown, KeyCode::ArrowUp] {
        for _ in 0..PRESSES {
            session.key(key);
            assert_ne!(session.focused().as_deref(), Some(title));
        }
    }
}

#[test]
fn disabled_widgets_refuse_mouse_and_focus() {
    let mut session = on_title();
    session.click_on("Settings");
    let before = session.settings().clone();

    session.click_on("Sound");
    disable(&mut session, "Music");
    let track = parts::<Slider>(&mut session, "Music")[0];
    session.click(track.center().with_x(track.min.x + 3.0));
    session.hold_mouse(track.center());
    session.move_mouse(track.center() + Vec2::X * 60.0);
    session.release_mouse();
    walk_past(&mut session, "Music");

    session.click_on("Picture");
    disable(&mut session, "High contrast");
    let row = parts::<Node>(&mut session, "High contrast")[0];
    session.click(row.center());
    walk_past(&mut session, "High contrast");

    session.click_on("Game");
    disable(&mut session, "Follows the risk");
    let arrows = parts::<Button>(&mut session, "Follows the risk");
    session.click(arrows[1].center());
    walk_past(&mut session, "Follows the risk");
    assert_eq!(*session.settings(), before);

    let widget = widget(&mut session, "Follows the risk");
    let world = session.app.world_mut();
    world.entity_mut(widget).remove::<InteractionDisabled>();
    session.frames(2);
    session.click(arrows[1].center());
    assert!(!session.settings().tension_sounds, "and takes it again");
}
