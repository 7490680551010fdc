//! Gestures of a hand, made with synthetic devices: the laboratory throws dice as they left it.

use std::fmt::Write as _;
use std::path::PathBuf;

use bevy::prelude::*;
use cant_stop::core::seats::SeatKind;
use cant_stop::referee::{Act, PlayerIntent};
use cant_stop_dice::Start;
use cant_stop_testkit::{Session, repository, seats};

/// File of the gestures in the laboratory.
fn recorded() -> PathBuf {
    repository("crates/lab/gestures/hand.json")
}

/// A gesture: where a stick is pushed, for how many frames each, before the dice are let go.
struct Gesture(Vec<(Vec2, u32)>);

/// Held nearly still, swung once in every direction, and shaken from side to side, for shorter and longer.
fn gestures() -> Vec<Gesture> {
    let still = (0..4).map(|held| Gesture(vec![(Vec2::ZERO, 9 + 2 * held)]));
    let swings = (0..12u8).map(|turn| {
        let away = Vec2::from_angle(f32::from(turn) * std::f32::consts::TAU / 12.0);
        Gesture(vec![(Vec2::ZERO, 8), (-away, 5), (away, 2)])
    });
    let shakes = (0..16u8).map(|turn| {
        let away = Vec2::from_angle(f32::from(turn) * 2.4);
        let mut pushes = vec![(Vec2::ZERO, 6)];
        for shake in 0..4 + turn % 4 {
            let side = if shake % 2 == 0 { away } else { -away };
            pushes.push((side, 2 + u32::from(turn % 3)));
        }
        Gesture(pushes)
    });
    still.chain(swings).chain(shakes).collect()
}

/// Pose and motion of the dice at their release after a gesture.
fn released(session: &mut Session, pad: Entity, gesture: &Gesture) -> [Start; 4] {
    session.start_decided(seats(&[SeatKind::Person; 2]), 5);
    session.frames(5);
    session.pad(pad, GamepadButton::DPadDown);
    session.pad_goes(pad, GamepadButton::South, 1.0);
    for &(push, frames) in &gesture.0 {
        session.stick(pad, push);
        session.frames(frames);
    }
    let world = session.app.world_mut();
    world.resource_mut::<Messages<PlayerIntent>>().clear();
    session.pad_goes(pad, GamepadButton::South, 0.0);
    let world = session.app.world_mut();
    let mut asked = world.resource_mut::<Messages<PlayerIntent>>();
    let dice = asked.drain().find_map(|intent| match intent.act {
        Act::RollByHand(dice) => Some(dice),
        _ => None,
    });
    session.stick(pad, Vec2::ZERO);
    session.leave();
    dice.unwrap_or_else(|| panic!("nothing was thrown; {}", session.summary()))
}

fn speed(die: &Start) -> f32 {
    Vec3::from(die.linear).length()
}

#[test]
fn hands_throw_weakly_and_strongly_and_every_way() {
    let mut session = Session::new();
    let pad = session.connect_pad();
    let all: Vec<[Start; 4]> = gestures()
        .iter()
        .map(|gesture| released(&mut session, pad, gesture))
        .collect();
    if std::env::var_os("CANT_STOP_WRITE_GESTURES").is_some() {
        let mut text = String::from("[\n");
        for (index, dice) in all.iter().enumerate() {
            let comma = if index + 1 < all.len() { "," } else { "" };
            let line = serde_json::to_string(dice).unwrap();
            writeln!(text, "  {line}{comma}").unwrap();
        }
        text.push_str("]\n");
        std::fs::write(recorded(), text).unwrap();
    }
    let kept = std::fs::read_to_string(recorded()).unwrap();
    let kept: Vec<[Start; 4]> = serde_json::from_str(&kept).unwrap();
    assert_eq!(kept.len(), all.len(), "the laboratory has them all");
    for gestures in [all, kept] {
        let fastest: Vec<f32> = gestures
            .iter()
            .map(|dice| dice.iter().map(speed).fold(0.0, f32::max))
            .collect();
        let (weak, strong) = fastest
            .iter()
            .fold((f32::MAX, 0.0_f32), |(weak, strong), &speed| {
                (weak.min(speed), strong.max(speed))
            });
        assert!(3.0 * weak < strong, "{fastest:?}");
        let mean = |dice: &[Start; 4]| dice.iter().map(|die| Vec3::from(die.linear)).sum::<Vec3>();
        for way in [Vec3::X, Vec3::NEG_X, Vec3::Z, Vec3::NEG_Z] {
            let that_way = gestures.iter().filter(|dice| mean(dice).dot(way) > 8.0);
            assert!(that_way.count() >= 2, "hardly anything goes {way}");
        }
    }
}
