//! The most used pads as their drivers report them: right buttons, right pictures, a game by each; and low batteries.

use cant_stop::core::art::Picture;
use cant_stop::input::{LowBattery, Misread, Press as Bound};

use crate::join::start;
use crate::prelude::*;

/// Names of the buttons in the database of mappings, each before its place.
const CALLED: &str = "a South b East x West y North leftshoulder LeftTrigger rightshoulder RightTrigger lefttrigger \
    LeftTrigger2 righttrigger RightTrigger2 back Select start Start leftstick LeftThumb rightstick RightThumb \
    dpup DPadUp dpdown DPadDown dpleft DPadLeft dpright DPadRight";
/// Directions of a hat, and what is pushed for them.
const HAT: &str = "h0.1 DPadUp h0.2 DPadRight h0.4 DPadDown h0.8 DPadLeft";

fn named(name: &str) -> Option<GamepadButton> {
    let Some(Bound::Pad(button)) = Bound::for_switch(name) else {
        return None;
    };
    Some(button)
}

/// Name in the database of `b0`, `a0` or `h0.1` of a pad, as the library reads it: without signs.
fn called<'a>(line: &'a str, number: &str) -> Option<&'a str> {
    let mut parts = line.split(',').filter_map(|part| part.split_once(':'));
    let found = parts.find(|(_, own)| own.trim_end_matches('~') == number)?;
    Some(found.0)
}

/// Button that arrives from the library for one of the pad, or for an axis or a direction of a hat.
fn arriving(line: &str, own: &str) -> Option<GamepadButton> {
    let called = called(line, own)?;
    let mut words = CALLED.split(' ');
    words.find(|word| *word == called)?;
    named(words.next()?)
}

/// Presses what arrives for a part of a pad, and asserts that this button is what is held.
fn assert_arrives(session: &mut Session, pad: Entity, [line, own, held]: [&str; 3]) {
    let arrives = arriving(line, own).unwrap();
    session.pad_goes(pad, arrives, 1.0);
    let gamepad = session.component::<Gamepad>(pad);
    assert!(gamepad.pressed(named(held).unwrap()), "{held}: {line}");
    session.pad_goes(pad, arrives, 0.0);
}

/// Pulls triggers that are axes, first a little, and pushes the hat in all directions.
fn assert_triggers_and_hat(session: &mut Session, pad: Entity, line: &str) {
    for (name, held) in [
        ("lefttrigger:a", "LeftTrigger2"),
        ("righttrigger:a", "RightTrigger2"),
    ] {
        let Some((_, rest)) = line.split_once(name) else {
            continue;
        };
        let axis = format!("a{}", rest.split([',', '~']).next().unwrap());
        session.pad_goes(pad, arriving(line, &axis).unwrap(), 0.2);
        let gamepad = session.component::<Gamepad>(pad);
        assert!(!gamepad.pressed(named(held).unwrap()), "{held}: {line}");
        assert_arrives(session, pad, [line, &axis, held]);
    }
    let mut words = HAT.split(' ');
    while let (Some(direction), Some(held)) = (words.next(), words.next()) {
        if called(line, direction).is_some() {
            assert_arrives(session, pad, [line, direction, held]);
        }
    }
}

/// Pushes the first two axes of a pad to their positive ends.
fn assert_stick(session: &mut Session, pad: Entity, line: &str, ends: &str) {
    for (number, end) in ends.split(' ').enumerate() {
        let (axis, sent) = match called(line, &format!("a{number}")) {
            Some("leftx") => (GamepadAxis::LeftStickX, 1.0),
            // The library has upwards positive, drivers have downwards.
            _ => (GamepadAxis::LeftStickY, -1.0),
        };
        let (x, y) = end.split_once(',').unwrap();
        let aim = Vec2::new(x.parse().unwrap(), y.parse().unwrap());
        session.send_axis(pad, axis, sent);
        session.frame();
        let stick = session.component::<Gamepad>(pad).left_stick();
        assert_eq!(stick, aim, "{line}");
        session.send_axis(pad, axis, 0.0);
        session.frames(2);
    }
}

#[test]
fn the_most_used_pads_have_their_buttons_and_pictures_and_begin_a_game() {
    let models: Vec<&str> = include_str!("pads.txt").split("\n\n").skip(1).collect();
    assert_eq!(models.len(), 21);
    for model in models {
        let lines = model.lines().filter(|line| !line.starts_with('#'));
        let lines: Vec<&str> = lines.collect();
        let [order, ends, pictures, line] = lines[..] else {
            panic!("{model}");
        };
        let order: Vec<&str> = order.split(' ').collect();
        let mut session = Session::new();
        let pad = session.app.world_mut().spawn_empty().id();
        let (id, name) = line.split_once(',').unwrap();
        let vendor = u16::from_str_radix(&id[8..12], 16).unwrap().swap_bytes();
        session.reconnect_pad(pad, name.split(',').next().unwrap(), Some(vendor));
        let mut marked = session.app.world_mut().entity_mut(pad);
        if id.starts_with("unmapped") {
            marked.insert(Misread::ByLetter);
        } else if name.contains("Left Joy-Con") {
            marked.insert(Misread::LeftJoyCon);
        }
        session.set_speed(Speed::Instant);
        session.wait(SETTLED);
        let own = |held: &str| order.iter().position(|known| *known == held);
        let [south, east, west, begin] = ["South", "East", "West", "Start"]
            .map(|held| arriving(line, &format!("b{}", own(held)?)));
        for (number, held) in order.iter().enumerate() {
            if !["-", "South"].contains(held) {
                assert_arrives(&mut session, pad, [line, &format!("b{number}"), held]);
            }
        }
        assert_triggers_and_hat(&mut session, pad, line);
        assert_stick(&mut session, pad, line, ends);
        session.focus_on("New game");
        let accept = (pad, south.unwrap());
        at_the_table(&mut session, accept);
        session.assert_reads("Controller 1");
        start(&mut session, accept);
        session.until_asked();
        session.wait(SETTLED);
        let world = session.app.world_mut();
        let mut shown = world.query::<&Picture>();
        let shown: HashSet<_> = shown.iter(world).map(|it| it.art.file_stem()).collect();
        for picture in pictures.split(' ') {
            let picture = format!("glyph_{picture}");
            assert!(shown.contains(&*picture), "{picture}: {line}");
        }
        session.press((pad, begin.unwrap()));
        session.assert_reads("Taking a breather");
        session.press((pad, east.unwrap()));
        session.assert_unread("Taking a breather");
        // A left Joy-Con alone has no third button.
        session.tap((pad, west.unwrap_or(accept.1)));
        session.until_stage(Stage::Pairing);
    }
}

#[test]
fn a_low_battery_is_said_once_until_it_is_charged() {
    let mut evening = Evening::new();
    let other = evening.pads[1];
    let name = evening.name(evening.other);
    let notice = format!("{name}’s controller is low on battery");
    for (is_charged, is_said) in [(false, true), (false, false), (true, true)] {
        let mut pad = evening.app.world_mut().entity_mut(other);
        if is_charged {
            pad.remove::<LowBattery>();
        }
        pad.insert(LowBattery);
        evening.wait(SETTLED);
        assert_eq!(evening.reads(&notice), is_said);
        evening.until("no notice", |evening| !evening.reads(&notice));
        evening.disconnect_pad(other);
        reconnect(&mut evening, other, "Beta pad");
        evening.wait(15.0);
    }
}
